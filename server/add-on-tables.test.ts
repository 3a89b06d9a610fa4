import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOnsFolder, readAddOnTables } from './add-on-tables';
import { contentFolder } from './testing/content-folder';
import { realWordPress } from './testing/real-wordpress';
import { openSite, openWith } from './testing/whole-site';

describe('tables of add-ons in a folder', () => {
	let dir: string;
	beforeAll(async () => {
		dir = await mkdtemp(join(tmpdir(), 'add-ons-'));
		await mkdir(join(dir, 'deeper.json'));
		const table =
			'\uFEFF{"addOn": "Acme", "widgets": {"acme-title": {"widget": "heading"}, "acme-x": {}}}';
		await writeFile(join(dir, 'acme.json'), table);
		await writeFile(join(dir, 'broken.json'), '{\n  "widgets": {,}\n}');
		await writeFile(join(dir, 'list.JSON'), '[]');
		await writeFile(join(dir, '.hidden.json'), '[]');
		await writeFile(join(dir, 'notes.txt'), 'no table');
	});
	afterAll(() => rm(dir, { recursive: true }));

	it('load in the order of their names; a fault in them is a warning with its place', async () => {
		const { tables, warnings } = await readAddOnTables(dir);
		expect(tables.map(({ addOn, widgets }) => [addOn, Object.keys(widgets ?? {})])).toEqual([
			['Acme', ['acme-title']],
		]);
		expect(warnings).toEqual([
			'add-ons/acme.json, at widgets.acme-x.widget: may not be left out',
			expect.stringMatching(
				/^add-ons\/broken\.json: is left out, as it cannot be read: .*line 2 column 15/,
			),
			expect.stringMatching(/^add-ons\/deeper\.json: is left out, as it cannot be read: /),
			'add-ons/list.JSON: is no table of an add-on: an object with "widgets" is taken',
		]);
	});

	it('are empty without the folder', async () => {
		expect(await readAddOnTables(join(dir, 'gone'))).toEqual({ tables: [], warnings: [] });
	});

	it.each([
		['/site/content', null, '/site/content/add-ons'],
		['/site/kit.ZIP', null, '/site/add-ons'],
		['/site/content', '/tables', '/tables'],
	])('lie with %s and ADD_ONS_DIR %j in %s', (contentDir, addOnsDir, expected) => {
		expect(addOnsFolder({ contentDir, addOnsDir })).toBe(expected);
	});
});

describe('a table of the owner', () => {
	const TABLE = JSON.stringify({
		addOn: 'Acme',
		widgets: { 'acme-hero': { widget: 'heading', controls: { title: 'acme_words' } } },
	});
	const PAGE = JSON.stringify({
		title: 'Bay',
		content: [
			{
				id: 'a1',
				elType: 'widget',
				widgetType: 'acme-hero',
				settings: { acme_words: 'Seven bays', acme_title: 'Not this' },
				elements: [],
			},
		],
	});
	const HEADING = /<h2 class="elementor-heading-title[^>]*>Seven bays<\/h2>/;

	it('shows the widget on the page of the embedded WordPress, also once it changes', async () => {
		const folder = contentFolder({ 'pages/bay.json': PAGE, 'add-ons/acme.json': TABLE });
		const { get, backend } = await openSite(folder);
		expect(await (await get('/bay/')).text()).toMatch(HEADING);
		await writeFile(join(folder, 'add-ons/acme.json'), TABLE.replace('acme_words', 'acme_title'));
		await backend.reload();
		expect(await (await get('/bay/')).text()).toContain('Not this</h2>');
		await writeFile(join(folder, 'add-ons/acme.json'), TABLE);
		await backend.reload();
		expect(await (await get('/bay/')).text()).toMatch(HEADING);
	});

	it('shows it in front of a real WordPress, whose list of controls includes names like words', async () => {
		const page = PAGE.replace('acme_words', 'acme_caption');
		const wordpress = await realWordPress(contentFolder({ 'pages/bay.json': page }));
		wordpress.hasExtension = true;
		const tables = contentFolder({ 'acme.json': TABLE.replace('acme_words', 'acme_caption') });
		const { get, app } = await openWith({ WORDPRESS_URL: wordpress.url, ADD_ONS_DIR: tables });
		expect(await (await get('/bay/')).text()).toMatch(HEADING);
		await app.close();
		await wordpress.close();
	});
});
