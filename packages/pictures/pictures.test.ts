import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { animations } from './animations';
import { lottieOf } from './animations/animation';
import { HORIZON, openCanvas } from './canvas';
import { palettes } from './palette';
import { seeded } from './random';
import { scenes } from './scenes';

const drawings = new Map(scenes.map((scene) => [scene.path, scene.draw()]));
const drawingOf = (path: string): string => drawings.get(path) ?? '';

/**
 * The largest size of a drawing, in characters, for a picture of one screen; the panorama of the coast is three screens
 * wide.
 */
const LIMIT = 150_000;
const COAST_LIMIT = 200_000;

describe('every picture', () => {
	for (const scene of scenes) {
		it(`${scene.path} is the same each time, well-formed, small and without letters`, () => {
			const markup = drawingOf(scene.path);
			expect(scene.draw()).toBe(markup);
			const names = new Set<string>();
			let viewBox = '';
			const parser = new SaxesParser();
			parser.on('error', (error) => {
				throw error;
			});
			parser.on('opentag', (tag) => {
				names.add(tag.name);
				if (tag.name === 'svg') viewBox = String(tag.attributes.viewBox);
			});
			parser.write(markup).close();
			for (const forbidden of ['text', 'script', 'image', 'filter', 'foreignObject', 'style'])
				expect(names).not.toContain(forbidden);
			expect(markup).not.toMatch(/NaN|undefined|Infinity/);
			expect(viewBox.split(' ')).toHaveLength(4);
			expect(markup.length).toBeLessThan(scene.width > 4000 ? COAST_LIMIT : LIMIT);
		});
	}

	it('differs from every other', () => {
		const drawn = scenes
			.filter((scene) => scene.kind === 'picture')
			.map((scene) => drawingOf(scene.path));
		expect(new Set(drawn).size).toBe(drawn.length);
	});
});

describe('the horizon', () => {
	it('lies on one line in every picture: water or shoal begins there at both edges', () => {
		for (const scene of scenes) {
			if (scene.kind !== 'picture') continue;
			const level = Math.round(scene.height * HORIZON);
			expect(drawingOf(scene.path), scene.path).toMatch(
				new RegExp(`(y="${level}"|M-100 ${level}C)`),
			);
		}
	});

	it('is at the height that a canvas sets', () => {
		const canvas = openCanvas({ width: 2400, height: 1600, seed: 'a', hour: 'noon' });
		expect(canvas.horizon).toBe(928);
	});
});

describe('a drawing that moves', () => {
	it('is the same each time, small, and made of numbers', () => {
		for (const animation of animations) {
			const text = lottieOf(animation);
			expect(text).toBe(lottieOf(animation));
			expect(text.length).toBeLessThan(60_000);
			expect(text).not.toMatch(/null|NaN/);
		}
	});
});

describe('the colours of an hour', () => {
	it('keep the contrast of ink and accent on their ground over 4.5', () => {
		const luminance = (colour: string): number => {
			const [red = 0, green = 0, blue = 0] = [1, 3, 5]
				.map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
				.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const contrast = (one: string, two: string): number => {
			const [high = 0, low = 0] = [luminance(one), luminance(two)].sort((a, b) => b - a);
			return (high + 0.05) / (low + 0.05);
		};
		for (const palette of Object.values(palettes)) {
			expect(contrast(palette.ink, palette.ground), palette.hour).toBeGreaterThanOrEqual(4.5);
			expect(contrast(palette.accent, palette.ground), palette.hour).toBeGreaterThanOrEqual(4.5);
		}
	});
});

describe('a seed', () => {
	it('gives the same stream again, another seed another, and a branch does not disturb it', () => {
		const stream = (seed: string): number[] => {
			const random = seeded(seed);
			return [random.next(), random.next(), random.next()];
		};
		expect(stream('a')).toEqual(stream('a'));
		expect(stream('a')).not.toEqual(stream('b'));
		const random = seeded('a');
		random.branch('cloud').next();
		expect(random.next()).toBe(stream('a')[0]);
	});
});
