import { readSheet, type SheetRule } from '@outrigger/rules/css/possible-rules';
import { LRUCache } from 'lru-cache';
import type { Localize } from './localize-answer';
import type { LinkedSheets } from './page-styles';
import { readWhole, type Upstream } from './upstream';

/** Reads the sheets that pages link to and bring with them. */
export interface SheetReader {
	/** Those of this site's own host that a page links to; what cannot be read stays a link. */
	linked(html: string): Promise<LinkedSheets>;
	/** A `<style>` of a page; null where it has to stay as it is. */
	inline(css: string): readonly SheetRule[] | null;
	/** Reads all of them anew when they are asked for next. */
	forget(): void;
}

/** A sheet is asked for again after this long: a theme's has the same address when it was changed. */
const FRESH_MS = 5 * 60_000;
const RETRY_MS = 5_000;
/** Sheets of one site, and texts of `<style>` that its pages share. */
const REMEMBERED = 500;
const MOST_CHARACTERS = 2 * 1024 * 1024;
const LINK = /<link\b[^>]*>/gi;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const IS_SHEET = /\brel\s*=\s*["']?(?:stylesheet|preload)\b/i;

/**
 * @param options `localize` makes addresses of the site paths of this host; `ownCss` brings pictures of other hosts
 * through this one; `now` gives milliseconds since the epoch
 */
export function createSheetReader(
	upstream: Upstream,
	{
		localize,
		ownCss,
		siteUrl,
		now,
	}: { localize: Localize; ownCss: Localize; siteUrl: string; now: () => number },
): SheetReader {
	type Read = { rules: readonly SheetRule[] | null; until: number };
	const read = new LRUCache<string, Promise<Read>>({ max: REMEMBERED });
	const inline = new LRUCache<string, { rules: readonly SheetRule[] | null }>({ max: REMEMBERED });

	async function ask(path: string): Promise<readonly SheetRule[] | null> {
		const answer = await upstream.ask({ path, headers: { accept: 'text/css,*/*;q=0.1' } });
		const type = answer.headers['content-type'] ?? '';
		if (answer.status !== 200 || !/^text\/css\b/i.test(type)) {
			answer.body.destroy();
			throw new Error(`${path} is no sheet now (${answer.status}).`);
		}
		return rulesOf(ownCss(localize((await readWhole(answer.body)).toString())), path);
	}

	/** A sheet that does not come is what it was before, and is asked for again soon. */
	async function rulesAt(path: string): Promise<readonly SheetRule[] | null> {
		const known = await read.get(path);
		if (known && now() < known.until) return known.rules;
		const asking = ask(path).then(
			(rules): Read => ({ rules, until: now() + FRESH_MS }),
			(): Read => ({ rules: known?.rules ?? null, until: now() + RETRY_MS }),
		);
		read.set(path, asking);
		return (await asking).rules;
	}

	return {
		async linked(html) {
			const hrefs = new Set(
				[...html.matchAll(LINK)].flatMap(([tag]) => {
					const [, double, single, bare] = (IS_SHEET.test(tag) && HREF.exec(tag)) || [];
					const href = double ?? single ?? bare;
					return href === undefined ? [] : [href.replace(/&(?:amp|#0?38);/g, '&')];
				}),
			);
			const sheets = await Promise.all(
				[...hrefs].map(async (href) => {
					const own = localize(href);
					const path = own.startsWith(`${siteUrl}/`) ? own.slice(siteUrl.length) : own;
					const isOwn = path.startsWith('/') && !path.startsWith('//');
					return [href, isOwn ? await rulesAt(path.replace(/#.*$/s, '')) : null] as const;
				}),
			);
			return new Map(sheets.flatMap(([href, rules]) => (rules ? [[href, rules] as const] : [])));
		},
		inline(css) {
			const known = inline.get(css);
			if (known) return known.rules;
			const rules = rulesOf(css, null);
			inline.set(css, { rules });
			return rules;
		},
		forget: () => read.clear(),
	};
}

/** @param path of a file: what it names lies beside it; null for a text of the page itself */
function rulesOf(css: string, path: string | null): readonly SheetRule[] | null {
	// It would end the element that it is put into.
	if (css.length > MOST_CHARACTERS || /<\/style/i.test(css)) return null;
	return readSheet(css, (address) => (path === null ? address : besides(path, address)));
}

const ANY_ORIGIN = 'http://any.invalid';

function besides(path: string, address: string): string {
	if (address === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address)) return address;
	if (!URL.canParse(address, ANY_ORIGIN + path)) return address;
	const { pathname, search, hash } = new URL(address, ANY_ORIGIN + path);
	return pathname + search + hash;
}
