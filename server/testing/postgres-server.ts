import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port';

const START_LIMIT_MS = 20_000;
const POLL_MS = 100;

/**
 * The user that runs PostgreSQL if the tests run as root, because PostgreSQL refuses to run as root. Debian creates
 * this user together with PostgreSQL.
 */
const asUser =
	process.getuid?.() === 0
		? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups']
		: [];
const userId = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString());

/** True if this machine has a real PostgreSQL for tests. */
export const hasPostgres =
	spawnSync('initdb', ['--version']).status === 0 &&
	spawnSync('postgres', ['--version']).status === 0 &&
	(asUser.length === 0 || spawnSync('id', ['postgres']).status === 0);

/** A PostgreSQL that only one test uses. */
export interface PostgresServer {
	/** `postgres://outrigger@127.0.0.1:49152/postgres` */
	url: string;
	/** The process whose children serve the connections. */
	pid: number;
	close(): Promise<void>;
}

/** Starts a PostgreSQL on a free port of the loopback. */
export async function postgresServer(): Promise<PostgresServer> {
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-postgres-'));
	if (asUser.length > 0) chownSync(folder, userId('-u'), userId('-g'));
	const run = (command: string, options: string[]) => {
		const [program = command, ...rest] = [...asUser, command, ...options];
		return { program, rest };
	};
	const init = run('initdb', ['-D', join(folder, 'data'), '-U', 'outrigger', '-A', 'trust', '-N']);
	const made = spawnSync(init.program, init.rest);
	if (made.status !== 0) throw new Error(`initdb failed, so nothing was tried: ${made.stderr}`);
	const port = await freePort();
	const options = [
		'-D',
		join(folder, 'data'),
		'-p',
		`${port}`,
		'-h',
		'127.0.0.1',
		'-k',
		folder,
		'-F',
	];
	const { program, rest } = run('postgres', options);
	const child = spawn(program, rest, { stdio: 'ignore' });
	const ended = new Promise((resolve) => child.once('exit', resolve));
	const url = `postgres://outrigger@127.0.0.1:${port}/postgres`;
	const begun = performance.now();
	while (!(await answers(url))) {
		if (performance.now() - begun > START_LIMIT_MS) {
			child.kill('SIGKILL');
			throw new Error('PostgreSQL did not start in time, so nothing was tried.');
		}
		await wait(POLL_MS);
	}
	return {
		url,
		pid: child.pid ?? 0,
		async close() {
			child.kill('SIGINT');
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** The rows that a database returns for a query; its parameters are `$1`, `$2` and so on. */
export async function askPostgres<Row extends object>(
	url: string,
	query: string,
	values: readonly unknown[],
): Promise<Row[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		const { rows } = await client.query<Row>(query, [...values]);
		return rows;
	} finally {
		await client.end();
	}
}

async function answers(url: string): Promise<boolean> {
	const client = new pg.Client({ connectionString: url });
	try {
		await client.connect();
		await client.end();
		return true;
	} catch {
		return false;
	}
}
