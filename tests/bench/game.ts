/** A game of 85 plies between levels 8 and 7, as a link; few of its positions are proven quickly. */
export const GAME = "1.split..85..19c2efa148af148e802651c855b8e011b20d332084f9990.b633e4b3";
