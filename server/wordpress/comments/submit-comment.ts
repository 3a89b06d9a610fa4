import type { CommentRecord, UserRecord } from '@outrigger/formats/model/records';
import { localTime } from '@outrigger/rules/time/zoned-time';
import { may } from '../auth/roles';
import type { Store } from '../store/store';
import { filterCommentMarkup } from '../texts/allowed-markup';
import { type CommentInput, type CommentRefusal, checkComment, duplicateOf } from './check-comment';

export type CommentOutcome =
	| { accepted: true; comment: CommentRecord }
	| { accepted: false; refusal: CommentRefusal };

/** Only web addresses are kept; one without a scheme gets `https://`, anything else is dropped. */
function webAddress(typed: string): string {
	const address = typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
	return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : '';
}

/**
 * Takes a comment, for the mutation and for the plain form alike.
 * It waits for approval when the site moderates comments, except from those who may moderate.
 *
 * @param viewer who is logged in; name and addresses then come from the account
 * @param now milliseconds since the epoch
 */
export async function submitComment(
	store: Store,
	typed: CommentInput,
	viewer: UserRecord | null,
	now: number,
): Promise<CommentOutcome> {
	const input: CommentInput = {
		...typed,
		authorName: viewer?.name ?? typed.authorName.trim(),
		authorEmail: viewer?.email ?? typed.authorEmail.trim(),
		authorUrl: viewer?.url ?? typed.authorUrl.trim(),
		content: typed.content.trim(),
	};
	const content = filterCommentMarkup(input.content);
	const refusal = checkComment(store, input, content, viewer);
	if (refusal !== null) return { accepted: false, refusal };

	const isHeld = store.settings.commentModeration && !may(viewer, 'moderate_comments');
	const dateOf = (timezone: string) => localTime(now, timezone).replace('T', ' ');
	const comment = await store.addComment({
		...input,
		authorUrl: webAddress(input.authorUrl),
		content,
		userId: viewer?.databaseId ?? 0,
		date: dateOf(store.settings.timezone),
		dateGmt: dateOf('UTC'),
		status: isHeld ? 'hold' : 'approve',
	});
	// The same one came by another way in the same moment.
	return comment
		? { accepted: true, comment }
		: { accepted: false, refusal: duplicateOf(store, input) };
}
