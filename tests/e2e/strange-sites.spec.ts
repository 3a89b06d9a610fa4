import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import {
	type PictureHost,
	pictureHost,
	pictureOf,
	sends,
} from 'outrigger/site/foreign-media/testing/picture-host';
import { type BuiltSite, startBuiltSite } from '../support/built-site';
import { containerTree, liveTree, sectionTree } from '../support/exports/elements';
import { builderKit } from '../support/exports/kit-files';
import { writeZip, zipParts } from '../support/exports/write-zip';
import { wxrFile } from '../support/exports/wxr-file';
import { watchErrors } from './support/page-health';

/** Functions that write each form of file, with a picture that exists only on its old host. */
type Write = (folder: string, picture: string) => string;

const aKit: Write = (folder, picture) => {
	const path = join(folder, 'my-kit.zip');
	const files = builderKit();
	const home = { content: liveTree(picture), settings: [], metadata: [] };
	const header = { ...home, content: [...containerTree('Kit header', 'h1a2b3c'), menuOf('4')] };
	writeZip(path, zipParts({ ...files, 'content/page/18.json': home, 'templates/16.json': header }));
	return path;
};

const aWordPressFile: Write = (folder, picture) => {
	const path = join(folder, 'export.xml');
	const built = (elements: unknown[], type: string) => ({
		_elementor_edit_mode: 'builder',
		_elementor_template_type: type,
		_elementor_data: JSON.stringify(elements),
	});
	const posts = [
		{ id: 5, title: 'Home', type: 'page', meta: built(liveTree(picture), 'wp-page') },
		{
			id: 6,
			title: 'The boats',
			slug: 'boats',
			type: 'page',
			content: '<!-- wp:paragraph --><p>Six boats lie here.</p><!-- /wp:paragraph -->',
		},
		{
			id: 7,
			title: 'Header',
			type: 'elementor_library',
			meta: {
				...built([...sectionTree('File header'), menuOf('main-menu')], 'header'),
				_elementor_conditions: 'a:1:{i:0;s:15:"include/general";}',
			},
		},
	];
	const menus = [{ id: 4, name: 'Main Menu', slug: 'main-menu', items: [{ id: 37, page: 6 }] }];
	writeFileSync(path, wxrFile({ posts, menus }));
	return path;
};

const aBareList: Write = (folder, picture) => {
	const path = join(folder, 'bay.json');
	writeFileSync(path, JSON.stringify(liveTree(picture)));
	return path;
};

function menuOf(menu: string) {
	const settings = { menu, layout: 'horizontal' };
	return { id: 'd4d4d41', elType: 'widget', widgetType: 'nav-menu', settings, elements: [] };
}

let host: PictureHost;
test.beforeAll(async () => {
	host = await pictureHost();
	host.answers.set('/bay.jpg', sends(await pictureOf(1200, 600, 'jpeg')));
});
test.afterAll(() => host?.close());

/** Starts a site with only that file, passes the site to `visit`, then stops it. */
async function served(write: Write, visit: (site: BuiltSite) => Promise<void>): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-strange-site-'));
	mkdirSync(join(folder, 'given'));
	let site: BuiltSite | undefined;
	try {
		site = await startBuiltSite({
			CONTENT_DIR: write(join(folder, 'given'), `${host.origin}/bay.jpg`),
			DATA_DIR: join(folder, 'data'),
			IMAGE_ORIGINS: host.origin,
		});
		await visit(site);
	} finally {
		await site?.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Checks text, styles, a picture, a background and a behaviour of the design from each file. */
async function expectDesign(page: Page, colour: string): Promise<void> {
	const heading = page.getByRole('heading', { name: 'Out with the tide' });
	await expect(heading).toBeVisible();
	await expect(heading).toHaveCSS('color', colour);
	await expect(page.locator('.elementor-element-a1b2c3d')).toHaveCSS('padding-top', '60px');
	await expect(page.locator('.elementor-element-a1b2c3d')).toHaveCSS(
		'background-image',
		/^url\("http:\/\/127\.0\.0\.1:\d+\/foreign-media\//,
	);
	const picture = page.getByRole('img', { name: 'The bay' });
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(0);
	const answer = page.getByText('At the second bell.');
	await expect(answer).toBeHidden();
	await page.getByText('When do we leave?').click();
	await expect(answer).toBeVisible();
}

test('the ZIP of a kit is a site: design, colours of the kit, header, menu, popup', async ({
	page,
}) => {
	await served(aKit, async (site) => {
		const errors = watchErrors(page);
		await page.goto(`${site.origin}/`);
		await expect(page.getByRole('heading', { name: 'Kit header' })).toBeVisible();
		// The popup opens by itself and covers the page, so it is checked first.
		const popup = page.getByRole('dialog').filter({ hasText: 'Kit popup' });
		await expect(popup).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(popup).toBeHidden();
		await expectDesign(page, 'rgb(18, 52, 86)');
		await page.getByRole('banner').getByRole('link', { name: 'The boats' }).click();
		await expect(page).toHaveURL(`${site.origin}/boats/`);
		await expect(page.getByRole('heading', { name: 'Kit boats' })).toBeVisible();
		expect(errors).toEqual([]);
	});
});

test('a WordPress export file is a site: design, header, menu on a phone, block markup', async ({
	page,
}) => {
	await served(aWordPressFile, async (site) => {
		const errors = watchErrors(page);
		await page.setViewportSize({ width: 390, height: 800 });
		await page.goto(`${site.origin}/`);
		await expect(page.getByRole('heading', { name: 'File header' })).toBeVisible();
		await expectDesign(page, 'rgb(110, 193, 228)');
		const link = page.locator('a', { hasText: 'The boats' }).last();
		await expect(link).toBeAttached();
		await expect(link).toBeHidden();
		await page.locator('summary.elementor-menu-toggle').click();
		await link.click();
		await expect(page).toHaveURL(`${site.origin}/boats/`);
		await expect(page.getByText('Six boats lie here.')).toBeVisible();
		expect(errors).toEqual([]);
	});
});

test('a bare list of elements is a site of one page, with the look of a fresh kit', async ({
	page,
}) => {
	await served(aBareList, async (site) => {
		const errors = watchErrors(page);
		await page.goto(`${site.origin}/`);
		await expectDesign(page, 'rgb(110, 193, 228)');
		await expect(page.getByRole('heading', { name: 'Out with the tide' })).toHaveCSS(
			'font-family',
			/^Roboto\b/,
		);
		expect(errors).toEqual([]);
	});
});
