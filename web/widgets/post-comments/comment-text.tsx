import { safeUrl } from '../../../domain/safe-url';
import { useCurrentPage } from '../../elements/current-page';
import { Markup } from '../../ui/markup';
import type { PostComments_TextFragment } from './post-comments.generated';
import { authorName } from './thread';

/** Who wrote a comment, when, and what: server markup inside the island. */
export function CommentText({ comment }: { comment: PostComments_TextFragment }) {
	const { site } = useCurrentPage();
	const url = safeUrl(comment.author?.node.url ?? '');
	const name = authorName(comment);
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
				<CommentTime date={comment.date} language={site.language} />
			</header>
			<Markup html={comment.content ?? ''} className="comment-content" />
		</>
	);
}

/** WordPress gives `2026-05-30 21:00:00` in the site's own time and names no zone: none is shown. */
function CommentTime({ date, language }: { date: string | null; language: string }) {
	const dateTime = date?.replace(' ', 'T') ?? '';
	const time = new Date(`${dateTime}Z`);
	if (Number.isNaN(time.getTime())) return null;
	const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
	return <time dateTime={dateTime}>{format.format(time)}</time>;
}
