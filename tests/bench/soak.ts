/**
 * Mixed traffic on the built site for `SOAK_MINUTES` (20), only on the loopback interface, with another fault in each
 * part of it: pages, searches, GraphQL, REST and feeds, and beside them forms, comments and orders. Prints a table:
 * answers by status, requests that were sent, lost (no answer), wrong (status 200, but not the content of the address)
 * and slow, the longest wait, memory, the acknowledged posts. These values have no bar, but the run ends with 1 if an
 * answer is wrong, or an acknowledged form, comment or order is not stored exactly once.
 *
 *   npm run build && SOAK_MINUTES=3 npm run soak
 *   SOAK_MINUTES=60 SOAK_PARTS=nothing npm run soak    # only the parts whose name contains this
 *
 * The host has the heap of a machine of 512 MB, and the run prints a chart of its memory at the end.
 *
 * The run skips a part if this machine lacks what it needs (`redis-server`, `postgres`, `haproxy`, `gcc`, the right to
 * mount, libfaketime), and marks it in the table.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DATABASE_FILE } from '@outrigger/mock/database/open-database';
import { hasPostgres, postgresServer } from 'outrigger/testing/postgres-server';
import { hasRedisServer, redisServer } from 'outrigger/testing/redis-server';
import { startBuiltSite } from '../support/built-site';
import { residentMegabytes } from './support/cpu-time';
import { PARTS, type World } from './support/soak-parts';
import { createPosts, KINDS } from './support/soak-posts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 20);
const CHOSEN = PARTS.filter(({ name }) => name.includes(process.env.SOAK_PARTS ?? ''));
/** The heap that Node uses if the machine or the container has 512 MB. */
const HEAP_MB = 256;
/** The number of characters in a row of the memory chart. */
const SAMPLES = 60;
const VISITORS = 6;
/** The number of visitors that only send forms, comments and orders. */
const SENDERS = 2;
const PAUSE_MS = 50;
/** Senders pause longer, because each write waits for the disk, and a comment causes new renderings. */
const SENDERS_PAUSE_MS = 500;
const PATIENCE_MS = 15_000;
/** The time in milliseconds from which an answer counts as slow. */
const SLOW_MS = 2_000;
const DISK = '64m';
/** Further addresses, each with a test whether a text is the right answer. */
const OTHERS: Record<string, (text: string) => boolean> = {
	'/?s=boat': (text) => text.endsWith('</html>') && text.includes('value="boat"'),
	'/not-here/': () => false,
	'/wp-json/wp/v2/posts?per_page=5': (text) => JSON.parse(text).length === 5,
	'/graphql?query=%7Bposts%7Bnodes%7Btitle%7D%7D%7D': (text) =>
		JSON.parse(text).data.posts.nodes.length > 0,
	'/feed/': (text) => text.trimEnd().endsWith('</rss>'),
	'/readyz': (text) => JSON.parse(text).status === 'ok',
};

const dataDir = mkdtempSync(join(tmpdir(), 'outrigger-soak-'));
const isMounted =
	spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', dataDir]).status === 0;
const redis = hasRedisServer ? await redisServer() : null;
const postgres = hasPostgres ? await postgresServer() : null;
const start = (variables: Record<string, string> = {}) =>
	startBuiltSite({
		NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
		DATA_DIR: dataDir,
		...(redis && { REDIS_URL: redis.url }),
		...variables,
	});
const world: World = {
	site: await start(),
	dataDir,
	partMs: (MINUTES * 60_000) / CHOSEN.length,
	isMounted,
	redis,
	postgres,
	start,
	instead(other) {
		const usual = world.site;
		world.site = other;
		return async () => {
			world.site = usual;
			await other.stop();
		};
	},
};
const firstMb = residentMegabytes(world.site.pid);
const posts = await createPosts(world.site.origin);
const sitemap = await (await fetch(`${world.site.origin}/sitemap-1.xml`)).text();
const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
	([, url]) => new URL(`${url}`).pathname,
);
const paths = [
	...pages,
	...pages,
	...Object.keys(OTHERS).flatMap((path) => Array(12).fill(path) as string[]),
];
const counts = { read: new Map<string, number>(), sent: new Map<string, number>() };
let longestMs = 0;
const tally = { sent: 0, lost: 0, wrong: 0, slow: 0 };
let isOver = false;
/** Visitors pause while the run looks for the sent posts, so that the site acknowledges no further posts meanwhile. */
let isPaused = false;
let underWay = 0;

/** A page contains its own address. */
function isPage(text: string, path: string): boolean {
	const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
	return (
		text.endsWith('</html>') && canonical !== undefined && new URL(canonical).pathname === path
	);
}

