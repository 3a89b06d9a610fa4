import { beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../../testing/log-in';
import { type WholeSite, wholeSite } from '../../testing/whole-site';

let site: WholeSite;
const cookies: Record<string, string> = {};
const user = (login: string, role: string) => ({ login, name: login, role, password: 'aboard' });

const element = (id: string, elements: object[] = []) => ({
	id,
	elType: elements.length > 0 ? 'container' : 'widget',
	...(elements.length === 0 && { widgetType: 'heading' }),
	settings: { title: `</script><b>${id}` },
	elements,
});
const MANY = Array.from({ length: 100 }, (_, at) => element(`e${at}`));

beforeAll(async () => {
	site = await wholeSite({
		'users.json': JSON.stringify([
			user('crew', 'editor'),
			user('reader', 'subscriber'),
			user('writer', 'contributor'),
		]),
		'pages/long.json': JSON.stringify({
			title: 'Long',
			type: 'wp-page',
			version: '0.4',
			page_settings: [],
			content: [element('box', MANY)],
		}),
	});
	for (const login of ['crew', 'reader', 'writer']) {
		cookies[login] = (await logIn(site, login, 'aboard')).cookie;
	}
});

const get = async (path: string, login?: string) => {
	const cookie = login && cookies[login];
	const response = await site.get(path, cookie ? { cookie } : {});
	return { response, html: await response.text() };
};
const OF_THE_VIEW = /id="inspector"|inspected|web\/inspector/;

describe('the editor’s view', () => {
	it.each([
		['nobody', undefined],
		['a login without the right', 'reader'],
	])('is nothing to %s', async (_, login) => {
		const plain = await get('/long/', login);
		for (const query of ['?elementor-preview', '?elementor-preview=1&in-view']) {
			const { response, html } = await get(`/long/${query}`, login);
			expect(response.status).toBe(200);
			expect(html).not.toMatch(OF_THE_VIEW);
			expect(html.length).toBeLessThan(plain.html.length + 500);
		}
	});

	it.each(['crew', 'writer'])('is available for %s, and never cached', async (login) => {
		const { response, html } = await get('/long/?elementor-preview', login);
		expect(html).toContain('web/inspector/main.tsx');
		expect(html).toContain('data-frame="/long/?elementor-preview=&amp;in-view="');
		expect(html).not.toContain('elementor-element');
		expect(response.headers.get('cache-control')).toBe('private, no-store');
	});

	it('has the policy of every page: no inline script that runs, no style that has no hash', async () => {
		const { response, html } = await get('/long/?elementor-preview', 'crew');
		const policy = response.headers.get('content-security-policy') ?? '';
		expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
		expect(policy).toContain("require-trusted-types-for 'script'");
		expect(policy).toMatch(/style-src 'self' 'sha256-/);
		expect(html).not.toMatch(/ style="| on\w+="|<script>/);
		const inline = html.match(/<script(?![^>]* src=)[^>]*>/g) ?? [];
		expect(inline.filter((tag) => !/type="application\//.test(tag))).toEqual([]);
	});

	it('the view receives everything about the page in its frame, for any text of the page', async () => {
		const { html } = await get('/long/?elementor-preview&in-view', 'crew');
		expect(html).toContain('web/inspector/inspected.ts');
		expect(html).not.toContain('web/client.ts');
		const [, json = ''] = /id="inspected-page">(.*?)<\/script>/s.exec(html) ?? [];
		const { documents } = JSON.parse(json);
		expect(documents[0].elements).toHaveLength(101);
		expect(documents[0].elements[1].settings.title).toBe('</script><b>e0');
	});

	it('a page lacks the view unless its editor requests it, and a missing page has a note about that', async () => {
		expect((await get('/long/', 'crew')).html).not.toMatch(OF_THE_VIEW);
		const missing = await get('/nowhere/?elementor-preview', 'crew');
		expect(missing.response.status).toBe(404);
	});
});
