import { createHmac } from 'node:crypto';

/** The headers of a signed `POST /revalidate`. */
export interface PurgeHeaders extends Record<string, string> {
	'x-outrigger-time': string;
	'x-outrigger-signature': string;
}

/**
 * Signs a purge as the companion plugin does.
 *
 * @param secret `REVALIDATE_SECRET` of the host
 * @param body the JSON that is sent
 * @param at the sender's clock in milliseconds since the epoch
 */
export function signPurge(secret: string, body: string, at: number): PurgeHeaders {
	const time = `${Math.floor(at / 1000)}`;
	const hmac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
	return { 'x-outrigger-time': time, 'x-outrigger-signature': `sha256=${hmac}` };
}
