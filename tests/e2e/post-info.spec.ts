import { expect, test } from '@playwright/test';

for (const width of [360, 768, 1280, 1920]) {
	test(`no line of a boat's places begins with a comma at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 860 });
		await page.goto('/fleet/marlin/');
		await page.evaluate(() => document.fonts.ready);
		const places = page
			.getByRole('main')
			.locator('.places-row .elementor-post-info__terms-list-item');
		const names = await places.allInnerTexts();
		expect(names.length).toBeGreaterThan(1);
		/** The vertical distance in pixels of each comma from the end of the name before it. */
		const drops = await places.evaluateAll((items) => {
			const box = document.createRange();
			return items.slice(1).map((item, index) => {
				const name = items[index]?.querySelector('a')?.firstChild as Text;
				box.setStart(item.firstChild as Text, 0);
				box.setEnd(item.firstChild as Text, 1);
				const comma = box.getBoundingClientRect();
				box.selectNodeContents(name);
				const last = [...box.getClientRects()].at(-1) as DOMRect;
				return Math.abs(comma.bottom - last.bottom);
			});
		});
		for (const drop of drops) expect(drop).toBeLessThan(4);
	});
}
