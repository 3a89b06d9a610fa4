import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FontFamily, FontFile, FontRange } from '@outrigger/rules/fonts/font-catalogue';
import type { Font } from 'fontkit';

/** The fonts of an owner's folder. */
export interface FolderFonts {
	families: readonly FontFamily[];
	/** The name of a file below `/assets/` → its absolute path. */
	paths: ReadonlyMap<string, string>;
	/** A text that changes with the files. */
	version: string;
	/** Files that could not be read, each with the reason. */
	faults: readonly string[];
}

/** A font of a folder, opened. */
interface OpenFont {
	font: Font;
	file: Omit<FontFile, 'unicodeRange'>;
	name: string;
	path: string;
}

const SAMPLE = 'The quick brown fox jumps over the lazy dog and sails home before the wind turns';
const EVERYTHING = 'U+0-10FFFF';
const LATIN = [...'aeinorstAEINORST'].map((letter) => letter.codePointAt(0) ?? 0);
/** The first figure of PANOSE for Latin text. Its second figure names the style of the serifs; 11 to 15 have none. */
const PANOSE_LATIN = 2;
const PANOSE_SERIFS = [2, 10] as const;
const REGULAR = 400;

/**
 * Reads the WOFF2 files of a folder (`FONTS_DIR`): each contains the name of its family, its weight and its style.
 * Several files of one style have different characters, because foundries split families by language.
 *
 * @param folder absolute path
 * @throws when the folder cannot be read
 */
export async function readFontsFolder(folder: string): Promise<FolderFonts> {
	const names = (await readdir(folder, { recursive: true })).filter((name) =>
		/\.woff2$/i.test(name),
	);
	const faults: string[] = [];
	const opened: OpenFont[] = [];
	const { create } = await import('fontkit');
	for (const name of names.sort()) {
		const path = join(folder, name);
		try {
			opened.push(openFont(create, await readFile(path), path));
		} catch (cause) {
			faults.push(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`);
		}
	}
	const byFamily = new Map<string, OpenFont[]>();
	for (const one of opened) {
		const name = familyName(one.font);
		byFamily.set(name, [...(byFamily.get(name) ?? []), one]);
	}
	return {
		families: [...byFamily].map(([name, fonts]) => familyOf(name, fonts)),
		paths: new Map(opened.map(({ name, path }) => [name, path])),
		version: createHash('sha256')
			.update(opened.map(({ name }) => name).join())
			.digest('hex'),
		faults,
	};
}

function openFont(create: typeof import('fontkit').create, bytes: Buffer, path: string): OpenFont {
	const font = create(bytes);
	if (!('hhea' in font)) throw new Error('it is a collection of fonts');
	const { variationAxes: axes } = font;
	const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
	const name = `fonts/own-${hash}.woff2`;
	const weight = font['OS/2'].usWeightClass;
	return {
		font,
		name,
		path,
		file: {
			address: `/assets/${name}`,
			style: isItalic(font) ? 'italic' : 'normal',
			weight: axes.wght ? [axes.wght.min, axes.wght.max] : [weight, weight],
			stretch: axes.wdth ? [axes.wdth.min, axes.wdth.max] : null,
			isCore: LATIN.every((point) => font.characterSet.includes(point)),
		},
	};
}

function isItalic(font: Font): boolean {
	return font['OS/2'].fsSelection.italic || font.italicAngle !== 0;
}

/** The family name that designers use; a font family with more than four styles has it in a separate entry. */
function familyName(font: Font): string {
	return font.getName('preferredFamily', 'en') || font.familyName;
}

function familyOf(name: string, fonts: readonly OpenFont[]): FontFamily {
	const upright = fonts.filter(({ file }) => file.style === 'normal' && file.isCore);
	const [measured = fonts[0]] = upright.toSorted(
		(one, other) => fromRegular(one) - fromRegular(other),
	);
	const { font } = measured as OpenFont;
	const italic = fonts.find(({ file }) => file.style === 'italic' && file.isCore);
	const { unitsPerEm, 'OS/2': os2, hhea } = font as Font;
	const isTypographic = os2.fsSelection.useTypoMetrics;
	return {
		name,
		// The family name of a file with axes often ends with `Variable`; designs name the family without it.
		aliases: / Variable$/.test(name) ? [name.replace(/ Variable$/, '')] : [],
		isSerif: hasSerifs(font),
		ascent: (isTypographic ? os2.typoAscender : hhea.ascent) / unitsPerEm,
		descent: -(isTypographic ? os2.typoDescender : hhea.descent) / unitsPerEm,
		lineGap: (isTypographic ? os2.typoLineGap : hhea.lineGap) / unitsPerEm,
		widths: (upright.length > 0 ? upright : fonts).map((one) => ({
			weight: nearestTo(REGULAR, one.file.weight),
			stretch: 100,
			average: averageOf(one.font),
		})),
		italicAverage: italic ? averageOf(italic.font) : null,
		files: fonts.map((one) => ({ ...one.file, unicodeRange: rangeOf(one, fonts) })),
	};
}

const fromRegular = ({ file }: OpenFont) => Math.abs(nearestTo(REGULAR, file.weight) - REGULAR);

const nearestTo = (weight: number, [from, to]: FontRange) => Math.min(to, Math.max(from, weight));

function hasSerifs(font: Font): boolean {
	const [kind = 0, style = 0] = font['OS/2'].panose;
	return kind === PANOSE_LATIN && style >= PANOSE_SERIFS[0] && style <= PANOSE_SERIFS[1];
}

/** The mean advance of a character of running text, in em, at the font's usual weight. */
function averageOf(font: Font): number {
	const glyphs = font.glyphsForString(SAMPLE);
	const sum = glyphs.reduce((total, { advanceWidth }) => total + advanceWidth, 0);
	return Number((sum / glyphs.length / font.unitsPerEm).toFixed(4));
}

/**
 * The `unicode-range` of a file: all characters if it is the only file of its style, else the characters of the file.
 */
function rangeOf({ file, font }: OpenFont, fonts: readonly OpenFont[]): string {
	const same = fonts.filter(
		(one) =>
			one.file.style === file.style &&
			String([one.file.weight, one.file.stretch]) === String([file.weight, file.stretch]),
	);
	if (same.length === 1) return EVERYTHING;
	const ranges: [number, number][] = [];
	for (const point of [...font.characterSet].sort((a, b) => a - b)) {
		const last = ranges.at(-1);
		if (last && point <= last[1] + 1) last[1] = point;
		else ranges.push([point, point]);
	}
	const hex = (point: number) => point.toString(16).toUpperCase();
	return ranges
		.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
		.join();
}