async function read(turn: number): Promise<string> {
	const path = paths[turn % paths.length] ?? '/';
	const response = await fetch(world.site.origin + path, {
		signal: AbortSignal.timeout(PATIENCE_MS),
	});
	const text = await response.text();
	if (response.status !== 200) return String(response.status);
	const isRight = OTHERS[path]?.(text) ?? isPage(text, path);
	if (isRight) return '200';
	tally.wrong += 1;
	console.error(`${path} has wrong content: ${text.slice(0, 200)} … ${text.slice(-100)}`);
	return '200 with wrong content';
}

const send = (turn: number) => posts.send(world.site.origin, KINDS[turn % KINDS.length] ?? 'forms');

async function visit(number: number): Promise<void> {
	const isSender = number < SENDERS;
	const list = isSender ? counts.sent : counts.read;
	for (let turn = number; !isOver; turn += 7) {
		while (isPaused) await wait(PAUSE_MS);
		const begun = performance.now();
		underWay += 1;
		const kind = await (isSender ? send : read)(turn).catch((error: Error) => {
			tally.lost += 1;
			return error.name === 'TimeoutError' ? 'no answer in 15 s' : 'no connection';
		});
		underWay -= 1;
		list.set(kind, (list.get(kind) ?? 0) + 1);
		const ms = performance.now() - begun;
		longestMs = Math.max(longestMs, ms);
		tally.sent += 1;
		if (ms > SLOW_MS) tally.slow += 1;
		await wait(isSender ? SENDERS_PAUSE_MS : PAUSE_MS);
	}
}

async function pause(): Promise<void> {
	isPaused = true;
	while (underWay > 0) await wait(PAUSE_MS);
}

const told = (list: ReadonlyMap<string, number>) =>
	[...list]
		.sort()
		.map(([kind, count]) => `${count} × ${kind}`)
		.join(', ');

const memory: number[] = [];
const sampling = setInterval(
	() => {
		const megabytes = residentMegabytes(world.site.pid);
		// A host that was just killed has no memory.
		if (Number.isFinite(megabytes)) memory.push(megabytes);
	},
	(MINUTES * 60_000) / SAMPLES,
);

/** Draws numbers as one row of bars; the smallest number has the lowest bar. */
function drawn(numbers: readonly number[]): string {
	const BARS = '▁▂▃▄▅▆▇█';
	const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
	const step = (most - least) / (BARS.length - 1) || 1;
	return numbers.map((one) => BARS[Math.round((one - least) / step)]).join('');
}

console.log(
	`| ${Math.round(world.partMs / 1000)} s each | pages | forms, comments, orders | thanked for, of these not stored once | requests sent, lost, wrong, slow (over ${SLOW_MS / 1000} s) | longest wait | memory at the end |\n|---|---|---|---|---|---|---|`,
);
await pause();
const visitors = Array.from({ length: VISITORS }, (_, number) => visit(number));
try {
	for (const { name, lacks, begin, isInPostgres } of CHOSEN) {
		const missing = lacks(world);
		if (missing) {
			console.log(`| ${name} | not tried: ${missing} | | | | | |`);
			continue;
		}
		for (const list of Object.values(counts)) list.clear();
		longestMs = 0;
		Object.assign(tally, { sent: 0, lost: 0, wrong: 0, slow: 0 });
		const mend = await begin(world);
		isPaused = false;
		await wait(world.partMs);
		await pause();
		const atEnd = residentMegabytes(world.site.pid);
		await mend();
		const database = isInPostgres ? postgres?.url : null;
		const stored = Object.entries(await posts.check(database ?? join(dataDir, DATABASE_FILE)));
		const thanks = stored.map(([kind, { thanked }]) => `${thanked} ${kind}`).join(', ');
		const wrong = stored.reduce((sum, [, found]) => sum + found.wrong, 0);
		if (wrong + tally.wrong > 0) process.exitCode = 1;
		console.log(
			`| ${name} | ${told(counts.read)} | ${told(counts.sent)} | ${thanks}; ${wrong} | ${Object.values(tally).join(', ')} | ${(longestMs / 1000).toFixed(1)} s | ${atEnd} MB |`,
		);
	}
	const after = await fetch(`${world.site.origin}/`);
	console.log(
		`\nMemory at the start ${firstMb} MB, at the end ${residentMegabytes(world.site.pid)} MB; \`/\` afterwards: ${after.status}.`,
	);
	console.log(
		`Memory, ${Math.min(...memory)} to ${Math.max(...memory)} MB:\n\n    ${drawn(memory)}`,
	);
} finally {
	clearInterval(sampling);
	isOver = true;
	isPaused = false;
	await Promise.allSettled(visitors);
	await world.site.stop();
	redis?.close();
	await postgres?.close();
	if (isMounted) spawnSync('umount', ['-l', dataDir]);
	rmSync(dataDir, { recursive: true, force: true });
}
