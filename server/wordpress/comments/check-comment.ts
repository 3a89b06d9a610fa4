import type { CommentRecord, PostRecord, UserRecord } from '@outrigger/formats/model/records';
import { isEmailAddress } from '@outrigger/rules/address/email-address';
import type { Say, TextKey } from '@outrigger/rules/texts/text';
import type { Store } from '../store/store';
import { storeInLanguage } from '../store/store-in-language';

/** A comment as its author sent it; texts are not yet filtered. */
export interface CommentInput {
	/** From 1 to 5, on reviews of products. */
	rating?: number;
	postId: number;
	/** 0 for a comment that answers no other comment. */
	parentId: number;
	authorName: string;
	authorEmail: string;
	authorUrl: string;
	content: string;
}

/** The reason why a comment is refused, with WordPress's own code, status and text. */
export interface CommentRefusal {
	code: string;
	/** HTTP status of the plain form's error page. */
	status: number;
	/** A text for the author of the comment, without markup. */
	message: string;
	/** The message of WPGraphQL, if it differs. */
	graphqlMessage?: string;
	/** Field of the form that the message is about. */
	field?: 'author' | 'email' | 'url' | 'comment';
}

/** Lengths of WordPress's columns, in characters. */
const LONGEST = { author: 245, email: 100, url: 200, comment: 65_525 } as const;

/** The fault, before the module puts it in the site's language. */
type Found = Omit<CommentRefusal, 'message'> & { text: FoundText };
type FoundText = 'form.needEmail' | Extract<TextKey, `comments.${string}`>;

const NOT_FOUND: Found = {
	code: 'comment_id_not_found',
	status: 404,
	text: 'comments.nothingHere',
	graphqlMessage: 'The ID of the node to comment on is invalid',
};
const CLOSED: Found = {
	code: 'comment_closed',
	status: 403,
	text: 'comments.areClosed',
	graphqlMessage: 'Sorry, this post is closed to comments at the moment',
};
const DUPLICATE: Found = {
	code: 'comment_duplicate',
	status: 409,
	text: 'comments.duplicate',
	field: 'comment',
};

const TOO_QUICK: Found = {
	code: 'comment_flood',
	status: 429,
	text: 'comments.tooQuick',
};

const tooLong = (field: keyof typeof LONGEST, text: FoundText): Found => ({
	code: `comment_${field}_column_length`,
	status: 200,
	text,
	field,
});

function checkTarget(
	store: Store,
	input: CommentInput,
	post: PostRecord | undefined,
	hasPassword: boolean,
): Found | null {
	if (post === undefined || (post.status !== 'publish' && post.status !== 'inherit'))
		return NOT_FOUND;
	if (post.commentStatus === 'closed') return CLOSED;
	if (post.password !== '' && !hasPassword) {
		return {
			code: 'comment_on_password_protected',
			status: 403,
			text: 'comments.protected',
		};
	}
	const parent = input.parentId === 0 ? undefined : store.comment(input.parentId);
	const isAnswer = parent?.postId === post.databaseId && parent.status === 'approve';
	if (input.parentId !== 0 && !isAnswer) {
		return {
			code: 'comment_reply_to_unapproved_comment',
			status: 403,
			text: 'comments.noParent',
		};
	}
	return null;
}

function checkTexts(input: CommentInput, viewer: UserRecord | null): Found | null {
	if (input.authorName.length > LONGEST.author) return tooLong('author', 'comments.longName');
	if (input.authorEmail.length > LONGEST.email) return tooLong('email', 'comments.longEmail');
	if (input.authorUrl.length > LONGEST.url) return tooLong('url', 'comments.longWebsite');
	if (viewer === null && (input.authorName === '' || input.authorEmail === '')) {
		return {
			code: 'require_name_email',
			status: 200,
			text: 'comments.fillIn',
			field: input.authorName === '' ? 'author' : 'email',
		};
	}
	if (viewer === null && !isEmailAddress(input.authorEmail)) {
		return {
			code: 'require_valid_email',
			status: 200,
			text: 'form.needEmail',
			graphqlMessage: 'The email address you are trying to use is invalid',
			field: 'email',
		};
	}
	if (input.content.trim() === '') {
		return {
			code: 'require_valid_comment',
			status: 200,
			text: 'comments.typeText',
			field: 'comment',
		};
	}
	return input.content.length > LONGEST.comment ? tooLong('comment', 'comments.longText') : null;
}

function isDuplicate(existing: CommentRecord, input: CommentInput, stored: string): boolean {
	return (
		existing.parentId === input.parentId &&
		existing.content === stored &&
		(existing.authorName === input.authorName || existing.authorEmail === input.authorEmail)
	);
}

/**
 * Decides if WordPress may take a comment, in the order in which WordPress checks.
 *
 * @param input trimmed texts; for a logged-in viewer the name and address are the viewer's
 * @param stored the content in the form that the store keeps, to find an equal comment
 * @param hasPassword true for a sender who may read a post that a password protects
 * @returns the first fault, or `null`
 */
export function checkComment(
	store: Store,
	input: CommentInput,
	stored: string,
	viewer: UserRecord | null,
	hasPassword = false,
): CommentRefusal | null {
	const refusal =
		checkTarget(store, input, store.post(input.postId), hasPassword) ?? checkTexts(input, viewer);
	if (refusal !== null) return refusalIn(refusal, wordsOn(store, input.postId));
	const others = store.commentsOf(input.postId, ['approve', 'hold', 'spam']);
	return others.some((other) => isDuplicate(other, input, stored))
		? duplicateOf(store, input)
		: null;
}

/** The refusal of a duplicate: the same text by the same author on the same post. */
export const duplicateOf = (store: Store, { postId }: CommentInput): CommentRefusal =>
	refusalIn(DUPLICATE, wordsOn(store, postId));

/** The refusal of a comment too soon after the same author's last one. */
export const tooQuick = (store: Store, { postId }: CommentInput): CommentRefusal =>
	refusalIn(TOO_QUICK, wordsOn(store, postId));

/** Our texts in the language of a post, else in that of the site. */
export const wordsOn = (store: Store, postId: number): Say =>
	storeInLanguage(store, store.post(postId)?.language).say;

function refusalIn({ text, ...refusal }: Found, say: Say): CommentRefusal {
	return { ...refusal, message: say(text as 'form.needEmail') };
}
