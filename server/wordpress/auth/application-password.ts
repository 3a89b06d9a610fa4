import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { ApplicationPassword, UserRecord } from '@outrigger/formats/model/records';
import { parseBasic } from '@outrigger/http/basic-authorization';
import { equalsSecret } from '@outrigger/http/equals-secret';
import { localTime } from '@outrigger/rules/time/zoned-time';
import type { Store } from '../store/store';

/** WordPress shows application passwords in groups of four; it takes them with and without the gaps. */
const withoutGaps = (password: string) => password.replace(/\s+/g, '');

/**
 * The prefix of the hash of a password that REST made. Content folders contain the passwords of demonstrations
 * unhashed.
 */
const HASHED = 'sha256:';

/** A random password of 24 characters needs no slow hash. */
const hash = (password: string) =>
	HASHED + createHash('sha256').update(withoutGaps(password)).digest('hex');

function matches(given: string, kept: string): boolean {
	return kept.startsWith(HASHED)
		? equalsSecret(hash(given), kept)
		: equalsSecret(withoutGaps(given), withoutGaps(kept));
}

/** The UUID of a password that has no UUID in the content. It reveals nothing about the password. */
function uuidAt({ login }: UserRecord, place: number): string {
	const hex = createHash('sha256').update(`${login}\n${place}`).digest('hex');
	const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
	return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** The application passwords of a user, including unnamed ones in the content. */
export function passwordsOf(user: UserRecord): ApplicationPassword[] {
	return user.applicationPasswords.map((one, place) =>
		typeof one === 'string'
			? {
					uuid: uuidAt(user, place),
					appId: '',
					name: `users.json ${place + 1}`,
					created: user.registered,
					password: one,
				}
			: one,
	);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** True for a text in the form of a UUID. */
export const isUuid = (text: string): boolean =>
	/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/**
 * Makes a new password. Returns its record, and the password in groups of four, as its owner sees it once.
 * @param now milliseconds since the epoch
 */
export function newPassword(
	name: string,
	appId: string,
	now: number,
): { shown: string; password: ApplicationPassword } {
	const letters = Array.from({ length: 24 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
	const password = {
		uuid: randomUUID(),
		appId,
		name,
		created: localTime(now, 'UTC'),
		password: hash(letters),
	};
	return { shown: letters.replace(/(.{4})(?=.)/g, '$1 '), password };
}

/** The user and the application password of a login. */
export interface PasswordLogin {
	user: UserRecord;
	password: ApplicationPassword;
}

/**
 * Finds the login of an `Authorization` header; `null` if anything in it is wrong. As in WordPress, a wrong password is
 * no error: its sender counts as anonymous. The function accepts only application passwords, no login passwords.
 */
export function loginByPassword(store: Store, header: string | null): PasswordLogin | null {
	const basic = parseBasic(header);
	if (basic === null) return null;
	const user = store.userByLogin(basic.login);
	// The function compares every password, for an unknown user a made-up one, so that the time does not reveal which
	// users exist.
	if (user === undefined) {
		matches(basic.password, '0'.repeat(24));
		return null;
	}
	const [password] = passwordsOf(user).filter((one) => matches(basic.password, one.password));
	return password === undefined ? null : { user, password };
}
