import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUES } from '@outrigger/rules/texts/catalogues';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTextsFile } from './texts-file';

let folder = '';
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'outrigger-texts-'));
});
afterEach(() => rm(folder, { recursive: true }));

const readWith = async (text: string, contentDir = folder) => {
	await writeFile(join(folder, 'texts.json'), text);
	return readTextsFile({ contentDir });
};

describe('the texts of a site', () => {
	it('lie in its folder, or beside the file that it is', async () => {
		const text = '\uFEFF{"cart.empty":"Nothing on board.","pt_BR":{"common.close":"Feche"}}';
		const expected = {
			overrides: {
				everywhere: { 'cart.empty': 'Nothing on board.' },
				byLanguage: { 'pt-br': { 'common.close': 'Feche' } },
			},
			faults: [],
		};
		expect(await readWith(text)).toEqual(expected);
		expect(await readWith(text, join(folder, 'kit.zip'))).toEqual(expected);
	});

	it('need not be there', async () => {
		expect(await readTextsFile({ contentDir: folder })).toEqual({
			overrides: { everywhere: {}, byLanguage: {} },
			faults: [],
		});
	});

	it('are skipped if they are invalid, each with its name in a fault', async () => {
		const { overrides, faults } = await readWith(
			JSON.stringify({
				'cart.emtpy': 'x',
				'cart.empty': 7,
				'comments.count': { one: 'x' },
				de: 'x',
				fr: { constructor: 'x', 'common.menu': 'Carte' },
			}),
		);
		expect(overrides.everywhere).toEqual({});
		expect(overrides.byLanguage).toEqual({ de: {}, fr: { 'common.menu': 'Carte' } });
		expect(faults.map((fault) => /"([^"]+)"/.exec(fault)?.[1])).toEqual([
			'de',
			'constructor',
			'cart.emtpy',
			'cart.empty',
			'comments.count',
		]);
	});

	it.each(['[]', '"x"', 'null', '{"a":'])('are refused whole where they are %s', async (text) => {
		const { overrides, faults } = await readWith(text);
		expect(overrides.everywhere).toEqual({});
		expect(faults).toHaveLength(1);
	});

	it('of the demonstration say "du" to a German visitor, as its pages do', async () => {
		const { overrides, faults } = await readTextsFile({ contentDir: 'content' });
		expect(faults).toEqual([]);
		const texts = { ...(await CATALOGUES.de()), ...overrides.byLanguage.de };
		const said = Object.entries(texts).filter(([key]) =>
			/^(?:card|comments|consent|search)\.|^cart\.elsewhere$/.test(key),
		);
		expect(said.length).toBeGreaterThan(50);
		const formal = /\bIhre?[mnrs]?\b|\bIhnen\b|n Sie\b/;
		expect(said.filter(([, text]) => formal.test(JSON.stringify(text)))).toEqual([]);
	});
});
