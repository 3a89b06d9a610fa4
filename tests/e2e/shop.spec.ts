import { expect, type Page, test } from '@playwright/test';
import { HANDS, tabTo } from './support/hands';
import { accessibilityViolations, horizontalOverflow, watchErrors } from './support/page-health';

/** Fills in who pays. */
async function fillIn(page: Page): Promise<void> {
	const field = (name: string) => page.getByLabel(name, { exact: true });
	await field('First name').fill('Ada');
	await field('Last name').fill('Sailor');
	await field('Country').selectOption('IT');
	await field('Street and number').fill('Molo Vecchio 7');
	await field('Postcode').fill('12345');
	await field('Town').fill('Porto Sereno');
	await field('Email').fill('ada@sette-nodi.example');
}

const healthy = async (page: Page) => {
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
};

test('a visitor chooses, changes their mind, and orders with the mouse', async ({ page }) => {
	test.slow();
	const errors = watchErrors(page);
	await page.goto('/shop/');
	await healthy(page);
	await page.getByRole('link', { name: 'Choose yours: Dry bag' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Dry bag' })).toBeVisible();

	// First nothing is chosen; then a variation with a stock of three.
	const form = page.locator('form.cart');
	await form.getByRole('button', { name: 'Add to cart' }).click();
	await expect(form.getByRole('alert')).toHaveText('Choose what you would like first.');
	await form.getByLabel('Colour').selectOption('Deep blue');
	await expect(form.locator('.single_variation')).toContainText('€32.00');
	const quantity = form.getByLabel('Quantity of Dry bag');
	for (const [typed, words] of [
		['-2', 'A quantity cannot be below zero.'],
		['1.5', 'Please order whole items.'],
		['4', 'There are only 3.'],
	] as const) {
		await quantity.fill(typed);
		await form.getByRole('button', { name: 'Add to cart' }).click();
		await expect(form.getByRole('alert')).toHaveText(words);
		await expect(quantity).toHaveValue(typed);
		await expect(quantity).toBeFocused();
	}
	await healthy(page);
	// The other colour has enough stock for every run of this test.
	await form.getByLabel('Colour').selectOption('Signal orange');
	await quantity.fill('2');
	await form.getByRole('button', { name: 'Add to cart' }).click();
	await expect(form.getByRole('status')).toContainText('has been added to your cart');

	// The cart beside the page.
	const toggle = page
		.getByRole('link', { name: /^Cart, / })
		.or(page.getByRole('link', { name: /Cart, 2 items/ }));
	await expect(toggle.first()).toContainText('€56.00');
	await toggle.first().click();
	const panel = page.getByRole('dialog', { name: 'Cart' });
	await expect(panel.getByText('Dry bag')).toBeVisible();
	await expect(panel.getByText('€56.00').first()).toBeVisible();
	await healthy(page);
	await panel.getByRole('link', { name: 'View cart' }).click();

	// The address is that of the cart's page, which a reload does not change.
	await expect(page).toHaveURL('/cart/');
	await expect(page.getByRole('heading', { name: '2 items in your cart' })).toBeVisible();
	await page.reload();
	const field = page.getByLabel('Quantity of Dry bag');
	await expect(field).toHaveValue('2');
	await field.fill('900');
	await expect(page.getByText(/There are only \d+\./)).toBeVisible();
	await field.fill('3');
	await expect(page.locator('.order-total dd')).toHaveText('€84.00');
	await page.getByRole('textbox', { name: 'Coupon' }).fill('nonsense');
	await page.getByRole('button', { name: 'Apply', exact: true }).click();
	await expect(page.locator('.coupon').getByRole('alert')).toBeVisible();
	await expect(page.getByRole('textbox', { name: 'Coupon' })).toHaveValue('nonsense');
	await page.getByRole('textbox', { name: 'Coupon' }).fill('firstswim');
	await page.getByRole('button', { name: 'Apply', exact: true }).click();
	await expect(page.locator('.cart-discount')).toContainText('firstswim');
	await page.getByRole('textbox', { name: 'Coupon' }).fill('FIRSTSWIM');
	await page.getByRole('button', { name: 'Apply', exact: true }).click();
	await expect(page.locator('.coupon').getByRole('alert')).toContainText('in use already');
	await healthy(page);
	await page.getByRole('link', { name: 'To the checkout' }).click();

	// The desk.
	await expect(page).toHaveURL('/checkout/');
	await page.getByRole('button', { name: 'Place order' }).click();
	await expect(page.getByText('First name is missing.')).toBeVisible();
	await expect(page.getByLabel('First name', { exact: true })).toBeFocused();
	await healthy(page);
	await fillIn(page);
	await page.getByRole('button', { name: 'Place order' }).dblclick();
	await expect(page).toHaveURL(/\/checkout\/order-received\/\d+\/\?key=/);
	await expect(page.getByText('Thank you. It is in our book.')).toBeVisible();
	await expect(page.getByText('ada@sette-nodi.example')).toBeVisible();
	await expect(page.locator('.order-lines')).toContainText('× 3');
	await healthy(page);
	await page.goto('/cart/');
	await expect(page.getByText('Your cart is empty.')).toBeVisible();
	await healthy(page);
	expect(errors).toEqual([]);
});

test('the keyboard alone buys, and less motion is respected', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/product/chart-of-the-coast/');
	const quantity = page.locator('form.cart').getByLabel('Quantity of Chart of the coast');
	await quantity.focus();
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page.locator('form.cart').getByRole('status')).toContainText('added');
	const toggle = page.locator('.shop-bar .elementor-menu-cart__toggle a');
	await toggle.focus();
	await page.keyboard.press('Enter');
	const panel = page.getByRole('dialog', { name: 'Cart' });
	await expect(panel.getByText('Chart of the coast')).toBeVisible();
	await expect(page.locator('.shop-bar .elementor-menu-cart__main')).toHaveCSS(
		'animation-name',
		'none',
	);
	// The Tab key stays inside the cart; Escape returns to the button.
	for (let presses = 0; presses < 8; presses += 1) {
		await page.keyboard.press('Tab');
		expect(await panel.evaluate((one) => one.contains(document.activeElement))).toBe(true);
	}
	await page.keyboard.press('Escape');
	await expect(panel).toBeHidden();
	await expect(toggle).toBeFocused();
	await page.keyboard.press('Enter');
	await panel.getByRole('button', { name: 'Remove Chart of the coast' }).focus();
	await page.keyboard.press('Space');
	await expect(panel.getByText('Your cart is empty.')).toBeVisible();
	await expect(toggle.locator('[data-counter="0"]')).toBeAttached();
});

