import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Length of a tick in `/proc/<pid>/stat`. */
const TICK_MS = 10;

/** Processor time of a process so far, in ms; NaN on systems without `/proc`. */
export function cpuMs(pid: number): number {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
	} catch {
		return Number.NaN;
	}
}

/** Memory that a process uses, in MB; NaN on systems without `/proc`. */
export function residentMegabytes(pid: number): number {
	try {
		const status = readFileSync(`/proc/${pid}/status`, 'utf8');
		return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000);
	} catch {
		return Number.NaN;
	}
}

const LOOK_MS = 500;
const IDLE_SHARE = 0.05;
const LONGEST_WAIT_MS = 30_000;
/** The wait in milliseconds on systems that do not report the load of a process. */
const BLIND_WAIT_MS = 5_000;

/** Waits until a process that was just started has done its background work (indexes, warming up). */
export async function becomeIdle(pid: number): Promise<void> {
	if (Number.isNaN(cpuMs(pid))) return wait(BLIND_WAIT_MS);
	const until = performance.now() + LONGEST_WAIT_MS;
	let spent = Number.POSITIVE_INFINITY;
	while (spent > LOOK_MS * IDLE_SHARE && performance.now() < until) {
		const before = cpuMs(pid);
		await wait(LOOK_MS);
		spent = cpuMs(pid) - before;
	}
}
