import { expect, type Page, test } from '@playwright/test';

/** The size of an A4 sheet without margins, in pixels. */
const SHEET = { width: 794, height: 1123 };

/** Prints the page and returns the number of its sheets. */
async function sheets(page: Page): Promise<number> {
	const pdf = await page.pdf({ format: 'A4' });
	return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('all goods of the shop stand on one sheet of paper', async ({ page }) => {
	await page.goto('/shop/');
	expect(await sheets(page)).toBe(1);
});

test('the first sheet of the start shows a boat below the title', async ({ page }) => {
	await page.setViewportSize(SHEET);
	await page.goto('/');
	await page.emulateMedia({ media: 'print' });
	const boat = page.locator('.boat-row').first();
	await expect
		.poll(async () => {
			const box = await boat.boundingBox();
			return box && box.y + box.height;
		})
		.toBeLessThan(SHEET.height);
});

test('postcards stand in columns on paper, so that sheets can part them', async ({ page }) => {
	await page.goto('/gallery/');
	const cards = page.locator('.e-gallery-item');
	await expect(cards.first()).toHaveCSS('position', 'absolute');
	await page.emulateMedia({ media: 'print' });
	await expect(page.locator('.e-gallery-container')).not.toHaveCSS('column-count', 'auto');
	for (const card of [cards.first(), cards.last()]) {
		await expect(card).toHaveCSS('position', 'relative');
	}
});

test('a clock that has not begun prints its moment alone', async ({ page }) => {
	await page.goto('/');
	const clock = page.locator('.season-clock .elementor-countdown-wrapper');
	await expect(clock).not.toHaveAttribute('data-state');
	await page.emulateMedia({ media: 'print' });
	await expect(clock.locator('.elementor-countdown-item').first()).toBeHidden();
	await expect(clock.locator('.elementor-countdown-due')).toHaveCSS('opacity', '1');
});

test('the day of the start stands on one sheet, so that the first story has the next for itself', async ({
	page,
}) => {
	await page.setViewportSize(SHEET);
	for (const address of ['/', '/de/', '/it/']) {
		await page.goto(address);
		await page.emulateMedia({ media: 'print' });
		const head = await page.locator('.day-head').first().boundingBox();
		const day = await page.locator('.day').boundingBox();
		if (!head || !day) throw new Error(`${address} has no day.`);
		expect(day.y + day.height - head.y, address).toBeLessThan(SHEET.height);
	}
});
