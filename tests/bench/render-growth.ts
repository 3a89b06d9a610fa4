/**
 * The cost of an element on large and deep pages: the built site renders generated designs, each visit with another
 * page number of a list, so that no answer comes from the cache. It subtracts the cost of a page without elements. It
 * then measures the same for first visits, before the host has read any text of a page. It also compares a light page
 * during the rendering of a heavy page with the same light page without other work.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltSite } from '../support/built-site';
import { becomeIdle } from './support/cpu-time';
import { judge } from './support/judge';
import { median } from './support/median';
import { type DesignShape, writeDesigns } from './support/write-design';

/**
 * The largest allowed ratio of the cost of an element on a large or deep page to that of an element on a flat page of a
 * hundred.
 */
const BAR = 1.5;
const ROUNDS = 7;
/**
 * The number of visits to a small page in each round. They are many, because the difference between a small page and an
 * empty one is only a few milliseconds. The first of these visits does not count, because the host still packs and
 * clears away the large page before it.
 */
const SMALL_VISITS = 10;
const SHAPES: Record<string, DesignShape> = {
	empty: { elements: 0, depth: 1 },
	'100-flat': { elements: 100, depth: 1 },
	'1000-depth-3': { elements: 1_000, depth: 3 },
	'1000-depth-10': { elements: 1_000, depth: 10 },
	'1000-depth-30': { elements: 1_000, depth: 30 },
	'5000-flat': { elements: 5_000, depth: 1 },
	'5000-depth-3': { elements: 5_000, depth: 3 },
	'5000-depth-30': { elements: 5_000, depth: 30 },
};
const HEAVY = '5000-depth-30';
const LIGHT = '100-flat';
/** Pages that are visited only once, each with texts of its own. */
const FIRST_VISITS: Record<string, DesignShape> = Object.fromEntries(
	[500, 500, 500, 5_000].map((elements, at) => [
		`first-${elements}-${at}`,
		{ elements, depth: 3, word: `first${at}` },
	]),
);
/**
 * The largest allowed ratio of the 99th percentile of a hundred light pages during heavy work to that without heavy
 * work.
 */
const BESIDE_BAR = 2;
const LIGHT_VISITS = 100;
const LIGHT_PAUSE_MS = 20;

const folder = mkdtempSync(join(tmpdir(), 'outrigger-bench-'));
writeDesigns({ ...SHAPES, ...FIRST_VISITS }, folder);
const site = await startBuiltSite({ CONTENT_DIR: folder, RATE_LIMIT: '1000000' });
await becomeIdle(site.pid);

let visits = 0;
async function visit(page: string): Promise<number> {
	visits += 1;
	const start = performance.now();
	const answer = await fetch(`${site.origin}/${page}/?e-page-abc=${visits + 1}`);
	await answer.text();
	if (answer.status !== 200) throw new Error(`/${page}/ answers ${answer.status}.`);
	return performance.now() - start;
}

const times = new Map(Object.keys(SHAPES).map((name) => [name, [] as number[]]));
for (let round = 0; round <= ROUNDS; round++) {
	for (const [name, all] of times) {
		const isSmall = (SHAPES[name]?.elements ?? 0) <= 100;
		if (isSmall) await visit(name);
		for (let left = isSmall ? SMALL_VISITS : 1; left > 0; left -= 1) {
			const ms = await visit(name);
			// The first round warms up.
			if (round > 0) all.push(ms);
		}
	}
}
const msOf = (name: string) => median(times.get(name) ?? []);
/** Returns NaN if a page costs no more than an empty one, because then the machine was too busy for a measurement. */
function perElementUs(name: string): number {
	const us = ((msOf(name) - msOf('empty')) * 1000) / (SHAPES[name]?.elements ?? 1);
	return us > 0 ? us : Number.NaN;
}
for (const name of Object.keys(SHAPES).filter((one) => one !== 'empty' && one !== LIGHT)) {
	judge({
		what: `an element on a page of ${name}, against ${LIGHT}`,
		value: perElementUs(name) / perElementUs(LIGHT),
		unit: '×',
		atMost: BAR,
		sides: `${perElementUs(LIGHT).toFixed(0)} µs, ${perElementUs(name).toFixed(0)} µs (${msOf(name).toFixed(0)} ms in all)`,
	});
}

const firstUs: number[] = [];
for (const [name, { elements }] of Object.entries(FIRST_VISITS)) {
	firstUs.push(((await visit(name)) * 1000) / elements);
}
const largeUs = firstUs.pop() ?? Number.NaN;
judge({
	what: 'an element on a first visit of 5,000, against 500',
	value: largeUs / median(firstUs),
	unit: '×',
	atMost: BAR,
	sides: `${median(firstUs).toFixed(0)} µs, ${largeUs.toFixed(0)} µs`,
});

async function lightVisits(): Promise<number> {
	const all: number[] = [];
	for (let at = 0; at < LIGHT_VISITS; at++) {
		all.push(await visit(LIGHT));
		await new Promise((resolve) => setTimeout(resolve, LIGHT_PAUSE_MS));
	}
	return all.sort((a, b) => a - b)[Math.floor(LIGHT_VISITS * 0.99) - 1] ?? 0;
}
const alone = await lightVisits();
let isBeside = true;
const heavy = (async () => {
	while (isBeside) await visit(HEAVY);
})();
const beside = await lightVisits();
isBeside = false;
await heavy;
judge({
	what: `p99 of a light page while ${HEAVY} is made, against alone`,
	value: beside / alone,
	unit: '×',
	atMost: BESIDE_BAR,
	sides: `${alone.toFixed(0)} ms, ${beside.toFixed(0)} ms`,
});

await site.stop();
rmSync(folder, { recursive: true });
