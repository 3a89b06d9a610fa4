import { createHmac } from 'node:crypto';
import { equalsSecret } from '@outrigger/http/equals-secret';
import type { Session } from './login-cookie';

/** A nonce is valid for the half-day in which it was made and for the next half-day, as in WordPress. */
const TICK_MS = 12 * 60 * 60 * 1000;

/** Makes and checks nonces: short proofs that a request comes from a page that the user of this login received. */
export interface Nonces {
	create(session: Session, action: string): string;
	verify(session: Session, action: string, nonce: string): boolean;
}

/**
 * @param secret key of the signature
 * @param now milliseconds since the epoch
 */
export function createNonces(secret: Uint8Array, now: () => number): Nonces {
	const at = (session: Session, action: string, tick: number) =>
		createHmac('sha256', secret)
			.update(['nonce', tick, action, session.user.databaseId, session.token].join('\n'))
			.digest('hex')
			.slice(-12, -2);
	const currentTick = () => Math.ceil(now() / TICK_MS);
	return {
		create: (session, action) => at(session, action, currentTick()),
		verify: (session, action, nonce) =>
			[currentTick(), currentTick() - 1].some((tick) =>
				equalsSecret(nonce, at(session, action, tick)),
			),
	};
}
