import { createHmac } from 'node:crypto';
import type { UserRecord } from '@outrigger/formats/model/records';
import { equalsSecret } from '@outrigger/http/equals-secret';
import { LRUCache } from 'lru-cache';

/** WordPress's own lifetime of a link for a new password, in seconds. */
const LIFETIME_S = 86_400;
/** The most mails with such a link that one account gets in an hour. */
const MAILS_AN_HOUR = 5;
const HOUR_MS = 3_600_000;
/** The most accounts whose mails the host counts. */
const ACCOUNTS = 10_000;

/** The keys in links for a new password. Nothing about them is stored: a changed password ends them. */
export interface ResetKeys {
	/** A new key, which is valid for a day. */
	of(user: UserRecord): string;
	check(user: UserRecord, key: string): 'good' | 'expired' | 'invalid';
	/** Counts a mail; false for the sixth mail within an hour. */
	mayMail(user: UserRecord): boolean;
}

/**
 * @param secret key of the signature, at least 32 bytes, the same on all hosts of a site
 * @param now milliseconds since the epoch
 */
export function createResetKeys(secret: Uint8Array, now: () => number): ResetKeys {
	const seconds = () => Math.floor(now() / 1000);
	const keyAt = ({ login, password }: UserRecord, moment: number) => {
		const signed = `reset-key\n${JSON.stringify([login, password, moment])}`;
		const mark = createHmac('sha256', secret).update(signed).digest('hex').slice(0, 32);
		return `${moment.toString(36)}-${mark}`;
	};
	const mails = new LRUCache<number, number>({
		max: ACCOUNTS,
		ttl: HOUR_MS,
		noUpdateTTL: true,
		ttlResolution: 0,
		perf: { now },
	});
	return {
		of: (user) => keyAt(user, seconds()),
		check(user, key) {
			const moment = Number.parseInt(/^([\da-z]{1,9})-/.exec(key)?.[1] ?? '', 36);
			if (!Number.isInteger(moment) || !equalsSecret(key, keyAt(user, moment))) return 'invalid';
			return seconds() - moment > LIFETIME_S ? 'expired' : 'good';
		},
		mayMail({ databaseId }) {
			const sent = mails.get(databaseId) ?? 0;
			if (sent >= MAILS_AN_HOUR) return false;
			mails.set(databaseId, sent + 1);
			return true;
		},
	};
}
