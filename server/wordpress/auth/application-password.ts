import type { UserRecord } from '@outrigger/formats/model/records';
import type { Store } from '../store/store';
import { equalsSecret } from './constant-time';

/** WordPress shows application passwords in groups of four; it takes them with and without the gaps. */
const withoutGaps = (password: string) => password.replace(/\s+/g, '');

/** User name and password of an `Authorization: Basic …` header; `null` for any other or malformed one. */
export function parseBasic(header: string | null): { login: string; password: string } | null {
	const encoded = /^Basic\s+([A-Za-z0-9+/=]+)\s*$/i.exec(header ?? '')?.[1];
	if (encoded === undefined) return null;
	const decoded = Buffer.from(encoded, 'base64').toString('utf8');
	const colon = decoded.indexOf(':');
	if (colon < 1) return null;
	return { login: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
}

/**
 * The user behind an `Authorization` header, `null` for everything that is not right.
 * As in WordPress a wrong password is no error: whoever sends it is anonymous.
 * A login password is not accepted here, only application passwords are.
 */
export function userByApplicationPassword(store: Store, header: string | null): UserRecord | null {
	const basic = parseBasic(header);
	if (basic === null) return null;
	const user = store.userByLogin(basic.login);
	const given = withoutGaps(basic.password);
	// Every password is compared, of an unknown user a made-up one, so that time does not tell who exists.
	const expected = user?.applicationPasswords ?? ['0'.repeat(24)];
	const matches = expected.filter((password) => equalsSecret(given, withoutGaps(password)));
	return user !== undefined && matches.length > 0 ? user : null;
}
