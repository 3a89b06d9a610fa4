import type { PostStatus } from '@outrigger/formats/model/records';
import { listableStatuses } from '../../auth/visibility';
import type { PostOrderField, PostQuery } from '../../store/store';
import type { GraphQLContext } from '../context';
import { toDatabaseIds } from '../global-id';
import { type LanguageWhere, requestedLanguages } from '../resolvers/language-fields';
import { type DateQueryArgs, dateFilter } from './date-query';
import { plainWhere, requestedSlugs } from './plain-where';
import { type TermWhere, termFilters } from './term-filters';

type Ids = readonly (string | null | undefined)[] | null;
type Texts = readonly (string | null | undefined)[] | null;

/** Every argument that some list of content takes in `where`; each list has a part of them. */
export interface PostWhere extends TermWhere, LanguageWhere {
	author?: number | null;
	authorIn?: Ids;
	authorName?: string | null;
	authorNotIn?: Ids;
	contentTypes?: Texts;
	dateQuery?: DateQueryArgs | null;
	hasPassword?: boolean | null;
	id?: number | null;
	in?: Ids;
	isSticky?: boolean | null;
	mimeType?: string | null;
	name?: string | null;
	nameIn?: Texts;
	notIn?: Ids;
	orderby?: readonly ({ field: string; order: 'ASC' | 'DESC' } | null | undefined)[] | null;
	parent?: string | null;
	parentIn?: Ids;
	parentNotIn?: Ids;
	password?: string | null;
	search?: string | null;
	stati?: Texts;
	status?: string | null;
	template?: string | null;
	title?: string | null;
}

const ORDER_FIELDS: Readonly<Record<string, PostOrderField>> = {
	AUTHOR: 'author',
	COMMENT_COUNT: 'comment_count',
	DATE: 'date',
	IN: 'include',
	MENU_ORDER: 'menu_order',
	MODIFIED: 'modified',
	NAME_IN: 'include_slugs',
	PARENT: 'parent',
	SLUG: 'slug',
	TITLE: 'title',
};

const present = (texts: Texts | undefined): string[] =>
	(texts ?? []).filter((text) => text != null);

/** `undefined` for an absent list, so that it differs from an empty list. */
const idList = (ids: Ids | undefined) => (ids ? toDatabaseIds(ids) : undefined);

/** Removes conditions with the value `null`, which count as absent. */
function without<T extends object>(query: T): T {
	return Object.fromEntries(
		Object.entries(query).filter(([, value]) => value !== undefined && value !== null),
	) as T;
}

function authors(where: PostWhere, { store }: GraphQLContext): Partial<PostQuery> {
	const [slug] = requestedSlugs([where.authorName]);
	const named = slug ? (store.userBySlug(slug)?.databaseId ?? -1) : null;
	const asked = [
		...(where.author ? [[where.author]] : []),
		...(named === null ? [] : [[named]]),
		...(where.authorIn ? [toDatabaseIds(where.authorIn)] : []),
	];
	const [first, ...others] = asked;
	const authorIn = first?.filter((id) => others.every((list) => list.includes(id)));
	// No author fulfils two conditions that exclude each other.
	return {
		authorIn: authorIn?.length === 0 ? [-1] : authorIn,
		authorNotIn: idList(where.authorNotIn),
	};
}

/**
 * The statuses that a list shows; `null` when the viewer may see none of the requested ones, which makes the
 * list empty without an error.
 */
function statuses(where: PostWhere, context: GraphQLContext): PostStatus[] | undefined | null {
	const asked = [...present(where.stati), ...(where.status ? [where.status] : [])];
	if (asked.length === 0) return undefined;
	const names = asked.map((status) => status.toLowerCase() as PostStatus);
	const allowed = listableStatuses(names, context.viewer);
	return allowed.length === 0 ? null : allowed;
}

/**
 * Turns the `where` of a list of content into a question to the store.
 *
 * @param types post types of the list; `contentTypes` can narrow them
 * @returns `null` when nothing can match
 */
export function postQuery(
	given: PostWhere | null | undefined,
	types: string[],
	context: GraphQLContext,
): PostQuery | null {
	if (!given) return { types };
	// An empty password selects posts without a password.
	const where = { ...plainWhere(given), password: given.password };
	const wanted = statuses(where, context);
	const narrowed = present(where.contentTypes).map((value) =>
		context.names.contentTypes.toWordPress(value),
	);
	const remaining = narrowed.length > 0 ? types.filter((type) => narrowed.includes(type)) : types;
	if (wanted === null || remaining.length === 0) return null;
	const terms = termFilters(where, context.store);
	const only = [...(where.id ? [where.id] : []), ...(where.in ? toDatabaseIds(where.in) : [])];
	const parents = where.parent ? toDatabaseIds([where.parent]) : idList(where.parentIn);
	return without<PostQuery>({
		types: remaining,
		statuses: wanted,
		languages: requestedLanguages(where, context.store),
		...authors(where, context),
		...dateFilter(where.dateQuery),
		terms: terms.length > 0 ? terms : undefined,
		in: only.length > 0 ? only : undefined,
		notIn: idList(where.notIn),
		nameIn: where.name
			? requestedSlugs([where.name])
			: where.nameIn
				? requestedSlugs(where.nameIn)
				: undefined,
		parentIn: where.parent === '0' ? [0] : parents,
		parentNotIn: idList(where.parentNotIn),
		title: where.title ?? undefined,
		search: where.search ?? undefined,
		hasPassword: where.hasPassword ?? undefined,
		password: where.password ?? undefined,
		sticky: where.isSticky ?? undefined,
		template: where.template
			? (context.names.templates.toWordPress(where.template) ?? '-')
			: undefined,
		mimeTypes: where.mimeType
			? [context.names.mimeTypes.toWordPress(where.mimeType) ?? '-']
			: undefined,
		orderBy: orderBy(where),
	});
}

/** The requested order; `undefined` if no order is requested. */
export function orderBy({ orderby }: Pick<PostWhere, 'orderby'>): PostQuery['orderBy'] {
	const asked = (orderby ?? []).flatMap((part) => {
		const field = part ? ORDER_FIELDS[part.field] : undefined;
		return part && field ? [{ field, order: part.order }] : [];
	});
	return asked.length > 0 ? asked : undefined;
}
