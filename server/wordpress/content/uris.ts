import { formatOfSlug, POST_FORMAT } from '@outrigger/formats/model/post-formats';
import type {
	PostRecord,
	SettingsRecord,
	TermRecord,
	Translated,
	UserRecord,
} from '@outrigger/formats/model/records';
import { ownValue } from '@outrigger/rules/values/own-value';
import type { LoadContext } from './context';
import { slugPath } from './references';

/** A slug that needs no encoding in an address. */
const IS_PLAIN = /^[\w.~-]*$/;
/** A path of such slugs that is an address already. */
const IS_URI = /^(?:\/[\w.~-]+)+\/$/;

/** A path of slugs as WordPress writes it in links: `/a/b/`, letters beyond ASCII percent-encoded in lower case. */
export function toUri(...parts: string[]): string {
	const slugs = parts.flatMap((part) => part.split('/')).filter(Boolean);
	const encoded = slugs.map((slug) =>
		IS_PLAIN.test(slug)
			? slug
			: encodeURIComponent(slug).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
	);
	return encoded.length === 0 ? '/' : `/${encoded.join('/')}/`;
}

/** `/category/a/b/` for categories, `/tag/x/`, `/boat-type/x/`: other taxonomies do not show their parents. */
export function termUri(
	term: TermRecord,
	termById: (databaseId: number) => TermRecord | undefined,
	{ taxonomies, settings }: Pick<LoadContext, 'taxonomies' | 'settings'>,
): string {
	const base = taxonomies.find(({ name }) => name === term.taxonomy)?.rewriteSlug ?? term.taxonomy;
	return toUri(
		languagePart(term, settings),
		base,
		term.taxonomy === 'category' ? termPath(term, termById) : slugInAddress(term),
	);
}

/** `/type/gallery/`: formats have a longer slug than their address shows. */
function slugInAddress({ taxonomy, slug }: TermRecord): string {
	return taxonomy === POST_FORMAT ? formatOfSlug(slug) : slug;
}

function termPath(
	term: TermRecord,
	termById: (databaseId: number) => TermRecord | undefined,
): string {
	const parent = term.parentId === 0 ? undefined : termById(term.parentId);
	return parent ? `${termPath(parent, termById)}/${term.slug}` : term.slug;
}

/** The data from which the loader makes the address of a post. */
export interface AddressBook {
	settings: SettingsRecord;
	contentTypes: LoadContext['contentTypes'];
	post(databaseId: number): PostRecord | undefined;
	term(databaseId: number): TermRecord | undefined;
	user(databaseId: number): UserRecord | undefined;
}

const ADDRESSED = ['publish', 'private', 'inherit'];

/** The first part of addresses in a language: nothing for the default one, else its slug. */
function languagePart({ language }: Translated, { languages }: SettingsRecord): string {
	return language === undefined || language === languages?.[0]?.slug ? '' : language;
}

/** Returns true for a page of the settings and for its translations. */
export function isOrTranslates(post: PostRecord, databaseId: number): boolean {
	if (databaseId === 0) return false;
	if (post.databaseId === databaseId) return true;
	return Object.values(post.translations ?? {}).includes(databaseId);
}

/** The address of a post; `null` for the posts page and for types without addresses. */
export function postUri(post: PostRecord, book: AddressBook): string | null {
	const { settings } = book;
	const type = book.contentTypes.find(({ name }) => name === post.type);
	if (!type?.public) return null;
	if (!ADDRESSED.includes(post.status)) return draftUri(post);
	if (settings.showOnFront === 'page' && isOrTranslates(post, settings.pageOnFront))
		return toUri(languagePart(post, settings));
	if (isOrTranslates(post, settings.pageForPosts)) return null;
	return pathUri(post, book);
}

/** The address that a post has by its slug, even if it is the front page or the posts page. */
export function pathUri(post: PostRecord, book: AddressBook): string {
	if (post.type === 'post') return permalink(post, book);
	const type = book.contentTypes.find(({ name }) => name === post.type);
	return toUri(
		languagePart(post, book.settings),
		type?.rewriteSlug ?? '',
		// A medium keeps its address, whatever post it was uploaded to.
		post.media ? post.slug : slugPath(post, book.post),
	);
}

/** The address of a post without a path of its own. */
export function draftUri(post: PostRecord): string {
	if (post.type === 'page') return `/?page_id=${post.databaseId}`;
	const type = post.type === 'post' ? '' : `post_type=${post.type}&`;
	return `/?${type}p=${post.databaseId}`;
}

function permalink(post: PostRecord, book: AddressBook): string {
	const structure = book.settings.permalinkStructure ?? '/%postname%/';
	const path = structure.replace(
		/%(\w+)%/g,
		(_, name: string) => ownValue(TAGS, name)?.(post, book) ?? '',
	);
	const language = languagePart(post, book.settings);
	return IS_URI.test(path) && language === '' ? path : toUri(language, path);
}

/** The tags of WordPress's permalink structures that this project fills in. */
const TAGS: Record<string, (post: PostRecord, book: AddressBook) => string> = {
	year: (post) => partOfDate(post, 0),
	monthnum: (post) => partOfDate(post, 1),
	day: (post) => partOfDate(post, 2),
	hour: (post) => partOfDate(post, 3),
	minute: (post) => partOfDate(post, 4),
	second: (post) => partOfDate(post, 5),
	post_id: (post) => `${post.databaseId}`,
	postname: (post) => post.slug,
	category(post, book) {
		const [first] = post.termIds
			.map((termId) => book.term(termId))
			.filter((term) => term?.taxonomy === 'category')
			.sort((one, other) => (one?.databaseId ?? 0) - (other?.databaseId ?? 0));
		return first ? termPath(first, book.term) : 'uncategorized';
	},
	author: (post, book) => book.user(post.authorId)?.slug ?? '',
};

function partOfDate({ date }: PostRecord, place: number): string {
	return date.split(/[-T:]/)[place] ?? '';
}
