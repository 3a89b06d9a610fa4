import { usedBlockRules } from '@outrigger/rules/css/used-rules';
import { FILLED_BLOCK } from '@outrigger/rules/wordpress/filled-block';
import { LRUCache } from 'lru-cache';
import type { ContentStyles } from '../contract/renderer';
import { WordPressUnavailable } from '../contract/unavailable';
import { remoteFileType } from './media-types';
import { readRemote } from './remote-fetch';
import { ownFontAddress } from './remote-fonts';
import { findSearchHead } from './search-head';
import { tagAttribute } from './tag-attribute';

/** The longest wait for the styles of a page: half of the time that the whole page may take. */
const TIMEOUT_MS = 5_000;
const FRESH_MS = 10 * 60 * 1000;
const REMEMBERED_PAGES = 1_000;
const MAX_SHEETS = 60;

const LINK = /<link\b[^>]*>/gi;
/**
 * Sheets of the builder and of its add-ons. Sheets of the theme are left out, because they would restyle our header and
 * footer.
 */
const BUILDER_SHEET = /^\/wp-content\/(?:plugins\/[^/]*elementor[^/]*|uploads\/elementor)\//i;

/**
 * Finds the builder's sheets in a page as WordPress renders it.
 *
 * @param localize replaces the WordPress host in an address by this site
 * @returns addresses of this host in the page's order, also for font sheets
 */
export function findBuilderStylesheets(
	html: string,
	localize: (text: string) => string,
): readonly string[] {
	const found = new Set<string>();
	for (const [tag] of html.matchAll(LINK)) {
		if (!/\bstylesheet\b/i.test(tagAttribute(tag, 'rel'))) continue;
		const href = tagAttribute(tag, 'href');
		const font = ownFontAddress(href);
		const own = font ?? localize(href);
		const [path = ''] = own.split('?');
		const isSheet = BUILDER_SHEET.test(path) && remoteFileType(path)?.startsWith('text/css');
		if (font || isSheet) found.add(own);
	}
	const sheets = [...found].slice(0, MAX_SHEETS);
	// If only font sheets were found, the page was made without the builder.
	return sheets.some((sheet) => BUILDER_SHEET.test(sheet)) ? sheets : [];
}

/** The styles of blocks that WordPress writes into the head of a page, by the ids of their elements. */
const BLOCK_STYLES =
	/<style\b[^<>]*\sid=["'](?:global-styles|core-block-supports(?:-duotone)?|block-style-variation-styles)-inline-css["'][^>]*>([\s\S]*?)<\/style>/gi;

const MAIN = /<main\b[\s\S]*<\/main>/i;
const CLASS = /\sclass=(["'])(.*?)\1/gi;

/**
 * Returns a theme's styles for the blocks in a page: colours, sizes and layouts that only the theme's own pages
 * contain.
 * @param html the page as WordPress renders it
 */
export function findBlockStyles(html: string): string {
	const sheets = [...html.matchAll(BLOCK_STYLES)].map(([, text = '']) => text);
	const [content = html] = MAIN.exec(html) ?? [];
	return usedBlockRules(sheets, content);
}

/**
 * The main part of a page with blocks that WordPress fills in the language of the page; undefined for a page without
 * such blocks or translations.
 */
function findFilledMain(html: string, languages: number): string | undefined {
	const main = languages > 1 ? MAIN.exec(html)?.[0] : undefined;
	const isFilled = [...(main?.matchAll(CLASS) ?? [])].some(([, , names = '']) =>
		FILLED_BLOCK.test(names),
	);
	return isFilled ? main : undefined;
}

const TAG = /^(?:x-default|[a-z]{2,3}(?:-[a-z0-9]{2,8})*)$/i;

/**
 * The language of a page and its alternates, as plugins for several languages write them into its head. The list
 * leaves out invalid languages and addresses.
 */
export function findLanguages(
	html: string,
	localize: (text: string) => string,
	ownUrl: string,
): Pick<ContentStyles, 'language' | 'alternates'> {
	const [head = html] = html.split(/<body\b/i, 1);
	const language = tagAttribute(/<html\b[^>]*>/i.exec(head)?.[0] ?? '', 'lang');
	const alternates = [...head.matchAll(LINK)].flatMap(([tag]) => {
		const named = tagAttribute(tag, 'hreflang');
		const address = localize(tagAttribute(tag, 'href'));
		if (!/\balternate\b/i.test(tagAttribute(tag, 'rel')) || !TAG.test(named)) return [];
		if (!URL.canParse(address, ownUrl)) return [];
		const url = new URL(address, ownUrl);
		return /^https?:$/.test(url.protocol) ? [{ language: named, url: url.href }] : [];
	});
	return {
		...(TAG.test(language) && { language }),
		...(alternates.length > 0 && { alternates }),
	};
}

const NONE: ContentStyles = { stylesheets: [], css: '' };

/**
 * Finds the styles of a page's content: the builder's sheets, and the theme's rules for blocks. WPGraphQL provides
 * neither of them, so the function reads WordPress's own page. It keeps the result for ten minutes, and then returns it
 * once more while it reads the page again.
 *
 * @param siteUrl address of the real site without a slash at the end
 * @param now milliseconds since the epoch
 * @param ownUrl public origin of this site without a slash at the end
 * @param onPage receives each page that was read
 * @returns a function that takes a path of this site; if it cannot read the page, it returns the last known styles, or
 * none
 */
export function createContentStyles(
	siteUrl: string,
	localize: (text: string) => string,
	now: () => number,
	ownUrl: string,
	onPage: (html: string) => void = () => undefined,
): (path: string) => Promise<ContentStyles> {
	const known = new LRUCache<string, { styles: ContentStyles; until: number }>({
		max: REMEMBERED_PAGES,
	});
	function found(html: string): ContentStyles {
		const search = findSearchHead(html, localize, ownUrl);
		const languages = findLanguages(html, localize, ownUrl);
		const main = findFilledMain(html, languages.alternates?.length ?? 0);
		return {
			stylesheets: findBuilderStylesheets(html, localize),
			css: localize(findBlockStyles(html)),
			...languages,
			...(search && { search }),
			...(main && { main: localize(main) }),
		};
	}
	async function fetchStyles(path: string): Promise<ContentStyles> {
		try {
			const { status, text } = await readRemote(`${siteUrl}${path}`, {}, TIMEOUT_MS);
			if (status >= 500) throw new WordPressUnavailable(`${path} is ${status}.`);
			if (status === 200) onPage(text);
			const styles = status === 200 ? found(text) : NONE;
			known.set(path, { styles, until: now() + FRESH_MS });
			return styles;
		} catch {
			return known.get(path)?.styles ?? NONE;
		}
	}
	return async (path) => {
		const kept = known.get(path);
		if (!kept) return fetchStyles(path);
		if (kept.until <= now()) {
			// Until this time other visitors do not start a further reading of the page.
			known.set(path, { ...kept, until: now() + FRESH_MS });
			fetchStyles(path);
		}
		return kept.styles;
	};
}
