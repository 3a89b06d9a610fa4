import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Returns true if two secrets are equal. The time that it takes reveals neither the place of a
 * difference nor the length of the secrets.
 *
 * @param given the secret that the visitor sent
 * @param expected the right secret; an empty secret never matches, so that a user without a
 * password cannot log in
 */
export function equalsSecret(given: string, expected: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();
	return timingSafeEqual(digest(given), digest(expected)) && expected !== '';
}
