import type { UserRecord } from '@outrigger/formats/model/records';
import { LRUCache } from 'lru-cache';
import type { Store } from '../store/store';
import { matchesPassword } from './password';

/** After this many wrong passwords an account is closed to further guesses for a time. */
const MOST_GUESSES = 10;
const WINDOW_MS = 15 * 60_000;
/** The most accounts whose guesses the host counts at a time. */
const ACCOUNTS = 10_000;

/** Returns the user, or WordPress's code for the fault of name or password. */
export type SignOn = (name: string, password: string) => UserRecord | string;

/** The user with a login name or, for a name with an `@`, a mail address. */
export function userByNameOrAddress(store: Store, name: string): UserRecord | undefined {
	const isAddress = name.includes('@');
	return (
		store.userByLogin(name) ??
		(isAddress
			? store.content.users.find(({ email }) => email.toLowerCase() === name.toLowerCase())
			: undefined)
	);
}

/**
 * Logs people in by the passwords that they type. After ten wrong passwords an account is closed to guesses for a
 * quarter of an hour. The comparison takes equally long for a name that no user has.
 * @param store returns the current content
 */
export function createSignOn(store: () => Store, now: () => number): SignOn {
	const guesses = new LRUCache<string, number>({
		max: ACCOUNTS,
		ttl: WINDOW_MS,
		noUpdateTTL: true,
		perf: { now },
	});
	return (typedName, password) => {
		const name = typedName.trim();
		if (name === '') return 'empty_username';
		if (password === '') return 'empty_password';
		const account = name.toLowerCase();
		const before = guesses.get(account) ?? 0;
		if (before >= MOST_GUESSES) return 'too_many_retries';
		const user = userByNameOrAddress(store(), name);
		const isRight = matchesPassword(password, user?.password ?? '');
		if (user && isRight) {
			guesses.delete(account);
			return user;
		}
		guesses.set(account, before + 1);
		if (user) return 'incorrect_password';
		return name.includes('@') ? 'invalid_email' : 'invalid_username';
	};
}
