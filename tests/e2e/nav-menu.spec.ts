import { devices, expect, test } from '@playwright/test';

const ADDRESS = '/widgets/nav-menu/';

test.describe('a menu without script', () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

	test('opens its submenus under the pointer', async ({ page }) => {
		await page.goto(ADDRESS);
		const menu = page.getByRole('navigation', { name: 'As it comes' });
		const petrel = menu.getByRole('link', { name: 'Petrel' });
		await expect(petrel).toBeHidden();
		await menu.getByRole('link', { name: 'Fleet' }).hover();
		await expect(petrel).toBeVisible();
		await petrel.hover();
		await expect(menu.getByRole('link', { name: 'Where she likes to be' })).toBeVisible();
		await page.mouse.move(1, 1);
		await expect(petrel).toBeHidden();
	});

	test('opens them with the focus, and lets it in and out again', async ({ page }) => {
		await page.goto(ADDRESS);
		const menu = page.getByRole('navigation', { name: 'As it comes' });
		const petrel = menu.getByRole('link', { name: 'Petrel' });
		await menu.getByRole('link', { name: 'Fleet' }).focus();
		await page.keyboard.press('Tab');
		await expect(petrel).toBeFocused();
		for (const name of ['Where she likes to be', 'Heron', 'This page']) {
			await page.keyboard.press('Tab');
			await expect(menu.getByRole('link', { name, exact: true })).toBeFocused();
		}
		await expect(petrel).toBeHidden();
	});

	test('unfolds under its button, and Escape folds it again', async ({ page }) => {
		await page.goto(ADDRESS);
		const button = page.getByRole('button', { name: 'Menu: Always folded' });
		// Else the focus scrolls there smoothly, and the key comes in between.
		await button.scrollIntoViewIfNeeded();
		await button.focus();
		await page.keyboard.press('Enter');
		const menu = page.getByRole('navigation', { name: 'Always folded' });
		await expect(menu).toBeVisible();
		// The focus may still be scrolling the page.
		await expect(async () => {
			const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
			expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
		}).toPass();
		await page.keyboard.press('Escape');
		await expect(menu).toBeHidden();
	});
});

test.describe('a menu on a phone without script', () => {
	const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
	test.use({ ...phone, javaScriptEnabled: false });

	test('is folded behind a button that a thumb can hit', async ({ page }) => {
		await page.goto(ADDRESS);
		const button = page.getByRole('button', { name: 'Menu: As it comes' });
		const size = await button.boundingBox();
		expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
		await button.tap();
		const menu = page.getByRole('navigation', { name: 'As it comes' });
		await expect(menu.getByRole('link', { name: 'Where she likes to be' })).toBeVisible();
		await page.touchscreen.tap(5, 5);
		await expect(menu).toBeHidden();
	});

	test('opens a submenu of a bar by a button of its own', async ({ page }) => {
		await page.goto(ADDRESS);
		const menu = page.getByRole('navigation', { name: 'Never folded' });
		const opener = menu.getByRole('button', { name: 'Submenu: Fleet' });
		await opener.tap();
		await expect(menu.getByRole('link', { name: 'Heron' })).toBeVisible();
		await opener.tap();
		await expect(menu.getByRole('link', { name: 'Heron' })).toBeHidden();
	});
});
