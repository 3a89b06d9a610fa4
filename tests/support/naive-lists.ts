/**
 * A second implementation of what lists, filters and archives have to show. It is as simple as possible: every query
 * looks at every item. It shares no code with the code under test.
 */

/** A term of a generated site; flat taxonomies have no parents. */
export interface NaiveTerm {
	id: number;
	taxonomy: 'category' | 'post_tag';
	slug: string;
	/** 0 at the top. */
	parent: number;
}

/** A post of a generated site. */
export interface NaivePost {
	id: number;
	slug: string;
	date: string;
	menuOrder: number;
	isDraft: boolean;
	isSticky: boolean;
	termIds: number[];
}

/** The list settings of an editor. */
export interface NaiveList {
	kind: 'configured' | 'by_id' | 'related';
	include: number[];
	exclude: number[];
	/** The ids of a manual selection. */
	ids: number[];
	orderBy: 'post_date' | 'post_title' | 'menu_order' | 'rand';
	order: 'asc' | 'desc';
	offset: number;
	perPage: number;
	pinnedFirst: boolean;
	/** True if WPGraphQL orders the list: of equal items it puts the highest number first; false if absent. */
	isOrderedByGraphQL?: boolean;
}

/** The choice of a visitor in one taxonomy. */
export interface NaiveChoice {
	taxonomy: NaiveTerm['taxonomy'];
	terms: number[];
	join: 'AND' | 'OR';
}

/** A whole generated site. */
export interface NaiveSite {
	terms: NaiveTerm[];
	posts: NaivePost[];
}

function termOf(site: NaiveSite, id: number): NaiveTerm | undefined {
	return site.terms.find((term) => term.id === id);
}

function isBelow(site: NaiveSite, id: number, ancestor: number): boolean {
	const parent = termOf(site, id)?.parent ?? 0;
	return parent !== 0 && (parent === ancestor || isBelow(site, parent, ancestor));
}

/** Returns true if a post has a term or a term below it. */
function leadsTo(site: NaiveSite, term: number, post: NaivePost): boolean {
	return post.termIds.some((own) => own === term || isBelow(site, own, term));
}

function fitsChoice(site: NaiveSite, { terms, join }: NaiveChoice, post: NaivePost): boolean {
	const narrow = terms.filter((term) => !terms.some((other) => isBelow(site, other, term)));
	const has = (term: number) => leadsTo(site, term, post);
	return join === 'OR' ? narrow.some(has) : narrow.every(has);
}

/** For terms of several taxonomies, a post needs one term of each taxonomy. */
function fitsIncluded(site: NaiveSite, terms: number[], post: NaivePost): boolean {
	const taxonomies = [...new Set(terms.map((id) => termOf(site, id)?.taxonomy))];
	return taxonomies.every((taxonomy) =>
		terms.some((id) => termOf(site, id)?.taxonomy === taxonomy && leadsTo(site, id, post)),
	);
}

function published(site: NaiveSite): NaivePost[] {
	return site.posts.filter(({ isDraft }) => !isDraft);
}

function compare(list: NaiveList) {
	return (one: NaivePost, other: NaivePost): number => {
		const placeOf = (post: NaivePost) => {
			if (list.orderBy === 'menu_order') return post.menuOrder;
			return list.orderBy === 'post_title' ? post.slug : post.date;
		};
		const [value, otherValue] = [placeOf(one), placeOf(other)];
		// As in WordPress, items with equal dates are in the order of their numbers, in the direction of the list; with
		// any other equal value the lowest number comes first.
		const isNewestFirst =
			list.isOrderedByGraphQL || (list.orderBy === 'post_date' && list.order === 'desc');
		if (value === otherValue) return isNewestFirst ? other.id - one.id : one.id - other.id;
		return value < otherValue === (list.order === 'asc') ? -1 : 1;
	};
}

/** All items of a list in order, without those before its offset; a random list may have any order. */
export function naiveItems(
	site: NaiveSite,
	list: NaiveList,
	choices: readonly NaiveChoice[],
	/** The post of the page. */
	about?: NaivePost,
): NaivePost[] {
	const isChosen = (post: NaivePost) => choices.every((choice) => fitsChoice(site, choice, post));
	if (list.kind === 'by_id') {
		const chosen = list.ids.flatMap((id) => published(site).find((post) => post.id === id) ?? []);
		return chosen.filter(isChosen);
	}
	const isRelated = (post: NaivePost) =>
		post.id !== about?.id && (about?.termIds ?? []).some((term) => leadsTo(site, term, post));
	const found = published(site)
		.filter((post) => list.kind !== 'related' || isRelated(post))
		.filter((post) => fitsIncluded(site, list.include, post))
		.filter((post) => !list.exclude.some((term) => leadsTo(site, term, post)))
		.filter(isChosen)
		.sort(compare(list));
	const isFirst = ({ isSticky }: NaivePost) => list.pinnedFirst && isSticky;
	const ordered = [...found.filter(isFirst), ...found.filter((post) => !isFirst(post))];
	return ordered.slice(list.offset);
}

/** The archive of a term, newest first. */
export function naiveArchive(
	site: NaiveSite,
	term: number,
	choices: readonly NaiveChoice[],
): NaivePost[] {
	return naiveItems(site, { ...PLAIN, include: [term] }, choices);
}

/**
 * Returns the number of posts for each term that a filter offers, by slug; a filter does not
 * offer a term without posts.
 */
export function naiveCounts(
	site: NaiveSite,
	taxonomy: NaiveTerm['taxonomy'],
	itemsOf: (choice: NaiveChoice) => NaivePost[],
): Record<string, number> {
	const counts = site.terms
		.filter((term) => term.taxonomy === taxonomy)
		.map(({ id, slug }) => [slug, itemsOf({ taxonomy, terms: [id], join: 'AND' }).length] as const);
	return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** A list with all settings at their defaults. */
export const PLAIN: NaiveList = {
	kind: 'configured',
	include: [],
	exclude: [],
	ids: [],
	orderBy: 'post_date',
	order: 'desc',
	offset: 0,
	perPage: 3,
	pinnedFirst: false,
};
