import { type Capabilities, haveSameCapabilities } from '@outrigger/rules/wordpress/capabilities';
import type { Probed } from './probe';

/** The host waits this long before it probes an unreachable site again. */
const RETRY_MS = 2_000;
/** After this time the host notices a plugin that was switched on or off, without a restart. */
const PROBE_AGAIN_MS = 5 * 60 * 1000;

/**
 * The capabilities of a real WordPress, which the host finds out on the first request and checks
 * from then on.
 */
export interface KnownCapabilities {
	get(): Promise<Capabilities>;
	close(): void;
}

/**
 * @param probe finds the site's capabilities; rejects if the host cannot reach the site
 * @param onChange runs when a later probe finds something else than the first
 * @param now milliseconds since the epoch
 */
export function createCapabilities(options: {
	probe: () => Promise<Probed>;
	onChange: () => void;
	now: () => number;
}): KnownCapabilities {
	const { probe, onChange, now } = options;
	let asked: Promise<Capabilities> | null = null;
	/** The time at which the last attempt failed; `null` while an attempt runs and after a successful one. */
	let failedAt: number | null = null;

	function ask(): Promise<Capabilities> {
		failedAt = null;
		const asking = probe().then(({ capabilities }) => capabilities);
		asking.catch(() => {
			failedAt = now();
		});
		asked = asking;
		return asking;
	}

	async function lookAgain(): Promise<void> {
		if (!asked || failedAt !== null) return;
		const before = await asked;
		const { capabilities: after } = await probe();
		if (haveSameCapabilities(before, after)) return;
		asked = Promise.resolve(after);
		onChange();
	}

	const timer = setInterval(() => {
		// If the site does not answer now, the next request probes it again.
		lookAgain().catch(() => undefined);
	}, PROBE_AGAIN_MS);
	timer.unref();

	return {
		get() {
			const mayAsk = failedAt !== null && now() - failedAt >= RETRY_MS;
			return asked && !mayAsk ? asked : ask();
		},
		close: () => clearInterval(timer),
	};
}
