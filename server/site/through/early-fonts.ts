import { escapeMarkup } from '@outrigger/rules/text/escape-markup';

/** Text styles of a kit that the first screen shows: its text and its headings. */
const KIT_STYLES = ['text', 'primary'];
const BODY = /(?:^|[},])body\s*\{([^}]*)\}/g;
const FACE = /@font-face\s*\{([^}]*)\}/gi;
const WOFF2 =
	/url\(\s*["']?(\/(?!\/)[^"')\s]*)["']?\s*\)\s*(?:format\(\s*["']?woff2|(?<=\.woff2["']?\s*\)\s*))/i;
const NORMAL_WEIGHT = 400;

/** A typeface that a page shows early. */
interface WantedFace {
	/** The font family in lower case, without quotes. */
	family: string;
	weight: number;
}

/**
 * Returns links that preload the fonts of a page's first screen together with its pictures. Without them browsers find
 * the fonts only at the layout, and show the text in another typeface until then. The links lead only to files of this
 * host. A page that preloads fonts itself gets none.
 *
 * @param source the page, as WordPress wrote it
 * @param css all rules of the page
 */
export function earlyFonts(source: string, css: string): string {
	const wanted = wantedFaces(css);
	if (wanted.length === 0 || /\bas\s*=\s*["']?font\b/i.test(source)) return '';
	const [title = ''] = /<title>[^<]*/i.exec(source) ?? [];
	const letter = /\p{L}/u.exec(title.slice('<title>'.length))?.[0]?.codePointAt(0) ?? 0x61;
	const faces = [...css.matchAll(FACE)].map(([, block = '']) => block);
	const files = wanted.flatMap((face) => {
		// If two faces have a letter, the later face counts.
		const block = faces.findLast((one) => isFace(one, face) && hasLetter(one, letter));
		return block === undefined ? [] : (WOFF2.exec(block)?.[1] ?? []);
	});
	return [...new Set(files)]
		.map(
			(file) =>
				`<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeMarkup(file)}">`,
		)
		.join('');
}

function wantedFaces(css: string): WantedFace[] {
	const ofKit = KIT_STYLES.flatMap((style) => {
		const value = (name: string) => declared(css, `--e-global-typography-${style}-${name}`);
		const family = firstFamily(value('font-family'));
		return family ? [{ family, weight: weightOf(value('font-weight')) }] : [];
	});
	if (ofKit.length > 0) return ofKit;
	const family = [...css.matchAll(BODY)]
		.map(([, block = '']) => firstFamily(declared(block, 'font-family')))
		.findLast((one) => one !== '');
	return family ? [{ family, weight: NORMAL_WEIGHT }] : [];
}

/** The value of the first declaration of a property; empty if there is none. */
function declared(css: string, property: string): string {
	return new RegExp(`(?<![\\w-])${property}\\s*:([^;}]*)`, 'i').exec(css)?.[1]?.trim() ?? '';
}

function firstFamily(value: string): string {
	return (value.split(',')[0] ?? '').replace(/["']/g, '').trim().toLowerCase();
}

function weightOf(value: string): number {
	if (value === 'bold') return 700;
	return Number(value) || NORMAL_WEIGHT;
}

function isFace(block: string, { family, weight }: WantedFace): boolean {
	if (firstFamily(declared(block, 'font-family')) !== family) return false;
	if (!/^(?:normal)?$/i.test(declared(block, 'font-style'))) return false;
	const [from = NORMAL_WEIGHT, to = from] = declared(block, 'font-weight')
		.split(/\s+/)
		.filter(Boolean)
		.map(weightOf);
	return from <= weight && weight <= to;
}

/** @param letter code point */
function hasLetter(block: string, letter: number): boolean {
	const range = declared(block, 'unicode-range');
	if (range === '') return true;
	return range.split(',').some((part) => {
		const [, first = '', last = first] = /u\+([\da-f?]+)(?:-([\da-f]+))?/i.exec(part) ?? [];
		const from = Number.parseInt(first.replaceAll('?', '0'), 16);
		const to = Number.parseInt(last.replaceAll('?', 'f'), 16);
		return from <= letter && letter <= to;
	});
}
