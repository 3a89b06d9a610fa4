import { createHmac, randomBytes } from 'node:crypto';
import type { UserRecord } from '@outrigger/formats/model/records';
import { equalsSecret } from '@outrigger/http/equals-secret';
import { type PreviewLink, readPreviewLink, signPreviewLink } from '@outrigger/http/preview-link';
import type { Store } from '../store/store';
import { may } from './roles';

/**
 * The seconds for which a link is valid. The visit that it begins lasts an hour. Both times are those of the companion
 * plugin.
 */
const LINK_S = 60;
const VISIT_S = 60 * 60;

/** Links to drafts that need no login. Each link is signed, and it works once, within a minute. */
export interface PreviewLinks {
	/** Own path and query of a post's preview, signed for a user who may edit. */
	linkTo(user: UserRecord, postId: number): string;
	/** Reads the token of a link; null for a token that this site did not sign. */
	read(token: string): PreviewLink | null;
	/** Redeems a link; null for a link that was already redeemed in this process, or whose user may not edit any more. */
	begin(id: string): { visit: string; until: number } | null;
	/** The user of a visit; null for a visit that is forged or over. */
	viewerOf(visit: string): UserRecord | null;
}

/**
 * @param secret key of the signatures, the same in every process of one site
 * @param now milliseconds since the epoch
 */
export function createPreviewLinks(
	secret: Uint8Array,
	store: () => Store,
	now: () => number,
): PreviewLinks {
	const key = createHmac('sha256', secret).update('previews').digest();
	/** Numbers of redeemed links, with the second until which they would count. */
	const redeemed = new Map<string, number>();
	const seconds = () => Math.floor(now() / 1000);
	const editorOf = (userId: number) => {
		const user = store().user(userId) ?? null;
		return may(user, 'edit_posts') ? user : null;
	};
	const macOf = (user: UserRecord, until: number) =>
		createHmac('sha256', key)
			.update([user.databaseId, user.password, until].join('\n'))
			.digest('hex');

	return {
		linkTo(user, postId) {
			// The id contains its user, so the process remembers nothing before the link is used.
			const id =
				randomBytes(12).toString('hex') + user.databaseId.toString(16).padStart(8, '0').slice(-8);
			const place = `/?p=${postId}&preview=true`;
			const token = signPreviewLink({ id, place, until: seconds() + LINK_S }, key);
			return `${place}&preview_token=${token}`;
		},
		read: (token) => readPreviewLink(token, key),
		begin(id) {
			for (const [old, until] of redeemed) if (until < seconds()) redeemed.delete(old);
			const user = editorOf(Number.parseInt(id.slice(-8), 16));
			if (redeemed.has(id) || user === null) return null;
			redeemed.set(id, seconds() + LINK_S);
			const until = seconds() + VISIT_S;
			return { visit: `${user.databaseId}.${until}.${macOf(user, until)}`, until };
		},
		viewerOf(visit) {
			const [id, until = '', mac = ''] = visit.split('.');
			const user = editorOf(Number(id));
			if (user === null || !equalsSecret(mac, macOf(user, Number(until)))) return null;
			return Number(until) >= seconds() ? user : null;
		},
	};
}
