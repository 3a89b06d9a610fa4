import { expect, test } from '@playwright/test';
import { beginUsing } from '../support/first-input';

test('a page that snaps scrolls its body, rests at its stages, and keeps its header', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/widgets/scroll-snap/');
	const header = page.locator('.site-header');
	await beginUsing(page);
	await expect(header).toHaveClass(/elementor-sticky/);
	await page.getByRole('link', { name: 'To the third' }).first().click();
	await expect.poll(() => page.evaluate(() => document.body.scrollTop)).toBeGreaterThan(800);
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await expect(header).toHaveClass(/elementor-sticky--active/);
	await expect.poll(async () => (await header.boundingBox())?.y).toBe(-32);
	await expect(page.locator('#third')).toBeInViewport();
});

test('a page that snaps comes to rest where it is scrolled to, whatever sticks in it', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto('/widgets/scroll-snap/');
	const bar = page.locator('#stage-bar');
	await beginUsing(page);
	await expect(bar).toHaveClass(/elementor-sticky/);
	await page.mouse.move(600, 500);
	const end = await page.evaluate(() => document.body.scrollHeight - document.body.clientHeight);
	/**
	 * Returns the place of the page after half a second at the same place: a page that keeps moving never reaches this.
	 */
	const placeAtRest = () =>
		bar.evaluate(
			(element) =>
				new Promise<number>((resolve) => {
					let before = '';
					let frames = 0;
					const look = () => {
						const now = `${document.body.scrollTop} ${element.className}`;
						frames = now === before ? frames + 1 : 0;
						before = now;
						if (frames > 30) resolve(document.body.scrollTop);
						else requestAnimationFrame(look);
					};
					look();
				}),
		);
	// The footer is less tall than the window, so above it the last stage is the current place. The header is not a
	// place, because it is sticky.
	for (const [by, at] of [
		// The first stage is as tall as the window, so it is taller than the space below the header.
		[200, 92],
		[5000, end],
		[-500, 2400],
		[-900, 1600],
		[-900, 800],
		[600, 1600],
	] as const) {
		await page.mouse.wheel(0, by);
		// A busy browser may begin to scroll after the page has been still for half a second.
		await expect.poll(placeAtRest, { message: `by ${by}`, timeout: 20_000 }).toBe(at);
	}
});

test('a preview address shows its template, from its top where it is taller than the window', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	for (const id of [61, 2002]) {
		await page.goto(`/imprint/?theme_template_id=${id}`);
		const template = page.locator(`.elementor-${id}`);
		await expect.poll(async () => Math.round((await template.boundingBox())?.y ?? -1)).toBe(0);
	}
});

test('the device follows the window, at both sides of every bound', async ({ page }) => {
	await page.setViewportSize({ width: 1537, height: 700 });
	await page.goto('/imprint/');
	for (const [width, device] of [
		[1537, 'desktop'],
		[1536, 'laptop'],
		[1201, 'laptop'],
		[1200, 'tablet_extra'],
		[1025, 'tablet_extra'],
		[1024, 'tablet'],
		[768, 'tablet'],
		[767, 'mobile'],
		[2500, 'desktop'],
	] as const) {
		await page.setViewportSize({ width, height: 700 });
		await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', device);
	}
});
