import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from 'outrigger/testing/free-port';

const MAIN = 'dist/server/main.js';
const POLL_MS = 10;
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 3_000;

/** The production build in a separate process. */
export interface BuiltSite {
	/** `http://127.0.0.1:49152` */
	origin: string;
	pid: number;
	/** Milliseconds from the start of the process to its first 200 on `/healthz`. */
	readyMs: number;
	/** The process's exit code when it has ended; `null` if a signal ended it. */
	ended: Promise<number | null>;
	/** The end of its log. */
	said(): string;
	/** Ends the process and removes its data. */
	stop(): Promise<void>;
}

/**
 * Starts `dist/server/main.js` on a free port of the loopback, with a data folder that is removed afterwards.
 * `PROFILE_DIR` names a folder for V8's processor profiles of the site, written when it stops.
 *
 * @param variables environment variables in addition to the variables of every start
 * @param main the program, if it is not the build in this folder
 * @throws if there is no build, or if the site does not start; the error contains the site's log
 */
export async function startBuiltSite(
	variables: Record<string, string> = {},
	main = MAIN,
): Promise<BuiltSite> {
	if (!existsSync(main)) {
		throw new Error(`There is no ${main}, so no site can be started. Run "npm run build" first.`);
	}
	const port = await freePort();
	const origin = `http://127.0.0.1:${port}`;
	const dataDir = mkdtempSync(join(tmpdir(), 'outrigger-data-'));
	const started = performance.now();
	const profile = process.env.PROFILE_DIR;
	const watch = profile ? ['--cpu-prof', '--cpu-prof-dir', profile] : [];
	const child = spawn(process.execPath, [...watch, main], {
		stdio: ['ignore', 'ignore', 'pipe'],
		env: {
			PATH: process.env.PATH,
			NODE_ENV: 'production',
			PORT: String(port),
			DATA_DIR: dataDir,
			RATE_LIMIT: '0',
			// The site stops without a notice, because no balancer is in front of a test.
			DRAIN_NOTICE: '0',
			...variables,
		},
	});
	const kill = () => child.kill('SIGKILL');
	process.once('exit', kill);
	let said = '';
	child.stderr.on('data', (text) => {
		said = (said + text).slice(-20_000);
	});
	const ended = new Promise<number | null>((resolve) =>
		child.once('exit', (code) => resolve(code)),
	);
	const stop = async () => {
		child.kill();
		const force = setTimeout(kill, STOP_LIMIT_MS);
		await ended;
		clearTimeout(force);
		process.off('exit', kill);
		rmSync(dataDir, { recursive: true, force: true });
	};
	while (!(await answers(`${origin}/healthz`))) {
		if (child.exitCode !== null || performance.now() - started > START_LIMIT_MS) {
			await stop();
			throw new Error(`The built site did not start. It said:\n${said}`);
		}
		await wait(POLL_MS);
	}
	return {
		origin,
		pid: child.pid ?? 0,
		readyMs: performance.now() - started,
		ended,
		said: () => said,
		stop,
	};
}

async function answers(address: string): Promise<boolean> {
	try {
		const response = await fetch(address);
		await response.arrayBuffer();
		return response.ok;
	} catch {
		return false;
	}
}