test('the keyboard alone orders, from the product to the page of the order', async ({ page }) => {
	test.slow();
	const keys = HANDS.find(({ name }) => name === 'keyboard');
	if (!keys) throw new Error('Nobody types.');
	const errors = watchErrors(page);
	const field = (name: string) => page.getByLabel(name, { exact: true });
	await page.goto('/product/dry-bag/');
	const form = page.locator('form.cart');
	await tabTo(form.getByLabel('Colour'));
	await page.keyboard.type('Signal');
	await keys.write(form.getByLabel('Quantity of Dry bag'), '2');
	await page.keyboard.press('Enter');
	await expect(form.getByRole('status')).toContainText('has been added to your cart');
	await keys.press(page.locator('.shop-bar .elementor-menu-cart__toggle a'));
	await keys.press(
		page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'View cart' }),
	);

	// The Enter key in a quantity field changes the quantity, and orders nothing.
	await expect(page).toHaveURL('/cart/');
	await keys.write(field('Quantity of Dry bag'), '3');
	await page.keyboard.press('Enter');
	await expect(page.locator('.order-total dd')).toHaveText('€84.00');
	await keys.press(page.getByRole('link', { name: 'To the checkout' }));

	// The missing field has the focus; from there the test fills one field after the other.
	await expect(page).toHaveURL('/checkout/');
	await keys.press(page.getByRole('button', { name: 'Place order' }));
	await expect(field('First name')).toBeFocused();
	await keys.write(field('First name'), 'Ada');
	await keys.write(field('Last name'), 'Sailor');
	await tabTo(field('Country'));
	await page.keyboard.type('Italy');
	await expect(field('Country')).toHaveValue('IT');
	await keys.write(field('Street and number'), 'Molo Vecchio 7');
	await keys.write(field('Postcode'), '12345');
	await keys.write(field('Town'), 'Porto Sereno');
	await keys.write(field('Email'), 'ada@sette-nodi.example');
	await keys.choose(field('Pay at the boathouse'));

	// The Enter key in the field of a coupon applies the coupon.
	const coupon = page.getByRole('textbox', { name: 'coupon' });
	await keys.write(coupon, 'firstswim');
	await page.keyboard.press('Enter');
	await expect(page.locator('.coupon').getByRole('status')).toContainText('counts now');
	await expect(coupon).toHaveValue('');
	await expect(coupon).toBeFocused();
	await expect(page).toHaveURL('/checkout/');
	await expect(field('Town')).toHaveValue('Porto Sereno');
	await healthy(page);
	await keys.press(page.getByRole('button', { name: 'Place order' }));
	await expect(page).toHaveURL(/\/checkout\/order-received\/\d+\/\?key=/);
	await expect(page.getByText('Thank you. It is in our book.')).toBeVisible();
	await expect(page.locator('.order-lines')).toContainText('× 3');
	expect(errors).toEqual([]);
});

