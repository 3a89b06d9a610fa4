import { expect, test } from '@playwright/test';
import { startBuiltSite } from '../support/built-site';
import { accessibilityViolations, horizontalOverflow } from './support/page-health';

/** The width of a code of twelve letters (`FRUEHBUCHER7`) in the font of the desktop. */
const LONG_CODE_PX = 136;

/** The window of a present phone; a thumb reaches everything on one screen of it. */
test.use({ viewport: { width: 390, height: 844 } });

test('the whole desk fits one screen of a phone', async ({ page }) => {
	await page.goto('/product/wool-blanket/');
	const form = page.locator('form.cart');
	await form.getByRole('button', { name: 'Add to cart' }).click();
	await expect(form.getByRole('status')).toContainText('has been added');
	await page.goto('/checkout/');

	const order = page.getByRole('button', { name: 'Place order' });
	await expect(order).toBeInViewport({ ratio: 1 });
	for (const field of await page.locator('.checkout-fields :is(input, select)').all()) {
		await expect(field).toBeInViewport({ ratio: 1 });
		const box = await field.boundingBox();
		expect(box?.height).toBeGreaterThanOrEqual(44);
	}
	await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeAttached();
	await expect(page.locator('.order-total')).toBeInViewport({ ratio: 1 });
	const coupon = await page.getByLabel('Have a coupon?').boundingBox();
	expect(coupon?.width).toBeGreaterThanOrEqual(LONG_CODE_PX);
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

	// An error is beside its field and moves nothing sideways.
	await order.click();
	await expect(page.getByText('First name is missing.')).toBeVisible();
	await expect(page.getByLabel('First name', { exact: true })).toBeFocused();
	expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test('an address of mail that stands alone has the whole width of the desk', async ({ page }) => {
	await page.goto('/product/evening-voucher/');
	const form = page.locator('form.cart').first();
	await form.getByRole('button', { name: 'Add to cart' }).click();
	await expect(form.getByRole('status')).toContainText('has been added');
	await page.goto('/checkout/');
	const fields = await page.locator('.checkout-fields').first().boundingBox();
	const email = await page.locator('[name=billing_email]').boundingBox();
	expect(email?.width).toBe(fields?.width);
	await expect(page.getByRole('button', { name: 'Place order' })).toBeInViewport({ ratio: 1 });
});

test('the desk stays inside of a phone with the longer words of another language', async ({
	page,
}) => {
	const site = await startBuiltSite({ LANGUAGE: 'de' });
	try {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(`${site.origin}/product/chart-of-the-coast/`);
		await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
		await expect(page.getByText('wurde in den').first()).toBeVisible();
		await page.goto(`${site.origin}/checkout/`);
		await expect(page.getByRole('button', { name: 'Gutschein einlösen' })).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
		const coupon = await page.getByLabel('Haben Sie einen Gutschein?').boundingBox();
		expect(coupon?.width).toBeGreaterThanOrEqual(LONG_CODE_PX);
		const street = page.getByText('Straße und Hausnummer');
		expect(await street.evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0);
	} finally {
		await site.stop();
	}
});

/** The width of the arrow of a list, and a few pixels more. */
const ARROW_PX = 20;

test('each order of the goods can be read whole in its list', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 780 });
	await page.goto('/shop/');
	const room = await page.getByLabel('Sort').evaluate((list: HTMLSelectElement) => {
		const { font, paddingLeft, paddingRight } = getComputedStyle(list);
		const pen = document.createElement('canvas').getContext('2d');
		if (!pen) throw new Error('The browser draws no text.');
		pen.font = font;
		const widest = Math.max(...[...list.options].map(({ text }) => pen.measureText(text).width));
		return list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - widest;
	});
	expect(room).toBeGreaterThanOrEqual(ARROW_PX);
});
