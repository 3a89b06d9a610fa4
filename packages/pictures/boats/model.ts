import type { Colour } from '../colour';
import type { Place } from '../space';
import type { HullLines } from './hull';
import type { Livery } from './livery';
import type { Part } from './parts';
import type { Stage } from './stage';

/** The open part of the deck. `from` and `to` are positions (0 stern, 1 bow); side deck and floor are in metres. */
export interface Cockpit {
	readonly from: number;
	readonly to: number;
	readonly sideDeck: number;
	readonly floor: number;
}

/** A type of boat: its lines, its openings and the things aboard. */
export interface Model {
	readonly lines: HullLines;
	readonly cockpits: readonly Cockpit[];
	/** The radius of the inflatable collar; only a RIB has one. */
	readonly collar?: number;
	/** True for a deck of planks with seams. */
	readonly planked?: boolean;
	/** The colour of a rope or a rubber fender along the edge. */
	readonly fender?: Colour;
	/** The place at which the person who steers stands or sits. */
	readonly helm: Place;
	parts(stage: Stage, livery: Livery): Part[];
}
