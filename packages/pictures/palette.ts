import { type Colour, mix, under } from './colour';
import { dot, type Place, unit } from './space';

/** The hours of the day on the water, in the order in which the page shows them, and the light before a storm. */
export type Hour =
	| 'before-sunrise'
	| 'morning'
	| 'noon'
	| 'golden-hour'
	| 'dusk'
	| 'night'
	| 'storm';

/** The colours of one hour. The first three are the colours of the site's pages at that hour. */
export interface Palette {
	readonly hour: Hour;
	readonly ground: Colour;
	readonly ink: Colour;
	readonly accent: Colour;
	/** The colours of the sky, from the zenith to the horizon. */
	readonly sky: readonly [Colour, Colour, Colour, Colour];
	readonly sun: Colour;
	readonly glow: Colour;
	readonly cloud: Colour;
	readonly cloudShade: Colour;
	/** The colours of the sea, from the horizon to the viewer. */
	readonly sea: readonly [Colour, Colour, Colour, Colour];
	readonly shallow: Colour;
	readonly glint: Colour;
	readonly foam: Colour;
	/** The colour of the light on surfaces that face the sun (`lit`), and on surfaces that do not (`shade`). */
	readonly lit: Colour;
	readonly shade: Colour;
	/** The colour into which distant things fade. */
	readonly haze: Colour;
	/** The colour of windows and lanterns; at night they are lit. */
	readonly lamp: Colour;
	readonly lampsLit: boolean;
}

