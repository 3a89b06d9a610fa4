import type { CommentRecord } from '@outrigger/formats/model/records';
import { safeUrl } from '@outrigger/rules/address/safe-url';
import { escapeMarkup, escapeText } from '@outrigger/rules/text/escape-markup';
import type { Say } from '@outrigger/rules/texts/text';
import type { ContentLookup } from '../content-lookup';
import { cutWords, plainText } from '../excerpt';
import type { Typography } from '../typography';
import { type Attributes, link, numberIn, timeOf } from './block-parts';

/** The number of posts whose comments are read: those with the most comments. */
const MOST_POSTS = 1_000;

/** The newest approved comments, of posts without a password: author, post, date, and their first words. */
export function latestComments(attributes: Attributes, lookup: ContentLookup): string {
	const { items: posts } = lookup.posts(
		{ types: ['post', 'page'], orderBy: [{ field: 'comment_count', order: 'DESC' }] },
		{ first: MOST_POSTS },
	);
	const comments = posts
		.filter(({ commentCount, password }) => commentCount > 0 && password === '')
		.flatMap((post) => lookup.commentsOf(post.databaseId).map((comment) => ({ comment, post })))
		.sort((a, b) => byDate(b.comment, a.comment))
		.slice(0, numberIn(attributes.commentsToShow, 5));
	if (comments.length === 0) return '';
	const items = comments.map(({ comment, post }) => {
		const title = link(
			`${post.uri ?? '/'}#comment-${comment.databaseId}`,
			post.title,
			lookup.say,
			'wp-block-latest-comments__comment-link',
		);
		const date =
			attributes.displayDate !== false &&
			timeOf(comment.date, lookup, 'wp-block-latest-comments__comment-date');
		const words =
			attributes.displayExcerpt !== false &&
			`<div class="wp-block-latest-comments__comment-excerpt"><p>${escapeText(firstWords(comment.content, lookup.typography))}</p></div>`;
		const meta = `<footer class="wp-block-latest-comments__comment-meta">${byOn(authorOf(comment, lookup.say), title, lookup.say)}${date || ''}</footer>`;
		return `<li class="wp-block-latest-comments__comment"><article>${meta}${words || ''}</article></li>`;
	});
	return `<ol class="wp-block-latest-comments">${items.join('')}</ol>`;
}

function firstWords(content: string, { excerpt }: Typography): string {
	return cutWords(plainText(content).split(' '), excerpt.unit, excerpt.commentLength, '…');
}

/** The author and the post of a comment, in the order of the language; both are markup already. */
function byOn(author: string, title: string, say: Say): string {
	return escapeText(say('comments.onPost', { name: '\ue000', title: '\ue001' }))
		.replace('\ue000', () => author)
		.replace('\ue001', () => title);
}

/** Within one second the later id is the newer comment. */
function byDate(a: CommentRecord, b: CommentRecord): number {
	if (a.dateGmt === b.dateGmt) return a.databaseId - b.databaseId;
	return a.dateGmt < b.dateGmt ? -1 : 1;
}

function authorOf({ authorName, authorUrl }: CommentRecord, say: Say): string {
	const name = escapeText(authorName) || escapeText(say('comments.anonymous'));
	const url = authorUrl === '' ? undefined : safeUrl(authorUrl);
	const className = 'wp-block-latest-comments__comment-author';
	if (url === undefined) return `<span class="${className}">${name}</span>`;
	return `<a class="${className}" href="${escapeMarkup(url)}" rel="nofollow ugc">${name}</a>`;
}
