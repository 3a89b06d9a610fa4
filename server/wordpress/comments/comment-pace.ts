import type { CommentRecord, UserRecord } from '@outrigger/formats/model/records';
import { LRUCache } from 'lru-cache';
import { may } from '../auth/roles';

/** The least time between two comments of a person in WordPress, in milliseconds. */
const PAUSE_MS = 15_000;
/** The most users, mail addresses and network addresses that are remembered at a time. */
const MOST_KNOWN = 10_000;

/** The sender of a comment. */
export interface Commenter {
	/** The user who is logged in; null for visitors. */
	viewer: UserRecord | null;
	/** Network address; empty where it is not known. */
	address: string;
}

/** The comments of the last seconds, so that no person floods the site with them. */
export interface CommentPace {
	/**
	 * True if the sender, or someone with the same mail address, has written a moment ago. Moderators may write as quickly
	 * as they like.
	 */
	isTooQuick(sender: Commenter, authorEmail: string): boolean;
	/** Notes a comment. @param address network address of its sender; absent for a comment that another host took */
	note(comment: Pick<CommentRecord, 'userId' | 'authorEmail' | 'dateGmt'>, address?: string): void;
}

/** @param now milliseconds since the epoch */
export function createCommentPace(now: () => number): CommentPace {
	const last = new LRUCache<string, number>({ max: MOST_KNOWN });
	const keys = (userId: number, address: string, email: string) => [
		...(userId === 0 ? [] : [`user ${userId}`]),
		...(address === '' ? [] : [`address ${address}`]),
		...(email === '' ? [] : [`mail ${email.toLowerCase()}`]),
	];
	return {
		isTooQuick({ viewer, address }, authorEmail) {
			if (may(viewer, 'moderate_comments')) return false;
			const own = keys(viewer?.databaseId ?? 0, viewer ? '' : address, authorEmail);
			return own.some((key) => now() - (last.get(key) ?? -Infinity) < PAUSE_MS);
		},
		note({ userId, authorEmail, dateGmt }, address = '') {
			const at = Date.parse(`${dateGmt.replace(' ', 'T')}Z`);
			for (const key of keys(userId, address, authorEmail)) last.set(key, at);
		},
	};
}
