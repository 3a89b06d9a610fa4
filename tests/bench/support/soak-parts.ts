import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasPostgres, type PostgresServer } from 'outrigger/testing/postgres-server';
import { hasRedisServer, type RedisServer } from 'outrigger/testing/redis-server';
import type { BuiltSite } from '../../support/built-site';
import { hasHaproxy, startBalancedHosts } from './balanced-hosts';

/** The faults that the soak test causes. */
export interface World {
	site: BuiltSite;
	/** Folder of the site's data. */
	dataDir: string;
	/** Length of a part, in milliseconds. */
	partMs: number;
	/** True if the folder is a small disk of its own. */
	isMounted: boolean;
	redis: RedisServer | null;
	postgres: PostgresServer | null;
	/** Starts a site with variables in addition to the usual ones. */
	start(variables?: Record<string, string>): Promise<BuiltSite>;
	/** Replaces this site by another one until the returned function is called, which stops the other one. */
	instead(other: BuiltSite): () => Promise<void>;
}

/** A period of the run with one fault. */
export interface Part {
	name: string;
	/** The reason why the part cannot run on this machine; null if it can. */
	lacks(world: World): string | null;
	/** Starts the fault, and returns the function that ends it. */
	begin(world: World): Promise<() => Promise<void> | void>;
	/** True if posts that are sent during this part are stored in PostgreSQL. */
	isInPostgres?: boolean;
}

/** Milliseconds for which the process runs; the pause after it leaves the process 5 % of a processor. */
const RUNS_MS = 10;
const STANDS_MS = 190;
/** The clock in each third of its part, in the format of libfaketime: first right, then ahead, then behind. */
const CLOCKS = ['+0', '+1d', '-2d'];
const NO_DISK = 'no right to mount a disk on this machine';

