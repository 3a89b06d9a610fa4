/**
 * Mixed traffic on the built site for `SOAK_MINUTES` (20), on the loopback alone, while something goes wrong in each
 * part of it. Prints a table: answers by kind, the longest wait, memory. No bar: the table is for people.
 *
 *   npm run build && SOAK_MINUTES=3 npm run soak
 *
 * A full disk and a folder that cannot be written need the right to mount; where it is missing the part is left out,
 * and the table says so. A clock that jumps is not tried: Node takes it from the machine.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasRedisServer, redisServer } from 'outrigger/testing/redis-server';
import { startBuiltSite } from '../support/built-site';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 20);
const VISITORS = 6;
const PAUSE_MS = 50;
const PATIENCE_MS = 15_000;
/** A turn of 5 % of a processor: so long it runs, so long it stands. */
const RUNS_MS = 10;
const STANDS_MS = 190;
const DISK = '48m';
const OTHERS = [
	'/?s=boat',
	'/not-here/',
	'/wp-json/wp/v2/posts?per_page=5',
	'/graphql?query=%7Bposts%7Bnodes%7Btitle%7D%7D%7D',
	'/feed/',
	'/readyz',
];

interface Part {
	name: string;
	/** Breaks something, and gives what mends it; null where this machine does not let it. */
	begin(): Promise<(() => Promise<void> | void) | null> | (() => Promise<void> | void) | null;
}

const dataDir = mkdtempSync(join(tmpdir(), 'outrigger-soak-'));
const mount = (...options: string[]) => spawnSync('mount', [...options, dataDir]).status === 0;
const isMounted = mount('-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs');
const redis = hasRedisServer ? await redisServer() : null;
const start = () => startBuiltSite({ DATA_DIR: dataDir, ...(redis && { REDIS_URL: redis.url }) });
let site = await start();
const firstMb = memoryMb();
const sitemap = await (await fetch(`${site.origin}/sitemap-1.xml`)).text();
const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
	([, url]) => new URL(`${url}`).pathname,
);
const paths = [...pages, ...pages, ...OTHERS.flatMap((path) => Array(12).fill(path) as string[])];
const counts = new Map<string, number>();
let longestMs = 0;
let isOver = false;

/** Resident megabytes of the site's process. */
function memoryMb(): number {
	const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
	return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

async function visit(number: number): Promise<void> {
	for (let turn = number; !isOver; turn += 7) {
		const begun = performance.now();
		const kind = await fetch(site.origin + paths[turn % paths.length], {
			signal: AbortSignal.timeout(PATIENCE_MS),
		}).then(
			async (response) => {
				await response.arrayBuffer();
				return String(response.status);
			},
			(error: Error) => (error.name === 'TimeoutError' ? 'no answer in 15 s' : 'no connection'),
		);
		counts.set(kind, (counts.get(kind) ?? 0) + 1);
		longestMs = Math.max(longestMs, performance.now() - begun);
		await wait(PAUSE_MS);
	}
}

/** Lets the site run 5 % of the time. */
function starve(): () => void {
	let isStarved = true;
	const turns = async () => {
		while (isStarved) {
			process.kill(site.pid, 'SIGSTOP');
			await wait(STANDS_MS);
			process.kill(site.pid, 'SIGCONT');
			await wait(RUNS_MS);
		}
	};
	const done = turns();
	return async () => {
		isStarved = false;
		await done;
	};
}

const redisPid = () => {
	const port = redis ? new URL(redis.url).port : '';
	return Number(
		spawnSync('pgrep', ['-f', `redis-server.*:${port}`])
			.stdout.toString()
			.trim()
			.split('\n')[0],
	);
};

const PARTS: readonly Part[] = [
	{ name: 'nothing', begin: () => () => {} },
	{
		name: '`kill -9`, and a start on the same data',
		async begin() {
			process.kill(site.pid, 'SIGKILL');
			await site.ended;
			site = await start();
			return () => {};
		},
	},
	{
		name: 'Redis stands still (SIGSTOP)',
		begin() {
			const pid = redis ? redisPid() : 0;
			if (!pid) return null;
			process.kill(pid, 'SIGSTOP');
			return () => void process.kill(pid, 'SIGCONT');
		},
	},
	{
		name: 'the disk is full',
		begin() {
			if (!isMounted) return null;
			const file = join(dataDir, 'full');
			try {
				for (;;) writeFileSync(file, Buffer.alloc(1024 * 1024), { flag: 'a' });
			} catch {
				return () => rmSync(file);
			}
		},
	},
	{
		name: 'the data folder is read-only',
		begin() {
			// A file that is open for writing keeps a disk from being remounted; a mount can
			// cover the folder itself.
			if (!isMounted || !mount('--bind', '-r', dataDir)) return null;
			return () => void spawnSync('umount', [dataDir]);
		},
	},
	{ name: '5 % of a processor', begin: starve },
];

const partMs = (MINUTES * 60_000) / PARTS.length;
const visitors = Array.from({ length: VISITORS }, (_, number) => visit(number));
console.log(
	`| ${partMs / 1000} s each | answers by status | longest wait | memory at the end |\n|---|---|---|---|`,
);
try {
	for (const { name, begin } of PARTS) {
		counts.clear();
		longestMs = 0;
		const mend = await begin();
		if (mend) await wait(partMs);
		await mend?.();
		const told = [...counts].sort().map(([kind, count]) => `${count} × ${kind}`);
		const row = mend
			? [told.join(', '), `${(longestMs / 1000).toFixed(1)} s`, `${memoryMb()} MB`]
			: ['not tried: this machine does not let it', '', ''];
		console.log(`| ${name} | ${row.join(' | ')} |`);
	}
	const after = await fetch(`${site.origin}/`);
	console.log(`\nMemory at the start ${firstMb} MB; \`/\` afterwards: ${after.status}.`);
} finally {
	isOver = true;
	await Promise.allSettled(visitors);
	await site.stop();
	redis?.close();
	if (isMounted) spawnSync('umount', [dataDir]);
	rmSync(dataDir, { recursive: true, force: true });
}
