import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 600 } });

test('on a phone without script the signs of the header stand apart from its name', async ({
	page,
}) => {
	await page.goto('/');
	const name = await page.locator('.site-header .brand .elementor-heading-title').boundingBox();
	const end = (name?.x ?? 0) + (name?.width ?? 0);
	const signs = await page.locator('.site-header > :not(.brand):visible').all();
	const places = await Promise.all(signs.map((sign) => sign.boundingBox()));
	const starts = places.flatMap((place) => (place && place.width > 0 ? [place.x] : []));
	// At least the search, the cart, the call and the menu are there.
	expect(starts.length).toBeGreaterThanOrEqual(4);
	expect(Math.min(...starts)).toBeGreaterThanOrEqual(end);
});

test('on a desk without script the menu keeps one row beside the way to the cart', async ({
	page,
}) => {
	for (const width of [1040, 1210, 1280, 1440]) {
		await page.setViewportSize({ width, height: 720 });
		await page.goto('/fleet/');
		await expect(page.locator('.site-header .bag')).toBeVisible();
		const tops = await page
			.locator('.site-header .elementor-nav-menu--main > ul > li')
			.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
		expect(tops.length, `${width} px`).toBeGreaterThan(4);
		expect(new Set(tops).size, `${width} px`).toBe(1);
	}
});
