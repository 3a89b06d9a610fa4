import { type LanguagePath, languageAt } from '@outrigger/rules/address/language-path';
import { LONGEST_PAGE } from '@outrigger/rules/lists/posts-query';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { LRUCache } from 'lru-cache';
import type { RestAnswer } from '../contract/renderer';

/** A language of the site, with the directory of its content. */
export interface ListedLanguage extends LanguagePath {
	/** `de`. */
	slug: string;
}

/** Reads core REST; the path begins after `/wp-json/`. */
type ReadRest = (path: string) => Promise<RestAnswer>;
type Row = Readonly<Record<string, unknown>>;

/** The most requests for one list, with a hundred items each: other long lists have the same limit. */
const MOST_REQUESTS = 10;
/** A list is kept for this long, because parts of a page, and pages of a list, request the same list. */
const KEPT_MS = 30_000;
const KEPT_LISTS = 200;
/** Polylang always translates these; a site chooses among its own types and taxonomies. */
const TRANSLATED: ReadonlySet<string> = new Set(['posts', 'pages', 'categories', 'tags', 'search']);
/** People and files have addresses without a language. */
const WITHOUT_LANGUAGE: ReadonlySet<string> = new Set(['users', 'media', 'types', 'taxonomies']);
/** Parameters that name the items of a list. Such a list is not filtered. */
const NAMING = ['include', 'slug', 'post', 'parent'] as const;

/**
 * Limits lists of core REST to one language if WordPress returns the items of all languages: free Polylang does not
 * filter lists of REST. The language of an item is that of the directory in its address (`/de/ueber-uns/`). The
 * function reads a list up to a thousand items, and counts the items in the language.
 *
 * @param languages the languages of the site, with their directories
 * @returns reads a path of core REST; `lang` names the language
 */
export function createListsInLanguage(
	read: ReadRest,
	languages: () => readonly ListedLanguage[],
): ReadRest {
	const lists = new LRUCache<string, Promise<RestAnswer>>({ max: KEPT_LISTS, ttl: KEPT_MS });

	function once(key: string, make: () => Promise<RestAnswer>): Promise<RestAnswer> {
		const known = lists.get(key);
		if (known) return known;
		const made = make();
		lists.set(key, made);
		made.catch(() => lists.delete(key));
		return made;
	}

	/** A type without any item below a directory is not translated: its items are in all languages. */
	async function isTranslated(base: string, all: readonly ListedLanguage[]): Promise<boolean> {
		if (TRANSLATED.has(base)) return true;
		const path = `wp/v2/${base}?per_page=${LONGEST_PAGE}&_fields=link`;
		const { body } = await once(path, () => read(path));
		return rowsOf(body).some((row) => (languageOf(row, all)?.homePath ?? '/') !== '/');
	}

	/**
	 * The items of a list in a language.
	 * @param most the number of items after which the function stops
	 * @returns the refusal of WordPress if it refuses the list
	 */
	async function walk(
		base: string,
		asked: URLSearchParams,
		isIn: (row: Row) => boolean,
		most: number,
	): Promise<RestAnswer> {
		const found = new Map<unknown, Row>();
		for (let page = 1; page <= MOST_REQUESTS; page += 1) {
			const parameters = new URLSearchParams(asked);
			parameters.set('page', `${page}`);
			const answer = await read(`wp/v2/${base}?${parameters}`);
			if (answer.status >= 400) {
				if (page === 1) return answer;
				break;
			}
			for (const row of rowsOf(answer.body).filter(isIn)) found.set(row.id, row);
			if (page >= answer.totalPages || found.size >= most) break;
		}
		return { status: 200, body: [...found.values()], total: found.size, totalPages: 1 };
	}

	return async (path) => {
		const [, base = '', query = ''] = /^wp\/v2\/([\w-]+)\?(.*)$/.exec(path) ?? [];
		const parameters = new URLSearchParams(query);
		const slug = parameters.get('lang');
		const isNamed = NAMING.some((name) => parameters.has(name));
		if (slug === null || isNamed || WITHOUT_LANGUAGE.has(base)) return read(path);
		const all = languages();
		if (!haveDirectories(all) || !(await isTranslated(base, all))) return read(path);
		const perPage = numberIn(parameters, 'per_page', 10);
		const start = numberIn(parameters, 'offset', perPage * (numberIn(parameters, 'page', 1) - 1));
		for (const name of ['page', 'per_page', 'offset']) parameters.delete(name);
		const fields = parameters.get('_fields');
		if (fields) parameters.set('_fields', `${fields},${base === 'search' ? 'url' : 'link'}`);
		parameters.set('per_page', `${LONGEST_PAGE}`);
		// A request for one item looks for a neighbour, or checks that the list is not empty, so it needs no count.
		const most = perPage === 1 ? start + 1 : Number.POSITIVE_INFINITY;
		const isIn = (row: Row) => (languageOf(row, all) ?? { slug }).slug === slug;
		const whole = await once(`${most} ${base} ${parameters}`, () =>
			walk(base, parameters, isIn, most),
		);
		if (whole.status >= 400) return whole;
		return {
			...whole,
			body: rowsOf(whole.body).slice(start, start + perPage),
			totalPages: Math.ceil(whole.total / perPage),
		};
	};
}

/** Returns true if each language of a site has its own directory in addresses. */
export function haveDirectories(languages: readonly LanguagePath[]): boolean {
	const paths = new Set(languages.map(({ homePath }) => homePath));
	return paths.size > 1 && paths.size === languages.length;
}

/** The language of the directory in the address of an item; null for an item outside of all directories. */
function languageOf(row: Row, all: readonly ListedLanguage[]): ListedLanguage | null {
	const address = row.link ?? row.url;
	if (typeof address !== 'string' || !URL.canParse(address)) return null;
	return languageAt(all, new URL(address).pathname);
}

function rowsOf(body: unknown): Row[] {
	return Array.isArray(body) ? body.filter(isPlainObject) : [];
}

function numberIn(parameters: URLSearchParams, name: string, usual: number): number {
	const text = parameters.get(name) ?? '';
	return /^\d{1,9}$/.test(text) ? Number(text) : usual;
}
