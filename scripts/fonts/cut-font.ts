import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { FontCut } from './families';

/**
 * The OpenType features that the front end's own style sheets switch on. Small capitals and fractions are left out.
 */
const CORE_FEATURES = ['kern', 'liga', 'lnum', 'tnum'];
/**
 * The OpenType features for texts with letters beyond ASCII: they combine marks with letters, and give a language its
 * own forms.
 */
const FEATURES = [...CORE_FEATURES, 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn'];

/** If both numbers are equal, the axis is fixed to this value; otherwise the range between them stays. */
const axis = ([from, to]: readonly [number, number]) =>
	from === to ? from : { min: from, max: to };

/**
 * Cuts a font down to these characters, weights and widths. Stores each cut in `cacheFolder`, under a name that is
 * derived from the font and the requested cut.
 * @param isCore true for the characters that every Latin text needs; they need fewer features of shaping
 * @returns woff2
 */
export async function cutFont(
	source: Buffer,
	{ codePoints, isCore }: { codePoints: readonly number[]; isCore: boolean },
	{ weight, stretch }: FontCut,
	cacheFolder: string,
): Promise<Buffer> {
	const variationAxes = { wght: axis(weight), ...(stretch && { wdth: axis(stretch) }) };
	const keepFeatures = isCore ? CORE_FEATURES : FEATURES;
	const wish = JSON.stringify([codePoints, variationAxes, keepFeatures]);
	const name = createHash('sha256').update(source).update(wish).digest('hex').slice(0, 24);
	const path = join(cacheFolder, `${name}.woff2`);
	if (existsSync(path)) return readFileSync(path);
	const cut = await subsetFont(source, String.fromCodePoint(...codePoints), {
		targetFormat: 'woff2',
		variationAxes,
		keepFeatures,
		noHinting: true,
	});
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, cut);
	return cut;
}
