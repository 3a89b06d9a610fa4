/**
 * Checks of a balancer while pages are made: how long `/healthz` waits on the port of the pages and on the one of
 * `HEALTH_PORT`, with nothing beside it, with twenty visitors who each ask for pages that nobody asked for before, and
 * with a hundred who all come at once.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from 'outrigger/testing/free-port';
import { startBuiltSite } from '../support/built-site';
import { becomeIdle } from './support/cpu-time';
import { judge, show } from './support/judge';
import { rawGet } from './support/raw-get';

const BAR_MS = 100;
/** Between two checks. */
const PAUSE_MS = 20;
const QUIET_MS = 3_000;
/** Visitors at once, and the pages that each of them asks for one after the other. */
const LOADS = [
	{ visitors: 20, pagesEach: 30 },
	{ visitors: 100, pagesEach: 4 },
];

const healthPort = await freePort();
const site = await startBuiltSite({ HEALTH_PORT: String(healthPort) });
// Until then it loads what pages are made with.
while (!(await fetch(`${site.origin}/readyz`)).ok) await wait(PAUSE_MS);
await becomeIdle(site.pid);
const PORTS = {
	'the port of the pages': `${site.origin}/healthz`,
	HEALTH_PORT: `http://127.0.0.1:${healthPort}/healthz`,
};
const sitemap = await (await fetch(`${site.origin}/sitemap-1.xml`)).text();
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
	([, url]) => new URL(`${url}`).pathname,
);

/** Asks for something small again and again until `work` is done; gives how long each answer took, in ms, by port. */
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
/** Asks for one page after the other, each by an address of its own, so that none comes from the cache. */
async function visit(pagesEach: number, statuses: Map<number, number>): Promise<void> {
	for (let page = 0; page < pagesEach; page += 1) {
		asked += 1;
		// Every second address is a page of the site, as long as there are any; the others search.
		const own = paths[asked >> 1];
		const path = asked % 2 && own ? own : `/?s=boat+${asked}`;
		const { status, body } = await fetch(site.origin + path);
		await body?.cancel();
		statuses.set(status, (statuses.get(status) ?? 0) + 1);
	}
}

const told = (waits: readonly number[]) => {
	const sorted = waits.toSorted((one, other) => one - other);
	const at = (share: number) => show(sorted[Math.floor(sorted.length * share)] ?? 0, 'ms');
	return `${sorted.length} checks, middle ${at(0.5)}, 99th ${at(0.99)}`;
};

try {
	for (const [port, waits] of Object.entries(await beside(wait(QUIET_MS)))) {
		console.log(
			`  nothing beside, ${port}: ${told(waits)}, longest ${show(Math.max(...waits), 'ms')}`,
		);
	}
	for (const { visitors, pagesEach } of LOADS) {
		const statuses = new Map<number, number>();
		const begun = performance.now();
		const all = Array.from({ length: visitors }, () => visit(pagesEach, statuses));
		const found = await beside(Promise.all(all));
		const seconds = (performance.now() - begun) / 1000;
		const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
		for (const [port, waits] of Object.entries(found)) {
			judge({
				what: `/healthz on ${port}, ${visitors} visitors: longest wait`,
				value: Math.max(...waits),
				unit: 'ms',
				atMost: BAR_MS,
				sides: `${told(waits)}; pages ${answers} in ${seconds.toFixed(1)} s`,
			});
		}
	}
} finally {
	await site.stop();
}
