/** The states that a host can report. */
export type HostState = 'starting' | 'ok' | 'draining';

const STATES: readonly HostState[] = ['starting', 'ok', 'draining'];

/** A process counts as hanging if its thread has had no turn for this long. A rendering stops by itself after 7.5 s. */
export const HANGS_AFTER_MS = 30_000;
/** The milliseconds between two signs of life. */
export const BEAT_MS = 1_000;

/**
 * The indexes in the shared memory of the state's number (`STATE`) and of the time of the last sign of life (`BEAT`).
 */
const STATE = 0;
const BEAT = 1;

/** State and signs of life of a host, in shared memory that another thread can read. */
export interface Health {
	/** Holds the state and the time of the last sign of life; the thread that answers checks receives it. */
	memory: SharedArrayBuffer;
	/** Sets the state. A draining host keeps that state. */
	become(state: HostState): void;
	/** Must be called every `BEAT_MS`. */
	beat(): void;
}

/** @param now milliseconds since the epoch */
export function createHealth(now: () => number): Health {
	const memory = new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT);
	const places = new BigInt64Array(memory);
	const beat = () => {
		Atomics.store(places, BEAT, BigInt(now()));
	};
	beat();
	return {
		memory,
		become(state) {
			const drains = BigInt(STATES.indexOf('draining'));
			if (Atomics.load(places, STATE) !== drains) {
				Atomics.store(places, STATE, BigInt(STATES.indexOf(state)));
			}
		},
		beat,
	};
}

/** An answer to a check. */
export interface HealthAnswer {
	status: 200 | 503;
	headers: Readonly<Record<string, string>>;
	/** JSON. */
	body: string;
}

/** The states for which the host answers 200, by path; for other states it answers 503. */
const PATHS: Readonly<Record<string, readonly HostState[]>> = {
	// For a supervisor, which has to restart the process when this fails.
	'/livez': ['starting', 'ok', 'draining'],
	// For a balancer, which may send visitors here while this succeeds.
	'/readyz': ['ok'],
	// For the checks of older versions without the two paths above: the process is up and is not stopping.
	'/healthz': ['starting', 'ok'],
};

/**
 * Answers `/livez`, `/readyz` and `/healthz`: 200, or 503 with the reason.
 *
 * @param address path and query of the request
 * @param memory of `createHealth`
 * @param now milliseconds since the epoch
 * @returns null for every other path
 */
export function healthAnswer(
	address: string,
	memory: SharedArrayBuffer,
	now: number,
): HealthAnswer | null {
	const good = Object.entries(PATHS).find(([path]) => path === address.split('?', 1)[0])?.[1];
	if (!good) return null;
	const places = new BigInt64Array(memory);
	const state = STATES[Number(Atomics.load(places, STATE))] ?? 'starting';
	const hangs = now - Number(Atomics.load(places, BEAT)) > HANGS_AFTER_MS;
	const body = JSON.stringify({ status: hangs ? 'hangs' : state });
	return {
		status: good.includes(state) && !hangs ? 200 : 503,
		headers: {
			'content-type': 'application/json',
			'content-length': String(body.length),
			'cache-control': 'no-store',
		},
		body,
	};
}
