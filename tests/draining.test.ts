import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { writeContent } from '@outrigger/mock/content/testing/content-folder';
import { type RealWordPress, realWordPress } from 'outrigger/testing/real-wordpress';
import { afterEach, describe, expect, it } from 'vitest';
import { type BuiltSite, startBuiltSite } from './support/built-site';

const TEST_LIMIT_MS = 60_000;
/** The number of visitors that send requests repeatedly, each on a connection that is kept open. */
const VISITORS = 6;

let wordpress: RealWordPress;
let site: BuiltSite;
const agents: Agent[] = [];

afterEach(async () => {
	for (const agent of agents.splice(0)) agent.destroy();
	await site?.stop();
	wordpress?.close();
});

/** Starts the built site in front of a WordPress that answers slowly. */
async function slowSite(variables: Record<string, string>, delayMs: number): Promise<void> {
	wordpress = await realWordPress(
		writeContent({
			'site.json': { title: 'Bay', pageOnFront: 'home' },
			'pages/home.md': '---\ntitle: Home\n---\n\nWelcome\n',
		}),
	);
	wordpress.hasExtension = true;
	site = await startBuiltSite({ WORDPRESS_URL: wordpress.url, ...variables });
	// The first page creates the sanitiser and reads what all pages need; on a busy machine this may once take too
	// long.
	while ((await visit('/', keptConnection())).status !== 200) await wait(500);
	wordpress.delayMs = delayMs;
}

function keptConnection(): Agent {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	agents.push(agent);
	return agent;
}

interface Visit {
	/** Status of the answer; the error's code if there was no answer. */
	status: number | string;
	connection: string | undefined;
	length: number;
}

function visit(path: string, agent: Agent): Promise<Visit> {
	return new Promise((done) => {
		const failed = (error: NodeJS.ErrnoException) =>
			done({ status: error.code ?? error.message, connection: undefined, length: 0 });
		const asked = get(site.origin + path, { agent }, (answer: IncomingMessage) => {
			let length = 0;
			answer.on('data', (chunk: Buffer) => {
				length += chunk.length;
			});
			answer.on('error', failed);
			answer.on('end', () =>
				done({ status: answer.statusCode ?? 0, connection: answer.headers.connection, length }),
			);
		});
		asked.on('error', failed);
	});
}

describe('the built site, which must stop while slow pages are in flight', () => {
	it(
		'answers all requests until a balancer has noticed, on connections that end, then ends',
		async () => {
			await slowSite({ DRAIN_NOTICE: '2' }, 150);
			const visits: (Visit & { sentAt: number })[] = [];
			let isOver = false;
			let page = 0;
			const visitor = async () => {
				const agent = keptConnection();
				while (!isOver) {
					page += 1;
					const sentAt = performance.now();
					visits.push({ ...(await visit(`/?s=slow+page+${page}`, agent)), sentAt });
				}
			};
			const visitors = Array.from({ length: VISITORS }, visitor);
			while (visits.length < VISITORS) await wait(20);
			expect((await visit('/healthz', keptConnection())).status).toBe(200);

			const signalledAt = performance.now();
			process.kill(site.pid, 'SIGTERM');
			await wait(300);
			const noticed = await visit('/healthz', keptConnection());
			// The balancer sends no more visitors, so the visitors stop within the time of the notice.
			await wait(700);
			isOver = true;
			const code = await site.ended;
			const endedAfter = performance.now() - signalledAt;
			await Promise.all(visitors);

			expect(noticed).toMatchObject({ status: 503, connection: 'close' });
			expect(visits.filter(({ status, length }) => status !== 200 || length < 500)).toEqual([]);
			const late = visits.filter(({ sentAt }) => sentAt > signalledAt + 50);
			expect(late.length).toBeGreaterThan(0);
			expect(late.filter(({ connection }) => connection !== 'close')).toEqual([]);
			expect(visits[0]?.connection).toBe('keep-alive');
			expect(code).toBe(0);
			expect(endedAfter).toBeGreaterThanOrEqual(2000);
			expect(endedAfter).toBeLessThan(12_000);
		},
		TEST_LIMIT_MS,
	);

	it(
		'finishes a page that takes longer than the notice',
		async () => {
			await slowSite({ DRAIN_NOTICE: '0' }, 700);
			const begun = visit('/?s=in+flight', keptConnection());
			const silent = keptConnection();
			await visit('/healthz', silent);
			await wait(200);
			process.kill(site.pid, 'SIGTERM');
			expect(await begun).toMatchObject({ status: 200, connection: 'close' });
			expect(await site.ended).toBe(0);
			expect((await visit('/', keptConnection())).status).toBe('ECONNREFUSED');
		},
		TEST_LIMIT_MS,
	);
});
