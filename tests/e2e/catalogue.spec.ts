import { expect, test } from '@playwright/test';

test.describe('the catalogue without script', () => {
	test.use({ javaScriptEnabled: false });

	test('its index narrows to one kind, and hides the groups that hold none', async ({ page }) => {
		await page.goto('/widgets/');
		const index = page.getByRole('main');
		const accordion = index.getByRole('link', { name: 'Accordion', exact: true });
		const cart = index.getByRole('link', { name: 'Cart', exact: true });
		const words = index.getByRole('heading', { name: 'Words' });
		await expect(accordion).toBeVisible();
		await page.getByRole('radio', { name: 'Islands' }).check();
		await expect(cart).toBeVisible();
		await expect(accordion).toBeHidden();
		await expect(words).toBeHidden();
		await page.getByRole('radio', { name: 'Handlers' }).check();
		await expect(accordion).toBeVisible();
		await expect(cart).toBeHidden();
		await page.getByRole('radio', { name: 'Everything' }).check();
		await expect(cart).toBeVisible();
		await expect(words).toBeVisible();
	});

	test('a page leads to the next one, back and to the index', async ({ page }) => {
		await page.goto('/widgets/countdown/');
		const ways = page.getByRole('navigation', { name: 'Catalogue' });
		await ways.getByRole('link', { name: 'Counter' }).click();
		await expect(page).toHaveURL(/\/widgets\/counter\/$/);
		await ways.getByRole('link', { name: 'Countdown' }).click();
		await expect(page).toHaveURL(/\/widgets\/countdown\/$/);
		await ways.getByRole('link', { name: 'All widgets' }).click();
		await expect(page).toHaveURL(/\/widgets\/$/);
	});

	test('the stored JSON of a variation unfolds, and one click selects all of it', async ({
		page,
	}) => {
		await page.goto('/widgets/counter/');
		const fold = page.getByRole('main').locator('details', { hasText: 'Stored JSON: As it comes' });
		await fold.locator('summary').click();
		const json = fold.locator('pre');
		await expect(json).toBeVisible();
		const stored = JSON.parse(await json.innerText());
		expect(stored.elements[1].widgetType).toBe('counter');
		await json.click();
		const selected = await page.evaluate(() => String(getSelection()));
		expect(JSON.parse(selected)).toEqual(stored);
	});
});
