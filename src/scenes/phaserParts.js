/**
 * The parts of Phaser that draw the board. They stand in for the whole package wherever `phaser` is imported: most of
 * it is physics, tilemaps, loaders and tweens that nothing here needs. The types are the package's own: they know of
 * more than there is. After a change here start the development server once with `--force`.
 */

// Before all others, since its modules ask for each other.
import "../../node_modules/phaser/src/renderer/index.js";

import phaser from "../../node_modules/phaser/src/const.js";
import coreEvents from "../../node_modules/phaser/src/core/events/index.js";
import Game from "../../node_modules/phaser/src/core/Game.js";
import Image from "../../node_modules/phaser/src/gameobjects/image/Image.js";
import Renderer from "../../node_modules/phaser/src/renderer/index.js";
import Scale from "../../node_modules/phaser/src/scale/const/SCALE_MODE_CONST.js";
import Scene from "../../node_modules/phaser/src/scene/Scene.js";

// These add themselves to every scene.
import "../../node_modules/phaser/src/cameras/2d/CameraManager.js";
import "../../node_modules/phaser/src/events/EventEmitter.js";
import "../../node_modules/phaser/src/gameobjects/DisplayList.js";
import "../../node_modules/phaser/src/gameobjects/UpdateList.js";
import "../../node_modules/phaser/src/gameobjects/image/ImageFactory.js";
import "../../node_modules/phaser/src/gameobjects/tilesprite/TileSpriteFactory.js";
import "../../node_modules/phaser/src/scene/ScenePlugin.js";

export { Game, Renderer, Scale, Scene };
export const { AUTO, BlendModes } = phaser;
export const Core = { Events: coreEvents };
export const GameObjects = { Image };
