import { formatOfSlug, POST_FORMAT } from '@outrigger/formats/model/post-formats';
import type { PostRecord, TermRecord } from '@outrigger/formats/model/records';
import type { PostQuery } from '../store/store';
import { renderTermNameRest, renderTitleRest } from '../texts/titles';
import { typographyIn } from '../texts/typography';
import { postPath, postRoute, shownTaxonomies, shownTypes } from './content-types';
import { cut, readPage } from './pagination';
import { createParamReader, type ParamReader } from './param-reader';
import { noSuchPage } from './post-routes';
import { type RestContext, restLink, siteLink } from './rest-context';
import { type RestItem, type RestResult, selfLink } from './rest-item';

function foundItem(
	context: RestContext,
	found: { id: number | string; title: string; path: string; type: string; subtype?: string },
	routes: { self: string; about: string } | null,
	embeds: RestItem['embeds'],
): RestItem {
	const { subtype } = found;
	return {
		fields: {
			id: () => found.id,
			title: () => found.title,
			url: () => siteLink(context, found.path),
			type: () => found.type,
			...(subtype !== undefined && { subtype: () => subtype }),
		},
		links: () => ({
			...(routes && {
				self: [{ embeddable: true, ...selfLink(context, routes.self) }],
				about: [{ href: restLink(context, routes.about) }],
			}),
			collection: [{ href: restLink(context, '/wp/v2/search') }],
		}),
		embeds,
	};
}

function foundPost(context: RestContext, record: PostRecord): RestItem {
	return foundItem(
		context,
		{
			id: record.databaseId,
			title: renderTitleRest(record.title, typographyIn(context)),
			path: postPath(context.store, record),
			type: 'post',
			subtype: record.type,
		},
		{ self: postRoute(context.store, record), about: `/wp/v2/types/${record.type}` },
		{ self: () => [{ kind: 'post', record }] },
	);
}

function foundTerm(context: RestContext, record: TermRecord): RestItem {
	const base = context.store.taxonomy(record.taxonomy)?.restBase ?? record.taxonomy;
	return foundItem(
		context,
		{
			id: record.databaseId,
			title: renderTermNameRest(record.name),
			path: record.uri,
			type: record.taxonomy,
		},
		{
			self: `/wp/v2/${base}/${record.databaseId}`,
			about: `/wp/v2/taxonomies/${record.taxonomy}`,
		},
		{ self: () => [{ kind: 'term', record }] },
	);
}

/** A format of posts. Its id is its name, and REST has no route for it. */
function foundFormat(context: RestContext, { slug, name, uri }: TermRecord): RestItem {
	const title = renderTermNameRest(name);
	const found = { id: formatOfSlug(slug), title, path: uri, type: 'post-format' };
	return foundItem(context, found, null, {});
}

/** The requested subtypes: all of them for `any` and without the parameter. */
function readSubtypes(read: ParamReader, all: string[]): string[] {
	const asked = read.strings('subtype', [...all, 'any']);
	return asked === undefined || asked.includes('any') ? all : asked;
}

/** `GET /wp/v2/search`: posts of every public type but media, or terms; the best match first. */
export async function listFound(context: RestContext): Promise<RestResult> {
	const { store } = context;
	const read = createParamReader(context.params);
	read.choice('context', ['view', 'embed']);
	const page = readPage(read, false);
	const type = read.choice('type', ['post', 'term', 'post-format']) ?? 'post';
	const search = read.text('search')?.trim() || undefined;
	const include = read.integers('include');
	const exclude = read.integers('exclude');
	const kinds =
		type === 'term'
			? shownTaxonomies(store).map((one) => one.name)
			: shownTypes(store).flatMap(({ name }) => (name === 'attachment' ? [] : [name]));
	const subtypes = type === 'post-format' ? [POST_FORMAT] : readSubtypes(read, kinds);
	read.check();

	const shape = (items: RestItem[], total: number): RestResult => {
		if (total > 0 && page.page > Math.ceil(total / page.perPage)) {
			throw noSuchPage('rest_search_invalid_page_number');
		}
		return { kind: 'items', items, total, perPage: page.perPage, page: page.page };
	};
	if (type === 'post') {
		const query: PostQuery = {
			types: subtypes,
			search,
			in: include,
			notIn: exclude,
			orderBy: [{ field: search ? 'relevance' : 'date', order: 'DESC' }],
		};
		await store.prepare(query);
		const { items, total } = store.posts(query, { first: page.perPage, offset: page.offset });
		return shape(
			items.map((post) => foundPost(context, post)),
			total,
		);
	}
	const found = subtypes
		.flatMap((taxonomy) => store.terms(taxonomy))
		.filter(
			(term) =>
				(!search || term.name.toLowerCase().includes(search.toLowerCase())) &&
				(include?.includes(term.databaseId) ?? true) &&
				!exclude?.includes(term.databaseId),
		)
		.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
	return shape(
		cut(found, page).map((term) =>
			type === 'post-format' ? foundFormat(context, term) : foundTerm(context, term),
		),
		found.length,
	);
}
