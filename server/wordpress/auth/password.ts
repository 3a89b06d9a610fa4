import { randomBytes, scryptSync } from 'node:crypto';
import { equalsSecret } from '@outrigger/http/equals-secret';

/** The form of a stored hash. Content folders contain the passwords of demonstrations unhashed. */
const HASHED = /^scrypt:([\da-f]{32}):([\da-f]{64})$/;

const hash = (password: string, salt: string) =>
	scryptSync(password.normalize('NFKC'), salt, 32).toString('hex');

/** A password as it is kept in the database. */
export function hashPassword(password: string): string {
	const salt = randomBytes(16).toString('hex');
	return `scrypt:${salt}:${hash(password, salt)}`;
}

/**
 * True if a password is the kept one, which is a hash, or plain text as in a content folder; false for an empty
 * password.
 */
export function matchesPassword(given: string, kept: string): boolean {
	const [, salt, expected] = HASHED.exec(kept) ?? [];
	if (salt === undefined || expected === undefined) return equalsSecret(given, kept);
	return equalsSecret(hash(given, salt), expected);
}
