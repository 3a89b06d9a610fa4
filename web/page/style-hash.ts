import { createHash } from 'node:crypto';

/** The CSP source of an inline sheet, without quotes. */
export function styleHash(styles: string): string {
	return `sha256-${createHash('sha256').update(styles).digest('base64')}`;
}
