import type { CommentRecord, UserRecord } from '@outrigger/formats/model/records';
import { localTime } from '@outrigger/rules/time/zoned-time';
import { may } from '../auth/roles';
import type { Store } from '../store/store';
import { filterCommentMarkup } from '../texts/allowed-markup';
import {
	type CommentInput,
	type CommentRefusal,
	checkComment,
	duplicateOf,
	tooQuick,
} from './check-comment';
import type { Commenter, CommentPace } from './comment-pace';

export type CommentOutcome =
	| { accepted: true; comment: CommentRecord }
	| { accepted: false; refusal: CommentRefusal };

/** The sender of a comment, and the pace of the earlier comments. */
export interface CommentSender extends Commenter {
	/** The user in whose name it is written, `null` for a guest; the user who is logged in if absent. */
	author?: UserRecord | null;
	pace: CommentPace | null;
	/** True if the sender may read a post that a password protects; false if absent. */
	hasPassword?: boolean;
}

/** Returns a web address, with `https://` in front if it has no scheme; empty for any other text. */
function webAddress(typed: string): string {
	const address = typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
	return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : '';
}

/**
 * Takes a comment, from the mutation or from the plain form. The comment waits for approval if the site moderates
 * comments, unless the user may moderate.
 *
 * @param sender its `pace` is null if the host does not limit the pace of comments
 * @param now milliseconds since the epoch
 */
export async function submitComment(
	store: Store,
	typed: CommentInput,
	sender: CommentSender,
	now: number,
): Promise<CommentOutcome> {
	const { pace, address, author = sender.viewer } = sender;
	const input: CommentInput = {
		...typed,
		authorName: typed.authorName.trim() || (author?.name ?? ''),
		authorEmail: typed.authorEmail.trim() || (author?.email ?? ''),
		authorUrl: typed.authorUrl.trim() || (author?.url ?? ''),
		content: typed.content,
	};
	const content = filterCommentMarkup(input.content);
	const refusal = checkComment(store, input, content, author, sender.hasPassword);
	if (refusal !== null) return { accepted: false, refusal };
	if (pace?.isTooQuick(sender, input.authorEmail))
		return { accepted: false, refusal: tooQuick(store, input) };

	const isHeld = store.settings.commentModeration && !may(author, 'moderate_comments');
	const dateOf = (timezone: string) => localTime(now, timezone).replace('T', ' ');
	const comment = await store.addComment({
		...input,
		authorUrl: webAddress(input.authorUrl),
		content,
		userId: author?.databaseId ?? 0,
		date: dateOf(store.settings.timezone),
		dateGmt: dateOf('UTC'),
		status: isHeld ? 'hold' : 'approve',
	});
	if (comment) pace?.note(comment, address);
	// Another request stored an equal comment at the same moment.
	return comment
		? { accepted: true, comment }
		: { accepted: false, refusal: duplicateOf(store, input) };
}
