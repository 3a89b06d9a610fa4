import { expect, test } from '@playwright/test';
import {
	accessibilityViolations,
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from '../support/page-health';

const PAGE = '/widgets/portfolio/';

test('a bar of terms leaves the items of a single term, by key, and shows their number', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await recordLayoutShift(page);
	await page.goto(PAGE);
	const widget = page.locator('.elementor-widget-portfolio').first();
	const items = widget.locator('article:visible');
	const all = widget.getByRole('button', { name: 'All', exact: true });
	const term = widget.getByRole('button', { name: 'Bowrider' });
	await expect(all).toHaveAttribute('aria-pressed', 'true');
	await expect(items).toHaveCount(8);
	await all.focus();
	await page.keyboard.press('Tab');
	await expect(term).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(term).toHaveAttribute('aria-pressed', 'true');
	await expect(all).toHaveAttribute('aria-pressed', 'false');
	const count = await items.count();
	expect(count).toBeGreaterThan(0);
	expect(count).toBeLessThan(8);
	const said = count === 1 ? '1 result' : `${count} results`;
	await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached();
	expect(await accessibilityViolations(page)).toEqual([]);
	await all.press('Space');
	await expect(items).toHaveCount(8);
	expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	expect(errors).toEqual([]);
});

test('without script everything is shown, and no bar', async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(PAGE);
	await expect(page.locator('.elementor-widget-portfolio').first().locator('article')).toHaveCount(
		8,
	);
	await expect(page.locator('.elementor-portfolio__filters').first()).toHaveCSS('display', 'none');
	await context.close();
});

test('in masonry every item stands right below the one above it', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(PAGE);
	const widget = page.locator('.e-loop-masonry').first();
	await widget.scrollIntoViewIfNeeded();
	const gaps = () =>
		widget.locator('article:visible').evaluateAll((items) => {
			const boxes = items.map((item) => item.getBoundingClientRect());
			return boxes.flatMap(({ top, left }, index) => {
				const above = boxes.slice(0, index).findLast((box) => Math.abs(box.left - left) < 1);
				return above ? [Math.round(top - above.bottom)] : [];
			});
		});
	const raised = widget.locator('article[style*="margin"]');
	await expect.poll(gaps).toEqual([20, 20, 20, 20, 20, 20]);
	await expect(raised).not.toHaveCount(0);
	await widget.getByRole('button', { name: 'Aboard' }).click();
	await expect.poll(async () => (await gaps()).every((gap) => gap === 20)).toBe(true);
	await widget.getByRole('button', { name: 'All', exact: true }).click();
	await page.setViewportSize({ width: 390, height: 900 });
	await expect(raised).toHaveCount(0);
});