/** libfaketime (Debian: the package `faketime`) at its installed place, or at the path in FAKETIME_LIBRARY. */
const faketime =
	process.env.FAKETIME_LIBRARY ??
	readdirSync('/usr/lib')
		.map((folder) => join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
		.find((file) => existsSync(file));

const hasCompiler = spawnSync('gcc', ['--version']).status === 0;

const anything = () => null;
const stop = (pid: number) => process.kill(pid, 'SIGSTOP');
const go = (pid: number) => process.kill(pid, 'SIGCONT');

/** A process and the children that serve its connections. */
function familyOf(pid: number): number[] {
	const children = spawnSync('pgrep', ['-P', String(pid)]).stdout.toString();
	return [pid, ...children.split('\n').filter(Boolean).map(Number)];
}

/** Lets the site run only 5 % of the time. @returns a function that ends this */
function starve(site: BuiltSite): () => Promise<void> {
	let isStarved = true;
	const turns = async () => {
		while (isStarved) {
			stop(site.pid);
			await wait(STANDS_MS);
			go(site.pid);
			await wait(RUNS_MS);
		}
	};
	const done = turns();
	return async () => {
		isStarved = false;
		await done;
	};
}

export const PARTS: readonly Part[] = [
	{ name: 'nothing', lacks: anything, begin: async () => () => undefined },
	{
		name: '`kill -9`, and a start on the same data',
		lacks: anything,
		async begin(world) {
			process.kill(world.site.pid, 'SIGKILL');
			const restarted = world.site.ended.then(async () => {
				world.site = await world.start();
			});
			return () => restarted;
		},
	},
	{
		name: 'Redis stands still (SIGSTOP)',
		lacks: () => (hasRedisServer ? null : 'no redis-server on this machine'),
		async begin({ redis }) {
			stop(redis?.pid ?? 0);
			return () => void go(redis?.pid ?? 0);
		},
	},
	{
		name: 'PostgreSQL stands still for the middle third (SIGSTOP)',
		lacks: () => (hasPostgres ? null : 'no postgres on this machine'),
		isInPostgres: true,
		async begin(world) {
			const { postgres, partMs } = world;
			const back = world.instead(await world.start({ DATABASE_URL: postgres?.url ?? '' }));
			let stopped: number[] = [];
			const halt = setTimeout(() => {
				stopped = familyOf(postgres?.pid ?? 0);
				stopped.forEach(stop);
			}, partMs / 3);
			const goOn = () => {
				stopped.forEach(go);
				stopped = [];
			};
			const resume = setTimeout(goOn, (2 * partMs) / 3);
			return async () => {
				clearTimeout(halt);
				clearTimeout(resume);
				goOn();
				await back();
			};
		},
	},
	{
		name: 'the disk is full',
		lacks: ({ isMounted }) => (isMounted ? null : NO_DISK),
		async begin({ dataDir }) {
			const file = join(dataDir, 'full');
			const fill = (bytes: number) => {
				try {
					for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
				} catch {
					// It is full.
				}
			};
			fill(1024 * 1024);
			fill(1024);
			return () => rmSync(file);
		},
	},
	{
		name: 'the data folder is read-only',
		lacks: ({ isMounted }) => (isMounted ? null : NO_DISK),
		async begin({ dataDir, site }) {
			// A disk with a file that is open for writing cannot be remounted read-only, so a read-only mount covers
			// the folder. The site can still write to files that it has open, such as the database.
			spawnSync('mount', ['--bind', '-r', dataDir, dataDir]);
			if (!isReadOnly(dataDir)) throw new Error(`${dataDir} could be written (${site.pid}).`);
			return () => void spawnSync('umount', ['-l', dataDir]);
		},
	},
	{
		name: 'a slow disk: 200 ms for a flush, 5 ms for a write of the database',
		lacks: () => (hasCompiler ? null : 'no gcc on this machine'),
		async begin(world) {
			const library = join(world.dataDir, 'slow-disk.so');
			const source = join(import.meta.dirname, 'slow-disk.c');
			const made = spawnSync('gcc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl']);
			if (made.status !== 0) throw new Error(`gcc could not make the slow disk: ${made.stderr}`);
			const back = world.instead(await world.start({ LD_PRELOAD: library }));
			return async () => {
				await back();
				rmSync(library);
			};
		},
	},
	{
		name: '5 % of a processor',
		lacks: anything,
		begin: async ({ site }) => starve(site),
	},
	{
		name: 'a clock that jumps: a third as it is, a third a day ahead, a third two days behind',
		lacks: () => (faketime ? null : 'no libfaketime on this machine'),
		async begin(world) {
			const file = join(world.dataDir, 'clock');
			const set = (clock: string) => writeFileSync(file, `${clock}\n`);
			set(CLOCKS[0] ?? '');
			const other = await world.start({
				LD_PRELOAD: faketime ?? '',
				FAKETIME_TIMESTAMP_FILE: file,
				FAKETIME_CACHE_DURATION: '1',
				FAKETIME_DONT_FAKE_MONOTONIC: '1',
				DONT_FAKE_MONOTONIC: '1',
			});
			const back = world.instead(other);
			const jumps = CLOCKS.slice(1).map((clock, at) =>
				setTimeout(() => set(clock), ((at + 1) * world.partMs) / CLOCKS.length),
			);
			return async () => {
				jumps.forEach(clearTimeout);
				await back();
				rmSync(file);
			};
		},
	},
	amongHosts('one stands still for the middle third (SIGSTOP)', (pid, partMs) => {
		const halt = setTimeout(() => stop(pid), partMs / 3);
		const resume = setTimeout(() => go(pid), (2 * partMs) / 3);
		return () => {
			clearTimeout(halt);
			clearTimeout(resume);
			go(pid);
		};
	}),
	amongHosts('`kill -9` of one after a third, and two go on', (pid, partMs) => {
		const kill = setTimeout(() => process.kill(pid, 'SIGKILL'), partMs / 3);
		return () => clearTimeout(kill);
	}),
];

/**
 * A part with three hosts of one site behind HAProxy, which share a Redis and a PostgreSQL.
 * @param harm starts the fault of one of them, by its process, and returns the function that ends it
 */
function amongHosts(fault: string, harm: (pid: number, partMs: number) => () => void): Part {
	return {
		name: `three hosts behind HAProxy: ${fault}`,
		lacks: ({ redis, postgres }) =>
			hasHaproxy && redis && postgres ? null : 'no haproxy, redis-server or postgres',
		isInPostgres: true,
		async begin(world) {
			const { postgres, partMs, dataDir } = world;
			const shared = { DATABASE_URL: postgres?.url ?? '' };
			const site = await startBalancedHosts(
				(variables) => world.start({ ...shared, ...variables }),
				dataDir,
			);
			const back = world.instead(site);
			const mend = harm(site.hosts[1]?.pid ?? 0, partMs);
			return async () => {
				mend();
				await back();
			};
		},
	};
}

function isReadOnly(folder: string): boolean {
	try {
		writeFileSync(join(folder, 'try'), '');
		rmSync(join(folder, 'try'));
		return false;
	} catch {
		return readdirSync(folder).length > 0;
	}
}
