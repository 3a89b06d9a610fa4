import type { ApolloClient } from '@apollo/client';
import type { ConditionSubject, SubjectTerm } from '../../domain/conditions';
import {
	type ArchiveDate,
	archiveDatePath,
	archiveDateTitle,
	archivePeriod,
} from '../../domain/date-archive';
import type { MainQuery } from '../../domain/main-query';
import { plainText } from '../../domain/plain-text';
import { RestRefused } from '../../domain/rest-refusal';
import { encodedPath } from '../../domain/uri-path';
import type { ArchiveInfo, Breadcrumb } from '../elements/current-page';
import type { CurrentNodeFragment } from '../wordpress/current-node.generated';
import { NodeTermsDocument } from '../wordpress/node-terms.generated';
import { type RestFetch, restNames } from '../wordpress/rest';
import { PageByIdDocument, type PageQuery, ParentTermDocument } from './page.generated';

/** What stands behind a URI, in the words of templates, lists and metadata. */
export interface Subject {
	kind: 'singular' | 'archive' | 'search' | 'not-found';
	/** Plain text. */
	title: string;
	node: CurrentNodeFragment | null;
	archive: ArchiveInfo | null;
	mainQuery: MainQuery | null;
	condition: ConditionSubject;
	/** Between the front page and this one. */
	parents: readonly Breadcrumb[];
	/** The address that WordPress itself gives it, percent-encoded; null where it gives none. */
	uri: string | null;
	isFrontPage: boolean;
	/** Database id of a popup that stands here by itself. */
	popup: number | null;
}

type UriNode = NonNullable<PageQuery['nodeByUri']>;

/** Deeper families of terms than this are not followed. */
const MAX_TERM_DEPTH = 10;

/** A URI that leads nowhere. */
export const notFound: Subject = {
	kind: 'not-found',
	title: 'Page not found',
	node: null,
	archive: null,
	mainQuery: null,
	condition: { kind: 'not-found' },
	parents: [],
	uri: null,
	isFrontPage: false,
	popup: null,
};

/** A popup that stands on a page of its own, for visitors whose browser cannot open it. */
export function popupSubject(
	{ databaseId, title }: { databaseId: number; title: string },
	uri: string,
): Subject {
	return { ...notFound, kind: 'singular', title, uri, popup: databaseId };
}

/** The list of what a visitor searched for. */
export function searchSubject(asked: string): Subject {
	const search = asked.trim();
	return {
		...notFound,
		kind: 'search',
		title: search ? `Search: ${search}` : 'Search',
		archive: archive('search', search ? `Results for “${search}”` : 'Search', ''),
		mainQuery: { kind: 'search', search },
		condition: { kind: 'search' },
	};
}

/** The posts of a year, a month or a day. */
export function dateSubject(
	date: ArchiveDate,
	{ dateFormat, language }: { dateFormat: string; language: string },
): Subject {
	const title = archiveDateTitle(date, dateFormat, language);
	const above = [
		...(date.month === null ? [] : [{ ...date, month: null, day: null }]),
		...(date.day === null ? [] : [{ ...date, day: null }]),
	];
	return {
		...notFound,
		kind: 'archive',
		title,
		archive: { ...archive('date', title, ''), contentType: 'post' },
		mainQuery: { kind: 'date', restBase: 'posts', ...archivePeriod(date) },
		condition: { kind: 'date' },
		parents: above.map((one) => ({
			label: archiveDateTitle(one, dateFormat, language),
			uri: archiveDatePath(one),
		})),
		uri: archiveDatePath(date),
	};
}

/** A piece of content: page, post, picture or a site's own type. */
export function contentSubject(
	node: CurrentNodeFragment,
	place: { terms: readonly SubjectTerm[]; ancestors: readonly Ancestor[] },
): Subject {
	return {
		...notFound,
		kind: 'singular',
		title: plainText(node.title ?? ''),
		node,
		condition: {
			kind: 'singular',
			isFrontPage: node.isFrontPage,
			postType: node.contentTypeName,
			databaseId: node.databaseId,
			ancestorIds: place.ancestors.map(({ databaseId }) => databaseId),
			authorId: node.author?.node.databaseId ?? null,
			terms: place.terms,
		},
		parents: place.ancestors
			.map(({ title, uri }) => ({ label: plainText(title ?? ''), uri: uri ?? null }))
			.toReversed(),
		uri: addressOf(node),
		isFrontPage: node.isFrontPage,
	};
}

/** What the rest of an answer is asked of. */
export interface SubjectSources {
	client: ApolloClient;
	rest: RestFetch;
}

/**
 * Reads what `nodeByUri` answered; `null` and kinds that are no page are not found.
 * @throws RestRefused for an archive of what core REST does not show
 */
export async function subjectOf(
	sources: SubjectSources,
	node: UriNode | null | undefined,
	pageForPosts: number,
): Promise<Subject> {
	if (!node) return notFound;
	if ('contentTypeName' in node) {
		const ancestors = 'ancestors' in node ? (node.ancestors?.nodes ?? []) : [];
		return contentSubject(node, {
			terms: await termsOf(sources.client, node.databaseId),
			ancestors,
		});
	}
	if (node.__typename === 'User') return authorSubject(node);
	if (node.__typename === 'ContentType') return postTypeSubject(sources, node, pageForPosts);
	if ('taxonomyName' in node) return termSubject(sources, node);
	return notFound;
}

