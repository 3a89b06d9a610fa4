import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { safeUrl } from '@outrigger/rules/address/safe-url';
import { Markup } from '../../ui/markup';
import { useTexts } from '../../ui/texts';
import { nameOf } from './author-name';
import {
	type PostComments_TextFragment,
	PostComments_TextFragmentDoc,
} from './post-comments.generated';

interface CommentTextProps {
	/** A comment with the fields for its text; in the browser the global id of the comment is enough. */
	comment: FragmentType<PostComments_TextFragment> | { __typename: 'Comment'; id: string };
	/** The site's language, for example `en-US`. */
	language: string;
}

/**
 * The author, the date and the text of a comment. Comments that the page contains are server markup inside the island;
 * the browser renders the older comments that a visitor loads.
 */
export function CommentText({ comment, language }: CommentTextProps) {
	const say = useTexts();
	const { data } = useFragment({ fragment: PostComments_TextFragmentDoc, from: comment });
	const author = data.author?.node;
	const url = safeUrl(author?.url ?? '');
	const name = nameOf(author, say);
	return (
		<>
			<header className="comment-meta">
				<b className="comment-author">
					{url ? (
						<a href={url} rel="external nofollow ugc">
							{name}
						</a>
					) : (
						name
					)}
				</b>{' '}
				<CommentTime date={data.date} language={language} />
			</header>
			<Markup html={data.content ?? ''} className="comment-content" />
		</>
	);
}

/**
 * The date of a comment. WordPress gives the site's local time without a zone, `2026-05-30 21:00:00`, so no zone is
 * shown.
 */
function CommentTime({ date, language }: { date: string | null | undefined; language: string }) {
	const dateTime = date?.replace(' ', 'T') ?? '';
	const time = new Date(`${dateTime}Z`);
	if (Number.isNaN(time.getTime())) return null;
	const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
	return <time dateTime={dateTime}>{format.format(time)}</time>;
}
