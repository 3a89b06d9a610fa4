/**
 * The waits of visitors after a purge of everything, compared with their waits for kept pages: visits go to the pages
 * of the demonstration as often as visits of real sites do (the second page half as often as the first, the third a
 * third), each on a separate connection. Before each purge a crawler requests all pages, the least visited ones last.
 * When the host has finished its work, the pages that it has made anew are visited once more.
 *
 * `PURGE_MAIN` names the program of another build, to be compared with this one.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { signPurge } from 'outrigger/testing/signed-purge';
import { siteAddresses } from '../e2e/support/site-addresses';
import { startBuiltSite } from '../support/built-site';
import { becomeIdle } from './support/cpu-time';
import { judge, show } from './support/judge';
import { median } from './support/median';
import { rawGet } from './support/raw-get';

const SECRET = 'a secret of the benchmark';
const ROUNDS = 3;
const VISITS = 120;
/** Milliseconds between two visits: slow enough for one processor to make every page that is not kept. */
const EVERY_MS = 100;
/**
 * The number of pages that a visitor finds ready after a purge: a host makes this number of the most visited pages
 * anew.
 */
const MADE_ANEW = 20;
/**
 * The largest allowed ratio. A kept page and a page that was made anew have the same bytes, but the waits of two rounds
 * vary by this factor.
 */
const BAR = 1.5;
const site = await startBuiltSite({ REVALIDATE_SECRET: SECRET }, process.env.PURGE_MAIN);
while (!(await fetch(`${site.origin}/readyz`)).ok) await wait(EVERY_MS);
await becomeIdle(site.pid);
const paths = (await siteAddresses()).filter((path) => !/\?|nowhere/.test(path));
const weights = paths.map((_, rank) => 1 / (rank + 1));
const total = weights.reduce((sum, weight) => sum + weight, 0);

let seed = 1;
/** The next number of a fixed pseudo-random sequence, from 0 to below 1. */
function chance(): number {
	seed = (seed * 48_271) % 2_147_483_647;
	return seed / 2_147_483_647;
}
function visited(): string {
	let left = chance() * total;
	const rank = weights.findIndex((weight) => {
		left -= weight;
		return left <= 0;
	});
	return paths[Math.max(rank, 0)] ?? '/';
}

async function visit(path: string): Promise<number> {
	const begun = performance.now();
	await rawGet(site.origin + path, { 'accept-encoding': 'br' });
	return performance.now() - begun;
}

/** Starts visits at fixed times, even if earlier visits have no answer yet. */
async function visits(count: number): Promise<number[]> {
	const waits: Promise<number>[] = [];
	for (let number = 0; number < count; number += 1) {
		waits.push(visit(visited()));
		await wait(EVERY_MS);
	}
	return Promise.all(waits);
}

async function purge(): Promise<void> {
	const body = '{"everything": true}';
	const answer = await fetch(`${site.origin}/revalidate`, {
		method: 'POST',
		headers: { ...signPurge(SECRET, body, Date.now()), 'content-type': 'application/json' },
		body,
	});
	if (answer.status !== 200) throw new Error(`POST /revalidate answers ${answer.status}.`);
}

const mean = (values: readonly number[]) =>
	values.reduce((sum, value) => sum + value, 0) / values.length;
const at = (values: readonly number[], share: number) =>
	values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
const figures = (waits: readonly number[]) =>
	`mean ${show(mean(waits), 'ms')}, middle ${show(median(waits), 'ms')}, 95th ${show(at(waits, 0.95), 'ms')}, longest ${show(Math.max(...waits), 'ms')}`;

try {
	const kept: number[] = [];
	const afterwards: number[] = [];
	const anew: number[] = [];
	const most = paths.slice(0, MADE_ANEW);
	for (let round = 0; round < ROUNDS; round += 1) {
		for (const path of paths) await visit(path);
		for (let number = 0; number < 5 * VISITS; number += 1) await visit(visited());
		kept.push(...(await visits(VISITS)));
		for (const path of paths) await visit(path);
		await purge();
		afterwards.push(...(await visits(VISITS)));
		await purge();
		await becomeIdle(site.pid);
		for (const path of most) anew.push(await visit(path));
	}
	console.log(`  ${paths.length} pages, ${ROUNDS} × ${VISITS} visits, one in ${EVERY_MS} ms`);
	console.log(`  kept pages: ${figures(kept)}`);
	console.log(`  from the moment of a purge on: ${figures(afterwards)}`);
	judge({
		what: `the ${MADE_ANEW} pages with the most requests after a purge, beside kept pages: middle wait`,
		value: median(anew) / median(kept),
		unit: '×',
		atMost: BAR,
		sides: `${show(median(anew), 'ms')} beside ${show(median(kept), 'ms')}; 95th ${show(at(anew, 0.95), 'ms')}`,
	});
} finally {
	await site.stop();
}
