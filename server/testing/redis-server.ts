import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from 'redis';
import { freePort } from './free-port';
import type { TinyRedis } from './tiny-redis';

const START_LIMIT_MS = 10_000;
const POLL_MS = 20;

/** True if this machine has a real Redis for tests. */
export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

/** A real Redis, and its process. */
export type RedisServer = Omit<TinyRedis, 'hang'> & { pid: number };

/** Starts a real Redis on a free port of the loopback; it stores nothing on the disk. */
export async function redisServer(): Promise<RedisServer> {
	const port = await freePort();
	const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
	const child = spawn('redis-server', options, { stdio: 'ignore' });
	const url = `redis://127.0.0.1:${port}`;
	const begun = performance.now();
	while (!(await answers(url))) {
		if (performance.now() - begun > START_LIMIT_MS) {
			child.kill();
			throw new Error('redis-server did not start within ten seconds, so nothing was tried.');
		}
		await wait(POLL_MS);
	}
	return { url, pid: child.pid ?? 0, close: () => child.kill() };
}

async function answers(url: string): Promise<boolean> {
	const client = createClient({ url, socket: { reconnectStrategy: false } });
	client.on('error', () => undefined);
	try {
		await client.connect();
		client.destroy();
		return true;
	} catch {
		return false;
	}
}