test('the Enter key counts a coupon that is typed before it orders', async ({ page }) => {
	await page.goto('/shop/');
	await page.getByRole('button', { name: 'Add to cart: Chart of the coast' }).click();
	await expect(
		page.locator('.added_to_cart-status').filter({ hasText: 'In your cart.' }),
	).toBeVisible();
	await page.goto('/checkout/');
	await fillIn(page);
	const coupon = page.getByRole('textbox', { name: 'coupon' });
	const town = page.getByLabel('Town', { exact: true });
	const orders: string[] = [];
	page.on('request', (request) => {
		if (request.postData()?.includes('ShopOrder')) orders.push(request.url());
	});

	// With a typed coupon, the Enter key orders neither in the coupon's field nor in a field of the address.
	for (const [typed, at] of [
		['nonsense', coupon],
		['nonsense', town],
	] as const) {
		await coupon.fill(typed);
		await at.press('Enter');
		await expect(page.locator('.coupon').getByRole('alert')).toBeVisible();
		await expect(coupon).toHaveValue(typed);
		await expect(coupon).toBeFocused();
		await coupon.fill('');
		await coupon.press('Enter');
		await expect(page.locator('.coupon').getByRole('alert')).toHaveText(
			'Type the code of the coupon.',
		);
	}
	await coupon.fill('firstswim');
	await town.press('Enter');
	await expect(page.locator('.cart-discount')).toContainText('firstswim');
	await expect(coupon).toHaveValue('');
	await expect(town).toHaveValue('Porto Sereno');
	await expect(page).toHaveURL('/checkout/');
	expect(orders).toEqual([]);

	// Without a typed coupon, the Enter key orders.
	await town.press('Enter');
	await expect(page).toHaveURL(/order-received/);
	expect(orders).toHaveLength(1);
});

test('two tabs show one cart, and a lost network loses nothing', async ({ page, context }) => {
	await page.goto('/shop/');
	await page.getByRole('button', { name: 'Add to cart: Chart of the coast' }).click();
	await expect(
		page.locator('.added_to_cart-status').filter({ hasText: 'In your cart.' }),
	).toBeVisible();
	await page.goto('/cart/');
	const field = page.getByLabel('Quantity of Chart of the coast');
	await expect(field).toHaveValue('1');
	const other = await context.newPage();
	await other.goto('/cart/');
	await other.getByLabel('Quantity of Chart of the coast').fill('5');
	await expect(other.locator('.order-total dd')).toHaveText('€90.00');
	await expect(field).toHaveValue('5');
	await expect(page.locator('.order-total dd')).toHaveText('€90.00');
	// Two tabs change the same line; the last change counts in both.
	await field.fill('2');
	await other.getByLabel('Quantity of Chart of the coast').fill('4');
	await expect(async () => {
		const both = [
			await field.inputValue(),
			await other.getByLabel('Quantity of Chart of the coast').inputValue(),
		];
		expect(both[0]).toBe(both[1]);
		expect(await page.locator('.order-total dd').textContent()).toBe(
			await other.locator('.order-total dd').textContent(),
		);
	}).toPass();
	await other.close();

	await context.setOffline(true);
	await field.fill('7');
	await expect(page.getByText('cannot be reached just now')).toBeVisible();
	await expect(field).toHaveValue('7');
	await healthy(page);
	await context.setOffline(false);
	await expect(page.locator('.order-total dd')).toHaveText('€126.00');
	await page.reload();
	await expect(field).toHaveValue('7');
});

