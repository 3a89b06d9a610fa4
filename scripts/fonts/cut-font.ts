import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { FontCut } from './families';

/** What the front end's own sheets switch on, and what shaping needs; small capitals and fractions are left out. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** One number pins an axis, two keep what lies between. */
const axis = ([from, to]: readonly [number, number]) =>
	from === to ? from : { min: from, max: to };

/**
 * Cuts a font down to these characters, weights and widths. What was cut once is kept in `cacheFolder`, by content.
 * @returns woff2
 */
export async function cutFont(
	source: Buffer,
	codePoints: readonly number[],
	{ weight, stretch }: FontCut,
	cacheFolder: string,
): Promise<Buffer> {
	const variationAxes = { wght: axis(weight), ...(stretch && { wdth: axis(stretch) }) };
	const wish = JSON.stringify([codePoints, variationAxes, FEATURES]);
	const name = createHash('sha256').update(source).update(wish).digest('hex').slice(0, 24);
	const path = join(cacheFolder, `${name}.woff2`);
	if (existsSync(path)) return readFileSync(path);
	const cut = await subsetFont(source, String.fromCodePoint(...codePoints), {
		targetFormat: 'woff2',
		variationAxes,
		keepFeatures: FEATURES,
		noHinting: true,
	});
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, cut);
	return cut;
}
