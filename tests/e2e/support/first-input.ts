import type { Page } from '@playwright/test';

/** Moves the pointer over the page as the first input, for which handlers wait. */
export async function beginUsing(page: Page): Promise<void> {
	await page.mouse.move(100, 100);
	await page.mouse.move(110, 100);
}
