import { createHmac } from 'node:crypto';
import { askAddress, type Reach } from '@outrigger/http/open-address';
import type { Database } from '../database/open-database';
import { type MailPayload, readDelivery, type WebhookPayload } from './deliveries';

/** The functions that carry out deliveries; each rejects where it could not. */
export interface Carriers {
	/** Null without a mail server: mails wait until the operator names one. */
	sendMail: ((mail: MailPayload) => Promise<void>) | null;
	callWebhook(webhook: WebhookPayload, deliveryId: number): Promise<void>;
}

/** Seconds to wait after the first, second … failure; after the last one the delivery is given up. */
const WAITS_S = [30, 120, 600, 3_600, 4 * 3_600, 12 * 3_600, 24 * 3_600] as const;
/** The milliseconds for which other hosts do not touch a running delivery. */
const CLAIM_MS = 2 * 60 * 1000;
/** The most deliveries of one turn. */
const PORTION = 20;
/** A webhook that answers after more milliseconds counts as failed. */
const WEBHOOK_TIMEOUT_MS = 10_000;

/**
 * Sends due deliveries, oldest first. Several hosts may do so at once: each claims a delivery first.
 *
 * @returns the number of attempts
 */
export async function deliverDue(
	database: Database,
	carriers: Carriers,
	now: number,
): Promise<number> {
	const moment = new Date(now).toISOString();
	const due = await database
		.selectFrom('deliveries')
		.select(['id', 'kind', 'payload', 'attempts', 'next_at'])
		.where('next_at', '<=', moment)
		.where('kind', 'in', carriers.sendMail ? ['email', 'webhook'] : ['webhook'])
		.orderBy('next_at')
		.limit(PORTION)
		.execute();
	let tried = 0;
	for (const { id, kind, payload, attempts, next_at } of due) {
		const claim = await database
			.updateTable('deliveries')
			.set({ next_at: new Date(now + CLAIM_MS).toISOString() })
			.where('id', '=', id)
			.where('next_at', '=', next_at)
			.executeTakeFirst();
		if (Number(claim.numUpdatedRows) === 0) continue;
		tried += 1;
		const failure = await failureOf(carryOut(id, kind, payload, carriers));
		const wait = WAITS_S[attempts];
		await database
			.updateTable('deliveries')
			.set({
				attempts: attempts + 1,
				failure,
				done_at: failure === null ? moment : null,
				next_at:
					failure === null || wait === undefined ? null : new Date(now + wait * 1000).toISOString(),
			})
			.where('id', '=', id)
			.execute();
	}
	return tried;
}

async function carryOut(
	id: number,
	kind: 'email' | 'webhook',
	payload: string,
	{ sendMail, callWebhook }: Carriers,
): Promise<void> {
	const delivery = readDelivery(kind, payload);
	if (delivery.kind === 'webhook') await callWebhook(delivery.payload, id);
	else await sendMail?.(delivery.payload);
}

async function failureOf(attempt: Promise<void>): Promise<string | null> {
	try {
		await attempt;
		return null;
	} catch (error) {
		return (error instanceof Error ? error.message : String(error)).slice(0, 500);
	}
}

/**
 * Makes the caller of webhooks: JSON by POST, signed as `X-Outrigger-Signature: sha256=…`, an HMAC over time and body
 * (`X-Outrigger-Time`, a dot, the body), so that a receiver knows who sent it and when. `X-Outrigger-Delivery` stays
 * the same when a call is tried again. A design may come from a stranger, so the host calls an address inside of the
 * operator's network only if the operator has named its origin.
 */
export function createWebhookCaller(
	secret: () => Uint8Array,
	now: () => number,
	reach: Reach,
): Carriers['callWebhook'] {
	return async ({ url, body }, deliveryId) => {
		const text = JSON.stringify(body);
		const time = String(Math.floor(now() / 1000));
		const signature = createHmac('sha256', secret()).update(`${time}.${text}`).digest('hex');
		const headers = {
			'content-type': 'application/json',
			'content-length': String(Buffer.byteLength(text)),
			'user-agent': 'Outrigger',
			'x-outrigger-delivery': String(deliveryId),
			'x-outrigger-time': time,
			'x-outrigger-signature': `sha256=${signature}`,
		};
		const signal = AbortSignal.timeout(WEBHOOK_TIMEOUT_MS);
		const answer = await askAddress(new URL(url), { headers, body: text }, signal, reach);
		answer.destroy();
		const { statusCode: status = 0 } = answer;
		if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}.`);
	};
}
