import { expect, it, vi } from 'vitest';
import { contentFolder } from './testing/content-folder';
import { openWith, WHOLE_SITE_URL } from './testing/whole-site';

const KEEPER = {
	authorization: `Basic ${Buffer.from('keeper:oars').toString('base64')}`,
	'content-type': 'application/json',
};

const item = (label: string) => ({ label, url: `/${label}/` });

const WAIT = { timeout: 20_000 };

it('a menu that REST changes stands in the header of pages that were kept', async () => {
	const contentDir = contentFolder({
		'site.json': JSON.stringify({ title: 'Bay', menuLocations: { primary: 'Head' } }),
		'users.json': JSON.stringify([
			{ login: 'keeper', role: 'administrator', applicationPasswords: ['oars'] },
		]),
		'menus.json': JSON.stringify([
			{ databaseId: 70, name: 'Main', location: 'primary', items: [{ label: 'Pier', url: '/p/' }] },
		]),
		'pages/about.md': '---\ntitle: About\n---\n\nWords',
	});
	const site = await openWith({ CONTENT_DIR: contentDir, CONTENT_WRITES: 'on' });
	const header = async () =>
		/<header[\s\S]*?<\/header>/.exec(await (await site.get('/about/')).text())?.[0] ?? '';
	const send = (method: string, path: string, body: object) =>
		site.app.request(`${WHOLE_SITE_URL}/wp-json/wp/v2/${path}`, {
			method,
			headers: KEEPER,
			body: JSON.stringify(body),
		});
	expect(await header()).toContain('Pier');

	const made = await send('POST', 'menu-items', { title: 'Quay', url: '/quay/', menus: 70 });
	expect(made.status).toBe(201);
	await vi.waitFor(async () => expect(await header()).toContain('Quay'), WAIT);
	await send('DELETE', 'menus/70?force=true', {});
	await vi.waitFor(async () => expect(await header()).not.toContain('Pier'), WAIT);
});

it('REST orders and chooses menus and their items as WordPress does', async () => {
	const contentDir = contentFolder({
		'users.json': JSON.stringify([
			{ login: 'keeper', role: 'administrator', applicationPasswords: ['oars'] },
		]),
		'menus.json': JSON.stringify([
			{ databaseId: 70, name: 'Main', items: ['Pier', 'Quay'].map(item) },
			{ databaseId: 60, name: 'Foot', items: ['Bay'].map(item) },
			{ databaseId: 80, name: 'Empty', items: [] },
		]),
	});
	const site = await openWith({ CONTENT_DIR: contentDir, CONTENT_WRITES: 'on' });
	const ask = async (path: string) => {
		const address = `${WHOLE_SITE_URL}/wp-json/wp/v2/${path}`;
		return (await site.app.request(address, { headers: KEEPER })).json();
	};
	const menus = async (query: string) =>
		(await ask(`menus?${query}`)).map(({ name }: { name: string }) => name);
	const items = async (query: string) =>
		(await ask(`menu-items?${query}`)).map(
			({ title }: { title: { rendered: string } }) => title.rendered,
		);
	expect(await menus('order=desc')).toEqual(['Main', 'Foot', 'Empty']);
	expect(await menus('orderby=id')).toEqual(['Foot', 'Main', 'Empty']);
	expect(await menus('orderby=count&order=desc')).toEqual(['Main', 'Foot', 'Empty']);
	expect(await menus('exclude=70&hide_empty=true')).toEqual(['Foot']);
	expect(await menus('slug=MAIN')).toEqual(['Main']);
	expect((await ask('menus?post=99999')).code).toBe('rest_post_invalid_id');
	expect(new Set(await items('per_page=2'))).toEqual(new Set(['Pier', 'Bay']));
	expect(await items('menus=70&order=desc')).toEqual(['Quay', 'Pier']);
	expect(await items('menus_exclude[terms]=70')).toEqual(['Bay']);
	expect(await items('menu_order=2')).toEqual(['Quay']);
	expect(await items('slug=pier')).toEqual(['Pier']);
	expect(await items('search=ba&search_semantics=exact')).toEqual([]);
	expect(await items('status=draft')).toEqual([]);
	expect((await ask('menu-items?page=9')).code).toBe('rest_post_invalid_page_number');
	expect((await ask('menu-items?orderby=relevance')).code).toBe('rest_no_search_term_defined');
});
