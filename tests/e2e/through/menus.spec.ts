import { devices, expect, type Locator, test } from '@playwright/test';
import { builderPage } from 'outrigger/site/through/testing/builder-page';
import { type PassedSite, startPassedSite } from '../../support/passed-site';
import { watchErrors } from '../support/page-health';
import { hoverUntilShown, pressUntilShown, widget } from '../support/passed-widget';
import { BAR, STOCK_MARKUP } from '../support/stock-markup';

let site: PassedSite;

const LONG = 'Calm water behind the long wall of the old harbour';

// One host serves all these tests, instead of one in each worker.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
	site = await startPassedSite(({ origin, pages }) => {
		const content = `<h1>Bay</h1>${STOCK_MARKUP}`;
		pages.set('/', builderPage({ origin, content }));
		const inner =
			'<ul class="sub-menu elementor-nav-menu--dropdown"><li class="menu-item"><a href="/inner/" class="elementor-sub-item">Inner</a></li></ul>';
		const long = STOCK_MARKUP.replace('>Calm</a>', `>${LONG}</a>${inner}`);
		pages.set(
			'/long/',
			builderPage({
				origin,
				content: `<style>.elementor-nav-menu a { white-space: nowrap }</style>${long}`,
			}),
		);
		const tall = '<div id="bay" style="height: 3000px"></div>';
		for (const [path, address] of Object.entries({ '/none/': '#', '/place/': '/place/#bay' })) {
			const menu = STOCK_MARKUP.replace('href="/contact/"', `href="${address}"`);
			pages.set(path, builderPage({ origin, content: menu + tall }));
		}
		pages.set(
			'/bar/',
			builderPage({
				origin,
				content: `<h1>Bay</h1><div style="height: 3000px"></div>`,
				footer: BAR.replace(' is-sticky', ''),
			}),
		);
	});
});
test.afterAll(() => site.stop());

test.describe('menus and panels of a passed page, under a pointer and keys', () => {
	test.use({ viewport: { width: 1280, height: 900 } });

	test('a menu opens its submenu under a pointer, by its button and by arrows', async ({
		page,
	}) => {
		const errors = watchErrors(page);
		await page.goto(site.origin);
		const nav = widget(page, 'nav-menu');
		const fleet = nav.getByRole('link', { name: 'Fleet' });
		const calm = nav.getByRole('link', { name: 'Calm' });
		await expect(calm).toBeHidden();
		await hoverUntilShown(fleet, calm);
		await page.mouse.move(1, 899);
		await expect(calm).toBeHidden();
		const opener = nav.locator('.elementor-nav-menu--main summary');
		await expect(opener).toHaveAccessibleName(/Fleet/);
		await opener.press('Enter');
		await expect(calm).toBeVisible();
		await page.keyboard.press('ArrowDown');
		await expect(calm).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(calm).toBeHidden();
		expect(errors).toEqual([]);
	});

	test('a menu waits for its visitor unless a link leads to a place of the page', async ({
		page,
	}) => {
		for (const [path, isWaiting] of [
			['/none/', true],
			['/place/', false],
		] as const) {
			await page.goto(site.origin + path, { waitUntil: 'load' });
			const nav = widget(page, 'nav-menu');
			const opener = nav.locator('.elementor-nav-menu--main summary');
			await nav.scrollIntoViewIfNeeded();
			await page.waitForLoadState('networkidle');
			if (isWaiting) {
				await expect(opener).toHaveCount(0);
				await nav.getByRole('link', { name: 'Fleet' }).hover();
			}
			await expect(opener).toHaveCount(1);
		}
	});

	test('a submenu is as wide as its longest text, and its own submenu opens beside it', async ({
		page,
	}) => {
		await page.goto(`${site.origin}/long/`);
		const nav = widget(page, 'nav-menu');
		const long = nav.getByRole('link', { name: LONG });
		await hoverUntilShown(nav.getByRole('link', { name: 'Fleet' }), long);
		await expect.poll(() => long.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
		await expect.poll(async () => (await long.boundingBox())?.width).toBeGreaterThan(250);
		const beside = nav.getByRole('link', { name: 'Inner' });
		await hoverUntilShown(long, beside);
		const [outer, panel] = [await long.boundingBox(), await beside.boundingBox()];
		expect(panel?.y).toBeCloseTo(outer?.y ?? 0, 0);
		expect(panel?.x).toBeCloseTo((outer?.x ?? 0) + (outer?.width ?? 0), 0);
	});

	test('a mega menu opens one panel at a time, under a pointer and by keys', async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto(site.origin);
		const mega = widget(page, 'mega-menu');
		const boats = mega.getByRole('link', { name: 'All of Boats' });
		const bays = mega.getByRole('link', { name: 'All of Bays' });
		await hoverUntilShown(mega.getByText('Bays', { exact: true }), bays);
		await page.mouse.move(1, 899);
		await expect(bays).toBeHidden();
		await pressUntilShown(mega.getByRole('button', { name: 'Boats' }), 'Enter', boats);
		await mega.getByRole('button', { name: 'Bays' }).press('Space');
		await expect(bays).toBeVisible();
		await expect(boats).toBeHidden();
		await page.keyboard.press('Escape');
		await expect(bays).toBeHidden();
		expect(errors).toEqual([]);
	});

	test('a table of contents lists the headings, leads to them and folds', async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto(site.origin);
		const contents = widget(page, 'table-of-contents');
		await contents.scrollIntoViewIfNeeded();
		await expect(contents.getByRole('link')).toHaveText([
			'Days on the water',
			'Questions',
			'More of them',
			'Boats',
		]);
		await contents.getByRole('button').press('Enter');
		await expect(contents.getByRole('link').first()).toBeHidden();
		await page.keyboard.press('Space');
		await contents.getByRole('link', { name: 'Boats' }).click();
		await expect(page.getByRole('heading', { name: 'Boats' })).toBeInViewport();
		expect(errors).toEqual([]);
	});

	test('a panel beside the page opens over all of it and gives the focus back', async ({
		page,
	}) => {
		const errors = watchErrors(page);
		await page.goto(site.origin);
		const opener = page.getByRole('link', { name: 'Open the log' });
		const seen = page.getByText('What was seen.');
		await expect(seen).toBeHidden();
		await opener.press('Enter');
		await expect(seen).toBeVisible();
		const panel = page.getByRole('dialog', { name: 'The log' });
		expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
		await page.keyboard.press('Escape');
		await expect(seen).toBeHidden();
		await expect(opener).toBeFocused();
		// A closed menu does not block presses on the page.
		await opener.click();
		await expect(seen).toBeVisible();
		await page.mouse.click(1200, 450);
		await expect(seen).toBeHidden();
		await page.getByRole('heading', { name: 'Days on the water' }).click({ trial: true });
		expect(errors).toEqual([]);
	});

	test('a chat box opens and closes, a bar is closed for the session', async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto(site.origin);
		const chat = page.getByRole('button', { name: 'Toggle Links window' });
		await chat.click();
		await expect(page.getByText('Ahoy!')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByText('Ahoy!')).toBeHidden();
		await expect(chat).toBeFocused();
		await chat.press('Enter');
		await expect(page.getByText('Ahoy!')).toBeVisible();
		await page.getByRole('button', { name: 'Close Links window' }).click();
		await expect(page.getByText('Ahoy!')).toBeHidden();
		const bar = page.getByText('Free berths in May');
		await expect(bar).toBeVisible();
		// The page begins below the bar.
		const box = await page.locator('.e-floating-bars').boundingBox();
		await expect(page.locator('body')).toHaveCSS('padding-top', `${box?.height}px`);
		await page.getByRole('button', { name: 'Close Banner' }).press('Enter');
		await expect(bar).toBeHidden();
		await page.reload();
		await expect(bar).toBeHidden();
		await expect(page.locator('body')).toHaveCSS('padding-top', '0px');
		expect(errors).toEqual([]);
	});

	test('a bar that does not stick stands first on the page and leaves with it', async ({
		page,
	}) => {
		await page.goto(`${site.origin}/bar/`);
		const bar = page.locator('.e-floating-bars');
		const box = await bar.boundingBox();
		expect(box).toMatchObject({ x: 0, y: 0, width: 1280 });
		await expect(page.locator('body')).toHaveCSS('padding-top', `${box?.height}px`);
		await page.mouse.wheel(0, 400);
		await expect(bar).not.toBeInViewport();
		await page.mouse.wheel(0, -400);
		await expect(bar).toBeInViewport({ ratio: 1 });
	});
});

