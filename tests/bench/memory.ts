/**
 * The memory of a host with an empty data folder: fresh, and after each of three crawls of all pages of the
 * demonstration and of every picture that they name, in every size, as AVIF or WebP. It includes the picture process,
 * which ends after half a minute without work. `MEMORY_PICTURES` limits the pictures, which take minutes. Needs Linux.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { siteAddresses } from '../e2e/support/site-addresses';
import { startBuiltSite } from '../support/built-site';
import { becomeIdle, residentMegabytes } from './support/cpu-time';
import { judge, show } from './support/judge';

/** The limit of the memory in MB: a server of 512 MB has space for this and for the system (issue 36). */
const MOST_MB = 400;
/**
 * The largest allowed growth: a third crawl makes nothing new, while the second still fills the heap until the garbage
 * is collected.
 */
const MOST_GROWTH = 1.1;
/** Visitors at once. Each of them requests one page or picture after the other. */
const VISITORS = 6;
const EVERY_MS = 250;
/**
 * The longest wait for the end of the picture process, in milliseconds. It ends after half a minute without work, but
 * on a busy machine it has work left for some minutes.
 */
const PROCESS_ENDS_MS = 10 * 60_000;
/**
 * The heap that Node uses if the machine or the container has 512 MB; with more memory Node would collect garbage
 * later.
 */
const HEAP_MB = 256;
const MOST_PICTURES = Number(process.env.MEMORY_PICTURES ?? Number.POSITIVE_INFINITY);

const site = await startBuiltSite({ NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` });
while (!(await fetch(`${site.origin}/readyz`)).ok) await wait(EVERY_MS);
await becomeIdle(site.pid);

/** Processes that the host has started. */
function children(): number[] {
	return readdirSync(`/proc/${site.pid}/task`).flatMap((thread) => {
		try {
			const text = readFileSync(`/proc/${site.pid}/task/${thread}/children`, 'utf8');
			return text.split(' ').filter(Boolean).map(Number);
		} catch {
			// The thread has just ended.
			return [];
		}
	});
}

/** The memory of the host and its processes at this moment, in MB. */
function held(): { host: number; all: number } {
	const host = residentMegabytes(site.pid);
	const others = children().map(residentMegabytes).filter(Number.isFinite);
	return { host, all: others.reduce((sum, one) => sum + one, host) };
}

async function ask(path: string): Promise<string> {
	const accept = 'image/avif,image/webp,*/*';
	const answer = await fetch(site.origin + path, { headers: { accept } });
	if (!answer.ok && answer.status !== 404) throw new Error(`${path} answers ${answer.status}.`);
	const isText = answer.headers.get('content-type')?.startsWith('text/') ?? false;
	if (isText) return answer.text();
	await answer.arrayBuffer();
	return '';
}

/** Requests all of the paths, several at a time. */
async function askAll(paths: Iterable<string>, seen: (text: string) => void): Promise<void> {
	const left = paths[Symbol.iterator]();
	const visit = async () => {
		for (let next = left.next(); !next.done; next = left.next()) seen(await ask(next.value));
	};
	await Promise.all(Array.from({ length: VISITORS }, visit));
}

const PICTURE = /\/wp-content\/uploads\/[^\s"'&),]+\.(?:jpe?g|png|webp|gif)/g;
const addresses = await siteAddresses();

/** Crawls the site; returns the peak of memory meanwhile, in MB. */
async function crawl(): Promise<{
	pages: number;
	pictures: number;
	peak: number;
	seconds: number;
}> {
	const begun = performance.now();
	let peak = 0;
	const look = setInterval(() => {
		peak = Math.max(peak, held().all);
	}, EVERY_MS);
	const found = new Set<string>();
	await askAll(addresses, (html) => {
		for (const [path] of html.matchAll(PICTURE)) found.add(path);
	});
	const pictures = [...found].slice(0, MOST_PICTURES);
	await askAll(pictures, () => {});
	clearInterval(look);
	const until = performance.now() + PROCESS_ENDS_MS;
	while (children().length > 0 && performance.now() < until) await wait(EVERY_MS);
	const seconds = (performance.now() - begun) / 1000;
	return { pages: addresses.length, pictures: pictures.length, peak, seconds };
}

try {
	const fresh = held();
	console.log(`  fresh: ${show(fresh.all)} MB`);
	const after: number[] = [];
	for (const what of ['one crawl', 'two crawls', 'three crawls']) {
		const { pages, pictures, peak, seconds } = await crawl();
		const { host, all } = held();
		after.push(all);
		judge({
			what: `memory after ${what}, MB`,
			value: all,
			unit: '',
			atMost: MOST_MB,
			sides: `${pages} pages and ${pictures} pictures in ${seconds.toFixed(0)} s; the host ${host} MB, at most ${peak} MB with its processes meanwhile`,
		});
	}
	const [, second = 0, third = 0] = after;
	judge({
		what: 'the third crawl against the second',
		value: third / second,
		unit: '×',
		atMost: MOST_GROWTH,
		sides: `${third} MB beside ${second} MB, ${fresh.all} MB at the start`,
	});
} finally {
	await site.stop();
}
