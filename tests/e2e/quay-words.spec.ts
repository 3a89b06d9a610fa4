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

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('a boat of four takes four, in her season, with somebody who may drive her', async ({
		page,
	}) => {
		await page.goto('/fleet/wren/');
		await expect(page.getByLabel('People, up to 4')).toHaveAttribute('max', '4');
		const day = page.getByLabel('Which day, April to October');
		await expect(day).toHaveAttribute('min', '2027-04-10');
		await expect(day).toHaveAttribute('max', '2027-10-31');
		await page.goto('/fleet/petrel/');
		await expect(page.getByLabel('One of us has a licence')).toBeVisible();
		await expect(page.getByLabel(/no licence|Nobody/)).toHaveCount(0);
	});
});

test('a day in winter is refused beside the field before anything is sent', async ({ page }) => {
	await page.goto('/fleet/wren/');
	const day = page.getByLabel('Which day, April to October');
	await day.fill('2099-01-06');
	await page.getByLabel('People, up to 4').fill('12');
	let isSent = false;
	page.on('request', (request) => {
		isSent ||= request.method() === 'POST';
	});
	await page.getByRole('button', { name: 'Ask for Wren' }).click();
	await expect(day).toHaveAttribute('aria-invalid', 'true');
	await expect(page.getByLabel('People, up to 4')).toHaveAttribute('aria-invalid', 'true');
	expect(isSent).toBe(false);
});
