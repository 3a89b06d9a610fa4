import type {
	FontFamily,
	FontRange,
	FontWidth,
	StandIn,
} from '@outrigger/rules/fonts/font-catalogue';

/** The weight from which a machine's bold face is closer than its regular face. */
const BOLD_FROM = 550;

const isBold = (weight: number) => weight >= BOLD_FROM;

/** A value as percent, with the fewest digits that make no visible difference. */
const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

/** The names of a family's stand-ins, the best first. */
export function standInNames(family: FontFamily, standIns: readonly StandIn[]): string[] {
	const narrower = forWidths(family, standIns, 'narrower');
	const wide = forWidths(family, standIns, 'wide');
	return (narrower.length < wide.length ? wide : narrower).map(
		(_, index) => `${family.name} stand-in${index === 0 ? '' : ` ${index + 1}`}`,
	);
}

/** The stand-ins of a family for one kind of widths. */
function forWidths(
	family: FontFamily,
	standIns: readonly StandIn[],
	widths: 'wide' | 'narrower',
): StandIn[] {
	return standIns.filter(
		({ isSerif, only = widths }) => isSerif === family.isSerif && only === widths,
	);
}

/**
 * `@font-face` rules that give the fonts of a visitor's machine the measures of a family: its mean width, its height,
 * its line spacing. So text hardly moves when the family has loaded.
 *
 * @param stretches the widths that the page uses, because a wide headline needs a wider stand-in
 */
export function standInFaces(
	family: FontFamily,
	standIns: readonly StandIn[],
	stretches: ReadonlySet<number>,
): string {
	const narrower = forWidths(family, standIns, 'narrower');
	const wide = forWidths(family, standIns, 'wide');
	const names = standInNames(family, standIns);
	const upright = usedWidths(family.widths, stretches).flatMap((width) => {
		const best = width.stretch > 100 ? nearestFirst(wide, width) : narrower;
		return best.map((standIn, index) => face(family, names[index] ?? '', standIn, width));
	});
	const italics = narrower.map((standIn, index) => italicFace(family, names[index] ?? '', standIn));
	return [...upright, ...italics]
		.sort() // Like rules stand beside each other: the packed sheet is 60 bytes smaller.
		.join('');
}

/**
 * Stand-ins for a wide headline; the font that needs the least enlargement is first. A font that grows in width grows
 * in height too, and the close lines of a headline run into each other.
 */
function nearestFirst(standIns: readonly StandIn[], width: UsedWidth): StandIn[] {
	const change = (standIn: StandIn) => Math.abs(Math.log(sizeFor(standIn, width)));
	return [...standIns].sort((a, b) => change(a) - change(b));
}

/** The size at which a stand-in is as wide as the family. */
function sizeFor({ averages }: StandIn, { weight, average }: FontWidth): number {
	return average / (isBold(weight) ? averages.bold : averages.regular);
}

/** A measured width with the ranges of weights and widths that it covers. */
interface UsedWidth extends FontWidth {
	weightRange: FontRange;
	stretchRange: FontRange | null;
}

function usedWidths(widths: readonly FontWidth[], stretches: ReadonlySet<number>): UsedWidth[] {
	const allStretches = sorted(widths.map(({ stretch }) => stretch));
	const weights = sorted(widths.map(({ weight }) => weight));
	const ranges = rangesAround(allStretches);
	return widths.flatMap((width) => {
		const stretchRange = ranges[allStretches.indexOf(width.stretch)] ?? [100, 100];
		const [from, to] = stretchRange;
		const isUsed = [...stretches].some((stretch) => stretch >= from && stretch <= to);
		if (!isUsed && allStretches.length > 1) return [];
		return {
			...width,
			weightRange: rangesAround(weights, [1, 1000])[weights.indexOf(width.weight)] ?? [1, 1000],
			stretchRange: allStretches.length > 1 ? stretchRange : null,
		};
	});
}

const sorted = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);

/** Each number with the range of values that are closer to it than to its neighbours, without gaps. */
function rangesAround(
	numbers: readonly number[],
	[least, most]: FontRange = [50, 200],
): FontRange[] {
	const borders = numbers.slice(1).map((number, index) => (number + (numbers[index] ?? 0)) / 2);
	return numbers.map((_, index) => {
		const before = borders[index - 1];
		return [
			before === undefined ? least : Math.floor(before) + 1,
			Math.floor(borders[index] ?? most),
		];
	});
}

function face(family: FontFamily, name: string, standIn: StandIn, width: UsedWidth): string {
	const { weightRange, stretchRange } = width;
	const stretch = stretchRange
		? `font-stretch:${stretchRange.map((end) => `${end}%`).join(' ')};`
		: '';
	const descriptors = `font-weight:${weightRange.join(' ')};${stretch}`;
	const locals = isBold(width.weight) ? standIn.bold : standIn.regular;
	return rule(family, name, { locals, descriptors, size: sizeFor(standIn, width) });
}

/**
 * An italic is narrower than its upright; one stand-in is enough for all its weights and widths. Empty for a family
 * without an italic.
 */
function italicFace(family: FontFamily, name: string, { italic, averages }: StandIn): string {
	if (family.italicAverage === null) return '';
	const size = family.italicAverage / averages.italic;
	const descriptors = 'font-style:italic;font-weight:1 1000;';
	return rule(family, name, { locals: italic, descriptors, size });
}

function rule(
	{ ascent, descent, lineGap }: FontFamily,
	name: string,
	{ locals, descriptors, size }: { locals: readonly string[]; descriptors: string; size: number },
): string {
	const sources = locals.map((local) => `local("${local}")`).join(',');
	return (
		`@font-face{font-family:"${name}";src:${sources};${descriptors}` +
		`size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};` +
		`descent-override:${percent(descent / size)};line-gap-override:${percent(lineGap / size)}}`
	);
}
