import {
	type FontCatalogue,
	type FontFamily,
	type FontFile,
	familyOf,
	isOfTheMachine,
} from '@outrigger/rules/fonts/font-catalogue';
import type { Warn } from '../page/renderer';
import { firstFonts, isWithin } from './first-fonts';
import { standInFaces, standInNames } from './stand-in-faces';
import { type UsedFonts, usedFonts, withStandIns } from './used-fonts';

/** The fonts of one page. */
export interface PageFonts {
	/**
	 * The page's sheet with a stand-in after each family, then `@font-face` rules for its families. In this order the
	 * packed sheet is smallest.
	 */
	css: string;
	/** Addresses of the files for the first screen. */
	preloads: string[];
}

/**
 * A file of a single weight also serves weights that differ by at most this number, so that a weight between two files
 * is shown with the nearer file.
 */
const NEAREST_WEIGHT = 50;

/**
 * Gives a page the families that its sheet names and the host serves, docs/decisions/0045-fonts-cut-and-matched.md.
 * The log names each family that the host lacks, with its stand-in.
 */
export function pageFonts(sheet: string, catalogue: FontCatalogue, warn: Warn): PageFonts {
	const used = usedFonts(sheet);
	const found = new Map<string, FontFamily>();
	for (const [name, rest] of used.families) {
		const family = familyOf(catalogue, name);
		if (family) found.set(name, { ...family, name });
		else if (!isOfTheMachine(name)) warnOfMissing(name, rest, warn);
	}
	const { standIns } = catalogue;
	const faces = [...found.values()].map(
		(family) =>
			family.files
				.filter((file) => isUsed(file, used))
				.map((file) => fontFace(family.name, file))
				.join('') + standInFaces(family, standIns, used.stretches),
	);
	const css = withStandIns(sheet, (name) => {
		const family = found.get(name);
		return family ? standInNames(family, standIns) : [];
	});
	return { css: css + faces.join(''), preloads: firstFonts(sheet, [...found.values()]) };
}

function warnOfMissing(family: string, rest: string, warn: Warn): void {
	const standsIn = rest.split(',', 1)[0]?.trim() || "the browser's own font";
	warn(
		`The font "${family}" is not among those that this host serves; ${standsIn} stands in. FONTS_DIR takes a folder with its WOFF2 files.`,
		{ family, standsIn },
	);
}

function isUsed({ weight: [from, to], stretch }: FontFile, used: UsedFonts): boolean {
	const near = from === to ? NEAREST_WEIGHT : 0;
	const isOfWeight = [...used.weights].some(
		(weight) => weight >= from - near && weight <= to + near,
	);
	return isOfWeight && [...used.stretches].some((width) => isWithin(stretch, width));
}

function fontFace(
	family: string,
	{ address, style, weight, stretch, unicodeRange }: FontFile,
): string {
	const [from, to] = weight;
	// The descriptors are in the order that compresses best. The rule names no format, because the file's extension
	// shows it.
	return (
		`@font-face{font-family:"${family}";font-style:${style};` +
		`font-weight:${from === to ? from : `${from} ${to}`};` +
		`${stretch ? `font-stretch:${stretch.map((end) => `${end}%`).join(' ')};` : ''}` +
		`src:url(${address});font-display:swap;unicode-range:${unicodeRange}}`
	);
}
