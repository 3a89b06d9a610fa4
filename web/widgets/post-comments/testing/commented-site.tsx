import { vi } from 'vitest';
import type { CurrentNode } from '../../../elements/context/current-node';
import { renderWidget, type ServerSetting } from '../../../elements/testing/render-on-server';
import type { GraphQLRequest } from '../../../wordpress/server-client';
import { postComments } from '../index';

/** A comment as WPGraphQL gives it. */
export const comment = (
	databaseId: number,
	name: string,
	content: string,
	parentDatabaseId = 0,
) => ({
	__typename: 'Comment',
	id: `comment:${databaseId}`,
	databaseId,
	parentDatabaseId,
	date: '2026-05-30 21:00:00',
	content,
	author: {
		__typename: 'CommentToCommenterConnectionEdge',
		node: {
			__typename: 'CommentAuthor',
			id: `author:${databaseId}`,
			name,
			url: databaseId === 1 ? 'javascript:alert(1)' : 'https://guest.example/',
		},
	},
});

/**
 * Returns this number of comments, numbered from 1, oldest first; every tenth comment answers the comment before it.
 */
export const manyComments = (count: number) =>
	Array.from({ length: count }, (_, index) => {
		const id = index + 1;
		return comment(id, `Guest ${id}`, `<p>Text ${id}</p>`, id % 10 === 0 ? id - 1 : 0);
	});

interface Site {
	/** The comments, oldest first. */
	comments: readonly ReturnType<typeof comment>[];
	commentStatus: string;
	/** True if a password protects the content. */
	isRestricted?: boolean;
}

/** The cursor of a comment in the form of WPGraphQL. */
const cursorOf = (databaseId: number) => `cursor ${databaseId}`;

/** One page of a list as WPGraphQL gives it, newest first. */
export function connection(
	comments: Site['comments'],
	{ first, after = null }: { first: number; after?: string | null },
) {
	const newestFirst = comments.toReversed();
	const start = newestFirst.findIndex(({ databaseId }) => cursorOf(databaseId) === after) + 1;
	const nodes = newestFirst.slice(start, start + first);
	return {
		__typename: 'RootQueryToCommentConnection',
		edges: nodes.map((node) => ({ __typename: 'RootQueryToCommentConnectionEdge', node })),
		pageInfo: {
			__typename: 'RootQueryToCommentConnectionPageInfo',
			hasNextPage: start + first < newestFirst.length,
			endCursor: cursorOf(nodes.at(-1)?.databaseId ?? 0),
		},
	};
}

/** A WordPress site with comments on content 7, whose address is `/stories/bay/`. */
export function commentedSite({ comments, commentStatus, isRestricted = false }: Site) {
	const content = {
		id: 'post:7',
		databaseId: 7,
		uri: '/stories/bay/',
		commentCount: comments.length,
		commentStatus,
		isRestricted,
	};
	return {
		node: content as CurrentNode,
		execute: vi.fn(async ({ operationName, variables }: GraphQLRequest) => {
			switch (operationName) {
				case 'PostComments_content':
					return { data: { contentNode: { __typename: 'Post', ...content } } };
				case 'PostComments_cursor':
					return {
						data: {
							comments: {
								...connection([], { first: 1 }),
								pageInfo: {
									__typename: 'RootQueryToCommentConnectionPageInfo',
									endCursor: cursorOf(Number(variables.id)),
								},
							},
						},
					};
				default:
					return { data: { comments: connection(comments, variables as { first: number }) } };
			}
		}),
		rest: vi.fn(async (path: string) => {
			const offset = Number(/offset=(\d+)/.exec(path)?.[1]);
			const [found] = comments.slice(offset);
			const body = found ? [{ id: found.databaseId }] : [];
			return { status: 200, body, total: comments.length, totalPages: comments.length };
		}),
	};
}

/** Two comments; the second answers the first. */
export const TWO_COMMENTS = [
	comment(1, 'A guest, August', '<p>Calm &amp; clear</p>'),
	comment(2, 'The harbour', '<p>Come back</p><script>alert(1)</script>', 1),
];

/** Renders the widget in its page; also returns the requests that this caused. */
export async function serve(
	site: Partial<Site> = {},
	settings: Record<string, unknown> = {},
	page: ServerSetting['page'] = {},
) {
	const asked = commentedSite({ comments: TWO_COMMENTS, commentStatus: 'open', ...site });
	const html = await renderWidget('post-comments', settings, {
		...asked,
		page,
		widgets: [postComments],
		sanitize: (markup) => markup.replace(/<script.*?<\/script>/g, ''),
	});
	return { html, ...asked };
}