test('under a finger menus fold and open, and the panel, the chat box and the bar answer', async ({
	browser,
}) => {
	const page = await browser.newPage({ ...devices['Pixel 7'], baseURL: site.origin });
	const errors = watchErrors(page);
	await page.goto('/');
	const open = async (button: Locator, shown: Locator) => {
		await expect(shown).toBeHidden();
		await button.tap();
		await expect(shown).toBeVisible();
	};
	await page.getByRole('button', { name: 'Close Banner' }).tap();
	await expect(page.getByText('Free berths in May')).toBeHidden();
	const nav = widget(page, 'nav-menu');
	const burger = nav.getByRole('button', { name: 'Menu Toggle' });
	const contact = nav.getByRole('link', { name: 'Contact' });
	await expect(contact).not.toBeInViewport();
	await burger.tap();
	await expect(contact).toBeInViewport();
	await open(nav.getByRole('link', { name: 'Fleet' }), nav.getByRole('link', { name: 'Calm' }));
	await burger.tap();
	await expect(contact).not.toBeInViewport();
	const mega = widget(page, 'mega-menu');
	const toggle = mega.getByRole('button', { name: 'Menu Toggle' });
	await open(toggle, mega.getByRole('link', { name: 'Prices' }));
	await open(
		mega.getByRole('button', { name: 'Open Bays' }),
		mega.getByRole('link', { name: 'All of Bays' }),
	);
	await toggle.tap();
	await expect(mega.getByRole('link', { name: 'Prices' })).toBeHidden();
	await open(page.getByRole('link', { name: 'Open the log' }), page.getByText('What was seen.'));
	await page.getByRole('link', { name: 'Close the log' }).tap();
	await expect(page.getByText('What was seen.')).toBeHidden();
	await open(page.getByRole('button', { name: 'Toggle Links window' }), page.getByText('Ahoy!'));
	expect(errors).toEqual([]);
	await page.close();
});
