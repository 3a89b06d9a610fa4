import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('a chosen month and a chosen category are gone to by a button, without script', async ({
	page,
}) => {
	await page.goto('/widgets/wp-widget/');
	const months = page.locator('form').filter({ has: page.getByLabel('Archives') });
	await months.getByLabel('Archives').selectOption({ index: 1 });
	await months.getByRole('button', { name: 'Go' }).click();
	await expect(page).toHaveURL(/\/\d{4}\/\d{2}\/$/);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(/^\w+ \d{4}$/);

	await page.goto('/widgets/wp-widget/');
	const categories = page.locator('form').filter({ has: page.getByLabel('Categories') });
	await categories.getByLabel('Categories').selectOption({ index: 1 });
	await categories.getByRole('button', { name: 'Go' }).press('Enter');
	await expect(page).toHaveURL(/\/category\/[\w/-]+\/$/);
});
