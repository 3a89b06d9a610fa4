import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from 'outrigger/testing/free-port';
import type { BuiltSite } from '../../support/built-site';

/**
 * The balancer settings that the project offers. The benchmark replaces their container names by ports of this machine.
 */
const SETTINGS = 'deploy/haproxy.cfg';
const HOSTS = 3;
const POLL_MS = 50;
const START_LIMIT_MS = 30_000;

/** True if this machine has HAProxy. */
export const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;

/** Hosts behind HAProxy that together act as one site; its process is the first host. */
export type BalancedSite = BuiltSite & { hosts: readonly BuiltSite[] };

/**
 * Starts three hosts of one site behind HAProxy with the settings of `deploy/`.
 * @param start starts a host with variables in addition to the usual ones
 * @param dataDir the folder in which each host gets a folder of its own
 */
export async function startBalancedHosts(
	start: (variables: Record<string, string>) => Promise<BuiltSite>,
	dataDir: string,
): Promise<BalancedSite> {
	const port = await freePort();
	const origin = `http://127.0.0.1:${port}`;
	const hosts: BuiltSite[] = [];
	const servers: string[] = [];
	for (let number = 1; number <= HOSTS; number += 1) {
		const healthPort = await freePort();
		const host = await start({
			SITE_URL: origin,
			HEALTH_PORT: `${healthPort}`,
			DATA_DIR: join(dataDir, `host-${number}`),
		});
		hosts.push(host);
		servers.push(`  server host-${number} ${new URL(host.origin).host} port ${healthPort}`);
	}
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-haproxy-'));
	const file = join(folder, 'haproxy.cfg');
	const settings = readFileSync(SETTINGS, 'utf8')
		.replace('log stdout format raw local0', '')
		.replace('bind :8080', `bind 127.0.0.1:${port}`)
		.replace(/^resolvers containers\n(?: .*\n)+/m, '')
		.replace('resolvers containers init-addr none', '')
		.replace(/(?:^ {2}server .*\n)+/m, `${servers.join('\n')}\n`);
	writeFileSync(file, settings);
	const balancer = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
	let messages = '';
	balancer.stderr.on('data', (text) => {
		messages = (messages + text).slice(-5_000);
	});
	const [first] = hosts;
	if (!first) throw new Error('No host was started.');
	const stop = async () => {
		balancer.kill();
		await Promise.all(hosts.map((host) => host.stop()));
		rmSync(folder, { recursive: true, force: true });
	};
	const begun = performance.now();
	while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
		if (performance.now() - begun > START_LIMIT_MS) {
			await stop();
			throw new Error(`HAProxy has no host for its visitors. Its messages:\n${messages}`);
		}
		await wait(POLL_MS);
	}
	return { ...first, origin, hosts, stop };
}
