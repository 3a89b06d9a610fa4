import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRedisPages } from './site/redis-pages';
import { type TinyRedis, tinyRedis } from './testing/tiny-redis';
import { SITE_URL, tinySite } from './testing/tiny-site';

const log = pino({ level: 'silent' });
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

let redis: TinyRedis;
beforeAll(async () => {
	redis = await tinyRedis();
});
afterAll(() => redis.close());

/** One of several hosts of the same site. */
async function hostOf(build: string, url = redis.url) {
	const sharedPages = openRedisPages({ url, siteUrl: SITE_URL, build, log });
	const site = tinySite({ parts: { sharedPages } });
	site.time = Date.now();
	await settle();
	return { site, get: async (path: string) => (await site.app.request(SITE_URL + path)).text() };
}

describe('hosts that share a cache', () => {
	it('render a page once between them', async () => {
		const [one, two] = [await hostOf('a'), await hostOf('a')];
		one.site.text = 'by one';
		const page = await one.get('/x/');
		await settle();
		expect(await two.get('/x/')).toBe(page);
		expect(two.site.rendered).toHaveLength(0);
		await Promise.all([one.site.app.close(), two.site.app.close()]);
	});

	it('forget together', async () => {
		const [one, two] = [await hostOf('b'), await hostOf('b')];
		await one.get('/y/');
		await settle();
		await two.get('/y/');
		one.site.text = 'changed';
		two.site.text = 'changed';
		one.site.change(['/y/']);
		await settle();
		expect(await two.get('/y/')).toContain('changed');
		const third = await hostOf('b');
		third.site.text = 'changed';
		expect(await third.get('/y/')).toContain('changed');
		await Promise.all([one, two, third].map(({ site }) => site.app.close()));
	});

	it('do not show the pages of another build', async () => {
		const [one, two] = [await hostOf('c'), await hostOf('d')];
		await one.get('/z/');
		await settle();
		await two.get('/z/');
		expect(two.site.rendered).toHaveLength(1);
		await Promise.all([one.site.app.close(), two.site.app.close()]);
	});

	it('live on without it', async () => {
		const alone = await hostOf('e', 'redis://127.0.0.1:1');
		expect(await alone.get('/')).toContain('first');
		alone.site.change('everything');
		alone.site.text = 'second';
		expect(await alone.get('/')).toContain('second');
		await alone.site.app.close();
	});
});
