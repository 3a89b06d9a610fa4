import type {
	ContentTypeRecord,
	PostRecord,
	RevisionRecord,
} from '@outrigger/formats/model/records';
import { renderContent } from '../texts/content';
import { contentLookup } from '../texts/content-lookup';
import { renderParagraphs } from '../texts/excerpt';
import { renderTitleRest } from '../texts/titles';
import { typographyIn } from '../texts/typography';
import { mayOn } from '../writing/post-rights';
import { autosaved, revisionsOf } from '../writing/revisions';
import { postPath, postRoute } from './content-types';
import { cut, readPage } from './pagination';
import { createParamReader, type ParamReader } from './param-reader';
import { requireForOrder } from './post-params';
import { noSuchPage, readDetail } from './post-routes';
import { type Detail, type RestContext, restLink, siteLink } from './rest-context';
import { forbidden, RestError } from './rest-error';
import type { RestItem, RestResult } from './rest-item';
import { placeIn, sortBy } from './sort-by';
import { carryOut, deletion, forceIn, rawText, requireForce, type WritingContext } from './write';

/** The two kinds of saved texts below a post, as addresses name them. */
export type RevisionKind = 'revisions' | 'autosaves';

const kindOf = (place: RevisionKind): RevisionRecord['kind'] =>
	place === 'revisions' ? 'revision' : 'autosave';

/** The post of the requested texts, for users who may edit it. */
function parentOf(
	context: RestContext,
	type: ContentTypeRecord,
	id: number,
	place: RevisionKind,
): PostRecord {
	const post = context.store.post(id);
	if (post?.type !== type.name)
		throw new RestError('rest_post_invalid_parent', 'Invalid post parent ID.', 404);
	if (mayOn('edit', post, context.viewer)) return post;
	const message = `Sorry, you are not allowed to view ${place} of this post.`;
	throw forbidden(context.viewer, 'rest_cannot_read', message);
}

const ORDERS = ['date', 'id', 'include', 'relevance', 'slug', 'include_slugs', 'title'] as const;

/** Reads the parameters that choose and order revisions, which come with the newest first. */
function readChoice(read: ParamReader): (all: readonly RevisionRecord[]) => RevisionRecord[] {
	const include = read.integers('include');
	const exclude = read.integers('exclude') ?? [];
	const search = read.text('search')?.trim().toLowerCase();
	const field = read.choice('orderby', ORDERS) ?? 'date';
	const direction = read.choice('order', ['asc', 'desc']) ?? 'desc';
	const place = placeIn(include);
	return (all) => {
		requireForOrder(field, { include, search });
		const found = all
			.filter(({ databaseId }) => include?.includes(databaseId) ?? true)
			.filter(({ databaseId }) => !exclude.includes(databaseId))
			.filter(
				({ title, content, excerpt }) =>
					!search || [title, content, excerpt].join('\n').toLowerCase().includes(search),
			);
		if (field === 'include') return sortBy(found, ({ databaseId }) => place(databaseId), direction);
		if (field === 'date' || field === 'id')
			return sortBy(found, ({ databaseId }) => databaseId, direction);
		// The revisions of a post have one slug, and mostly one title: the oldest comes first.
		const oldestFirst = sortBy(found, ({ databaseId }) => databaseId, 'asc');
		return field === 'title' ? sortBy(oldestFirst, ({ title }) => title, direction) : oldestFirst;
	};
}

/** `GET /wp/v2/posts/17/revisions` and `…/autosaves`, the newest first; all of them unless the request names a page. */
export function listRevisions(
	context: RestContext,
	type: ContentTypeRecord,
	id: number,
	place: RevisionKind,
): RestResult {
	const read = createParamReader(context.params);
	const detail = readDetail(read);
	const ofRevisions =
		place === 'revisions' ? { page: readPage(read), choose: readChoice(read) } : null;
	read.check();
	const post = parentOf(context, type, id, place);
	const kept = revisionsOf(context.store, id, kindOf(place));
	/** The size of a page with the whole list; an empty list has a page as well. */
	const whole = (all: readonly unknown[]) => Math.max(1, all.length);
	if (ofRevisions === null) {
		const items = kept.map((one) => revisionItem(context, post, one, detail));
		return { kind: 'items', items, total: kept.length, perPage: whole(kept), page: 1 };
	}
	const { page: asked, choose } = ofRevisions;
	const all = choose(kept);
	const isPaged = context.params.has('per_page');
	const page = isPaged ? asked : { page: asked.page, perPage: whole(all), offset: 0 };
	if (isPaged && context.params.has('offset') && page.offset >= all.length)
		throw new RestError(
			'rest_revision_invalid_offset_number',
			'The offset number requested is larger than or equal to the number of available revisions.',
			400,
		);
	if (all.length > 0 && page.page > Math.ceil(all.length / page.perPage))
		throw noSuchPage('rest_revision_invalid_page_number');
	const items = cut(all, page).map((one) => revisionItem(context, post, one, detail));
	return { kind: 'items', items, total: all.length, perPage: page.perPage, page: page.page };
}

