/**
 * Ridge regression: the weights that explain examples best, kept near to those expected where examples are few. Only the
 * normal equations are kept, so that any number of examples can be added.
 */
export interface Ridge {
  readonly expected: Float64Array;
  /** Row by row. */
  readonly products: Float64Array;
  readonly targets: Float64Array;
}

/** @param trust how many examples outweigh what is expected. */
export function createRidge(expected: Float64Array, trust: number): Ridge {
  const size = expected.length;
  const products = new Float64Array(size * size);
  for (let n = 0; n < size; n++) products[n * size + n] = trust;
  return { expected, products, targets: new Float64Array(size) };
}

/** Adds an example: the sum of the weights at `features`, one of which may stand several times, should be `worth`. */
export function addExample(
  { expected, products, targets }: Ridge,
  features: readonly number[],
  worth: number,
): void {
  const size = expected.length;
  let rest = worth;
  for (const feature of features) rest -= expected[feature] as number;
  for (const one of features) {
    targets[one] = (targets[one] as number) + rest;
    for (const other of features) {
      products[one * size + other] = (products[one * size + other] as number) + 1;
    }
  }
}

/** The best weights, by Cholesky's decomposition; the equations are used up. */
export function solveRidge({ expected, products, targets }: Ridge): Float64Array {
  const size = expected.length;
  const cell = (row: number, column: number) => products[row * size + column] as number;
  for (let column = 0; column < size; column++) {
    for (let row = column; row < size; row++) {
      let sum = cell(row, column);
      for (let k = 0; k < column; k++) sum -= cell(row, k) * cell(column, k);
      products[row * size + column] = row === column ? Math.sqrt(sum) : sum / cell(column, column);
    }
  }
  for (let row = 0; row < size; row++) {
    let sum = targets[row] as number;
    for (let k = 0; k < row; k++) sum -= cell(row, k) * (targets[k] as number);
    targets[row] = sum / cell(row, row);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = targets[row] as number;
    for (let k = row + 1; k < size; k++) sum -= cell(k, row) * (targets[k] as number);
    targets[row] = sum / cell(row, row);
  }
  return targets.map((target, n) => target + (expected[n] as number));
}
