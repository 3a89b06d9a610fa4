import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './support/page-health';

test.describe('a search over the whole screen', () => {
	test.beforeEach(async ({ page }) => {
		await page.goto('/widgets/search-form/');
	});
	const toggle = '.elementor-search-form--skin-full_screen .elementor-search-form__toggle';
	const layer = '.elementor-search-form__layer';

	test('opens into its field and gives the focus back on Esc', async ({ page }) => {
		await page.locator(toggle).focus();
		await page.keyboard.press('Enter');
		await expect(page.locator(`${layer} input`)).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(page.locator(layer)).toBeHidden();
		await expect(page.locator(toggle)).toBeFocused();
		await page.keyboard.press('Space');
		await expect(page.locator(`${layer} input`)).toBeFocused();
	});

	test('is a modal dialog: nothing behind it is reached, its cross and a press beside close it', async ({
		page,
	}) => {
		const dialog = page.getByRole('dialog', { name: 'Search' });
		await page.waitForLoadState('networkidle');
		await page.locator(toggle).click();
		await expect(dialog.getByRole('searchbox')).toBeFocused();
		expect(await accessibilityViolations(page)).toEqual([]);
		const round = 6;
		for (const key of [...Array(round).fill('Tab'), ...Array(round).fill('Shift+Tab')]) {
			await page.keyboard.press(key);
			const isBehind = await page.evaluate(
				(selector) => !document.activeElement?.matches(`body, ${selector} *`),
				layer,
			);
			expect(isBehind).toBe(false);
		}
		await dialog.getByRole('button', { name: 'Close' }).click();
		await expect(dialog).toBeHidden();
		await expect(page.locator(toggle)).toBeFocused();
		await page.locator(toggle).click();
		await page.mouse.click(5, 5);
		await expect(dialog).toBeHidden();
	});

	test('searches the site', async ({ page }) => {
		await page.locator(toggle).click();
		await expect(page.locator(`${layer} input`)).toBeFocused();
		await page.keyboard.type('mistral');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\?s=mistral$/);
	});
});

test('a search over the whole screen needs no script', async ({ browser }) => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	await page.goto('/widgets/search-form/');
	await page.locator('.elementor-search-form__toggle').click();
	await expect(page.locator('.elementor-search-form__layer input')).toBeVisible();
	await page.close();
});
