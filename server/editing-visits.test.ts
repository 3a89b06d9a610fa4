import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	basicOf,
	follow,
	LOOP,
	linkTo,
	openHost,
	previewedContent,
	SECRET,
	SITE_URL,
	withPlugin,
} from './testing/previewed-site';
import { type RealWordPress, realWordPress } from './testing/real-wordpress';

let wordpress: RealWordPress;
beforeAll(async () => {
	wordpress = await realWordPress(previewedContent());
});
afterAll(() => wordpress.close());

describe('the editor’s view of a WordPress with the plugin', () => {
	const VIEW = '/list/?elementor-preview';
	const OF_THE_VIEW = /id="inspector"|inspected-page/;
	const before = () => openHost({ WORDPRESS_URL: wordpress.url, REVALIDATE_SECRET: SECRET });

	it.each([
		[VIEW, 'Cast off'],
		['/?p=13&preview=true&elementor-preview', 'Not yet'],
		['/?p=20&preview=true&elementor-preview', 'A card to come'],
		['/?theme_template_id=21&preview=true&elementor-preview', 'A header to come'],
		['/?popup-preview=22&preview=true&elementor-preview', 'An offer to come'],
	])('a signed link leads to %s, which no other browser and no cache has', async (place, words) => {
		withPlugin(wordpress);
		const get = await before();
		const { page, html, cookie } = await follow(get, linkTo(place));
		expect(page.headers.get('cache-control')).toBe('private, no-store');
		expect(html).toContain('id="inspector"');
		const frame = await get(`${place}&in-view`, { cookie });
		expect(frame.headers.get('cache-control')).toBe('private, no-store');
		const framed = await frame.text();
		expect(framed).toContain('id="inspected-page"');
		expect(framed).toContain(words);
		for (const other of [place, `${place}&in-view`])
			expect(await (await get(other)).text()).not.toMatch(OF_THE_VIEW);
	});

	it('the page itself stays the shared one, also in the browser of the visit', async () => {
		withPlugin(wordpress);
		const get = await before();
		const { cookie } = await follow(get, linkTo(VIEW));
		const page = await get('/list/', { cookie });
		expect(page.headers.get('cache-control')).toMatch(/^public/);
		expect(await page.text()).not.toMatch(OF_THE_VIEW);
	});

	it.each([
		['forged', linkTo(VIEW, { secret: 'another secret' })],
		['expired', linkTo(VIEW, { seconds: -1 })],
		[
			'for another host',
			linkTo('//evil.test/?elementor-preview').replace('//evil.test/', '/list/'),
		],
		['broken', `${VIEW}&preview_token=x`],
	])('a link that is %s is refused', async (_, link) => {
		const sent = withPlugin(wordpress);
		const answer = await (await before())(link);
		expect([answer.status, answer.headers.get('set-cookie'), sent.length]).toEqual([403, null, 0]);
	});

	it('a link that another browser opened is refused', async () => {
		withPlugin(wordpress);
		const get = await before();
		await follow(get, linkTo(VIEW));
		expect((await get(linkTo(VIEW))).status).toBe(403);
	});

	it('a visit without the right, a forged one, and one that WordPress has forgotten show only the page', async () => {
		withPlugin(wordpress, basicOf('guest'));
		const get = await before();
		const { html, cookie } = await follow(get, linkTo(VIEW));
		expect(html).not.toMatch(OF_THE_VIEW);
		withPlugin(wordpress);
		expect(await (await get(VIEW, { cookie })).text()).toMatch(OF_THE_VIEW);
		expect(await (await get(VIEW, { cookie: `${cookie}x` })).text()).not.toMatch(OF_THE_VIEW);
		wordpress.visit = undefined;
		expect(await (await get(VIEW, { cookie })).text()).not.toMatch(OF_THE_VIEW);
	});

	it('unsaved settings are tried in the visit, from pages of this site alone', async () => {
		withPlugin(wordpress);
		const get = await before();
		const { cookie } = await follow(get, linkTo(VIEW));
		const call = JSON.stringify({
			post_id: 30,
			widget_id: LOOP.id,
			widget_filters: { taxonomy: {} },
			pagination_base_url: `${SITE_URL}${VIEW}`,
			is_edit_mode: true,
			widget_model: {
				...LOOP,
				settings: { ...LOOP.settings, posts_post_type: 'page' },
			},
		});
		const send = (headers: Record<string, string>) =>
			get('/wp-json/elementor-pro/v1/refresh-loop', headers, call);
		const tried = await send({ cookie, origin: SITE_URL });
		expect(tried.status).toBe(200);
		expect(((await tried.json()) as { data: string }).data).toContain('>Home<');
		const refused: Record<string, string>[] = [
			{ origin: SITE_URL },
			{ cookie, origin: 'https://evil.test' },
			{ cookie: `${cookie}x`, origin: SITE_URL },
		];
		for (const headers of refused) {
			const answer = await send(headers);
			expect(answer.status).toBe(401);
			expect(await answer.json()).toMatchObject({
				message: 'Sorry, you are not allowed to do that.',
			});
		}
	});
});
