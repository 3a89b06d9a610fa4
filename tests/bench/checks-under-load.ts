/**
 * A balancer's checks under load: without other work, with twenty visitors who each request uncached pages, with a
 * hundred visitors at once, and while the host makes twenty large pictures. On a busy machine a check waits for a
 * processor as well, so the benchmark compares `HEALTH_PORT` with a bare `node:http` in the same seconds, and judges
 * the port of the pages by the processor time of a round of its event loop.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from 'outrigger/testing/free-port';
import { startBuiltSite } from '../support/built-site';
import { becomeIdle } from './support/cpu-time';
import { forkServer } from './support/fork-server';
import { judge, show } from './support/judge';
import { rawGet } from './support/raw-get';

/** The longest allowed round of the event loop in milliseconds: a longer round delays a check on any machine. */
const BAR_MS = 100;
/**
 * The largest allowed ratio: two equal threads that sleep and wake also differ by up to this ratio in the 99th
 * percentile of some hundred checks.
 */
const BAR_RATIO = 2;
/** Between two checks. */
const PAUSE_MS = 20;
const QUIET_MS = 3_000;
/**
 * The number of large pictures that the host makes at once; the bench reports the second-longest time of a hundred
 * checks during that (issue 36).
 */
const PICTURES = 20;
const PICTURES_BAR_MS = 50;
/** Visitors at once, and the pages that each of them requests one after the other. */
const LOADS = [
	{ visitors: 20, pagesEach: 30 },
	{ visitors: 100, pagesEach: 4 },
];

const healthPort = await freePort();
const folder = mkdtempSync(join(tmpdir(), 'outrigger-checks-'));
const roundsFile = join(folder, 'rounds.json');
const body = join(folder, 'check.json');
writeFileSync(body, '{"status":"ok"}');
const probe = join(import.meta.dirname, 'support/loop-rounds.mjs');
const site = await startBuiltSite({
	HEALTH_PORT: String(healthPort),
	NODE_OPTIONS: `--import=${probe}`,
	ROUNDS_FILE: roundsFile,
});
const bare = await forkServer('serve-json.ts', [body]);
// Until then the site loads the modules that render pages.
while (!(await fetch(`${site.origin}/readyz`)).ok) await wait(PAUSE_MS);
await becomeIdle(site.pid);
const PORTS = {
	'the port of the pages': `${site.origin}/healthz`,
	HEALTH_PORT: `http://127.0.0.1:${healthPort}/healthz`,
	'a bare node:http': bare.origin,
};

/** The rounds of the site's event loop since the last call, in ms of processor time; only rounds of at least 20 ms. */
async function rounds(): Promise<number[]> {
	rmSync(roundsFile, { force: true });
	process.kill(site.pid, 'SIGUSR2');
	while (!existsSync(roundsFile)) await wait(PAUSE_MS);
	// The picture is ready, but the other process still writes it in the same turn.
	await wait(PAUSE_MS);
	return JSON.parse(readFileSync(roundsFile, 'utf8'));
}
const sitemap = await (await fetch(`${site.origin}/sitemap-1.xml`)).text();
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
	([, url]) => new URL(`${url}`).pathname,
);

/** Requests a small answer again and again until `work` is done; returns the time of each answer, in ms, by port. */
async function beside(work: Promise<unknown>): Promise<Record<string, number[]>> {
	let isOver = false;
	const checks = Object.entries(PORTS).map(async ([port, address]) => {
		const waits: number[] = [];
		while (!isOver) {
			const begun = performance.now();
			await rawGet(address, { connection: 'close' });
			waits.push(performance.now() - begun);
			await wait(PAUSE_MS);
		}
		return [port, waits] as const;
	});
	await work;
	isOver = true;
	return Object.fromEntries(await Promise.all(checks));
}

