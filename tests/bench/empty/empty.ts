/** The least that a page with Phaser can be: an empty scene that fills the window, and a word when it has been drawn. */
import { AUTO, Core, Game, Scale, Scene } from "phaser";

const game = new Game({
  type: AUTO,
  parent: document.body,
  scale: { mode: Scale.NONE, width: window.innerWidth, height: window.innerHeight },
  scene: new Scene("empty"),
  audio: { noAudio: true },
  banner: false,
});
game.events.once(Core.Events.POST_RENDER, () => {
  document.body.dataset.drawn = "true";
});