/** `GET /wp/v2/posts/17/revisions/23`. */
export function getRevision(
	context: RestContext,
	type: ContentTypeRecord,
	id: number,
	place: RevisionKind,
	revisionId: number,
): RestResult {
	const read = createParamReader(context.params);
	const detail = readDetail(read);
	read.check();
	const post = parentOf(context, type, id, place);
	const found = foundRevision(context, id, place, revisionId);
	return { kind: 'item', item: revisionItem(context, post, found, detail) };
}

function foundRevision(
	{ store }: RestContext,
	id: number,
	place: RevisionKind,
	revisionId: number,
): RevisionRecord {
	const found = revisionsOf(store, id, kindOf(place)).find((one) => one.databaseId === revisionId);
	if (found) return found;
	throw new RestError('rest_post_invalid_id', 'Invalid revision ID.', 404);
}

/** `DELETE /wp/v2/posts/17/revisions/23?force=true`. */
export async function deleteRevision(
	context: WritingContext,
	type: ContentTypeRecord,
	id: number,
	revisionId: number,
): Promise<RestResult> {
	const post = parentOf(context, type, id, 'revisions');
	const found = foundRevision(context, id, 'revisions', revisionId);
	requireForce(forceIn(context), 'Revisions do');
	const answer = deletion(revisionItem(context, post, found, 'edit'));
	await carryOut(context, () => [{ kind: 'revision', id: revisionId, record: null }]);
	return answer;
}

/** `POST /wp/v2/posts/17/autosaves`: each user has one autosave of a post, which the post does not show. */
export async function createAutosave(
	context: WritingContext,
	type: ContentTypeRecord,
	id: number,
): Promise<RestResult> {
	const { params, viewer, now } = context;
	const post = parentOf(context, type, id, 'autosaves');
	const texts = {
		title: rawText(params, 'title') ?? '',
		content: rawText(params, 'content') ?? '',
		excerpt: rawText(params, 'excerpt') ?? '',
	};
	let saved: RevisionRecord | null = null;
	const after = await carryOut(context, (store, newId) => {
		const written = autosaved(store.post(id) ?? post, texts, { store, viewer, now }, newId);
		saved = written.record;
		return [written];
	});
	if (saved === null) throw new RestError('rest_post_invalid_id', 'Invalid revision ID.', 404);
	return { kind: 'item', item: revisionItem(after, post, saved, 'edit') };
}

function revisionItem(
	context: RestContext,
	post: PostRecord,
	revision: RevisionRecord,
	detail: Detail,
): RestItem {
	const { store, siteUrl } = context;
	const guid = `${siteUrl}/?p=${revision.databaseId}`;
	const both = (raw: string, rendered: string) =>
		detail === 'edit' ? { raw, rendered } : { rendered };
	const lookup = contentLookup(store, siteUrl);
	const link = siteLink(context, postPath(store, post));
	return {
		fields: {
			author: () => revision.authorId,
			date: () => revision.date,
			date_gmt: () => revision.dateGmt,
			id: () => revision.databaseId,
			modified: () => revision.date,
			modified_gmt: () => revision.dateGmt,
			parent: () => revision.postId,
			slug: () => `${revision.postId}-${revision.kind}-v1`,
			guid: () => both(guid, guid),
			title: () => both(revision.title, renderTitleRest(revision.title, typographyIn(context))),
			content: () =>
				both(revision.content, renderContent({ ...post, content: revision.content }, lookup)),
			excerpt: () =>
				both(revision.excerpt, renderParagraphs(revision.excerpt, typographyIn(context))),
			...(revision.kind === 'autosave' && {
				preview_link: () => `${link}${link.includes('?') ? '&' : '?'}preview=true`,
			}),
		},
		links: () => ({ parent: [{ href: restLink(context, postRoute(store, post)) }] }),
		embeds: {},
	};
}
