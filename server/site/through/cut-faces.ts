import { FONT_PARTS, type FontPart, PART_RANGES } from '../foreign-media/font-parts';
import type { OwnMedia } from './own-media';

const FACE = /@font-face\s*\{([^}]*)\}/gi;
const ADDRESS = /url\(\s*["']?([^"')\s]+)["']?\s*\)/gi;
const SOURCE = /(?<![\w-])src\s*:[^;}]*;?/gi;
/** Icon fonts: no part contains their characters, and their sheets name hundreds of them. */
const ICONS = /font-family\s*:[^;}]*(?:icon|awesome|symbol|glyph|fontello|entypo)/i;

const OUTSIDE: Readonly<Record<FontPart, RegExp>> = {
	latin: outside('latin'),
	cyrillic: outside('cyrillic'),
	greek: outside('greek'),
};

/**
 * Makes the function that adds a face with the letters of this page after each face of another host. If two faces have
 * a letter, browsers fetch the later one, and the whole font if a letter is missing
 * (https://www.w3.org/TR/css-fonts-4/#font-matching-algorithm). Faces with a `unicode-range` are parts already.
 *
 * @param source the page, as WordPress wrote it; a page whose letters do not all belong to a single part keeps whole
 * fonts
 */
export function createCutFaces(source: string, media: OwnMedia): (css: string) => string {
	let known: { part: FontPart | undefined } | undefined;
	return (css) =>
		css.replace(FACE, (face, block: string) => {
			if (/unicode-range/i.test(block) || ICONS.test(block)) return face;
			known ??= { part: partOf(source) };
			const { part } = known;
			if (part === undefined) return face;
			const own = [...block.matchAll(ADDRESS)].flatMap(([, address = '']) => {
				const cut = media.fontPart(address, part);
				return cut === null ? [] : [cut];
			});
			const address = own.find((one) => one.endsWith('.woff2')) ?? own[0];
			if (address === undefined) return face;
			const rest = block.replace(SOURCE, '').replace(/;?\s*$/, ';');
			return `${face}@font-face{${rest}src:url("${address}") format("woff2");unicode-range:${PART_RANGES[part]}}`;
		});
}

/** The part that contains all letters of a text. Every part contains ASCII. */
function partOf(text: string): FontPart | undefined {
	const letters = [...new Set(text.match(/[^\0-\x7f]/gu))].join('');
	return FONT_PARTS.find((one) => !OUTSIDE[one].test(letters));
}

function outside(part: FontPart): RegExp {
	const points = PART_RANGES[part].replace(/U\+([\dA-F]+)/g, '\\u{$1}');
	const inside = points.replace(/-([\dA-F]+)/g, '-\\u{$1}').replaceAll(',', '');
	return new RegExp(`[^${inside}]`, 'u');
}
