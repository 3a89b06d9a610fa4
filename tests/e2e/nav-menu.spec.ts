import { devices, expect, type Page, test } from '@playwright/test';
import { accessibilityViolations } from './support/page-health';
import { openRightToLeft } from './support/right-to-left';

const ADDRESS = '/widgets/nav-menu/';
const menuOf = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });
/** In every browser a `<summary>` has a role that differs from a button's. */
const openerOf = (page: Page, menu: string, item: string) =>
	menuOf(page, menu).locator(`summary[aria-label="Submenu: ${item}"]`);
/** A submenu that opened under a pointer without a handler would close with the handler. */
const attached = async (page: Page, menu: string) => {
	await menuOf(page, menu).scrollIntoViewIfNeeded();
	// On a phone the first press fetches the handler.
	await menuOf(page, menu).dispatchEvent('pointermove');
	await expect(page.locator('[data-menu]', { has: menuOf(page, menu) })).toBeVisible();
};

test.describe('a menu without script', () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

	test('opens its submenus under the pointer, and by buttons that need none', async ({ page }) => {
		await page.goto(ADDRESS);
		const menu = menuOf(page, 'As it comes');
		const petrel = menu.getByRole('link', { name: 'Petrel' });
		await expect(petrel).toBeHidden();
		await menu.getByRole('link', { name: 'Fleet' }).hover();
		await expect(petrel).toBeVisible();
		await petrel.hover();
		await expect(menu.getByRole('link', { name: 'Where she likes to be' })).toBeVisible();
		await page.mouse.move(1, 1);
		await expect(petrel).toBeHidden();

		await openerOf(page, 'As it comes', 'Fleet').focus();
		await page.keyboard.press('Enter');
		await expect(petrel).toBeVisible();
		await page.keyboard.press('Space');
		await expect(petrel).toBeHidden();
		await page.keyboard.press('Space');
		await page.keyboard.press('Tab');
		await expect(petrel).toBeFocused();
		await openerOf(page, 'As it comes', 'Places').click();
		await expect(petrel).toBeHidden();
	});

	test('unfolds under its button', async ({ page }) => {
		await page.goto(ADDRESS);
		const button = page.locator('summary[aria-label="Menu: Always folded"]');
		await button.click();
		const menu = menuOf(page, 'Always folded');
		await expect(menu).toBeVisible();
		await openerOf(page, 'Always folded', 'Fleet').click();
		await expect(menu.getByRole('link', { name: 'Heron' })).toBeVisible();
		await button.click();
		await expect(menu).toBeHidden();
	});
});

test.describe('a menu', () => {
	test.use({ viewport: { width: 1280, height: 900 } });

	test('opens under a pointer that rests, and stays while that cuts a corner', async ({ page }) => {
		await page.goto(ADDRESS);
		await attached(page, 'As it comes');
		const menu = menuOf(page, 'As it comes');
		const petrel = menu.getByRole('link', { name: 'Petrel' });
		const isle = menu.getByRole('link', { name: 'Isola Bruna' });
		const fleet = await menu.getByRole('link', { name: 'Fleet' }).boundingBox();
		const here = await menu.getByRole('link', { name: 'This page' }).boundingBox();
		if (!fleet || !here) throw new Error('The menu is not there.');
		await page.mouse.move(fleet.x + 20, fleet.y + 20);
		await expect(petrel).toBeVisible();
		// The pointer moves over the neighbour, which opens nothing, into the wide submenu.
		await petrel.hover();
		await expect(menu.getByRole('link', { name: 'Where she likes to be' })).toBeVisible();
		await menu.getByRole('link', { name: 'Places' }).hover();
		await expect(isle).toBeVisible();
		await expect(petrel).toBeHidden();
		// Escape closes a panel that a pointer has opened, wherever the focus is.
		await page.keyboard.press('Escape');
		await expect(isle).toBeHidden();
		await page.mouse.move(1, 1);
		await menu.getByRole('link', { name: 'Places' }).hover();
		await expect(isle).toBeVisible();
		expect(await accessibilityViolations(page)).toEqual([]);
		await page.mouse.move(1, 1);
		await expect(isle).toBeHidden();
	});

	test('is at hand for a keyboard down to its eighth level, inside the window', async ({
		page,
	}) => {
		await page.goto(ADDRESS);
		await attached(page, 'Depths');
		await openerOf(page, 'Depths', 'Depth 1').focus();
		await page.keyboard.press('ArrowDown');
		for (let depth = 2; depth <= 7; depth++) {
			await expect(
				menuOf(page, 'Depths').getByRole('link', { name: `Depth ${depth}` }),
			).toBeFocused();
			await page.keyboard.press('ArrowRight');
		}
		const last = menuOf(page, 'Depths').getByRole('link', { name: 'Depth 8' });
		await expect(last).toBeFocused();
		const box = await last.boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
		await page.keyboard.press('Escape');
		await expect(openerOf(page, 'Depths', 'Depth 7')).toBeFocused();
		await expect(last).toBeHidden();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Tab');
		await expect(menuOf(page, 'Depths').getByRole('link', { name: 'Depth 2' })).toBeHidden();
	});

	test('marks the place of the page that crosses the middle of the window', async ({ page }) => {
		await page.goto(ADDRESS);
		await attached(page, 'Places on this page');
		const menu = menuOf(page, 'Places on this page');
		const middle = (id: string) =>
			page.evaluate((at) => {
				const box = document.getElementById(at)?.getBoundingClientRect();
				window.scrollBy({ top: (box?.top ?? 0) - 300, behavior: 'instant' });
			}, id);
		await middle('open-sea');
		await expect(menu.locator('[aria-current="location"]')).toHaveText(['Open sea']);
		await middle('anchorage');
		await expect(menu.locator('[aria-current="location"]')).toHaveText(['Anchorage']);
	});

	test('opens to the other side in a page that runs from right to left', async ({ page }) => {
		await openRightToLeft(page, ADDRESS);
		await attached(page, 'As it comes');
		const menu = menuOf(page, 'As it comes');
		await menu.getByRole('link', { name: 'Fleet' }).focus();
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowLeft');
		const deep = menu.getByRole('link', { name: 'Where she likes to be' });
		await expect(deep).toBeFocused();
		const [left, right] = await Promise.all([
			deep.boundingBox(),
			menu.getByRole('link', { name: 'Petrel' }).boundingBox(),
		]);
		expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual((right?.x ?? 0) + 1);
	});
});

