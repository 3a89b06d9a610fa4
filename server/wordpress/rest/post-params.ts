import {
	POST_FORMAT,
	POST_FORMATS,
	type PostFormat,
	postFormatSlug,
} from '@outrigger/formats/model/post-formats';
import type {
	ContentTypeRecord,
	PostStatus,
	TermRecord,
	UserRecord,
} from '@outrigger/formats/model/records';
import { may } from '../auth/roles';
import { queryOrder } from '../store/query-order';
import type { PostOrderField, PostQuery, Store, TermFilter } from '../store/store';
import { hasField } from './own-types';
import type { ParamReader } from './param-reader';
import type { RestContext } from './rest-context';
import { RestError } from './rest-error';
import { readSiteDate } from './site-date';
import { readSlugs } from './stored-slug';
import { readTermFilters } from './term-params';

/** The orders of every list of posts. */
export const POST_ORDERS = [
	'author',
	'date',
	'id',
	'include',
	'modified',
	'parent',
	'relevance',
	'slug',
	'include_slugs',
	'title',
] as const satisfies readonly PostOrderField[];

/** WordPress's post formats, the first of posts that have no term of one. */
export const FORMATS = ['standard', ...(Object.keys(POST_FORMATS) as PostFormat[])] as const;

const SEARCH_COLUMNS = {
	post_title: 'title',
	post_content: 'content',
	post_excerpt: 'excerpt',
} as const;

/** The names of the texts that a search may be limited to. */
export const SEARCHED = Object.keys(SEARCH_COLUMNS) as (keyof typeof SEARCH_COLUMNS)[];

/** The kinds of files by which WordPress lists them. */
const MEDIA_KINDS = ['image', 'video', 'text', 'application', 'audio'] as const;

const FILE_STATUSES = ['private', 'trash'] as const;
/** The states of posts that visitors do not see. */
export const HIDDEN_STATUSES = ['future', 'draft', 'pending', 'private', 'trash'] as const;

/** The requested statuses; a status that the viewer may not list is refused. */
function readStatuses(
	{ params, viewer }: RestContext,
	read: ParamReader,
	ownStatus: PostStatus,
): PostStatus[] {
	const hidden: readonly PostStatus[] = ownStatus === 'inherit' ? FILE_STATUSES : HIDDEN_STATUSES;
	const known = [ownStatus, ...hidden, 'any'] as const;
	const mayList = (status: string) =>
		status === ownStatus ||
		may(viewer, 'edit_posts') ||
		(status === 'private' && may(viewer, 'read_private_posts'));
	// As in WordPress, the right counts before the spelling.
	const unchecked = params.has('status') ? read.strings('status') : undefined;
	if (unchecked && !unchecked.every(mayList)) {
		const status = viewer === null ? 401 : 403;
		read.refuse('status', {
			code: 'rest_forbidden_status',
			message: 'Status is forbidden.',
			data: { status },
		});
		return [ownStatus];
	}
	const names = read.strings('status', known) ?? [ownStatus];
	const statuses = names.flatMap((status): readonly PostStatus[] =>
		status === 'any' ? [ownStatus, ...hidden.filter((one) => one !== 'trash')] : [status],
	);
	return [...new Set(statuses)];
}

function readOrder(read: ParamReader, type: ContentTypeRecord): PostQuery['orderBy'] {
	const choices = type.hierarchical ? [...POST_ORDERS, 'menu_order' as const] : POST_ORDERS;
	const field = read.choice<PostOrderField>('orderby', choices) ?? 'date';
	const direction = read.choice('order', ['asc', 'desc']) ?? 'desc';
	return queryOrder(field, direction === 'asc' ? 'ASC' : 'DESC');
}

/** Refuses an order that needs another parameter, if the request lacks that one. */
export function requireForOrder(
	field: unknown,
	given: { include: readonly number[] | undefined; search: string | undefined },
): void {
	const missing =
		field === 'relevance' && !given.search
			? (['rest_no_search_term_defined', 'a search term', 'relevance'] as const)
			: field === 'include' && !given.include
				? (['rest_orderby_include_missing_include', 'an include parameter', 'include'] as const)
				: null;
	if (missing === null) return;
	const [code, what, order] = missing;
	throw new RestError(code, `You need to define ${what} to order by ${order}.`, 400);
}

