import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type BuiltSite, startBuiltSite } from '../../support/built-site';
import { containerTree } from '../../support/exports/elements';
import { builderKit } from '../../support/exports/kit-files';
import { writeZip, zipParts } from '../../support/exports/write-zip';
import { wxrFile } from '../../support/exports/wxr-file';

let folder: string;
let site: BuiltSite | null = null;

// Each test starts a site of its own.
test.slow();

test.beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'outrigger-forms-'));
});
test.afterEach(async () => {
	await site?.stop();
	site = null;
	rmSync(folder, { recursive: true });
});

/** Starts the built site with only one file in the folder. */
async function startOn(file: string): Promise<string> {
	site = await startBuiltSite({ CONTENT_DIR: join(folder, file) });
	return site.origin;
}

test('a kit ZIP starts a site with its header, pages, menu and styles', async ({ page }) => {
	writeZip(join(folder, 'my-kit.zip'), zipParts(builderKit()));
	await page.goto(await startOn('my-kit.zip'));
	await expect(page).toHaveTitle(/Bay Boats/);
	await expect(page.getByRole('banner').getByText('Kit header')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Kit home' })).toBeVisible();
	await expect(page.getByRole('contentinfo').getByText('Kit footer')).toBeVisible();
	await page.getByRole('dialog').getByRole('button', { name: /close/i }).click();
	await page.getByRole('link', { name: 'See the boats' }).click();
	await expect(page).toHaveURL(/\/boats\/$/);
	await expect(page.getByRole('heading', { name: 'Kit boats' })).toBeVisible();
});

test('a WordPress export file starts a site with posts, menu and comments', async ({ page }) => {
	const text = wxrFile({
		posts: [
			{ id: 1, title: 'Our harbour', slug: 'harbour', type: 'page', content: '<p>Old stone.</p>' },
			{
				id: 2,
				title: 'First light',
				slug: 'first-light',
				content: '<!-- wp:paragraph --><p>Before dawn.</p><!-- /wp:paragraph -->',
				comments: [
					{ id: 5, author: 'Ann', text: 'I was there.' },
					{ id: 6, parent: 5, text: 'So was I.' },
				],
			},
		],
		menus: [{ id: 9, name: 'Main', slug: 'main', items: [{ id: 61, page: 1 }] }],
	});
	writeFileSync(join(folder, 'export.xml'), text);
	const origin = await startOn('export.xml');
	await page.goto(origin);
	await expect(page.getByRole('heading', { name: 'First light' })).toBeVisible();
	await page.goto(`${origin}/first-light/`);
	await expect(page.getByText('Before dawn.')).toBeVisible();
	await expect(page.getByText('I was there.')).toBeVisible();
	await expect(page.getByText('So was I.')).toBeVisible();
	await page.goto(`${origin}/harbour/`);
	await expect(page.getByText('Old stone.')).toBeVisible();
});

test('a bare list of elements starts a site of one page', async ({ page }) => {
	writeFileSync(join(folder, 'page.json'), JSON.stringify(containerTree('Bare and whole')));
	await page.goto(await startOn('page.json'));
	await expect(page.getByRole('heading', { name: 'Bare and whole' })).toBeVisible();
});

test('a file of another form keeps the site from starting, in words', async () => {
	writeFileSync(join(folder, 'flow.json'), JSON.stringify({ nodes: [], connections: {} }));
	await expect(startOn('flow.json')).rejects.toThrow(
		/this is an n8n workflow, not a builder export/,
	);
});
