/** What the page needs from outside. `main.ts` fills it. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { Fault } from "../engine/result.ts";
import type { Move, Pit } from "../engine/types.ts";
import type { View } from "../layout/view.ts";
import type { Adviser } from "../session/adviser.ts";
import type { Reviewer } from "../session/reviewer.ts";
import type { Session } from "../session/session.ts";
import type { SeatId } from "../session/setup.ts";
import type { Records } from "../storage/keeper.ts";
import type { Save } from "../storage/save.ts";
import type { Settings } from "../storage/settings.ts";
import type { Appearance } from "./appearance.ts";

export interface Ports {
  readonly session: Session;
  readonly adviser: Adviser;
  readonly reviewer: Reviewer;
  /** Written by the page; whoever keeps, shows or plays by them listens. */
  readonly settings: Signal<Settings>;
  readonly appearance: ReadonlySignal<Appearance>;
  /** Whether the picture stands still in the midst of a sowing or between two machines' moves. */
  readonly paused: Signal<boolean>;
  /** Where everything lies in the canvas's place; `null` until that has been measured. */
  readonly view: ReadonlySignal<View | null>;
  /** Whether two persons face each other across the device. */
  readonly facing: ReadonlySignal<boolean>;
  /** The game that "Continue" goes on with. */
  readonly lastGame: ReadonlySignal<Save<SeatId> | null>;
  /** The finished games of this device. */
  readonly records: Records<SeatId>;
  /** Told until they are dismissed. */
  readonly notices: Signal<readonly Notice[]>;
  /** Language tags that the browser asks for, the most wanted first. */
  readonly languages: readonly string[];
  /** Called with the canvas's place when it appears. @returns is called when it goes. */
  attachBoard(place: HTMLElement): () => void;
  /** Shows the rest of a sowing at once. */
  finish(): void;
  /** Shows where a move would lead; `null` takes that away. */
  preview(move: Move | null): void;
  /** A pit is pointed at or has the focus, so that its count may show; `null` when none. */
  pointAt(pit: Pit | null): void;
  /** A picture of the board as it stands, in PNG. Rejects where there is none. */
  photograph(): Promise<Blob>;
  /** A press was refused: sounds. */
  refused(): void;
  /** A part of the program could not be fetched: tells so. */
  missed(error: unknown): void;
  /** Fetches what stands around the board on a screen. */
  readonly rooms: Readonly<Partial<Record<RoomName, () => Promise<Surround>>>>;
  /** `null` where the game is not on show. */
  readonly exhibit: Exhibit | null;
  /** Fetches what the dialog about the game tells. */
  about(): Promise<FunctionComponent>;
  /** The seed of the next game. */
  seed(): number;
}

/** Where the game is on show for visitors: what takes the place of what only the owner of a device would use. */
export interface Exhibit {
  /** Those that a visitor may choose. */
  readonly languages: readonly string[];
  /** Rule sets on offer, by their names in files. */
  readonly rules: readonly string[];
  /** Whether nobody is there. */
  readonly idle: ReadonlySignal<boolean>;
  /** In home's place. */
  readonly Lobby: FunctionComponent;
  /** Lies over every screen. */
  readonly Over: FunctionComponent;
  /** To begin anew, asked first; and for the staff. */
  readonly dialogs: Readonly<Record<"again" | "staff", FunctionComponent>>;
}

/** Something that went wrong with what was given or kept. A fault of the store itself is told as such. */
export interface Spoilt {
  readonly about: "address" | "save" | "settings";
  readonly fault: Fault;
}

/**
 * What is not as it should be at present: a picture of the board is missing, or the means to draw it at all, or a part of the
 * program; a machine's move was not thought about; something happened that nobody has foreseen.
 */
export interface Lack {
  readonly about: "picture" | "graphics" | "part" | "machine" | "unforeseen";
}

export type Notice = Spoilt | Lack;

/** Screens that other rooms of the program put around the board. */
export type RoomName = "lesson" | "guide" | "attract";

/** Every screen but home holds the one board. */
export type Screen = "home" | "game" | RoomName;

/** What stands around the board: bars above and below it, and something in the panel's place. */
export interface Surround {
  readonly Top: FunctionComponent;
  readonly Bottom: FunctionComponent;
  readonly Side: FunctionComponent | null;
}
