import type { TaxonomyRecord, TermRecord } from '@outrigger/formats/model/records';
import { may } from '../auth/roles';
import { maySee } from '../auth/visibility';
import { cut, readPage } from './pagination';
import { createParamReader, type ParamReader } from './param-reader';
import { forbiddenContext, readDetail } from './post-routes';
import { termsIn } from './post-terms';
import { type RestContext, siteLink } from './rest-context';
import { RestError } from './rest-error';
import type { RestResult } from './rest-item';
import { placeIn, type SortKey, sortBy } from './sort-by';
import { readSlugs } from './stored-slug';
import { termItem } from './term-item';

const orderFields = [
	'id',
	'include',
	'name',
	'slug',
	'include_slugs',
	'term_group',
	'description',
	'count',
] as const;

/** The fields of a term by which a list is ordered. */
type Ordered = Pick<TermRecord, 'databaseId' | 'name' | 'slug' | 'description' | 'count'>;

/** Reads the order of a list of terms, also of menus, which are terms in WordPress. */
export function readTermOrder(
	read: ParamReader,
	include: number[] | undefined,
	slugs: string[] | undefined,
): <T extends Ordered>(terms: readonly T[]) => T[] {
	const field = read.choice('orderby', orderFields) ?? 'name';
	const direction = read.choice('order', ['asc', 'desc']) ?? 'asc';
	const includePlace = placeIn(include);
	const slugPlace = placeIn(slugs);
	const keys: Record<(typeof orderFields)[number], (term: Ordered) => SortKey> = {
		id: (term) => term.databaseId,
		include: (term) => includePlace(term.databaseId),
		name: (term) => term.name,
		slug: (term) => term.slug,
		include_slugs: (term) => slugPlace(term.slug),
		term_group: () => 0,
		description: (term) => term.description,
		count: (term) => term.count,
	};
	// Equal terms are in the order of their ids.
	return (terms) => sortBy(sortBy(terms, keys.id, 'asc'), keys[field], direction);
}

function termsToFilter(
	context: RestContext,
	taxonomy: TaxonomyRecord,
	postId: number | undefined,
): TermRecord[] {
	if (postId === undefined) return context.store.terms(taxonomy.name);
	const post = context.store.post(postId);
	if (!post) throw new RestError('rest_post_invalid_id', 'Invalid post ID.', 400);
	if (!maySee(context.store, post, context.viewer))
		throw forbiddenContext(context, 'Sorry, you are not allowed to view terms for this post.');
	return termsIn(context.store, post, taxonomy);
}

/** `GET /wp/v2/{categories,tags,…}`. */
export function listTerms(context: RestContext, taxonomy: TaxonomyRecord): RestResult {
	const read = createParamReader(context.params);
	const detail = readDetail(read);
	const page = readPage(read, !taxonomy.hierarchical);
	const include = read.integers('include');
	const exclude = read.integers('exclude') ?? [];
	const slugs = readSlugs(read.strings('slug'));
	const parent = taxonomy.hierarchical ? read.integer('parent') : undefined;
	const search = read.text('search')?.trim().toLowerCase();
	const hidesEmpty = read.flag('hide_empty') ?? false;
	const postId = read.integer('post');
	const order = readTermOrder(read, include, slugs);
	read.check();
	if (detail === 'edit' && !may(context.viewer, 'manage_categories')) {
		throw forbiddenContext(context, 'Sorry, you are not allowed to edit terms in this taxonomy.');
	}
	const found = termsToFilter(context, taxonomy, postId).filter(
		(term) =>
			(include?.includes(term.databaseId) ?? true) &&
			!exclude.includes(term.databaseId) &&
			(slugs?.includes(term.slug) ?? true) &&
			(parent === undefined || term.parentId === parent) &&
			(!search || `${term.name} ${term.slug}`.toLowerCase().includes(search)) &&
			(!hidesEmpty || term.count > 0),
	);
	return {
		kind: 'items',
		items: cut(order(found), page).map((term) => termItem(context, term, detail)),
		total: found.length,
		perPage: page.perPage,
		page: page.page,
	};
}

/** `GET /wp/v2/categories/4`. */
export function getTerm(context: RestContext, taxonomy: TaxonomyRecord, id: number): RestResult {
	const term = context.store.term(id);
	if (term === undefined || term.taxonomy !== taxonomy.name) {
		throw new RestError('rest_term_invalid', 'Term does not exist.', 404);
	}
	const read = createParamReader(context.params);
	const detail = readDetail(read);
	read.check();
	if (detail === 'edit' && !may(context.viewer, 'manage_categories')) {
		throw forbiddenContext(context, 'Sorry, you are not allowed to edit this term.');
	}
	const link = siteLink(context, term.uri);
	return {
		kind: 'item',
		item: termItem(context, term, detail),
		headers: { Link: `<${link}>; rel="alternate"; type=text/html` },
	};
}
