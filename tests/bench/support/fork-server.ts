import { fork } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** A server in a separate process. */
export interface ForkedServer {
	origin: string;
	pid: number;
	stop(): void;
}

/** Runs a module of this folder's parent that calls `serve`. */
export function forkServer(module: string, args: readonly string[]): Promise<ForkedServer> {
	const child = fork(join(import.meta.dirname, '..', module), args, {
		execArgv: process.execArgv,
		env: { ...process.env, NODE_ENV: 'production' },
	});
	return new Promise((resolve, reject) => {
		child.once('exit', (code) => reject(new Error(`${module} ended with ${code}.`)));
		child.once('message', (port) => {
			const origin = `http://127.0.0.1:${port}`;
			resolve({ origin, pid: child.pid ?? 0, stop: () => child.kill() });
		});
	});
}

/** Listens on a free port of the loopback, sends it to the process that forked this one, and ends with that process. */
export function serve(listener: RequestListener): void {
	const server = createServer(listener);
	server.listen(0, '127.0.0.1', () => {
		const address = server.address();
		process.send?.(typeof address === 'object' ? address?.port : address);
	});
	process.once('disconnect', () => process.exit());
}
