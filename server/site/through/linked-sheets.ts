import type { SheetImport } from '@outrigger/rules/css/sheet-import';
import { readSheet, type SheetRule } from '@outrigger/rules/css/sheet-rules';
import { LRUCache } from 'lru-cache';
import type { Localize } from './localize-answer';
import type { LinkedSheets } from './page-styles';
import { scanTags } from './scan-tags';
import type { ReadSheetFile } from './sheet-files';

/** Reads the sheets that pages link to and bring with them. */
export interface SheetReader {
	/**
	 * The rules of the sheets that a page links to or that its own `<style>` imports. Sheets that are not in the result
	 * stay links.
	 * @param onSite turns relative addresses of the page into paths of this host
	 */
	linked(html: string, onSite: Localize): Promise<LinkedSheets>;
	/** The rules of a `<style>` of a page; null if it must stay unchanged. */
	inline(css: string): readonly SheetRule[] | null;
	/** Makes the reader read each sheet again at its next use. */
	forget(): void;
}

/** The parts of the reader. */
export interface SheetReaderParts {
	read: ReadSheetFile;
	/** Turns addresses of the site into paths of this host. */
	localize: Localize;
	/** Replaces addresses of pictures and fonts of other hosts by addresses of this host. */
	ownCss: Localize;
	siteUrl: string;
	/** Milliseconds since the epoch. */
	now: () => number;
}

type Rules = readonly SheetRule[] | null;
type Read = { rules: Rules; until: number };
/**
 * The limits for one sheet: how many files and characters may still be read, and the sheets by whose imports this one
 * was reached.
 */
type Bounds = { left: { files: number; characters: number }; above: readonly string[] };

/** The host requests a sheet again after this time, because a changed sheet of a theme keeps its address. */
const FRESH_MS = 5 * 60_000;
const RETRY_MS = 5_000;
/**
 * The host does not request a sheet of an unreachable host again for this long, because pages wait for their sheets.
 */
const FOREIGN_RETRY_MS = 2 * 60_000;
/** The most sheets, and texts of `<style>`, that are remembered. */
const REMEMBERED = 500;
/** The most characters of a sheet, together with all that it imports. */
const MOST_CHARACTERS = 2 * 1024 * 1024;
const MOST_FILES = 20;
const LINK = /<link\b[^>]*>/gi;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const INTEGRITY = /\sintegrity\s*=\s*["']([^"']*)["']/i;
const IS_SHEET = /\brel\s*=\s*["']?(?:stylesheet|preload)\b/i;

/** Makes the reader. */
export function createSheetReader({
	read,
	localize,
	ownCss,
	siteUrl,
	now,
}: SheetReaderParts): SheetReader {
	const known = new LRUCache<string, Promise<Read>>({ max: REMEMBERED });
	const inline = new LRUCache<string, { rules: Rules }>({ max: REMEMBERED });

	/** Path on this host, or address of another host; null for every other text. */
	function placeOf(address: string): string | null {
		const own = localize(address).replace(/#.*$/s, '');
		const path = own.startsWith(`${siteUrl}/`) ? own.slice(siteUrl.length) : own;
		if (path.startsWith('//')) return placeOf(`https:${path}`);
		if (path.startsWith('/')) return path;
		return /^https?:/i.test(path) && URL.canParse(path) ? new URL(path).href : null;
	}

	/** @throws if the file, or a file that it imports, is no sheet at the moment */
	async function rulesOfFile(
		place: string,
		{ left, above }: Bounds,
		integrity = '',
	): Promise<Rules> {
		// A sheet that imports itself adds nothing.
		if (above.includes(place)) return [];
		left.files -= 1;
		if (left.files < 0) return null;
		const css = await read(place, integrity);
		left.characters -= css.length;
		if (left.characters < 0) return null;
		return rulesOf(localize(css), { left, above: [...above, place] });
	}

	async function rulesOf(css: string, bounds: Bounds): Promise<Rules> {
		// `</style` would end the element into which the sheet is put.
		if (css.length > MOST_CHARACTERS || /<\/style/i.test(css)) return null;
		const imports: SheetImport[] = [];
		const isWhole = readSheet(css, undefined, (one) => {
			imports.push(one);
			return [];
		});
		if (!isWhole) return null;
		const imported: Rules[] = [];
		for (const { address } of imports) {
			const place = placeOf(address);
			imported.push(place === null ? null : await rulesOfFile(place, bounds));
		}
		return readSheet(ownCss(css), undefined, () => imported.shift() ?? null);
	}

	/** A sheet that does not come stays as it was, and the host requests it again soon. */
	async function keep(
		key: string,
		retryMs: number,
		make: (bounds: Bounds) => Promise<Rules>,
	): Promise<Rules> {
		const before = await known.get(key);
		if (before && now() < before.until) return before.rules;
		const left = { files: MOST_FILES, characters: MOST_CHARACTERS };
		const asking = make({ left, above: [] }).then(
			(rules): Read => ({ rules, until: now() + FRESH_MS }),
			(): Read => ({ rules: before?.rules ?? null, until: now() + retryMs }),
		);
		known.set(key, asking);
		return (await asking).rules;
	}

	return {
		async linked(html, onSite) {
			const links = new Map(
				[...html.matchAll(LINK)].flatMap(([tag]) => {
					const [, double, single, bare] = (IS_SHEET.test(tag) && HREF.exec(tag)) || [];
					const href = double ?? single ?? bare;
					if (href === undefined) return [];
					const [, integrity = ''] = INTEGRITY.exec(tag) ?? [];
					return [[href.replace(/&(?:amp|#0?38);/g, '&'), integrity] as const];
				}),
			);
			const importing = importingStyles(html).map(async (css) => {
				const rules = await keep(`<style>${css}`, FOREIGN_RETRY_MS, (bounds) =>
					rulesOf(localize(css), bounds),
				);
				inline.set(ownCss(css), { rules });
			});
			const sheets = await Promise.all(
				[...links].map(async ([href, integrity]) => {
					const place = placeOf(onSite(href));
					if (place === null) return [href, null] as const;
					const retryMs = place.startsWith('/') ? RETRY_MS : FOREIGN_RETRY_MS;
					const rules = await keep(`${integrity} ${place}`, retryMs, (bounds) =>
						rulesOfFile(place, bounds, integrity),
					);
					return [href, rules] as const;
				}),
			);
			await Promise.all(importing);
			return new Map(sheets.flatMap(([href, rules]) => (rules ? [[href, rules] as const] : [])));
		},
		inline(css) {
			const kept = inline.get(css);
			if (kept) return kept.rules;
			const rules = /<\/style/i.test(css) || css.length > MOST_CHARACTERS ? null : readSheet(css);
			inline.set(css, { rules });
			return rules;
		},
		forget: () => known.clear(),
	};
}

/** Texts of `<style>` that import other sheets. */
function importingStyles(html: string): string[] {
	if (!/@import/i.test(html)) return [];
	const found: string[] = [];
	let start: number | null = null;
	scanTags(html, {
		onStart(tag) {
			if (tag.name === 'style') start = tag.end;
		},
		onEnd(name, end) {
			if (name !== 'style' || start === null) return;
			const css = html.slice(start, end);
			if (/@import/i.test(css)) found.push(css);
			start = null;
		},
	});
	return found;
}
