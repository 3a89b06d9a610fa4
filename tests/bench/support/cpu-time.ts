import { readFileSync } from 'node:fs';

/** Length of a tick in `/proc/<pid>/stat`. */
const TICK_MS = 10;

/** Processor time of a process so far, in ms; not a number where there is no `/proc`. */
export function cpuMs(pid: number): number {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
	} catch {
		return Number.NaN;
	}
}
