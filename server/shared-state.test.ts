import { NO_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { print } from 'graphql';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedState, type SharedState } from './site/cache/shared-state';
import type { GraphQLExecutor } from './site/contract/renderer';
import { createSitemap } from './site/feeds/sitemap';
import { FRESH_MS } from './site/pages/page-host';
import { hasRedisServer, redisServer } from './testing/redis-server';
import { type TinyRedis, tinyRedis } from './testing/tiny-redis';
import { SITE_URL, tinySite } from './testing/tiny-site';

const log = pino({ level: 'silent' });
/** The longest wait for an expected answer: it comes at once, but a busy machine may need longer. */
const PATIENCE = { timeout: 15_000 };
/** The limits of a state whose Redis may be slow because the machine has other work. */
const SLOW = { timeoutMs: PATIENCE.timeout, claimMs: PATIENCE.timeout };
const NO_REDIS = 'redis://127.0.0.1:1';

/** The state that a host of a site shares with the other hosts through `url`, once it is connected. */
async function shared(url: string, { build = 'a', siteUrl = SITE_URL } = {}) {
	const state = openSharedState({ url, siteUrl, build, log, ...SLOW });
	const answer = () =>
		state.pages.get('/none/').then(
			() => true,
			() => false,
		);
	await expect.poll(answer, PATIENCE).toBe(true);
	return state;
}

/** A host of the site. */
async function hostOf(build: string, url: string) {
	return visited(await shared(url, { build }));
}

/** A host of the site with a shared state. */
function visited(state: SharedState) {
	const site = tinySite({ parts: { shared: state } });
	site.time = Date.now();
	return {
		site,
		get: async (path: string) => (await site.app.request(SITE_URL + path)).text(),
		/** Waits until the hosts share the page. */
		kept: (path: string) =>
			expect.poll(async () => (await state.pages.get(path))?.status, PATIENCE).toBe(200),
	};
}

/** The state of a host whose Redis does not exist. */
const unreachable = () => openSharedState({ url: NO_REDIS, siteUrl: SITE_URL, build: 'g', log });

