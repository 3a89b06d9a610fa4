import { readdirSync, readFileSync } from 'node:fs';
import { drawings } from '@outrigger/pictures';
import { describe, expect, it } from 'vitest';

interface Medium {
	readonly databaseId: number;
	readonly slug: string;
	readonly altText: string;
	readonly file: string;
	readonly source?: string;
	readonly width: number;
	readonly height: number;
	readonly mimeType: string;
}

const library: readonly Medium[] = JSON.parse(
	readFileSync(new URL('../content/media.json', import.meta.url), 'utf8'),
);
const media = library.filter(({ mimeType }) => mimeType.startsWith('image/'));
const drawn = new Map(drawings.map((drawing) => [drawing.file, drawing]));

/** The file from which a medium is made. */
const drawingOf = ({ source, file }: Medium): string =>
	(source ?? `uploads/${file}`).replace(/^uploads\//, '');

describe('the media library', () => {
	it('has unique ids from 100, leaves 2265 to the gallery page, and unique slugs and files', () => {
		const ids = library.map((medium) => medium.databaseId);
		expect(new Set(ids).size).toBe(library.length);
		expect(Math.min(...ids)).toBeGreaterThanOrEqual(100);
		expect(ids).not.toContain(2265);
		expect(new Set(library.map((medium) => medium.slug)).size).toBe(library.length);
		expect(new Set(library.map((medium) => medium.file)).size).toBe(library.length);
	});

	it('is drawn in full, at its declared size, and lists all drawn pictures', () => {
		for (const medium of library) {
			const scene = drawn.get(drawingOf(medium));
			expect(scene, medium.slug).toBeDefined();
			expect([scene?.width, scene?.height], medium.slug).toEqual([medium.width, medium.height]);
		}
		expect(new Set(library.map(drawingOf))).toEqual(new Set(drawn.keys()));
	});

	it('describes each picture in words; flags and layers are decoration', () => {
		for (const medium of media) {
			const decoration = /^(flag-|hero-(?!wide|phone))/.test(medium.slug);
			if (decoration) expect(medium.altText).toBe('');
			else expect(medium.altText.length, medium.slug).toBeGreaterThan(9);
		}
	});

	it('has at least 24 gallery pictures, 12 stories, 6 places and 8 portraits', () => {
		const count = (folder: string): number =>
			media.filter((medium) => medium.file.startsWith(folder) && medium.mimeType === 'image/jpeg')
				.length;
		expect(count('2026/05/')).toBeGreaterThanOrEqual(24);
		expect(count('2026/06/')).toBeGreaterThanOrEqual(12);
		expect(count('2026/03/')).toBe(6);
		expect(count('2026/04/')).toBe(8);
	});

	it('has a picture of each thing that is sold, as an object and of its own', () => {
		const folder = new URL('../content/product/', import.meta.url);
		const shown = readdirSync(folder).map((name) => {
			const text = readFileSync(new URL(name, folder), 'utf8');
			return /^featuredImage: (\S+)$/m.exec(text)?.[1] ?? name;
		});
		expect(new Set(shown).size).toBe(8);
		for (const slug of shown) {
			const file = library.find((medium) => medium.slug === slug)?.file;
			// The chart is also on its own page.
			if (slug !== 'chart-of-the-coast') expect(file, slug).toMatch(/^2026\/08\//);
		}
	});
});
