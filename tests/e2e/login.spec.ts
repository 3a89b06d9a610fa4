import { expect, test } from '@playwright/test';
import { accessibilityViolations, horizontalOverflow, watchErrors } from './support/page-health';

const PAGE = '/widgets/login/';

test('WordPress answers a login form, and a logged-in visitor sees a message in its place', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.goto(PAGE);
	const form = page.getByRole('form', { name: 'Log In' }).first();
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
	await form.getByLabel('Username or Email Address').fill('nobody');
	await form.getByLabel('Password').fill('wrong');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/wp-login\.php$/);
	await expect(page.getByRole('alert')).toContainText('not right');
	await expect(page.getByLabel('Username or Email Address')).toHaveValue('nobody');

	await page.getByRole('link', { name: 'Lost your password?' }).click();
	await page.getByLabel('Username or Email Address').fill('nobody');
	await page.getByRole('button', { name: 'Get New Password' }).click();
	await expect(page.getByRole('alert')).toContainText('There is no account');
	expect(await accessibilityViolations(page)).toEqual([]);

	await page.getByRole('link', { name: 'Sette Nodi' }).click();
	await expect(page).toHaveURL('/');
	expect(errors).toEqual([]);
});

test('a visitor who logs in comes back, sees a message, and logs out again', async ({ page }) => {
	await page.goto(PAGE);
	const form = page.getByRole('form', { name: 'Log In' }).first();
	await form.getByLabel('Username or Email Address').fill('keeper');
	await form.getByLabel('Password').fill('demonstration');
	await form.getByRole('button', { name: 'Log In' }).click();
	await expect(page).toHaveURL(PAGE);
	await expect(page.getByText('You are logged in as The site keeper').first()).toBeVisible();
	// The widget whose editor wants no message is still a form.
	await expect(page.locator('form.elementor-login:visible')).toHaveCount(1);
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.getByRole('main').getByRole('link', { name: 'Log out' }).first().click();
	await page.getByRole('button', { name: 'Log out' }).click();
	await page.goto(PAGE);
	await expect(page.getByRole('form', { name: 'Log In' }).first()).toBeVisible();
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });
	test('the form is there and is sent', async ({ page }) => {
		await page.goto(PAGE);
		const own = page.getByRole('form', { name: 'Come aboard' });
		await own.getByLabel('Crew name').fill('nobody');
		await own.getByLabel('Password').fill('wrong');
		await own.getByRole('button', { name: 'Come aboard' }).click();
		await expect(page.getByRole('alert')).toContainText('not right');
	});
});
