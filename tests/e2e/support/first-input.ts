import type { Page } from '@playwright/test';

/** Moves the pointer over the page, which is a first input: what waits for one is fetched and begins. */
export async function beginUsing(page: Page): Promise<void> {
	await page.mouse.move(100, 100);
	await page.mouse.move(110, 100);
}
