import type { Page } from '@playwright/test';

/** Logs an editor in by WordPress's own form. */
export async function logIn(page: Page): Promise<void> {
	await page.goto('/wp-login.php');
	await page.locator('[name=log]').fill('harbour');
	await page.locator('[name=pwd]').fill('demonstration');
	await page.keyboard.press('Enter');
	await page.waitForURL((url) => !url.pathname.startsWith('/wp-login'));
}
