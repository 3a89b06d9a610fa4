import { expect, test } from '@playwright/test';

test('an open question stands in no box', async ({ page }) => {
	await page.goto('/fleet/petrel/');
	const question = page.locator('.questions details').first();
	await question.locator('summary').click();
	await expect(question).toHaveAttribute('open', '');
	await expect(question.locator('.e-con').first()).toHaveCSS('border-top-width', '0px');
});

test('a form that is sent empty says in the words of the harbour what it needs', async ({
	page,
}) => {
	await page.goto('/fleet/petrel/');
	await page.getByRole('button', { name: 'Ask for Petrel' }).click();
	const notice = page.locator('.elementor-message-danger').first();
	await expect(notice).toContainText('Nearly. Before we can answer:');
});

test('the year in which a boat was built does not count', async ({ page }) => {
	await page.goto('/fleet/heron/');
	const year = page.getByText('1964', { exact: true });
	await expect(year).toHaveCount(1);
	expect(await year.evaluate((figure) => figure.closest('.elementor-widget-counter'))).toBeNull();
});

test('a desk without a telephone gets the number to read', async ({ page }) => {
	await page.goto('/fleet/petrel/');
	await page.getByRole('main').getByRole('link', { name: 'Call the boathouse' }).first().click();
	await expect(page.getByRole('dialog')).toContainText('+39 000 000 000');
});
