import type { Page } from '@playwright/test';

/** Opens a page of the site as a site in a right-to-left language would send it. */
export async function openRightToLeft(page: Page, path: string): Promise<void> {
	await page.route(`**${path}`, async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace('dir="ltr"', 'dir="rtl"');
		await route.fulfill({ response, body });
	});
	await page.goto(path);
}
