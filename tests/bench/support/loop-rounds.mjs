/*
 * Loaded by `--import` into a process that is measured: records for how long the rounds of its event loop kept the main
 * thread's processor, in ms. The wall clock would count the time of other processes as well. At SIGUSR2 it writes the
 * rounds since the last signal into `ROUNDS_FILE`, as JSON.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** The shortest round that is recorded, in milliseconds; shorter rounds delay no request noticeably. */
const SHORTEST_MS = 20;
const FILE = process.env.ROUNDS_FILE;
/** The first number in this file is the time on a processor in nanoseconds. */
const STAT = `/proc/self/task/${process.pid}/schedstat`;
const spentMs = () => Number(readFileSync(STAT, 'utf8').split(' ')[0]) / 1e6;

if (isMainThread && FILE) {
	let rounds = [];
	let before = spentMs();
	let begun = performance.now();
	const round = () => {
		// Reading the file after each round would cost more than short rounds do.
		if (performance.now() - begun >= SHORTEST_MS) {
			const spent = spentMs() - before;
			if (spent >= SHORTEST_MS) rounds.push(spent);
		}
		before = spentMs();
		begun = performance.now();
		setImmediate(() => setTimeout(round, 0).unref()).unref();
	};
	round();
	process.on('SIGUSR2', () => {
		writeFileSync(FILE, JSON.stringify(rounds));
		rounds = [];
	});
}