test.describe('by touch', () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
	test('a visitor buys with taps, and the cart lies over the whole window', async ({ page }) => {
		await page.goto('/product/dry-bag/');
		await healthy(page);
		await page.getByLabel('Colour').selectOption('Signal orange');
		await page.locator('form.cart').getByRole('button', { name: 'Add to cart' }).tap();
		await expect(page.locator('form.cart').getByRole('status')).toContainText('added');
		await page.locator('.shop-bar .elementor-menu-cart__toggle a').tap();
		const panel = page.getByRole('dialog', { name: 'Cart' });
		await expect(panel.getByText('Dry bag')).toBeVisible();
		await healthy(page);
		await panel.getByRole('button', { name: 'Close cart' }).tap();
		await expect(panel).toBeHidden();
		await page.locator('.shop-bar .elementor-menu-cart__toggle a').tap();
		await panel.getByRole('link', { name: 'Checkout' }).tap();
		await expect(page).toHaveURL('/checkout/');
		await fillIn(page);
		await healthy(page);
		await page.getByLabel('Pay at the boathouse').tap();
		await page.getByRole('button', { name: 'Place order' }).tap();
		await expect(page).toHaveURL(/order-received/);
		await expect(page.locator('.order-lines')).toContainText('Dry bag');
		await healthy(page);
	});
});

test('a page of the shop that all visitors share holds no visitor’s cart', async ({
	page,
	request,
}) => {
	await page.goto('/shop/');
	await page.getByRole('button', { name: 'Add to cart: Chart of the coast' }).click();
	await expect(
		page.locator('.added_to_cart-status').filter({ hasText: 'In your cart.' }),
	).toBeVisible();
	const shared = await page.request.get('/shop/');
	expect(await shared.text()).toBe(await (await request.get('/shop/')).text());
	const own = await page.request.get('/cart/');
	expect(own.headers()['cache-control']).toContain('no-store');
	expect(await own.text()).toContain('Chart of the coast');
	expect(await (await request.get('/cart/')).text()).not.toContain('Quantity of Chart');
	// Pages outside of the shop have the cart button in their header, and no cart.
	const start = await (await page.request.get('/')).text();
	expect(start).toBe(await (await request.get('/')).text());
	expect(start).not.toContain('Chart of the coast');
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });
	test('a visitor buys with plain forms', async ({ page }) => {
		await page.goto('/product/chart-of-the-coast/');
		const form = page.locator('form.cart');
		await form.getByLabel('Quantity of Chart of the coast').fill('2');
		await form.getByRole('button', { name: 'Add to cart' }).click();
		await page.goto('/cart/');
		await expect(page.getByLabel('Quantity of Chart of the coast')).toHaveValue('2');
		await page.getByLabel('Quantity of Chart of the coast').fill('900');
		await page.getByRole('button', { name: 'Update Cart' }).click();
		await expect(page.getByRole('alert').first()).toBeVisible();
		// The Enter key sends the typed quantity; it does not remove a line.
		await page.getByLabel('Quantity of Chart of the coast').fill('3');
		await page.getByLabel('Quantity of Chart of the coast').press('Enter');
		await expect(page.locator('.order-total dd')).toHaveText('€54.00');
		await page.getByRole('textbox', { name: 'Coupon' }).fill('firstswim');
		await page.getByRole('button', { name: 'Apply', exact: true }).click();
		await expect(page.locator('.cart-discount')).toContainText('firstswim');
		await page.getByRole('link', { name: 'To the checkout' }).click();
		await fillIn(page);
		// Adding or removing a coupon, by its button or the Enter key, does not change the typed values.
		const town = page.getByLabel('Town', { exact: true });
		await page.getByRole('button', { name: 'Remove the coupon firstswim' }).click();
		await expect(page.locator('.cart-discount')).toHaveCount(0);
		await expect(town).toHaveValue('Porto Sereno');
		await page.getByRole('textbox', { name: 'coupon' }).fill('firstswim');
		await page.keyboard.press('Enter');
		await expect(page.locator('.cart-discount')).toContainText('firstswim');
		await expect(page.getByLabel('Country', { exact: true })).toHaveValue('IT');
		await town.press('Enter');
		await expect(page).toHaveURL(/order-received/);
		await expect(page.getByText('Thank you. It is in our book.')).toBeVisible();
		await expect(page.locator('.order-lines')).toContainText('× 3');
	});
});

test('a product of a list keeps its shape under the pointer, and its picture fills its frame', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 860 });
	await page.goto('/shop/');
	const product = page.locator('li.product').first();
	const title = product.getByRole('heading');
	await expect(product.locator('img')).toHaveCSS('object-fit', 'cover');
	await product.scrollIntoViewIfNeeded();
	const before = await title.boundingBox();
	await title.hover();
	await expect(title).toHaveCSS('text-decoration-line', 'underline');
	expect(await title.boundingBox()).toEqual(before);
});
