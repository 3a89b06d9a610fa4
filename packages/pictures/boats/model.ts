import type { Colour } from '../colour';
import type { Place } from '../space';
import type { HullLines } from './hull';
import type { Livery } from './livery';
import type { Part } from './parts';
import type { Stage } from './stage';

/** The open part of the deck: from and to (0 stern to 1 bow), side deck and floor in metres. */
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
	/** Radius of the inflatable collar, for a RIB. */
	readonly collar?: number;
	/** Seams of a planked deck. */
	readonly planked?: boolean;
	/** Rope or rubber along the edge. */
	readonly fender?: Colour;
	/** The place at which the helm stands or sits. */
	readonly helm: Place;
	parts(stage: Stage, livery: Livery): Part[];
}
