import { describe, expect, it } from 'vitest';
import { logIn } from '../testing/log-in';
import { WHOLE_SITE_URL, wholeSite } from '../testing/whole-site';

const MAP = JSON.stringify({
	title: 'Map <b>',
	content: [
		{ id: 'a1', elType: 'widget', widgetType: 'acme-<map>', settings: {}, elements: [] },
		{
			id: 'a2',
			elType: 'widget',
			widgetType: 'heading',
			settings: { title: 'Bay', typography_font_family: 'Gilroy <i>' },
			elements: [],
		},
	],
});

describe('the report for editors', () => {
	it('is shown to editors alone, with links to the pages, and escapes all markup', async () => {
		const site = await wholeSite({ 'pages/map.json': MAP });
		const path = '/wp-admin/outrigger';
		const visitor = await site.get(path);
		expect(visitor.status).toBe(401);
		expect(visitor.headers.get('www-authenticate')).toMatch(/^Basic /);
		expect(await visitor.text()).not.toContain('acme');

		const { cookie } = await logIn(site, 'crew', 'aboard');
		const answer = await site.app.request(`${WHOLE_SITE_URL}${path}`, { headers: { cookie } });
		expect(answer.status).toBe(200);
		expect(answer.headers.get('cache-control')).toContain('no-store');
		const html = await answer.text();
		expect(html).toContain('0 of 1 pages and templates are complete; 1 show some widget');
		expect(html).toContain('1 × acme-&lt;map&gt;<br><a href="/map/">/map/</a>');
		expect(html).toContain('Gilroy &lt;i&gt;<br><a href="/map/">');
	});
});
