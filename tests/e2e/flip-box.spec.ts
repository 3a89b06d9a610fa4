import { devices, expect, test } from '@playwright/test';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, javaScriptEnabled: false });

for (const [what, selector] of [
	['its button', '.elementor-flip-box:not(:has(.e-box-link))'],
	['its whole back', '.elementor-flip-box:has(.e-box-link)'],
] as const) {
	test(`a flip box turns with the focus and at the first tap, and leads on at the second, by ${what}`, async ({
		page,
	}) => {
		await page.goto('/widgets/flip-box/');
		const box = page.locator(selector).first();
		const back = box.locator('.elementor-flip-box__back');
		await expect(back).toHaveCSS('pointer-events', 'none');
		await box.focus();
		await expect(back).toHaveCSS('pointer-events', 'auto');
		await page.keyboard.press('Tab');
		await expect(box.getByRole('link')).toBeFocused();
		await box.getByRole('link').blur();
		await expect(back).toHaveCSS('pointer-events', 'none');
		await box.tap();
		await expect(back).toHaveCSS('pointer-events', 'auto');
		expect(new URL(page.url()).pathname).toBe('/widgets/flip-box/');
		await box.getByRole('link').tap();
		await page.waitForURL('**/destinations/');
	});
}
