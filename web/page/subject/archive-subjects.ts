import type { MainQuery } from '@outrigger/rules/lists/main-query';
import { plainText } from '@outrigger/rules/text/plain-text';
import { type RestFetch, restNames } from '../../wordpress/rest';
import { PageByIdDocument } from '../page.generated';
import { archiveInfo, shownInRest } from './archive';
import { addressOf, notFound, type Subject } from './subject';
import type { SubjectSources, UriNode } from './subject-sources';

/** The archive of everything that one author wrote. */
export function authorSubject(user: Extract<UriNode, { __typename: 'User' }>): Subject {
	const title = user.name ?? '';
	return {
		...notFound,
		kind: 'archive',
		title,
		archive: {
			...archiveInfo('author', title, user.description ?? ''),
			authorDatabaseId: user.databaseId,
			contentType: 'post',
		},
		mainQuery: authorQuery(user.databaseId),
		condition: { kind: 'author', authorId: user.databaseId },
		uri: addressOf(user),
	};
}

/** Returns the query of an author's archive. */
export function authorQuery(authorId: number): Extract<MainQuery, { kind: 'author' }> {
	return { kind: 'author', restBase: 'posts', authorId };
}

/**
 * The list of a content type. The list of posts may be on a page of its own.
 * @throws RestRefused for a type that core REST does not show
 */
export async function postTypeSubject(
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
	const title =
		plainText((postsPage && 'title' in postsPage && postsPage.title) || '') || (type.label ?? '');
	return {
		...notFound,
		kind: 'archive',
		title,
		archive: { ...archiveInfo('post-type', title, type.description ?? ''), contentType: name },
		mainQuery: { kind: 'post-type', restBase: shownInRest(types.get(name), name).restBase },
		condition: { kind: 'post-type', postType: name, isFrontPage: type.isFrontPage },
		uri: addressOf(type),
		isFrontPage: type.isFrontPage,
		...(isPostsPage && {
			translatable: { kind: 'content', typeName: 'Page', databaseId: pageForPosts } as const,
		}),
	};
}

/**
 * The posts on the front page of a language.
 * @param path of that front page
 */
export async function postsOnFront(rest: RestFetch, path: string): Promise<Subject> {
	return postsAt(rest, path, { title: null, isFrontPage: true });
}

/** The posts on the page that lists the posts of a language. */
export async function postsOnPage(
	rest: RestFetch,
	page: Extract<UriNode, { __typename: 'Page' }>,
): Promise<Subject> {
	const { title, databaseId } = page;
	return {
		...(await postsAt(rest, addressOf(page), {
			title: plainText(title ?? ''),
			isFrontPage: false,
		})),
		translatable: { kind: 'content', typeName: 'Page', databaseId },
	};
}

async function postsAt(
	rest: RestFetch,
	uri: string | null,
	{ title: own, isFrontPage }: { title: string | null; isFrontPage: boolean },
): Promise<Subject> {
	const { restBase, label } = shownInRest((await restNames(rest)).types.get('post'), 'post');
	const title = own || (label ?? '');
	return {
		...notFound,
		kind: 'archive',
		title,
		archive: { ...archiveInfo('post-type', title, ''), contentType: 'post' },
		mainQuery: { kind: 'post-type', restBase },
		condition: { kind: 'post-type', postType: 'post', isFrontPage },
		uri,
		isFrontPage,
	};
}
