import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wholeSite } from './testing/whole-site';

const HOUR_MS = 3_600_000;

/** The time in an hour, as the front matter of a site in UTC writes dates. */
const inAnHour = () => new Date(Date.now() + HOUR_MS).toISOString().slice(0, 19);

const LISTS = ['/', '/category/trips/', '/feed/', '/?s=lantern', '/wp-json/wp/v2/posts'];

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
	vi.useRealTimers();
});

it('a post of the files that falls due while the host runs appears everywhere', async () => {
	const site = await wholeSite({
		'site.json': JSON.stringify({ title: 'Bay', showOnFront: 'posts', timezone: 'UTC' }),
		'terms.json': JSON.stringify([{ taxonomy: 'category', slug: 'trips', name: 'Trips' }]),
		'posts/old.md': '---\ntitle: Old\ndate: 2024-01-01\ncategories: [trips]\n---\n\nLantern',
		'posts/soon.md': `---\ntitle: Soon\nstatus: future\ndate: ${inAnHour()}\ncategories: [trips]\n---\n\nLantern`,
	});
	const text = async (path: string) => (await site.get(path)).text();
	const countOfTrips = async () =>
		JSON.parse(await text('/wp-json/wp/v2/categories?slug=trips'))[0].count;

	expect((await site.get('/soon/')).status).toBe(404);
	for (const path of LISTS) expect([path, await text(path)].join()).toMatch(/^(?!.*Soon).*Old/s);
	const before = await countOfTrips();

	await vi.advanceTimersByTimeAsync(HOUR_MS);
	await vi.waitFor(async () => expect((await site.get('/soon/')).status).toBe(200), {
		interval: 200,
	});
	for (const path of LISTS)
		await vi.waitFor(async () => expect(await text(path)).toContain('Soon'));
	const maps = (await text('/sitemap.xml')).match(/http[^<]+\.xml/g) ?? [];
	const entries = await Promise.all(maps.map((map) => text(new URL(map).pathname)));
	expect(entries.join('')).toContain('/soon/');
	expect(await countOfTrips()).toBe(before + 1);
});