export const palettes: Readonly<Record<Hour, Palette>> = {
	'before-sunrise': {
		hour: 'before-sunrise',
		ground: '#0c1b2e',
		ink: '#f4efe6',
		accent: '#ff6a3d',
		sky: ['#12253f', '#28486b', '#8a6f86', '#ffa878'],
		sun: '#ff8a55',
		glow: '#ff9a68',
		cloud: '#c77f7d',
		cloudShade: '#574f71',
		sea: ['#b98482', '#5c6685', '#2a4767', '#12273f'],
		shallow: '#3b6c80',
		glint: '#ffb48a',
		foam: '#d9cfd2',
		lit: '#e9b8a2',
		shade: '#4b567d',
		haze: '#a27f8c',
		lamp: '#ffcf7d',
		lampsLit: true,
	},
	morning: {
		hour: 'morning',
		ground: '#eaf3f1',
		ink: '#0c2a38',
		accent: '#0a6e77',
		sky: ['#7fbcc9', '#a9d6d8', '#d3e9e2', '#f7efdc'],
		sun: '#fff6d8',
		glow: '#fff3d2',
		cloud: '#ffffff',
		cloudShade: '#c9dfe0',
		sea: ['#a7d3d1', '#5eb0b5', '#2b8d97', '#0f6774'],
		shallow: '#79cfc4',
		glint: '#eefaf2',
		foam: '#ffffff',
		lit: '#fff6e6',
		shade: '#7d9fb1',
		haze: '#c3dedd',
		lamp: '#2f4c5a',
		lampsLit: false,
	},
	noon: {
		hour: 'noon',
		ground: '#fbf7ee',
		ink: '#10222f',
		accent: '#1557c0',
		sky: ['#2f86d6', '#5ba6e4', '#98cbef', '#dcedf0'],
		sun: '#fffbe8',
		glow: '#eaf5f4',
		cloud: '#ffffff',
		cloudShade: '#cfe3f1',
		sea: ['#3f93d2', '#1f74c2', '#1557a8', '#0d3f85'],
		shallow: '#35bfc4',
		glint: '#cdeefb',
		foam: '#ffffff',
		lit: '#fffdf6',
		shade: '#7f98bd',
		haze: '#a5cbe6',
		lamp: '#24445f',
		lampsLit: false,
	},
	'golden-hour': {
		hour: 'golden-hour',
		ground: '#f7c873',
		ink: '#2a1608',
		accent: '#9e1b16',
		sky: ['#e08a4e', '#f0a658', '#f9c678', '#fdeab5'],
		sun: '#fff3c9',
		glow: '#ffe39c',
		cloud: '#ffe3ae',
		cloudShade: '#d98158',
		sea: ['#f3c27c', '#cf8a5c', '#8d5a57', '#4a3647'],
		shallow: '#d9a46e',
		glint: '#fff0c0',
		foam: '#fff1d6',
		lit: '#ffe0a4',
		shade: '#86597a',
		haze: '#e9ab6c',
		lamp: '#5b2f28',
		lampsLit: false,
	},
	dusk: {
		hour: 'dusk',
		ground: '#3a2a5c',
		ink: '#fbede3',
		accent: '#ffb199',
		sky: ['#35285a', '#6a4580', '#c66b86', '#ffb08c'],
		sun: '#ffc9a0',
		glow: '#ff9d87',
		cloud: '#f08d8b',
		cloudShade: '#6f4a80',
		sea: ['#d98488', '#8c5a89', '#51407a', '#261f4a'],
		shallow: '#7f6a9c',
		glint: '#ffc3a6',
		foam: '#f7dcdc',
		lit: '#ffc3b0',
		shade: '#57427e',
		haze: '#b0688c',
		lamp: '#ffd489',
		lampsLit: true,
	},
	night: {
		hour: 'night',
		ground: '#071019',
		ink: '#dce7f0',
		accent: '#ffe08a',
		sky: ['#050d16', '#0a1a2b', '#122c43', '#24465c'],
		sun: '#f6efd6',
		glow: '#4f7385',
		cloud: '#1f3d52',
		cloudShade: '#102436',
		sea: ['#1f4258', '#12304a', '#0b2033', '#060f1a'],
		shallow: '#1d4a5c',
		glint: '#f2e4b4',
		foam: '#9fb6c4',
		lit: '#8fa6c2',
		shade: '#28384f',
		haze: '#1b3a50',
		lamp: '#ffe08a',
		lampsLit: true,
	},
	storm: {
		hour: 'storm',
		ground: '#22323c',
		ink: '#eef2ee',
		accent: '#f4c64e',
		sky: ['#28343f', '#3d505c', '#6d8487', '#e9dca8'],
		sun: '#fff2c0',
		glow: '#f5e3a0',
		cloud: '#5d7079',
		cloudShade: '#2b3944',
		sea: ['#c9c79c', '#5f8078', '#2c5358', '#142d36'],
		shallow: '#6fa08d',
		glint: '#f6ecb8',
		foam: '#eef3ea',
		lit: '#f7e6b4',
		shade: '#52677a',
		haze: '#7f9390',
		lamp: '#f4c64e',
		lampsLit: true,
	},
};

/** The light of a scene: its direction and its effect on surfaces. */
export interface Light {
	readonly palette: Palette;
	/** The direction to the sun or the moon, as a vector of length one in the world's axes. */
	readonly sun: Place;
	/** Returns the colour of a surface with a given normal, in one of five steps between shade and light. */
	tone(surface: Colour, normal: Place): Colour;
	lit(surface: Colour): Colour;
	shaded(surface: Colour): Colour;
}

const STEPS = 4;

/** Creates the light of a palette from a direction (x right, y away, z up). */
export function lightFrom(palette: Palette, direction: Place): Light {
	const sun = unit(direction);
	const lit = (surface: Colour): Colour => under(surface, palette.lit);
	const shaded = (surface: Colour): Colour => under(surface, palette.shade);
	return {
		palette,
		sun,
		lit,
		shaded,
		tone: (surface, normal) => {
			const facing = 0.5 + 0.62 * dot(normal, sun) + 0.12 * normal[2];
			const step = Math.round(Math.max(0, Math.min(1, facing)) * STEPS) / STEPS;
			return mix(shaded(surface), lit(surface), step);
		},
	};
}
