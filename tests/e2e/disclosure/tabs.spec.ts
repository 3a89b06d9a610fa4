import { devices, expect, type Page, test } from '@playwright/test';
import { accessibilityViolations } from '../support/page-health';

const NESTED = '/widgets/nested-tabs/';
const panels = (page: Page, at: number) =>
	page.locator('.e-n-tabs').nth(at).locator(':scope > .e-n-tabs-content > *');
const titles = (page: Page, at: number) =>
	page.locator('.e-n-tabs').nth(at).locator(':scope > .e-n-tabs-heading > *');

test('tabs are walked by arrows and chosen by Enter; Escape leads back', async ({ page }) => {
	await page.goto('/widgets/tabs/');
	const tabs = page.locator('.elementor-tabs').first();
	const bay = tabs.getByRole('tab', { name: 'Bay' });
	const cape = tabs.getByRole('tab', { name: 'Cape' });
	await tabs.getByRole('tab', { name: 'Harbour' }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(bay).toBeFocused();
	await expect(bay).toHaveAttribute('aria-selected', 'false');
	await page.keyboard.press('Enter');
	await expect(tabs.getByRole('tabpanel', { name: 'Bay' })).toBeVisible();
	await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
	await page.keyboard.press('End');
	await page.keyboard.press('Space');
	await expect(cape).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('Tab');
	await expect(tabs.getByRole('tabpanel', { name: 'Cape' })).toBeFocused();
	await tabs.getByRole('link', { name: 'All places' }).focus();
	await page.keyboard.press('Escape');
	await expect(cape).toBeFocused();
	const upright = page.locator('.elementor-tabs').nth(1);
	await upright.getByRole('tab', { name: 'Harbour' }).focus();
	await page.keyboard.press('ArrowUp');
	await expect(upright.getByRole('tab', { name: 'Cape' })).toBeFocused();
	expect(await accessibilityViolations(page)).toEqual([]);
});

test('nested tabs open the tab in the address, and the hits of the browser’s search', async ({
	page,
}) => {
	await page.goto(`${NESTED}#deep`);
	await expect(panels(page, 0).nth(1)).toBeVisible();
	await expect(panels(page, 0).nth(0)).toBeHidden();
	await page.getByRole('link', { name: 'the evening' }).click();
	await expect(panels(page, 0).nth(2)).toBeVisible();
	// The text of a text fragment is found in the same way as by the browser’s own search.
	await page.goto('about:blank');
	await page.goto(`${NESTED}#:~:text=Lunch%20at%20anchor`);
	await expect(panels(page, 0).nth(1)).toBeVisible();
	await expect(panels(page, 0).nth(0)).toBeHidden();
	// Closed panels take no space, whatever an editor set for their containers.
	const closed = panels(page, 4).nth(1);
	expect(await closed.evaluate((panel) => panel.getBoundingClientRect().height)).toBe(0);
	expect(await accessibilityViolations(page)).toEqual([]);
});

test('a widget in a tab attaches when the tab opens; a visitor can drag a line of titles', async ({
	page,
}) => {
	await page.goto(NESTED);
	const last = page.locator('.elementor-widget-n-tabs').filter({ hasText: 'Stories lie behind' });
	const stories = last.getByRole('tab', { name: 'Stories' });
	await stories.scrollIntoViewIfNeeded();
	await expect(last.locator('.swiper-initialized')).toHaveCount(0);
	await stories.click();
	await expect(last.locator('.swiper-initialized')).toHaveCount(1);
	expect((await last.locator('.swiper-slide').first().boundingBox())?.width).toBeGreaterThan(100);
	const line = page.locator('.e-n-tabs-heading').nth(3);
	await line.scrollIntoViewIfNeeded();
	const box = await line.boundingBox();
	if (!box) throw new Error('The line has no box.');
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	// Until its handler is there.
	await expect(async () => {
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x - 200, y, { steps: 4 });
		await page.mouse.up();
		expect(await line.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
	}).toPass();
	await expect(titles(page, 3).nth(0)).toHaveAttribute('aria-selected', 'true');
});

test('tabs from right to left are walked the other way', async ({ page }) => {
	await page.goto(NESTED);
	await page.evaluate(() => {
		document.documentElement.dir = 'rtl';
	});
	const all = titles(page, 0);
	await all.nth(0).focus();
	await page.keyboard.press('ArrowLeft');
	await expect(all.nth(1)).toBeFocused();
	const [first, second] = [await all.nth(0).boundingBox(), await all.nth(1).boundingBox()];
	expect(first?.x).toBeGreaterThan(second?.x ?? 0);
});

test.describe('on a phone', () => {
	const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
	test.use(phone);

	test('tabs are an accordion, each title above its text', async ({ page }) => {
		await page.goto(NESTED);
		const noon = page.locator('.e-n-tabs').first().getByRole('button', { name: 'Noon' });
		await noon.tap();
		await expect(noon).toHaveAttribute('aria-expanded', 'true');
		const [title, panel, next] = await Promise.all(
			[noon, panels(page, 0).nth(1), titles(page, 0).nth(2)].map((one) => one.boundingBox()),
		);
		expect(panel?.y).toBeGreaterThan(title?.y ?? 0);
		expect(next?.y).toBeGreaterThan(panel?.y ?? 0);
		expect(await accessibilityViolations(page)).toEqual([]);
		await page.goto('/widgets/tabs/');
		const bay = page.locator('.elementor-tabs').first().getByRole('button', { name: 'Bay' });
		await bay.tap();
		await expect(page.getByText('Twelve knots').first()).toBeVisible();
		await expect(bay).toHaveAttribute('aria-expanded', 'true');
		expect(await accessibilityViolations(page)).toEqual([]);
	});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('every text is there to read, under its title', async ({ page }) => {
		await page.goto(NESTED);
		for (const at of [0, 1, 2]) await expect(panels(page, 0).nth(at)).toBeVisible();
		const places = await Promise.all(
			[
				titles(page, 0).nth(0),
				panels(page, 0).nth(0),
				titles(page, 0).nth(1),
				panels(page, 0).nth(1),
			].map(async (one) => (await one.boundingBox())?.y ?? 0),
		);
		expect(places).toEqual([...places].sort((a, b) => a - b));
		await page.goto('/widgets/tabs/');
		for (const text of ['Seven knots', 'Twelve knots', 'Half a mile']) {
			await expect(page.getByText(text).first()).toBeVisible();
		}
	});
});
