import { createHash, createHmac } from 'node:crypto';
import type { SentForm } from './sent-form';

/**
 * Tells one submission from all others: the same texts in the same fields, the same files byte for byte. It
 * is sealed with a key of the site, since a password may be among the texts, and short ones could be guessed from a
 * plain hash.
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
