import { expect, test } from '@playwright/test';

const PAGES = ['google_maps', 'video', 'audio', 'video-playlist'].map(
	(type) => `/widgets/${type}/`,
);

for (const address of PAGES) {
	for (const javaScriptEnabled of [true, false]) {
		const mode = javaScriptEnabled ? 'with' : 'without';

		test(`${address} calls no third party before a click, ${mode} script`, async ({ browser }) => {
			const context = await browser.newContext({ javaScriptEnabled });
			const page = await context.newPage();
			const foreign: string[] = [];
			await page.route(
				(url) => url.hostname !== '127.0.0.1',
				(route) => {
					foreign.push(route.request().url());
					return route.abort();
				},
			);
			await page.goto(address);
			await page.locator('.e-click-to-load').first().scrollIntoViewIfNeeded();
			await page.waitForLoadState('networkidle');
			expect(foreign).toEqual([]);
			if (javaScriptEnabled) {
				await page.locator('.e-click-to-load').first().click();
				await expect(page.locator('iframe.e-click-to-load__frame')).toHaveCount(1);
				await expect.poll(() => foreign.length).toBeGreaterThan(0);
			}
			await context.close();
		});
	}
}
