import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devices, expect, type Page, test } from '@playwright/test';
import { type BuiltSite, startBuiltSite } from '../../support/built-site';
import { accessibilityViolations, horizontalOverflow, watchErrors } from '../support/page-health';
import { openRightToLeft } from '../support/right-to-left';
import { STOCK_MARKUP } from '../support/stock-markup';

let site: BuiltSite;
const folder = mkdtempSync(join(tmpdir(), 'outrigger-stock-markup-'));
const INK = '#0C2A38';

// One host serves all these tests, instead of one in each worker.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
	mkdirSync(join(folder, 'pages'), { recursive: true });
	const colors = ['primary', 'secondary', 'text', 'accent'].map((_id) => ({ _id, color: INK }));
	const files = {
		'site.json': JSON.stringify({ title: 'Bay', pageOnFront: 'home' }),
		'kit.json': JSON.stringify({ title: 'Bay', settings: { system_colors: colors } }),
		'pages/home.html': `<h1>Bay</h1>${STOCK_MARKUP}`,
	};
	for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
	site = await startBuiltSite({ CONTENT_DIR: folder });
});
test.afterAll(async () => {
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

const widget = (page: Page, type: string) => page.locator(`[data-widget_type="${type}.default"]`);

/**
 * Points at a box at the end of the page, so that its handler loads and corrects the markup about which axe complains.
 */
async function chatAttached(page: Page): Promise<void> {
	const chat = page.getByRole('button', { name: 'Toggle Links window' });
	await chat.dispatchEvent('pointermove');
	await expect(chat).toHaveAttribute('aria-expanded', 'false');
}

test.describe("the builder's own markup, as a stock WordPress sends it, under a pointer and keys", () => {
	test.use({ viewport: { width: 1280, height: 900 } });

	test('the markup becomes menus whose submenus and panels open', async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto(site.origin);
		await chatAttached(page);
		const nav = widget(page, 'nav-menu');
		const calm = nav.getByRole('link', { name: 'Calm' });
		await expect(calm).toBeHidden();
		await nav.getByRole('link', { name: 'Fleet' }).hover();
		await expect(calm).toBeVisible();
		expect(await accessibilityViolations(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(calm).toBeHidden();
		const mega = widget(page, 'mega-menu');
		const boats = mega.getByRole('button', { name: 'Boats' });
		const link = mega.getByRole('link', { name: 'All of Boats' });
		await boats.focus();
		await page.keyboard.press('Enter');
		await expect(link).toBeVisible();
		await expect(boats).toHaveAttribute('aria-expanded', 'true');
		expect(await accessibilityViolations(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(link).toBeHidden();
		await mega.getByText('Bays', { exact: true }).hover();
		await expect(mega.getByRole('link', { name: 'All of Bays' })).toBeVisible();
		expect(errors).toEqual([]);
	});

	test('is tabs, accordions and a table of contents with all their keys', async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto(site.origin);
		const tabs = widget(page, 'tabs');
		await tabs.getByRole('tab', { name: 'Noon' }).click();
		await expect(tabs.getByText('Noon on the water.')).toBeVisible();
		await expect(tabs.getByText('Morning on the water.')).toBeHidden();
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('Space');
		await expect(tabs.getByRole('tab', { name: 'Night' })).toHaveAttribute('aria-selected', 'true');
		const nested = widget(page, 'nested-tabs');
		// Until the handler is attached, the page holds back presses, but not arrow keys.
		await nested.getByRole('tab', { name: 'Motor' }).click();
		await expect(nested.getByText('Motor boats.')).toBeVisible();
		await expect(nested.getByText('Sail boats.')).toBeHidden();
		await page.keyboard.press('ArrowLeft');
		await page.keyboard.press('Enter');
		await expect(nested.getByText('Sail boats.')).toBeVisible();
		await expect(nested.getByText('Motor boats.')).toBeHidden();

		const accordion = widget(page, 'accordion');
		const fast = accordion.getByRole('button', { name: 'How fast?' });
		await fast.scrollIntoViewIfNeeded();
		await expect(fast).toHaveAttribute('aria-expanded', 'false');
		await fast.press('Enter');
		await expect(accordion.getByText('Answer to How fast?')).toBeVisible();
		await expect(accordion.getByText('Answer to How far?')).toBeHidden();
		const toggle = widget(page, 'toggle');
		for (const title of ['When?', 'Where?']) {
			await toggle.getByRole('button', { name: title }).press('Space');
			await expect(toggle.getByText(`Answer to ${title}`)).toBeVisible();
		}
		await expect(toggle.getByText('Answer to When?')).toBeVisible();
		const questions = widget(page, 'nested-accordion');
		await questions.getByText('Crew', { exact: true }).click();
		await expect(questions.getByText('About Crew')).toBeVisible();
		await expect(questions.getByText('About Fuel')).toBeHidden();

		const contents = widget(page, 'table-of-contents');
		await expect(contents.getByRole('link')).toHaveText([
			'Days on the water',
			'Questions',
			'More of them',
			'Boats',
		]);
		const fold = contents.getByRole('button');
		await expect(fold).toHaveCount(1);
		await fold.press('Enter');
		await expect(contents.getByRole('link').first()).toBeHidden();
		await expect(contents.getByRole('button')).toBeFocused();
		await page.keyboard.press('Space');
		await contents.getByRole('link', { name: 'Boats' }).click();
		await expect(page.getByRole('heading', { name: 'Boats' })).toBeInViewport();
		expect(await accessibilityViolations(page)).toEqual([]);
		expect(errors).toEqual([]);
	});

	test('is a panel, a chat box and a bar that open, close and give the focus back', async ({
		page,
	}) => {
		const errors = watchErrors(page);
		await page.goto(site.origin);
		const opener = page.getByRole('link', { name: 'Open the log' });
		await opener.focus();
		await expect(opener).toHaveAttribute('aria-expanded', 'false');
		await page.keyboard.press('Enter');
		const log = page.getByRole('dialog', { name: 'The log' });
		await expect(log.getByText('What was seen.')).toBeVisible();
		await expect(log.getByRole('link', { name: 'Close the log' })).toBeFocused();
		expect(await accessibilityViolations(page)).toEqual([]);
		await page.keyboard.press('Enter');
		await expect(log).toBeHidden();
		await expect(opener).toBeFocused();
		await expect(page.getByText('What was seen.')).toBeHidden();

		const chat = page.getByRole('button', { name: 'Toggle Links window' });
		await chat.press('Enter');
		await expect(page.getByText('Ahoy!')).toBeVisible();
		await expect(chat).toHaveAttribute('aria-expanded', 'true');
		expect(await accessibilityViolations(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(page.getByText('Ahoy!')).toBeHidden();
		await expect(chat).toBeFocused();

		const bar = widget(page, 'floating-bars-var-1');
		await expect(bar.getByText('Free berths in May')).toBeVisible();
		await bar.getByRole('button', { name: 'Close Banner' }).click();
		await expect(bar.getByText('Free berths in May')).toBeHidden();
		await page.reload();
		await expect(bar.getByText('Free berths in May')).toBeHidden();
		expect(errors).toEqual([]);
	});
});

test("on a phone, and from right to left, the builder's own menus fold and its tabs stand above their texts", async ({
	browser,
}) => {
	const page = await browser.newPage({ ...devices['Pixel 7'], baseURL: site.origin });
	await openRightToLeft(page, '/');
	await chatAttached(page);
	const nav = widget(page, 'nav-menu');
	const burger = nav.getByRole('button', { name: 'Menu Toggle' });
	await burger.tap();
	await expect(nav.getByRole('link', { name: 'Contact' })).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);
	await burger.tap();
	await expect(nav.getByRole('link', { name: 'Contact' })).toBeHidden();
	const mega = widget(page, 'mega-menu');
	await mega.getByRole('button', { name: 'Menu Toggle' }).tap();
	await mega.getByRole('button', { name: 'Open Bays' }).tap();
	await expect(mega.getByRole('link', { name: 'All of Bays' })).toBeVisible();
	await mega.getByRole('button', { name: 'Menu Toggle' }).tap();
	const tabs = widget(page, 'tabs');
	await tabs.getByRole('button', { name: 'Noon' }).tap();
	await expect(tabs.getByText('Noon on the water.')).toBeVisible();
	await expect(tabs.getByRole('tab')).toHaveCount(0);
	expect(await horizontalOverflow(page)).toBe(0);
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.close();
});

test("without script nothing of the builder's own markup is closed for good", async ({
	browser,
}) => {
	const page = await browser.newPage({
		javaScriptEnabled: false,
		viewport: { width: 1280, height: 900 },
	});
	await page.goto(site.origin);
	await widget(page, 'nav-menu').getByRole('link', { name: 'Fleet' }).hover();
	await expect(page.getByRole('link', { name: 'Calm' }).first()).toBeVisible();
	await page.mouse.move(1, 1);
	for (const text of [
		'Night on the water.',
		'Answer to How fast?',
		'Answer to Where?',
		'Motor boats.',
		'What was seen.',
		'Ahoy!',
	]) {
		await expect(page.getByText(text)).toBeVisible();
	}
	await page.close();
});
