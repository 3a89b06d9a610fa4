import autocannon from 'autocannon';
import { cpuMs } from './cpu-time';
import { median } from './median';

/** One server under load, and its requests. */
export interface Side {
	name: string;
	origin: string;
	/** Process of the server. */
	pid: number;
	/** The requests that are sent one after the other, repeatedly. */
	requests: readonly Request[];
}

export interface Request {
	path: string;
	method?: 'GET' | 'POST';
	headers?: Record<string, string>;
	body?: string;
}

/** The results of one side: medians over all rounds. */
export interface Load {
	name: string;
	/** Requests a second. */
	perSecond: number;
	/** Processor time of the server for one request, in µs; `null` if the system does not report it. */
	cpuMicroseconds: number | null;
	/** Requests per second in each round. */
	rounds: number[];
}

/** The number of requests before the measurement, enough for V8 to compile the hot functions. */
const WARM_UP_REQUESTS = 1_500;

/**
 * Sends requests to all sides in turn, round after round, so that other work on the machine affects all of them. This
 * process makes the load; the servers are separate processes. It warms up each side first.
 *
 * @throws if a server refuses or fails, because such answers give no measurement
 */
export async function measureLoads(
	sides: readonly Side[],
	{ rounds, seconds, connections }: { rounds: number; seconds: number; connections: number },
): Promise<Load[]> {
	const results = sides.map(({ name }) => ({
		name,
		perSecond: [] as number[],
		cpu: [] as number[],
	}));
	for (const side of sides) await burst(side, { amount: WARM_UP_REQUESTS, connections });
	for (let round = 0; round < rounds; round += 1) {
		for (const [at, side] of sides.entries()) {
			const before = cpuMs(side.pid);
			const { perSecond, total } = await burst(side, { duration: seconds, connections });
			results[at]?.perSecond.push(perSecond);
			const spent = cpuMs(side.pid) - before;
			if (!Number.isNaN(spent)) results[at]?.cpu.push((spent * 1000) / total);
		}
	}
	return results.map(({ name, perSecond, cpu }) => ({
		name,
		perSecond: median(perSecond),
		cpuMicroseconds: cpu.length > 0 ? median(cpu) : null,
		rounds: perSecond,
	}));
}

/** Returns the ratio of answered requests between the first and the second side: the median of the rounds' ratios. */
export function ratioOf(one: Load, other: Load): number {
	return median(one.rounds.map((perSecond, at) => perSecond / (other.rounds[at] ?? perSecond)));
}

/**
 * Returns the processor time of a request on the second side divided by that on the first. On systems that do not
 * report it: the answered requests of the first side divided by those of the second.
 */
export function costRatio(one: Load, other: Load): number {
	return one.cpuMicroseconds && other.cpuMicroseconds
		? other.cpuMicroseconds / one.cpuMicroseconds
		: ratioOf(one, other);
}

/** `host 12,345/s at 78 µs`. */
export function showLoad({ name, perSecond, cpuMicroseconds }: Load): string {
	const cpu = cpuMicroseconds === null ? '' : ` at ${Math.round(cpuMicroseconds)} µs`;
	return `${name} ${Math.round(perSecond).toLocaleString('en')}/s${cpu}`;
}

async function burst(
	{ name, origin, requests }: Side,
	length: { connections: number; duration?: number; amount?: number },
) {
	const result = await autocannon({
		url: origin,
		...length,
		requests: requests.map((request) => ({ method: 'GET', ...request })),
	});
	if (result.errors > 0 || result.non2xx > 0 || result['2xx'] === 0) {
		throw new Error(
			`${name}: ${result.errors} errors, ${result.non2xx} refusals, ${result['2xx']} answers. This measures nothing.`,
		);
	}
	return { perSecond: result['2xx'] / result.duration, total: result['2xx'] };
}
