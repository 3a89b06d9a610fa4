import type { Colour } from '../colour';

/** The colours of one boat. */
export interface Livery {
	readonly hull: Colour;
	/** The stripe along the edge of the deck. */
	readonly stripe: Colour;
	/** The lower part of the hull's side, between the waist and the chine. */
	readonly lower: Colour;
	readonly bottom: Colour;
	readonly deck: Colour;
	readonly floor: Colour;
	readonly seats: Colour;
	readonly accent: Colour;
	readonly engine: Colour;
	readonly glass: Colour;
}

const white = '#fbf8f0';
const cream = '#f6ead0';
const steel = '#3b4650';

const plain: Livery = {
	hull: white,
	stripe: '#14354f',
	lower: white,
	bottom: '#1f3040',
	deck: white,
	floor: '#d8c9a8',
	seats: cream,
	accent: '#e8553a',
	engine: '#2a3138',
	glass: '#17394a',
};

/** The fleet's eight boats; no two share a hull colour. */
export const liveries = {
	petrel: {
		...plain,
		hull: '#e9ecea',
		stripe: '#f06a35',
		lower: '#dfe4e4',
		deck: '#eef0ee',
		seats: '#d7713f',
		accent: '#f06a35',
		floor: '#c9cfd0',
		engine: '#22282d',
	},
	tern: {
		...plain,
		hull: '#f3ead6',
		stripe: '#0e8088',
		lower: '#f3ead6',
		deck: '#f6efe0',
		seats: '#16727a',
		accent: '#d9efe8',
		floor: '#d9cbb0',
		engine: '#e9e6dc',
	},
	marlin: {
		...plain,
		hull: '#1d4f8f',
		stripe: '#f4f1e8',
		lower: '#163f74',
		deck: white,
		seats: '#f4f1e8',
		accent: '#f2b63c',
		floor: '#e6e3da',
		engine: '#f2efe6',
	},
	sandpiper: {
		...plain,
		hull: '#f7f3e8',
		stripe: '#d2452f',
		lower: '#d2452f',
		deck: white,
		seats: '#e9d3ad',
		accent: '#d2452f',
		floor: '#c79a66',
		engine: steel,
	},
	kingfisher: {
		...plain,
		hull: '#0f3a44',
		stripe: '#e59a3c',
		lower: '#0b2f38',
		deck: white,
		seats: '#e5b072',
		accent: '#e59a3c',
		floor: '#b98654',
		engine: '#2a3138',
	},
	avocet: {
		...plain,
		hull: '#faf6ec',
		stripe: '#22303a',
		lower: '#dfe9ea',
		deck: white,
		seats: '#8fb4b8',
		accent: '#22303a',
		floor: '#c79f72',
		engine: '#2a3138',
	},
	heron: {
		...plain,
		hull: '#9a4f24',
		stripe: '#f3e3c0',
		lower: '#84401c',
		bottom: '#7c1f1c',
		deck: '#b4652f',
		floor: '#8f5127',
		seats: '#f3e3c0',
		accent: '#8f1f1b',
		engine: '#d9d4c6',
	},
	wren: {
		...plain,
		hull: '#f2c33d',
		stripe: '#f9f4e4',
		lower: '#e3ae26',
		deck: '#f9f4e4',
		floor: '#cfa873',
		seats: '#b4824e',
		accent: '#2e5f73',
		engine: '#e4572e',
	},
} as const satisfies Record<string, Livery>;

/** The name of a boat of the fleet, in lower case. */
export type BoatName = keyof typeof liveries;
export { steel, white };
