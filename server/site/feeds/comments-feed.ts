import { plainText } from '@outrigger/rules/text/plain-text';
import type { Say } from '@outrigger/rules/texts/text';
import { ask } from '../backend/ask';
import type { Sanitize } from '../contract/renderer';
import { CommentsFeedDocument, type FeedCommentFragment, type FeedQuery } from './feed.generated';
import { absolute, FEED_LENGTH, type FeedContents, type FeedOptions } from './feed-contents';
import type { FeedEntry } from './rss';

type FeedNode = NonNullable<FeedQuery['nodeByUri']>;

/** The comments on a post; a post behind a password has a feed without entries. */
export async function commentsOf(
	node: FeedNode & { __typename: 'Post' | 'Page' },
	path: string,
	options: FeedOptions,
): Promise<FeedContents> {
	const sanitize = await options.sanitize();
	const comments = node.isRestricted ? [] : (node.comments?.nodes ?? []);
	const entries = comments.map((comment) =>
		commentEntry(comment, `${options.siteUrl}${path}`, options, sanitize),
	);
	return { title: node.title ?? '', description: '', entries };
}

/** The newest comments of the whole site, without comments on content that a password protects. */
export async function allComments(options: FeedOptions, say: Say): Promise<FeedContents> {
	const sanitize = await options.sanitize();
	const { comments } = await ask(options.backend.execute, CommentsFeedDocument, {});
	const entries = (comments?.nodes ?? []).flatMap((comment) => {
		const node = comment.commentedOn?.node;
		if (!node?.uri || node.isRestricted) return [];
		const entry = commentEntry(comment, absolute(node.uri, options), options, sanitize);
		const on = 'title' in node ? plainText(node.title ?? '') : '';
		return [
			{ ...entry, title: on ? say('comments.on', { title: on, name: entry.title }) : entry.title },
		];
	});
	return { title: say('comments.title'), description: '', entries: entries.slice(0, FEED_LENGTH) };
}

/** @param page absolute address of the content */
function commentEntry(
	comment: FeedCommentFragment,
	page: string,
	{ backend }: FeedOptions,
	sanitize: Sanitize,
): FeedEntry {
	const author = comment.author?.node.name ?? null;
	return {
		title: author ?? '',
		link: `${page}#comment-${comment.databaseId}`,
		guid: `${page}#comment-${comment.databaseId}`,
		date: comment.dateGmt ?? null,
		author,
		categories: [],
		description: sanitize(backend.localize(comment.content ?? '')).html.trim(),
	};
}
