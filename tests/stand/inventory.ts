import type { Events, Game, Scene } from "phaser";

/** What a running board keeps, by kind; it must not grow with what has been shown. */
export interface Inventory {
  readonly objects: number;
  readonly textures: number;
  readonly listeners: number;
}

export function takeInventory(game: Game, scene: Scene): Inventory {
  const emitters = [game.events, game.textures, game.scale, game.renderer, scene.events, scene.cameras.main];
  return {
    objects: scene.children.length,
    textures: Object.keys(game.textures.list).length,
    listeners: emitters.reduce((sum, emitter) => sum + listenersOf(emitter), 0),
  };
}

function listenersOf(emitter: Events.EventEmitter): number {
  return emitter.eventNames().reduce((sum, name) => sum + emitter.listenerCount(name), 0);
}