function readDates(read: ParamReader, timezone: string): Partial<PostQuery> {
	const date = (name: string) => readSiteDate(read, name, timezone);
	const [after, before] = [date('after'), date('before')];
	return {
		...(after !== undefined && { after }),
		...(before !== undefined && { before }),
		modifiedAfter: date('modified_after'),
		modifiedBefore: date('modified_before'),
	};
}

/**
 * A search of a user without the right to edit other users' posts reads only that user's own texts among the hidden
 * ones, so that nothing about the other texts follows from the number of results.
 */
function ownOnly(query: PostQuery, ownStatus: PostStatus, viewer: UserRecord | null): PostQuery {
	const isHidden = query.statuses?.some((status) => status !== ownStatus) ?? false;
	if (!isHidden || !query.search || may(viewer, 'edit_others_posts')) return query;
	if (viewer === null) return query;
	const mayBeOwn = query.authorIn === undefined || query.authorIn.includes(viewer.databaseId);
	return mayBeOwn ? { ...query, authorIn: [viewer.databaseId] } : { ...query, types: [] };
}

/** Filters for posts in one of the formats; one of them has to match. */
function formatFilters(store: Store, formats: readonly string[]): TermFilter[] {
	const all = store.terms(POST_FORMAT);
	const slugs = formats.map(postFormatSlug);
	const filter = (operator: TermFilter['operator'], terms: readonly TermRecord[]): TermFilter => ({
		taxonomy: POST_FORMAT,
		termIds: terms.map(({ databaseId }) => databaseId),
		operator,
		includeChildren: false,
	});
	return [
		filter(
			'IN',
			all.filter(({ slug }) => slugs.includes(slug)),
		),
		...(formats.includes('standard') ? [filter('NOT IN', all)] : []),
	];
}

/**
 * The query for the parameters of a list of posts. Throws `rest_invalid_param` for wrong parameters, and for an order
 * without a parameter that it needs.
 */
export function readPostQuery(
	context: RestContext,
	type: ContentTypeRecord,
	read: ParamReader,
): PostQuery {
	const { store, viewer } = context;
	const ownStatus: PostStatus = type.name === 'attachment' ? 'inherit' : 'publish';
	const hasParents = type.hierarchical || type.name === 'attachment';
	const mediaKinds =
		type.name === 'attachment' ? read.strings('media_type', MEDIA_KINDS) : undefined;
	const formats = type.name === 'post' ? read.strings('format', FORMATS) : undefined;
	const columns = read.strings('search_columns', SEARCHED);
	const mimeTypes = type.name === 'attachment' ? read.strings('mime_type') : undefined;
	const query: PostQuery = {
		types: [type.name],
		statuses: readStatuses(context, read, ownStatus),
		...readTermFilters(context, type, read),
		...(formats && { termGroups: [formatFilters(store, formats)] }),
		...(hasField(type, 'author') && {
			authorIn: read.integers('author'),
			authorNotIn: read.integers('author_exclude'),
		}),
		in: read.integers('include'),
		notIn: read.integers('exclude'),
		nameIn: readSlugs(read.strings('slug')),
		search: read.text('search') || undefined,
		searchColumns: columns?.map((column) => SEARCH_COLUMNS[column]),
		isExactSearch: read.choice('search_semantics', ['exact']) === 'exact',
		sticky: type.name === 'post' ? read.flag('sticky') : undefined,
		parentIn: hasParents ? read.integers('parent') : undefined,
		parentNotIn: hasParents ? read.integers('parent_exclude') : undefined,
		menuOrder: type.name === 'page' ? read.integer('menu_order') : undefined,
		mimeTypes: mimeTypes ?? mediaKinds,
		...readDates(read, store.settings.timezone),
		orderBy: readOrder(read, type),
	};
	read.check();
	requireForOrder(query.orderBy?.[0]?.field, { include: query.in, search: query.search });
	return ownOnly(query, ownStatus, viewer);
}
