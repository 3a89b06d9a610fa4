import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
	FontFamily,
	FontFile,
	FontRange,
	FontWidth,
} from '@outrigger/rules/fonts/font-catalogue';
import { codePointsOf } from '@outrigger/rules/fonts/unicode-range';
import { CORE_CHARACTERS, rangeOf } from './characters';
import { cutFont } from './cut-font';
import type { FamilySource, FontCut } from './families';
import { type FontPackage, openFontPackage } from './font-package';
import { measureFont } from './measure-font';

/** A font file that the host serves, with its source. */
export interface MadeFile extends FontFile {
	/** The package and its file; null for a file that the build of the client contains. */
	source: { package: string; file: string } | null;
}

/** A family of the catalogue after the build. */
export interface MadeFamily extends FontFamily {
	files: readonly MadeFile[];
}

/** The folders that a build uses. */
export interface FontFolders {
	/** The folder of the client's files that browsers fetch. */
	assets: string;
	cache: string;
}

const MEASURED_WEIGHTS = [400, 600, 800];
const MEASURED_STRETCHES = [62, 75, 88, 100, 112, 125];

/** Cuts and measures the font files of one family. */
export async function makeFamily(source: FamilySource, folders: FontFolders): Promise<MadeFamily> {
	const pack = openFontPackage(source.package);
	const measured = await measureFamily(pack, source);
	const cuts = (source.cuts ?? []).map((cut) => makeCut(pack, source, cut, folders));
	return {
		name: pack.family,
		aliases: source.aliases ?? [],
		isSerif: /serif/.test(pack.category) && pack.category !== 'sans-serif',
		...measured,
		files: [...(await Promise.all(cuts)).flat(), ...wholeFiles(pack, source)],
	};
}

function fileName(
	{ id, variable }: FontPackage,
	hasWidths: boolean | undefined,
	subset: string,
	style: string,
	weight: number,
) {
	const axis = variable ? (hasWidths ? 'wdth' : 'wght') : weight;
	return `${id}-${subset}-${axis}-${style}.woff2`;
}

/** The weights and widths for which one group of font faces is declared. */
interface FaceGroup {
	weight: FontRange;
	stretch: FontRange | null;
	/** True if the Latin characters of the group come from a cut. */
	isCut: boolean;
}

/**
 * Returns the files of the package as they are. Browsers combine faces only if their weights, widths and styles are the
 * same. So the family's other characters are also declared for the weights and widths of each cut.
 */
function wholeFiles(pack: FontPackage, source: FamilySource): MadeFile[] {
	return pack.subsets.flatMap((subset) =>
		pack.styles.flatMap((style) => {
			const unicodeRange = pack.ranges[subset];
			if (!unicodeRange) return [];
			return groupsOf(pack, source, style)
				.filter(({ isCut }) => subset !== 'latin' || !isCut)
				.map(({ weight, stretch }) => {
					const file = fileName(pack, source.hasWidths, subset, style, weight[0]);
					return {
						address: `/assets/fonts/${file.replace(/\.woff2$/, `-${pack.version}.woff2`)}`,
						style,
						weight,
						stretch,
						unicodeRange,
						isCore: subset === 'latin',
						source: { package: pack.name, file },
					};
				});
		}),
	);
}

/** Divides a family into groups, one for each file of the package or for each cut. */
function groupsOf(pack: FontPackage, { hasWidths, cuts = [] }: FamilySource, style: string) {
	const stretch = hasWidths ? axisOf(pack, 'wdth') : null;
	const whole = (weight: FontRange): FaceGroup => ({ weight, stretch, isCut: false });
	if (!pack.variable) return pack.weights.map((weight) => whole([weight, weight]));
	const own = cuts.filter((cut) => cut.style === style).map(groupOf);
	const [from, to] = axisOf(pack, 'wght');
	const lightest = Math.min(to + 1, ...own.map(({ weight }) => weight[0]));
	return lightest > from ? [...own, whole([from, lightest - 1])] : own;
}

function groupOf({ weight, stretch, standsFor }: FontCut): FaceGroup {
	return {
		weight: standsFor?.weight ?? weight,
		stretch: standsFor?.stretch ?? stretch ?? null,
		isCut: true,
	};
}

function axisOf({ variable, name }: FontPackage, axis: string): FontRange {
	const found = variable ? variable[axis] : undefined;
	if (!found)
		throw new Error(`${name} has no axis ${axis}. Name it as a package with fixed weights.`);
	return [Number(found.min), Number(found.max)];
}

/**
 * Divides the package's Latin file into two files: the characters that every text needs, and the remaining characters.
 */
async function makeCut(
	pack: FontPackage,
	{ hasWidths }: FamilySource,
	cut: FontCut,
	{ assets, cache }: FontFolders,
): Promise<MadeFile[]> {
	const bytes = readFileSync(pack.path(fileName(pack, hasWidths, 'latin', cut.style, 400)));
	const all = codePointsOf(pack.ranges.latin ?? '');
	const parts = [true, false].map(async (isCore) => {
		const points = all.filter((point) => CORE_CHARACTERS.has(point) === isCore);
		const woff2 = await cutFont(bytes, { codePoints: points, isCore }, cut, cache);
		const hash = createHash('sha256').update(woff2).digest('hex').slice(0, 6);
		const { weight, stretch } = groupOf(cut);
		const name = `${pack.id}-${isCore ? 'core' : 'latin'}-${cut.weight[0]}-${cut.style}-${hash}.woff2`;
		mkdirSync(assets, { recursive: true });
		writeFileSync(join(assets, name), woff2);
		return {
			address: `/assets/fonts/${name}`,
			style: cut.style,
			weight,
			stretch,
			unicodeRange: rangeOf(points),
			isCore,
			source: null,
		};
	});
	return Promise.all(parts);
}

async function measureFamily(pack: FontPackage, { hasWidths }: FamilySource) {
	const stretches = hasWidths ? MEASURED_STRETCHES : [100];
	const weights = [...new Set(MEASURED_WEIGHTS.map((weight) => nearest(pack.weights, weight)))];
	const widths: FontWidth[] = [];
	const opened = new Map<string, Awaited<ReturnType<typeof measureFont>>>();
	for (const weight of weights) {
		const file = fileName(pack, hasWidths, 'latin', 'normal', weight);
		const font = opened.get(file) ?? (await measureFont(readFileSync(pack.path(file))));
		opened.set(file, font);
		for (const stretch of stretches) {
			const average = Number(font.average({ weight, stretch }).toFixed(4));
			widths.push({ weight, stretch, average });
		}
	}
	const [first] = opened.values();
	if (!first) throw new Error(`${pack.name} has no weight. There is nothing to measure.`);
	const { ascent, descent, lineGap } = first;
	const italicAverage = await measureItalic(pack, hasWidths);
	return { ascent, descent, lineGap, widths, italicAverage };
}

async function measureItalic(
	pack: FontPackage,
	hasWidths: FamilySource['hasWidths'],
): Promise<number | null> {
	if (!pack.styles.includes('italic')) return null;
	const weight = nearest(pack.weights, 400);
	const file = pack.path(fileName(pack, hasWidths, 'latin', 'italic', weight));
	const font = await measureFont(readFileSync(file));
	return Number(font.average({ weight, stretch: 100 }).toFixed(4));
}

function nearest(numbers: readonly number[], wanted: number): number {
	return numbers.reduce(
		(best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best),
		numbers[0] ?? wanted,
	);
}
