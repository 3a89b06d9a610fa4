import { createHash, createHmac } from 'node:crypto';
import type { SentForm } from './sent-form';

/**
 * The fingerprint of a submission. Two submissions have the same one if their fields have the same texts and their
 * files the same bytes. A key of the site seals it: a text may be a password, and an attacker could guess a short one
 * from a plain hash.
 *
 * @returns hexadecimal
 */
export function fingerprintOf({ values }: SentForm, secret: Uint8Array): string {
	const sent = [...values].map(([id, { values: texts, files }]) => [
		id,
		texts,
		files.map(({ name, content }) => [name, createHash('sha256').update(content).digest('hex')]),
	]);
	return createHmac('sha256', secret)
		.update(`form ${JSON.stringify(sent)}`)
		.digest('hex');
}
