import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withFolder } from './built-fonts';
import { readFontsFolder } from './fonts-folder';

const { resolve } = createRequire(import.meta.url);
let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'fonts-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Puts a file of a package into the folder, under a name without any facts about the font. */
function put(pack: string, file: string, as: string): void {
	mkdirSync(dirname(join(folder, as)), { recursive: true });
	copyFileSync(join(dirname(resolve(`${pack}/package.json`)), 'files', file), join(folder, as));
}

describe('a folder of fonts', () => {
	it('has families with their weights, styles and measures, with any file names', async () => {
		put('@fontsource/lato', 'lato-latin-400-normal.woff2', 'a.woff2');
		put('@fontsource/lato', 'lato-latin-700-normal.woff2', 'deeper/b.WOFF2');
		put('@fontsource/lato', 'lato-latin-400-italic.woff2', 'c.woff2');
		const { families, paths, faults } = await readFontsFolder(folder);
		expect(faults).toEqual([]);
		const [lato] = families;
		expect(families.map(({ name }) => name)).toEqual(['Lato']);
		expect(lato?.isSerif).toBe(false);
		expect(lato?.files.map(({ style, weight, isCore }) => [style, weight[0], isCore])).toEqual([
			['normal', 400, true],
			['italic', 400, true],
			['normal', 700, true],
		]);
		expect(lato?.files.every(({ unicodeRange }) => unicodeRange === 'U+0-10FFFF')).toBe(true);
		expect(lato?.ascent).toBeGreaterThan(0.7);
		expect(lato?.descent).toBeGreaterThan(0.1);
		const [regular, bold] = lato?.widths.map(({ average }) => average) ?? [];
		expect(regular).toBeGreaterThan(0.4);
		expect(bold).toBeGreaterThan(regular ?? 1);
		expect(lato?.italicAverage).toBeGreaterThan(0.3);
		const name = lato?.files[0]?.address.slice('/assets/'.length) ?? '';
		expect(paths.get(name)).toBe(join(folder, 'a.woff2'));
	});

	it('divides a style among files by their characters, and keeps axes', async () => {
		put('@fontsource/lato', 'lato-latin-400-normal.woff2', 'latin.woff2');
		put('@fontsource/lato', 'lato-latin-ext-400-normal.woff2', 'more.woff2');
		put('@fontsource-variable/inter', 'inter-latin-wght-normal.woff2', 'inter.woff2');
		const { families } = await readFontsFolder(folder);
		const lato = families.find(({ name }) => name === 'Lato');
		expect(lato?.files.map(({ isCore }) => isCore)).toEqual([true, false]);
		expect(lato?.files[0]?.unicodeRange).toContain('U+20-7E');
		expect(lato?.files[1]?.unicodeRange).not.toContain('U+20-7E');
		const inter = families.find(({ name }) => /^Inter/.test(name));
		expect(inter?.files[0]?.weight).toEqual([100, 900]);
	});

	it('names a file that is no font, and leaves others alone', async () => {
		writeFileSync(join(folder, 'broken.woff2'), 'no font');
		writeFileSync(join(folder, 'OFL.txt'), 'A licence');
		put('@fontsource/lato', 'lato-latin-400-normal.woff2', 'a.woff2');
		const { families, faults } = await readFontsFolder(folder);
		expect(families).toHaveLength(1);
		expect(faults).toEqual([expect.stringMatching(/^broken\.woff2: ./)]);
		await expect(readFontsFolder(join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
	});

	it('counts before the families that the host has, by their names', async () => {
		put('@fontsource/lato', 'lato-latin-400-normal.woff2', 'a.woff2');
		const own = await readFontsFolder(folder);
		const [lato] = own.families;
		const built = {
			catalogue: {
				families: [
					{ ...own.families[0], name: 'lato' },
					{ ...lato, name: 'Jost' },
				],
				standIns: [],
			},
			version: 'x',
			path: (name: string) => (name === 'fonts/jost.woff2' ? '/built/jost.woff2' : null),
		} as never;
		const both = withFolder(built, own);
		expect(both.catalogue.families.map(({ name }) => name)).toEqual(['Lato', 'Jost']);
		expect(both.path('fonts/jost.woff2')).toBe('/built/jost.woff2');
		expect(both.path([...own.paths.keys()][0] ?? '')).toBe(join(folder, 'a.woff2'));
		expect(both.path('fonts/other.woff2')).toBeNull();
	});
});
