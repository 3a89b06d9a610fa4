import type { IncomingHttpHeaders } from 'node:http';
import { AddressRefused } from '@outrigger/http/address-refused';

/** A refused picture or film of another host, with the reason: `it answered 404`. */
export class MediaRefused extends AddressRefused {
	override name = 'MediaRefused';
}

/** @throws MediaRefused if the headers show a compressed answer */
export function refuseCompressed(headers: IncomingHttpHeaders): void {
	if ((headers['content-encoding'] ?? 'identity') === 'identity') return;
	throw new MediaRefused('the server compressed it against our request');
}

/**
 * Returns the error for a failed reading: a refusal unchanged, every other error as an incomplete answer.
 * @param isLate true if the time limit was exceeded
 */
export function refusalOf(cause: unknown, isLate: boolean): AddressRefused {
	if (cause instanceof AddressRefused) return cause;
	const reason = cause instanceof Error ? cause.message : String(cause);
	return new MediaRefused(`it broke off (${reason})`, isLate);
}