let asked = 0;
/** Requests one page after the other, each at a new address, so that none comes from the cache. */
async function visit(pagesEach: number, statuses: Map<number, number>): Promise<void> {
	for (let page = 0; page < pagesEach; page += 1) {
		asked += 1;
		// Every second address is a page of the site while there are pages left; the other addresses are searches.
		const own = paths[asked >> 1];
		const path = asked % 2 && own ? own : `/?s=boat+${asked}`;
		const { status, body } = await fetch(site.origin + path);
		await body?.cancel();
		statuses.set(status, (statuses.get(status) ?? 0) + 1);
	}
}

const at = (values: readonly number[], share: number) =>
	values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
const told = (waits: readonly number[]) =>
	`${waits.length} checks, middle ${show(at(waits, 0.5), 'ms')}, 99th ${show(at(waits, 0.99), 'ms')}, longest ${show(Math.max(...waits), 'ms')}`;

try {
	for (const [port, waits] of Object.entries(await beside(wait(QUIET_MS)))) {
		console.log(`  nothing beside, ${port}: ${told(waits)}`);
	}
	for (const { visitors, pagesEach } of LOADS) {
		const statuses = new Map<number, number>();
		await rounds();
		const begun = performance.now();
		const all = Array.from({ length: visitors }, () => visit(pagesEach, statuses));
		const found = await beside(Promise.all(all));
		const seconds = (performance.now() - begun) / 1000;
		const kept = await rounds();
		const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
		console.log(`  ${visitors} visitors: pages ${answers} in ${seconds.toFixed(1)} s`);
		for (const [port, waits] of Object.entries(found)) console.log(`  ${port}: ${told(waits)}`);
		const lastOf = (port: string) => at(found[port] ?? [], 0.99);
		judge({
			what: `HEALTH_PORT beside a bare node:http, ${visitors} visitors: 99th wait`,
			value: lastOf('HEALTH_PORT') / lastOf('a bare node:http'),
			unit: '×',
			atMost: BAR_RATIO,
			sides: `${show(lastOf('HEALTH_PORT'), 'ms')} beside ${show(lastOf('a bare node:http'), 'ms')}`,
		});
		judge({
			what: `the port of the pages, ${visitors} visitors: longest round of the event loop, by the processor`,
			value: Math.max(0, ...kept),
			unit: 'ms',
			atMost: BAR_MS,
			sides: `${kept.length} rounds over 20 ms, ${kept.filter((ms) => ms > BAR_MS).length} over ${BAR_MS}, 99th ${show(at(kept, 0.99), 'ms')}`,
		});
	}
	const gallery = await (await fetch(`${site.origin}/gallery/`)).text();
	const large = new Set(gallery.match(/\/wp-content\/uploads\/[^\s"]+-(?:2048|1536)x\d+\.jpg/g));
	const pictures = [...large].slice(0, PICTURES);
	const made = pictures.map(async (path) => {
		const answer = await fetch(site.origin + path, { headers: { accept: 'image/avif,*/*' } });
		await answer.arrayBuffer();
		return answer.headers.get('content-type');
	});
	const begun = performance.now();
	const found = await beside(Promise.all(made));
	const seconds = (performance.now() - begun) / 1000;
	const types = [...new Set(await Promise.all(made))].join(', ');
	console.log(`  ${pictures.length} large pictures (${types}) in ${seconds.toFixed(1)} s`);
	for (const [port, waits] of Object.entries(found)) console.log(`  ${port}: ${told(waits)}`);
	const waits = found['the port of the pages'] ?? [];
	judge({
		what: `the port of the pages while ${pictures.length} large pictures are made: 99th wait`,
		value: pictures.length < PICTURES ? Number.NaN : at(waits, 0.99),
		unit: 'ms',
		atMost: PICTURES_BAR_MS,
		sides: `a bare node:http ${show(at(found['a bare node:http'] ?? [], 0.99), 'ms')}`,
	});
} finally {
	bare.stop();
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
}