function addressOf({ uri }: { uri?: string | null }): string | null {
	return uri ? encodedPath(uri) : null;
}

interface Ancestor {
	databaseId: number;
	uri?: string | null;
	title?: string | null;
}

/** The terms of a piece of content in every taxonomy, with the parents that WordPress names at once. */
export async function termsOf(client: ApolloClient, databaseId: number): Promise<SubjectTerm[]> {
	const { data } = await client.query({
		query: NodeTermsDocument,
		variables: { nodeIds: [`${databaseId}`] },
	});
	return (data?.terms?.nodes ?? []).map((term) => ({
		taxonomy: term.taxonomyName ?? '',
		databaseId: term.databaseId,
		ancestorIds: 'parentDatabaseId' in term && term.parentDatabaseId ? [term.parentDatabaseId] : [],
	}));
}

function archive(kind: ArchiveInfo['kind'], title: string, description: string): ArchiveInfo {
	return {
		kind,
		title,
		description,
		taxonomy: null,
		termDatabaseId: null,
		authorDatabaseId: null,
		contentType: null,
	};
}

function authorSubject(user: Extract<UriNode, { __typename: 'User' }>): Subject {
	const title = user.name ?? '';
	return {
		...notFound,
		kind: 'archive',
		title,
		archive: {
			...archive('author', title, user.description ?? ''),
			authorDatabaseId: user.databaseId,
			contentType: 'post',
		},
		mainQuery: { kind: 'author', restBase: 'posts', authorId: user.databaseId },
		condition: { kind: 'author', authorId: user.databaseId },
		uri: addressOf(user),
	};
}

async function postTypeSubject(
	{ client, rest }: SubjectSources,
	type: Extract<UriNode, { __typename: 'ContentType' }>,
	pageForPosts: number,
): Promise<Subject> {
	const name = type.name ?? 'post';
	const isPostsPage = name === 'post' && pageForPosts > 0;
	const [{ types }, page] = await Promise.all([
		restNames(rest),
		isPostsPage
			? client.query({ query: PageByIdDocument, variables: { id: `${pageForPosts}` } })
			: null,
	]);
	const postsPage = page?.data?.contentNode;
	const title = plainText(postsPage?.title ?? '') || (type.label ?? '');
	return {
		...notFound,
		kind: 'archive',
		title,
		archive: { ...archive('post-type', title, type.description ?? ''), contentType: name },
		mainQuery: { kind: 'post-type', restBase: shown(types.get(name), name).restBase },
		condition: { kind: 'post-type', postType: name, isFrontPage: type.isFrontPage },
		uri: addressOf(type),
		isFrontPage: type.isFrontPage,
	};
}

async function termSubject(
	{ client, rest }: SubjectSources,
	term: Extract<UriNode, { taxonomyName?: string | null }>,
): Promise<Subject> {
	const taxonomy = term.taxonomyName ?? '';
	const parentId = 'parentDatabaseId' in term ? (term.parentDatabaseId ?? null) : null;
	const [{ taxonomies }, ancestors] = await Promise.all([
		restNames(rest),
		termAncestors(client, parentId),
	]);
	const title = plainText(term.name ?? '');
	// REST lists one content type at a time; a taxonomy of several shows the first, posts before others.
	const { restBase, isHierarchical, contentTypes } = shown(taxonomies.get(taxonomy), taxonomy);
	const listed = shown(contentTypes[0], taxonomy);
	return {
		...notFound,
		kind: 'archive',
		title,
		archive: {
			...archive('term', title, term.description ?? ''),
			taxonomy,
			termDatabaseId: term.databaseId,
			contentType: listed.name,
		},
		mainQuery: {
			kind: 'term',
			restBase: listed.restBase,
			taxonomy: { restBase, isHierarchical, contentTypes: null },
			termId: term.databaseId,
		},
		condition: {
			kind: 'term',
			term: {
				taxonomy,
				databaseId: term.databaseId,
				ancestorIds: ancestors.map(({ databaseId }) => databaseId),
			},
		},
		parents: ancestors.map(({ name, uri }) => ({ label: name, uri })).toReversed(),
		uri: addressOf(term),
	};
}

/** What an archive lists has to be shown in REST, which alone counts its pages. */
function shown<Named>(named: Named | undefined, name: string): Named {
	if (named) return named;
	throw new RestRefused('wp/v2', `it does not show ${name} (show_in_rest).`);
}

/** The term's parent, its parent and so on, nearest first. */
async function termAncestors(client: ApolloClient, parentId: number | null) {
	const ancestors: { databaseId: number; name: string; uri: string | null }[] = [];
	let next = parentId;
	while (next && ancestors.length < MAX_TERM_DEPTH) {
		const { data } = await client.query({
			query: ParentTermDocument,
			variables: { id: `${next}` },
		});
		const term = data?.termNode;
		if (!term) break;
		ancestors.push({
			databaseId: term.databaseId,
			name: plainText(term.name ?? ''),
			uri: term.uri ?? null,
		});
		next = 'parentDatabaseId' in term ? (term.parentDatabaseId ?? null) : null;
	}
	return ancestors;
}
