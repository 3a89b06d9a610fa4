import type { UserRecord } from '@outrigger/formats/model/records';
import { parseBasic } from '@outrigger/http/basic-authorization';
import { equalsSecret } from '@outrigger/http/equals-secret';
import type { Store } from '../store/store';

/** WordPress shows application passwords in groups of four; it takes them with and without the gaps. */
const withoutGaps = (password: string) => password.replace(/\s+/g, '');

/**
 * The user behind an `Authorization` header, `null` for everything that is not right.
 * As in WordPress a wrong password is no error: its sender counts as anonymous.
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
