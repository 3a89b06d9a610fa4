import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether two secrets are equal, in a time that tells nothing about where they differ or how long they are.
 *
 * @param given what somebody sent
 * @param expected what is right; an empty one never matches, so that a user without a password cannot log in
 */
export function equalsSecret(given: string, expected: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();
	return timingSafeEqual(digest(given), digest(expected)) && expected !== '';
}
