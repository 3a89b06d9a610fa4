import { devices, expect, type Page, test } from '@playwright/test';
import { accessibilityViolations } from './support/page-health';
import { openRightToLeft } from './support/right-to-left';

const ADDRESS = '/widgets/mega-menu/';
const menuOf = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });
const openerOf = (page: Page, menu: string, item: string) =>
	menuOf(page, menu).locator('.e-n-menu-title summary', { hasText: item });
const linkOpenerOf = (page: Page, menu: string, item: string) =>
	menuOf(page, menu).locator(`summary[aria-label="Submenu: ${item}"]`);
const attached = async (page: Page, menu: string) => {
	await menuOf(page, menu).scrollIntoViewIfNeeded();
	// On a phone the first press fetches the handler.
	await menuOf(page, menu).dispatchEvent('pointermove');
	await expect(page.locator('[data-menu]', { has: menuOf(page, menu) })).toBeVisible();
};

test.describe('a mega menu', () => {
	test.use({ viewport: { width: 1280, height: 900 } });

	test('opens panels of any elements without script', async ({ browser, baseURL }) => {
		const page = await browser.newPage({
			javaScriptEnabled: false,
			baseURL,
			viewport: { width: 1280, height: 900 },
		});
		await page.goto(ADDRESS);
		const menu = menuOf(page, 'As it comes');
		const ask = menu.getByRole('link', { name: 'Ask for a boat' });
		await menu.getByRole('link', { name: 'Fleet', exact: true }).hover();
		await expect(ask).toBeVisible();
		await page.mouse.move(1, 1);
		await expect(ask).toBeHidden();
		await openerOf(page, 'As it comes', 'Places').click();
		await expect(menu.getByRole('link', { name: 'Porto Sereno' })).toBeVisible();
		await linkOpenerOf(page, 'As it comes', 'Fleet').click();
		await expect(menu.getByRole('link', { name: 'Porto Sereno' })).toBeHidden();
		await expect(ask).toBeVisible();
		await page.locator('summary[aria-label="Menu: Always folded"]').click();
		await openerOf(page, 'Always folded', 'Places').click();
		await expect(
			menuOf(page, 'Always folded').getByRole('link', { name: 'Porto Sereno' }),
		).toBeVisible();
		await page.close();
	});

	test('opens under a pointer, over the whole width of the page, one panel at a time', async ({
		page,
	}) => {
		await page.goto(ADDRESS);
		await attached(page, 'As it comes');
		const menu = menuOf(page, 'As it comes');
		const ask = menu.getByRole('link', { name: 'Ask for a boat' });
		await menu.getByRole('link', { name: 'Fleet', exact: true }).hover();
		await expect(ask).toBeVisible();
		const panel = await menu.locator('.e-n-menu-content:visible').boundingBox();
		expect([panel?.x, panel?.width]).toEqual([
			0,
			await page.evaluate(() => document.documentElement.clientWidth),
		]);
		expect(await accessibilityViolations(page)).toEqual([]);
		await ask.hover();
		await page.waitForTimeout(700);
		await expect(ask).toBeVisible();
		await openerOf(page, 'As it comes', 'Places').hover();
		await expect(menu.getByRole('link', { name: 'Porto Sereno' })).toBeVisible();
		await expect(ask).toBeHidden();
		await page.keyboard.press('Escape');
		await expect(menu.getByRole('link', { name: 'Porto Sereno' })).toBeHidden();
		// If the menu opens on click, hovering is not enough.
		await menuOf(page, 'On click').getByRole('link', { name: 'Fleet', exact: true }).hover();
		await page.waitForTimeout(500);
		await expect(
			menuOf(page, 'On click').getByRole('link', { name: 'Ask for a boat' }),
		).toBeHidden();
	});

	test('is worked by keyboard, and panels that fit stay inside the window', async ({ page }) => {
		await page.goto(ADDRESS);
		await attached(page, 'Fits, end');
		const menu = menuOf(page, 'Fits, end');
		await menu.getByRole('link', { name: 'Fleet', exact: true }).focus();
		await page.keyboard.press('End');
		await expect(menu.getByRole('link', { name: 'Contact' })).toBeFocused();
		await page.keyboard.press('Home');
		await page.keyboard.press('ArrowRight');
		await expect(linkOpenerOf(page, 'Fits, end', 'Fleet')).toBeFocused();
		await page.keyboard.press('Enter');
		const panel = menu.locator('.e-n-menu-content:visible');
		const box = await panel.boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
		await page.keyboard.press('Tab');
		await expect(menu.getByRole('link', { name: 'Petrel' })).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(panel).toBeHidden();
		await expect(linkOpenerOf(page, 'Fits, end', 'Fleet')).toBeFocused();
		await page.keyboard.press('ArrowDown');
		await expect(menu.getByRole('link', { name: 'Petrel' })).toBeFocused();
		// The focus moves to an element beside the panel; the panel must not cover that element.
		await menuOf(page, 'As it comes').getByRole('link', { name: 'Contact' }).focus();
		await expect(panel).toBeHidden();
		// If there is not enough space for the titles, they can be scrolled, and their panels are not cut off.
		await openerOf(page, 'Scrolled', 'Places').click();
		await expect(
			menuOf(page, 'Scrolled').getByRole('link', { name: 'Porto Sereno' }),
		).toBeInViewport();
		const row = menuOf(page, 'Scrolled').locator('.e-n-menu-heading');
		expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
	});

	test('runs from right to left', async ({ page }) => {
		await openRightToLeft(page, ADDRESS);
		await attached(page, 'As it comes');
		const menu = menuOf(page, 'As it comes');
		await menu.getByRole('link', { name: 'Fleet', exact: true }).focus();
		await page.keyboard.press('ArrowLeft');
		await expect(linkOpenerOf(page, 'As it comes', 'Fleet')).toBeFocused();
		await page.keyboard.press('Enter');
		const panel = await menu.locator('.e-n-menu-content:visible').boundingBox();
		expect(Math.abs(panel?.x ?? 99)).toBeLessThanOrEqual(1);
	});
});

test.describe('a mega menu on a phone', () => {
	const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
	test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

	test('is folded, as wide as the page, and opens its panels in their place', async ({ page }) => {
		await page.goto(ADDRESS);
		const button = page.locator('summary[aria-label="Menu: As it comes"]');
		const size = await button.boundingBox();
		expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
		await button.tap();
		const menu = menuOf(page, 'As it comes');
		const fleet = menu.getByRole('link', { name: 'Fleet', exact: true });
		await fleet.tap();
		await expect(menu.getByRole('link', { name: 'Petrel' })).toBeVisible();
		const wrapper = await menu.locator('.e-n-menu-wrapper').boundingBox();
		expect([wrapper?.x, wrapper?.width]).toEqual([0, page.viewportSize()?.width]);
		expect(await accessibilityViolations(page)).toEqual([]);
		await openerOf(page, 'As it comes', 'Places').tap();
		await expect(menu.getByRole('link', { name: 'Porto Sereno' })).toBeVisible();
		await expect(menu.getByRole('link', { name: 'Petrel' })).toBeHidden();
		await fleet.tap();
		await fleet.tap();
		await expect(page).toHaveURL(/\/fleet\/$/);
	});
});
