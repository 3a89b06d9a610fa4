import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	basicOf,
	follow,
	linkTo,
	openHost,
	previewedContent,
	SECRET,
	withPlugin,
} from './testing/previewed-site';
import { type RealWordPress, realWordPress } from './testing/real-wordpress';

let folder: string;
let wordpress: RealWordPress;
beforeAll(async () => {
	folder = previewedContent();
	wordpress = await realWordPress(folder);
});
afterAll(() => wordpress.close());

describe('previews of the embedded WordPress', () => {
	it('REST gives an editor a signed link that opens in any single browser without a login', async () => {
		const get = await openHost({ CONTENT_DIR: folder });
		const edit = '/wp-json/wp/v2/posts/13?context=edit';
		const { preview_link: link } = await (await get(edit, { authorization: basicOf('ed') })).json();
		const { place, cookie, page, html } = await follow(get, link);
		expect([place, page.status]).toEqual(['/?p=13&preview=true', 200]);
		expect(page.headers.get('cache-control')).toBe('private, no-store');
		expect(html).toContain('Not yet');
		expect(html).toContain('<meta name="robots" content="noindex');
		expect(html).toMatch(/<aside class="e-preview-bar" aria-label="Vorschau">.*Entwurfs/s);
		expect(html).toContain('href="/?p=13&amp;preview=false"');
		expect((await get(link)).status).toBe(403);
		expect((await get(place)).status).toBe(404);
		expect((await get('/first/', { cookie })).headers.get('cache-control')).toMatch(/^public/);
		const left = await get('/?p=13&preview=false', { cookie });
		expect([left.status, left.headers.get('location')]).toEqual([303, '/']);
		expect(left.headers.get('set-cookie')).toMatch(/^outrigger_preview=; Max-Age=0/);
	});

	it('published content is marked as published, and the link leads back to its address', async () => {
		const get = await openHost({ CONTENT_DIR: folder });
		const edit = '/wp-json/wp/v2/posts/11?context=edit';
		const { preview_link: link } = await (await get(edit, { authorization: basicOf('ed') })).json();
		const { html, cookie } = await follow(get, link);
		expect(html).toContain('unterscheidet');
		const left = await get('/?p=11&preview=false', { cookie });
		expect(left.headers.get('location')).toBe('/first/');
		expect(await (await get('/first/')).text()).not.toContain('e-preview-bar"');
	});
});

describe('previews of a WordPress with the plugin', () => {
	it.each([
		['/?p=13&preview=true', 'Not yet', 'Entwurfs'],
		['/?p=20&preview=true', 'A card to come', 'Vorlage'],
		['/?theme_template_id=21&preview=true', 'A header to come', 'Vorlage'],
		['/?popup-preview=22&preview=true', 'An offer to come', 'Pop-ups'],
	])('%s shows the unpublished state to its editor alone', async (place, words, bar) => {
		const sent = withPlugin(wordpress);
		const get = await openHost({ WORDPRESS_URL: wordpress.url, REVALIDATE_SECRET: SECRET });
		const { page, html, cookie } = await follow(get, linkTo(place));
		expect(sent).toHaveLength(1);
		expect(page.headers.get('cache-control')).toBe('private, no-store');
		expect(html).toContain(words);
		expect(html).toMatch(new RegExp(`<aside class="e-preview-bar".*${bar}`, 's'));
		expect(html).toContain('noindex');
		expect(await (await get(place)).text()).not.toContain(words);
		expect((await get(linkTo(place))).status).toBe(403);
		expect((await get(linkTo(place), { cookie })).headers.get('location')).toBe(place);
	});

	it('without the secret there are none', async () => {
		const sent = withPlugin(wordpress);
		const get = await openHost({ WORDPRESS_URL: wordpress.url });
		expect((await get(linkTo('/?p=13&preview=true'))).status).toBe(403);
		expect(sent).toHaveLength(0);
	});
});
