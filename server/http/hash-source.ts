import { createHash } from 'node:crypto';

/** The source of a policy that allows an inline sheet or script with exactly this text, without quotes. */
export function hashSource(text: string): string {
	return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
