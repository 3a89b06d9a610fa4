import { expect, type Page, test } from '@playwright/test';

const PAGES = [
	'/',
	'/fleet/',
	'/fleet/heron/',
	'/destinations/',
	'/destinations/isola-bruna/',
	'/gallery/',
	'/stories/',
	'/stories/what-to-pack/',
	'/about/',
	'/contact/',
	'/imprint/',
	'/my-account/',
	'/cart/',
];

test("every page leads to the vouchers, to gear and to the visitor's orders", async ({ page }) => {
	const footer = page.getByRole('contentinfo');
	for (const path of PAGES) {
		await page.goto(path, { waitUntil: 'domcontentloaded' });
		for (const [name, address] of [
			['Vouchers', '/product-category/vouchers/'],
			['Gear', '/product-category/gear/'],
			['Your orders', '/my-account/'],
		] as const) {
			const link = footer.getByRole('link', { name, exact: true });
			await expect(link, `“${name}” of ${path}`).toHaveAttribute('href', address);
		}
	}
});

test('a visitor can give a trip away instead of requesting a boat', async ({ page }) => {
	await page.goto('/fleet/wren/');
	await page
		.getByRole('main')
		.getByRole('link', { name: /as a voucher/ })
		.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boathouse voucher');
});

test('the account leads to the shop', async ({ page }) => {
	await page.goto('/my-account/');
	await page.getByRole('main').getByRole('link', { name: 'Everything' }).click();
	await expect(page).toHaveURL('/shop/');
});

const boxOf = async (page: Page, selector: string) => {
	const box = await page.locator(selector).boundingBox();
	if (!box) throw new Error(`${selector} is not shown`);
	return box;
};

for (const width of [320, 360, 768, 1280]) {
	test(`at ${width} px the header shows the cart once it holds something, beside the rest`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/fleet/');
		const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
		await expect(page.getByRole('banner').getByRole('link', { name: 'Sette Nodi' })).toBeVisible();
		await expect(cart).toBeHidden();
		await page.goto('/shop/');
		await page.getByRole('button', { name: 'Add to cart: Chart of the coast' }).click();
		await expect(
			page.locator('.added_to_cart-status').filter({ hasText: 'In your cart.' }),
		).toBeVisible();
		await page.goto('/fleet/');
		await expect(cart).toHaveAccessibleName(/1/);
		const name = await boxOf(page, '.site-header .brand .elementor-heading-title');
		const next = await boxOf(
			page,
			width > 1024 ? '.site-header .elementor-nav-menu--main ul' : '.site-header .find',
		);
		expect(name.x + name.width).toBeLessThanOrEqual(next.x + 1);
		await cart.click();
		await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Chart of the coast');
	});
}

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the header leads to the cart on every page, since no script can count', async ({
		page,
	}) => {
		await page.goto('/fleet/');
		await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
		await expect(page).toHaveURL('/cart/');
	});
});
