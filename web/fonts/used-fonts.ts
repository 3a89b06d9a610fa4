/** The families, weights and widths that a sheet uses. */
export interface UsedFonts {
	/**
	 * Maps a family name to the rest of its font list, as CSS. Families of the sheet's own `@font-face` rules are not
	 * in it.
	 */
	families: ReadonlyMap<string, string>;
	/** Every weight in the sheet, and 400 and 700, which browsers use by themselves. */
	weights: ReadonlySet<number>;
	/** Every width in the sheet, in percent, and 100. */
	stretches: ReadonlySet<number>;
}

const KEYWORDS: Readonly<Record<string, number>> = { normal: 400, bold: 700, bolder: 900 };
/** Matches a variable that contains a family, as fonts of version 4 do. */
const FROM_VARIABLE = /(?:^|[\s;{])font-family\s*:\s*var\(\s*(--[\p{L}\p{N}_-]+)/gu;
/** Matches a family in a list that follows the other values of a `font` shorthand. */
const NAMED =
	/^(|.*?\s)(?:"([^"]+)"|'([^']+)'|(-?\p{L}[\p{L}\p{N}_-]*(?: +[\p{L}\p{N}_-]+)*))(\s*!important)?\s*$/u;

/**
 * Matches the font of the machine's own interface. The further names in a list that begins with it are fonts of other
 * machines.
 */
const OF_INTERFACE =
	/(?:^|\s)(?:-apple-system|blinkmacsystemfont|system-ui|ui-(?:sans-serif|serif|monospace|rounded))$/i;

/**
 * Calls back with each family name of a sheet's `font-family` and `font` declarations, and of the variables that they
 * take a family from, and inserts the result after the name in the list (`''` changes nothing). Families of the sheet's
 * own `@font-face` rules stay unchanged, and so do lists that begin with the font of the machine's interface: these
 * lists need a font of the machine.
 */
function mapFamilies(sheet: string, behind: (name: string, rest: string) => string): string {
	// Results by list, because a sheet repeats a few lists some hundred times.
	const mapped = new Map<string, string>();
	return sheet.replace(declarations(sheet), (whole, property?: string, list?: string) => {
		if (property === undefined || list === undefined) return whole;
		const known = mapped.get(list) ?? mapList(list, behind);
		mapped.set(list, known);
		return property + known;
	});
}

function mapList(list: string, behind: (name: string, rest: string) => string): string {
	const items = list.split(',');
	if (OF_INTERFACE.test(items[0]?.trim() ?? '')) return list;
	const mapped = items.map((item, index) => {
		const [, before = '', double, single, bare, important = ''] = NAMED.exec(item) ?? [];
		const name = (double ?? single ?? bare)?.trim();
		// A function (`var(…)`) ends with a bracket, unlike a name; its arguments can be split over several list items.
		if (name === undefined || before.includes('(')) return item;
		const added = behind(name, items.slice(index + 1).join(','));
		if (!added) return item;
		const named = bare === undefined ? item.slice(before.length) : `"${name}"`;
		return `${before}${named.replace(/\s*!important\s*$/, '')},${added}${important}`;
	});
	return mapped.join(',');
}

/** Matches the sheet's `@font-face` rules, and each declaration of families with its property and its list. */
function declarations(sheet: string): RegExp {
	const variables = new Set([...sheet.matchAll(FROM_VARIABLE)].map(([, name]) => name));
	const names = [...variables].map((name) => `|(?:^|[\\s;{])${name}`).join('');
	const property = `(?:^|[\\s;{-])font(?:-family)?${names}`;
	return new RegExp(`@font-face\\s*\\{[^}]*\\}|((?:${property})\\s*:\\s*)([^;}]+)`, 'g');
}

function ownFamilies(sheet: string): Set<string> {
	const faces = sheet.match(/@font-face\s*\{[^}]*\}/g) ?? [];
	return new Set(
		faces.flatMap((face) => {
			const [, name] = /font-family\s*:\s*["']?([^"';}]+)/.exec(face) ?? [];
			return name ? [name.trim().toLowerCase()] : [];
		}),
	);
}

function numbersOf(sheet: string, pattern: RegExp): number[] {
	return [...sheet.matchAll(pattern)].map(([, text = '']) => KEYWORDS[text] ?? Number(text));
}

/** Reads the fonts that a sheet uses. */
export function usedFonts(sheet: string): UsedFonts {
	const families = new Map<string, string>();
	const own = ownFamilies(sheet);
	mapFamilies(sheet, (name, rest) => {
		if (!families.has(name) && !own.has(name.toLowerCase())) families.set(name, rest.trim());
		return '';
	});
	return {
		families,
		weights: new Set([
			400,
			700,
			...numbersOf(sheet, /font-weight\s*:\s*(\d{1,4}|normal|bolder|bold)\b/g),
			...numbersOf(sheet, /[\s;{]font\s*:[^;}"']*?\b([1-9]\d{2}|bold)\b/g),
		]),
		stretches: new Set([100, ...numbersOf(sheet, /font-stretch\s*:\s*(\d{2,3}(?:\.\d+)?)%/g)]),
	};
}

/** Returns the sheet with a stand-in after every family that has one. */
export function withStandIns(
	sheet: string,
	standInsOf: (family: string) => readonly string[],
): string {
	return mapFamilies(sheet, (name) =>
		standInsOf(name)
			.map((standIn) => `"${standIn}"`)
			.join(','),
	);
}