describe.each([
	['a double that speaks its protocol', tinyRedis, true],
	['a real server, where this machine has one', redisServer, hasRedisServer],
])('hosts that share a Redis: %s', (_, start, isThere) => {
	describe.runIf(isThere)('', () => {
		let redis: Omit<TinyRedis, 'hang'>;
		beforeAll(async () => {
			redis = await start();
		});
		afterAll(() => redis.close());

		it('render a page once between them', async () => {
			const [one, two] = [await hostOf('a', redis.url), await hostOf('a', redis.url)];
			one.site.text = 'by one';
			const page = await one.get('/x/');
			await one.kept('/x/');
			expect(await two.get('/x/')).toBe(page);
			expect(two.site.rendered).toHaveLength(0);
			await Promise.all([one.site.app.close(), two.site.app.close()]);
		});

		it('render a cold page once, though a herd comes to all of them at once', async () => {
			const hosts = [await hostOf('h', redis.url), await hostOf('h', redis.url)];
			const goOn = hosts.map(({ site }) => site.hold());
			const visits = hosts.flatMap(({ get }) => [get('/herd/'), get('/herd/')]);
			const renderings = () => hosts.flatMap(({ site }) => site.rendered).length;
			await expect.poll(renderings, PATIENCE).toBe(1);
			for (const release of goOn) release();
			expect(new Set(await Promise.all(visits)).size).toBe(1);
			expect(renderings()).toBe(1);
			await Promise.all(hosts.map(({ site }) => site.app.close()));
		});

		it('renew a page by age once between them', async () => {
			const hosts = [await hostOf('i', redis.url), await hostOf('i', redis.url)];
			const texts = () => Promise.all(hosts.map(({ get }) => get('/aged/')));
			await texts();
			const before = hosts.flatMap(({ site }) => site.rendered).length;
			for (const { site } of hosts) {
				// The clocks of the two hosts began one after the other, so both are moved.
				site.time += 2 * FRESH_MS;
				site.text = 'renewed';
			}
			await expect
				.poll(async () => (await texts()).every((text) => text.includes('renewed')), PATIENCE)
				.toBe(true);
			expect(hosts.flatMap(({ site }) => site.rendered)).toHaveLength(before + 1);
			await Promise.all(hosts.map(({ site }) => site.app.close()));
		});

		it('keep addresses that anybody can invent to themselves', async () => {
			const host = await hostOf('j', redis.url);
			await host.get('/missing/1/');
			await host.get('/real/?s=anything');
			await host.get('/real/');
			await host.kept('/real/');
			const { pages } = await shared(redis.url, { build: 'j' });
			expect(await pages.get('/missing/1/')).toBeNull();
			expect(await pages.get('/real/?s=anything')).toBeNull();
			await host.site.app.close();
		});

		it('forget together', async () => {
			const [one, two] = [await hostOf('b', redis.url), await hostOf('b', redis.url)];
			await one.get('/y/');
			await one.kept('/y/');
			await two.get('/y/');
			await two.get('/of-two/');
			one.site.text = 'changed';
			two.site.text = 'changed';
			one.site.change(['/y/']);
			// The host drops the parts of its pages as well, because a page from old parts would count as new.
			await expect.poll(() => two.site.forgotten, PATIENCE).toBe(1);
			expect(await two.get('/y/')).toContain('changed');
			const third = await hostOf('b', redis.url);
			third.site.text = 'changed';
			expect(await third.get('/y/')).toContain('changed');
			await Promise.all([one, two, third].map(({ site }) => site.app.close()));
		});

		it('read a sitemap once together, and again after a change', async () => {
			let asked = 0;
			const execute: GraphQLExecutor = async ({ query }) => {
				asked += Number(print(query).includes('contentNodes('));
				return { data: {} };
			};
			const backend = { execute, capabilities: async () => NO_CAPABILITIES };
			const states = [await shared(redis.url), await shared(redis.url)];
			const [one, two] = states.map((state) => createSitemap(backend, SITE_URL, Date.now, state));
			const indexes = await Promise.all([one?.index(), two?.index()]);
			expect(indexes[0]).toContain('/sitemap-1.xml');
			expect(indexes[1]).toBe(indexes[0]);
			expect(asked).toBe(1);
			// The clocks of both move on between the reading and the change.
			const read = Date.now();
			await expect.poll(Date.now, PATIENCE).toBeGreaterThan(read);
			one?.forget();
			two?.forget();
			await Promise.all([two?.index(), one?.index()]);
			expect(asked).toBe(2);
			for (const state of states) state.close();
		});

		it('do not show the pages of another build', async () => {
			const [one, two] = [await hostOf('c', redis.url), await hostOf('d', redis.url)];
			await one.get('/z/');
			await one.kept('/z/');
			await two.get('/z/');
			expect(two.site.rendered).toHaveLength(1);
			await Promise.all([one.site.app.close(), two.site.app.close()]);
		});

		it('count the requests of an address together, with any builds', async () => {
			const [one, two] = [
				await shared(redis.url, { build: 'e' }),
				await shared(redis.url, { build: 'f' }),
			];
			const [here, there] = [one, two].map(({ rateLimits }) => rateLimits('writes', 2));
			expect(await here?.take('10.1.1.1')).toBe(0);
			expect(await there?.take('10.1.1.1')).toBe(0);
			expect(await here?.take('10.1.1.1')).toBeGreaterThan(55);
			expect(await there?.take('10.1.1.1')).toBeLessThanOrEqual(60);
			expect(await there?.take('10.1.1.2')).toBe(0);
			one.close();
			two.close();
		});

		it('count separate subjects separately, and nothing of another site', async () => {
			const own = await shared(redis.url);
			const other = await shared(redis.url, { siteUrl: 'http://other.test' });
			expect(await own.rateLimits('writes', 1).take('10.2.2.2')).toBe(0);
			expect(await own.rateLimits('reads', 1).take('10.2.2.2')).toBe(0);
			expect(await other.rateLimits('writes', 1).take('10.2.2.2')).toBe(0);
			expect(await own.rateLimits('writes', 1).take('10.2.2.2')).toBeGreaterThan(0);
			expect(await own.rateLimits('writes', 0).take('10.2.2.2')).toBe(0);
			own.close();
			other.close();
		});
	});
});

describe('hosts without a reachable Redis', () => {
	it('live on with their own pages', async () => {
		const alone = visited(unreachable());
		expect(await alone.get('/')).toContain('first');
		alone.site.change('everything');
		alone.site.text = 'second';
		expect(await alone.get('/')).toContain('second');
		await alone.site.app.close();
	});

	it('count by themselves', async () => {
		const alone = unreachable();
		const limit = alone.rateLimits('writes', 1);
		expect(await limit.take('10.3.3.3')).toBe(0);
		expect(await limit.take('10.3.3.3')).toBe(60);
		alone.close();
	});

	it('count by themselves where it accepts and never answers', async () => {
		const silent = await tinyRedis();
		const host = openSharedState({ url: silent.url, siteUrl: SITE_URL, build: 'a', log });
		await expect.poll(() => host.pages.get('/none/').catch(() => 'away'), PATIENCE).toBeNull();
		silent.hang();
		const limit = host.rateLimits('writes', 1);
		expect(await limit.take('10.4.4.4')).toBe(0);
		expect(await limit.take('10.4.4.4')).toBe(60);
		host.close();
		silent.close();
	});
});
