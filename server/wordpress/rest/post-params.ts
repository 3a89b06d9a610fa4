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
import type { PostOrderField, PostQuery, Store, TermFilter } from '../store/store';
import type { ParamReader } from './param-reader';
import type { RestContext } from './rest-context';
import { RestError } from './rest-error';
import { readSiteDate } from './site-date';
import { readSlugs } from './stored-slug';
import { readTermFilters } from './term-params';

const orderFields = [
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

const hiddenStatuses = ['future', 'draft', 'pending', 'private', 'trash'] as const;

/** Statuses that were asked for; what the viewer may not list is refused. */
function readStatuses(
	read: ParamReader,
	ownStatus: PostStatus,
	viewer: UserRecord | null,
): PostStatus[] {
	const asked = read.strings('status', [ownStatus, ...hiddenStatuses, 'any']) ?? [ownStatus];
	const statuses = asked.flatMap((status): readonly PostStatus[] =>
		status === 'any' ? [ownStatus, ...hiddenStatuses.filter((one) => one !== 'trash')] : [status],
	);
	const isForbidden = statuses.some((status) => {
		if (status === ownStatus) return false;
		return !may(viewer, status === 'private' ? 'read_private_posts' : 'edit_posts');
	});
	if (isForbidden) {
		const status = viewer === null ? 401 : 403;
		read.refuse('status', {
			code: 'rest_forbidden_status',
			message: 'Status is forbidden.',
			data: { status },
		});
	}
	return [...new Set(statuses)];
}

function readOrder(read: ParamReader, type: ContentTypeRecord): PostQuery['orderBy'] {
	const choices = type.hierarchical ? [...orderFields, 'menu_order' as const] : orderFields;
	const field = read.choice<PostOrderField>('orderby', choices) ?? 'date';
	const direction = read.choice('order', ['asc', 'desc']) ?? 'desc';
	return [{ field, order: direction === 'asc' ? 'ASC' : 'DESC' }];
}

/** Orders that need another parameter are refused without it. */
function checkOrder(query: PostQuery): void {
	const field = query.orderBy?.[0]?.field;
	const missing =
		field === 'relevance' && !query.search
			? (['rest_no_search_term_defined', 'a search term', 'relevance'] as const)
			: field === 'include' && !query.in
				? (['rest_orderby_include_missing_include', 'an include parameter', 'include'] as const)
				: null;
	if (missing === null) return;
	const [code, what, order] = missing;
	throw new RestError(code, `You need to define ${what} to order by ${order}.`, 400);
}

function readDates(read: ParamReader, timezone: string): Partial<PostQuery> {
	const date = (name: string) => readSiteDate(read, name, timezone);
	const published = { after: date('after'), before: date('before') };
	const modified = { after: date('modified_after'), before: date('modified_before') };
	const byModified = modified.after !== undefined || modified.before !== undefined;
	const byPublished = published.after !== undefined || published.before !== undefined;
	if (byModified && byPublished) {
		read.refuse('modified_after', {
			code: 'rest_invalid_param',
			message: 'Dates of publication and of change cannot be asked for together here.',
			data: null,
		});
	}
	return byModified
		? { dateColumn: 'modified', ...modified }
		: { dateColumn: 'date', ...published };
}

/** Those who may not edit others' posts see of what is hidden only their own. */
function ownOnly(query: PostQuery, ownStatus: PostStatus, viewer: UserRecord | null): PostQuery {
	const isHidden = query.statuses?.some((status) => status !== ownStatus) ?? false;
	if (!isHidden || viewer === null || may(viewer, 'edit_others_posts')) return query;
	const isAsked = query.authorIn === undefined || query.authorIn.includes(viewer.databaseId);
	return isAsked ? { ...query, authorIn: [viewer.databaseId] } : { ...query, types: [] };
}

/** Conditions of which a post in one of the formats fulfils one. */
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
 * The question behind the parameters of a list of posts.
 * Throws `rest_invalid_param` for wrong ones, and when an order lacks what it needs.
 */
export function readPostQuery(
	context: RestContext,
	type: ContentTypeRecord,
	read: ParamReader,
): PostQuery {
	const { store, viewer } = context;
	const ownStatus: PostStatus = type.name === 'attachment' ? 'inherit' : 'publish';
	const hasParents = type.hierarchical || type.name === 'attachment';
	const mediaKinds = type.name === 'attachment' ? read.strings('media_type') : undefined;
	const formats = type.name === 'post' ? read.strings('format', FORMATS) : undefined;
	const columns = read.strings(
		'search_columns',
		Object.keys(SEARCH_COLUMNS) as (keyof typeof SEARCH_COLUMNS)[],
	);
	const mimeTypes = type.name === 'attachment' ? read.strings('mime_type') : undefined;
	const query: PostQuery = {
		types: [type.name],
		statuses: readStatuses(read, ownStatus, viewer),
		...readTermFilters(context, type, read),
		...(formats && { termGroups: [formatFilters(store, formats)] }),
		authorIn: read.integers('author'),
		authorNotIn: read.integers('author_exclude'),
		in: read.integers('include'),
		notIn: read.integers('exclude'),
		nameIn: readSlugs(read.strings('slug')),
		search: read.text('search') || undefined,
		searchColumns: columns?.map((column) => SEARCH_COLUMNS[column]),
		sticky: type.name === 'post' ? read.flag('sticky') : undefined,
		parentIn: hasParents ? read.integers('parent') : undefined,
		parentNotIn: hasParents ? read.integers('parent_exclude') : undefined,
		mimeTypes: mimeTypes ?? mediaKinds,
		...readDates(read, store.settings.timezone),
		orderBy: readOrder(read, type),
	};
	read.check();
	checkOrder(query);
	return ownOnly(query, ownStatus, viewer);
}
