import { expect, test } from '@playwright/test';

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
	});

	test('closes when the keyboard leaves it, so that the focus is never covered', async ({
		page,
	}) => {
		await page.locator(toggle).click();
		await expect(page.locator(`${layer} input`)).toBeFocused();
		await expect(async () => {
			await page.keyboard.press('Tab');
			await expect(page.locator(layer)).toBeHidden({ timeout: 200 });
		}).toPass({ timeout: 20_000 });
	});

	test('asks the site', async ({ page }) => {
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
