import { devices, expect, test } from '@playwright/test';
import { accessibilityViolations } from './support/page-health';
import { openRightToLeft } from './support/right-to-left';

const PATH = '/widgets/contact-buttons/';
const box = '[data-widget_type="contact-buttons.default"]';

test('a chat box opens by keyboard, takes the focus in and gives it back', async ({ page }) => {
	await page.goto(PATH);
	const button = page.locator(`${box} summary`);
	await button.focus();
	await page.keyboard.press('Enter');
	const panel = page.getByRole('group', { name: 'Write to Ines' });
	await expect(panel).toBeFocused();
	await expect(panel.getByText(/^\d\d:\d\d$/)).toBeVisible();
	await expect(panel.getByText('Tell me where to')).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.keyboard.press('Tab');
	await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(panel).toBeHidden();
	await expect(button).toBeFocused();
	await page.keyboard.press('Space');
	await expect(panel).toBeFocused();
});

test('a chat box closes by its cross and by a press beside it; other open elements stay open', async ({
	page,
}) => {
	await page.goto(PATH);
	const button = page.locator(`${box} summary`);
	const panel = page.getByRole('group', { name: 'Write to Ines' });
	await button.click();
	await panel.getByRole('button', { name: 'Close' }).click();
	await expect(panel).toBeHidden();
	await expect(button).toBeFocused();
	await button.click();
	await expect(panel).toBeVisible();
	await page.getByRole('heading', { level: 1 }).click();
	await expect(panel).toBeHidden();
});

test('a chat box needs no script, and stands at the other edge from right to left', async ({
	browser,
	page,
}) => {
	const still = await browser.newPage({ javaScriptEnabled: false });
	await still.goto(PATH);
	await still.locator(`${box} summary`).click();
	await expect(still.getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
		'href',
		'https://wa.me/39000000000',
	);
	await expect(still.locator(`${box} .e-contact-buttons__close-button`)).toBeHidden();
	await still.close();
	await openRightToLeft(page, PATH);
	const { x = 0 } = (await page.locator(`${box} summary`).boundingBox()) ?? {};
	expect(x).toBeLessThan(400);
});

test.describe('under a finger', () => {
	const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
	test.use(phone);

	test('a tab at the edge opens at the first tap and leads on at the second', async ({ page }) => {
		await page.goto(PATH);
		const link = page.locator('.e-contact-buttons-var-10 a').first();
		await link.scrollIntoViewIfNeeded();
		await link.evaluate((element) => element.setAttribute('href', '/fleet/'));
		await link.tap();
		await expect(link).toHaveAttribute('data-state', 'open');
		expect(new URL(page.url()).pathname).toBe(PATH);
		await link.tap();
		await page.waitForURL('**/fleet/');
	});
});