test('a menu is reachable at 400 % zoom, where motion is not wanted', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.setViewportSize({ width: 320, height: 256 });
	await page.goto(ADDRESS);
	await attached(page, 'Never folded');
	await openerOf(page, 'Never folded', 'Fleet').click();
	await openerOf(page, 'Never folded', 'Petrel').click();
	const deep = menuOf(page, 'Never folded').getByRole('link', { name: 'Where she likes to be' });
	await deep.scrollIntoViewIfNeeded();
	await expect(deep).toBeInViewport();
	await openerOf(page, 'Never folded', 'Fleet').click();
	// At once, without a fade.
	expect(await deep.isVisible()).toBe(false);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('a menu on a phone', () => {
	const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
	test.use(phone);

	test('opens with the first tap and follows the second', async ({ page }) => {
		await page.goto(ADDRESS);
		const button = page.locator('summary[aria-label="Menu: As it comes"]');
		const size = await button.boundingBox();
		expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
		await button.tap();
		const menu = menuOf(page, 'As it comes');
		const fleet = menu.getByRole('link', { name: 'Fleet' });
		await fleet.tap();
		await expect(menu.getByRole('link', { name: 'Heron' })).toBeVisible();
		expect(await accessibilityViolations(page)).toEqual([]);
		await fleet.tap();
		await expect(page).toHaveURL(/\/fleet\/$/);
	});

	test('of the site is one control, above the text, and comes back on the way up', async ({
		page,
	}) => {
		await page.goto('/stories/');
		const header = page.locator('.site-header');
		const button = header.locator('summary[aria-label="Menu: Main"]');
		await button.tap();
		const links = menuOf(page, 'Main').getByRole('link');
		await expect(links).toHaveCount(6);
		const width = await menuOf(page, 'Main').evaluate((menu) => menu.getBoundingClientRect().width);
		expect(width).toBe(page.viewportSize()?.width);
		await button.tap();
		await expect(links.first()).toBeHidden();
		await button.blur();

		const scrollBy = (top: number) =>
			page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), top);
		await expect(header).toHaveClass(/elementor-sticky\b/);
		await scrollBy(600);
		await expect(header).not.toBeInViewport();
		await scrollBy(-60);
		await expect(header).toBeInViewport();
		// No other element is fixed, because the enquiry link is in the header.
		await expect(header.getByRole('link', { name: 'Ask for a boat' })).toBeInViewport();
		const fixed = await page.evaluate(() =>
			[...document.querySelectorAll('body *')]
				.filter((element) => getComputedStyle(element).position === 'fixed')
				.filter((element) => element.checkVisibility())
				.map((element) => element.className),
		);
		expect(fixed).toEqual([]);
	});
});
