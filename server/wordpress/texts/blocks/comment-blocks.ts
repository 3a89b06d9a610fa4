import type { CommentRecord } from '@outrigger/formats/model/records';
import { safeUrl } from '@outrigger/rules/address/safe-url';
import { escapeMarkup, escapeText } from '@outrigger/rules/text/escape-markup';
import type { ContentLookup } from '../content-lookup';
import { renderParagraphs } from '../excerpt';
import { type Attributes, avatarOf, timeOf } from './block-parts';

type CommentBlock = (
	attributes: Attributes,
	comment: CommentRecord,
	lookup: ContentLookup,
) => string;

const COMMENT_BLOCKS: Readonly<Record<string, CommentBlock>> = {
	'comment-author-name': name,
	'comment-date': date,
	'comment-content': content,
	avatar,
};

/** Renders a block about a comment; undefined for every other block. */
export function renderCommentBlock(
	block: string,
	attributes: Attributes,
	comment: CommentRecord,
	lookup: ContentLookup,
): string | undefined {
	if (!Object.hasOwn(COMMENT_BLOCKS, block)) return undefined;
	return COMMENT_BLOCKS[block]?.(attributes, comment, lookup);
}

function name({ isLink }: Attributes, comment: CommentRecord, { say }: ContentLookup): string {
	const shown = escapeText(comment.authorName || say('comments.anonymous'));
	const url = comment.authorUrl === '' ? undefined : safeUrl(comment.authorUrl);
	const named =
		isLink !== false && url !== undefined
			? `<a rel="external nofollow ugc" href="${escapeMarkup(url)}">${shown}</a>`
			: shown;
	return `<div class="wp-block-comment-author-name">${named}</div>`;
}

function date({ isLink }: Attributes, comment: CommentRecord, lookup: ContentLookup): string {
	const time = timeOf(comment.date, lookup);
	const { databaseId } = comment;
	const shown = isLink === false ? time : `<a href="#comment-${databaseId}">${time}</a>`;
	return `<div class="wp-block-comment-date">${shown}</div>`;
}

function content(_: Attributes, comment: CommentRecord, { typography }: ContentLookup): string {
	return `<div class="wp-block-comment-content">${renderParagraphs(comment.content, typography)}</div>`;
}

function avatar({ size }: Attributes, comment: CommentRecord, lookup: ContentLookup): string {
	const avatarUrl = lookup.user(comment.userId)?.avatarUrl ?? '';
	const person = { name: comment.authorName, avatarUrl };
	return `<div class="wp-block-avatar">${avatarOf(person, size, 'wp-block-avatar__image')}</div>`;
}
