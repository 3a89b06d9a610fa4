// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartAnswer } from '../../shop/cart/testing/cart-answers';
import { fakeShop, sentOf } from '../../shop/cart/testing/fake-shop';

type Lines = Parameters<typeof cartAnswer>[0];

let lines: Lines;
let coupons: string[];
let refusal: string | undefined;
let shop: ReturnType<typeof fakeShop>;
let detach: () => void = () => {};

/** The widget sends changes after this many milliseconds without input. */
const UPDATE_MS = 1500;

beforeEach(() => {
	vi.resetModules();
	localStorage.clear();
	[lines, coupons, refusal] = [[{ key: 'a', quantity: 2, stock: 9 }], [], undefined];
	const cart = () => cartAnswer(lines, coupons);
	shop = fakeShop({
		ShopCart: () => ({ cart: cart() }),
		ShopUpdateQuantities: ({ variables }) => {
			if (refusal !== undefined) return refusal;
			for (const { key, quantity } of variables.items as { key: string; quantity: number }[]) {
				lines = lines.map((line) => (line.key === key ? { ...line, quantity } : line));
			}
			lines = lines.filter(({ quantity }) => quantity > 0);
			return { updateItemQuantities: { __typename: 'UpdateItemQuantitiesPayload', cart: cart() } };
		},
		ShopApplyCoupon: ({ variables }) => {
			if (refusal !== undefined) return refusal;
			coupons.push(`${variables.code}`);
			return { applyCoupon: { __typename: 'ApplyCouponPayload', cart: cart() } };
		},
	});
	// Only a test has server and browser in one process.
	vi.spyOn(console, 'error').mockImplementation((message) => {
		if (!/multiple renderers/.test(`${message}`)) throw new Error(`${message}`);
	});
});
afterEach(() => {
	detach();
	detach = () => {};
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	document.body.replaceChildren();
});

const served = async (settings = {}) => {
	const { renderWidget } = await import('../../elements/testing/render-on-server');
	const { woocommerceCart } = await import('./index');
	return renderWidget(
		'woocommerce-cart',
		{ update_cart_automatically: 'yes', ...settings },
		{ widgets: [woocommerceCart], hasShop: true },
	);
};

async function show(settings = {}): Promise<void> {
	document.body.innerHTML = await served(settings);
	const { attach } = await import('./handler');
	const element = document.querySelector<HTMLElement>('[data-widget_type]');
	if (element) detach = await attach(element, {}, { attach: () => {}, detach: () => {} });
	await vi.waitFor(() => expect(document.querySelector('[data-state="ready"]')).not.toBeNull());
	// React and Apollo have clocks of their own.
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
}

const field = () => document.querySelector('.qty') as HTMLInputElement;
const total = () => document.querySelector('.order-total dd')?.textContent;
const message = () => document.querySelector('.cart_item .cart-error')?.textContent;
/** React notices only values that the browser's own setter sets. */
function type(input: HTMLInputElement, text: string): void {
	const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
	setter?.call(input, text);
	input.dispatchEvent(new Event('input', { bubbles: true }));
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the page of the cart', () => {
	it('comes without any cart, with a link for visitors without script', async () => {
		const html = await served();
		expect(html).toContain('Your cart is loading');
		expect(html).toContain('href="/cart/"');
		expect(html).not.toContain('cart_item');
		expect(shop.sent).toEqual([]);
	});

	it('requests the cart and shows the shop’s answer', async () => {
		await show();
		expect(field().value).toBe('2');
		expect(total()).toBe('€20.00');
		expect(document.querySelector('.checkout-button')?.getAttribute('href')).toBe('/checkout/');
	});

	it('sends another quantity once the visitor has not typed for a second and a half, and not before', async () => {
		await show();
		type(field(), '3');
		await pass(UPDATE_MS - 100);
		expect(sentOf(shop, 'ShopUpdateQuantities')).toEqual([]);
		type(field(), '4');
		await pass(UPDATE_MS - 100);
		expect(sentOf(shop, 'ShopUpdateQuantities')).toEqual([]);
		await pass(200);
		await vi.waitFor(() => expect(total()).toBe('€40.00'));
		expect(sentOf(shop, 'ShopUpdateQuantities').map(({ variables }) => variables)).toEqual([
			{ items: [{ key: 'a', quantity: 4 }] },
		]);
	});

	it.each([
		['-1', 'A quantity cannot be below zero.'],
		['1.5', 'Please order whole items.'],
		['10', 'There are only 9.'],
		['', 'Give a quantity.'],
	])('shows beside the field the fault of %j, and sends nothing', async (text, words) => {
		await show();
		type(field(), text);
		await pass(UPDATE_MS + 100);
		await vi.waitFor(() => expect(message()).toBe(words));
		expect(field().getAttribute('aria-invalid')).toBe('true');
		expect(
			document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent,
		).toBe(words);
		expect(field().value).toBe(text);
		expect(sentOf(shop, 'ShopUpdateQuantities')).toEqual([]);
	});

	it('shows a change at once, and the real cart after the shop has refused it', async () => {
		await show();
		refusal = 'Sorry, &quot;Chart&quot; is gone.';
		type(field(), '5');
		await pass(UPDATE_MS + 100);
		await vi.waitFor(() => expect(message()).toBe('Sorry, "Chart" is gone.'));
		expect(field().value).toBe('5');
		expect(document.querySelector('.cart-title')?.textContent).toBe('2 items in your cart');
		expect(total()).toBe('€20.00');
	});

	it('takes a line out at once, and puts it back where the shop refuses', async () => {
		await show();
		refusal = 'Not now.';
		document.querySelector<HTMLElement>('.product-remove')?.click();
		await vi.waitFor(() => expect(message()).toBe('Not now.'));
		refusal = undefined;
		document.querySelector<HTMLElement>('.product-remove')?.click();
		await vi.waitFor(() => expect(document.querySelector('.cart-empty')).not.toBeNull());
	});

	it('keeps typed quantities while there is no network, and sends them once there is one', async () => {
		await show();
		shop.isOffline = true;
		type(field(), '6');
		await pass(UPDATE_MS + 100);
		await vi.waitFor(() => expect(message()).toContain('cannot be reached'));
		expect(field().value).toBe('6');
		shop.isOffline = false;
		dispatchEvent(new Event('online'));
		await vi.waitFor(() => expect(total()).toBe('€60.00'));
		expect(message()).toBeUndefined();
		expect(field().value).toBe('6');
	});

	it('is another one when another tab has changed it', async () => {
		await show();
		lines = [{ key: 'a', quantity: 7 }];
		localStorage.setItem('elementor', JSON.stringify({ shop_cart: '7|€70.00' }));
		dispatchEvent(new Event('storage'));
		await vi.waitFor(() => expect(field().value).toBe('7'));
	});

	it('waits for its button where the editor wants that', async () => {
		await show({ update_cart_automatically: '', update_cart_button_text: 'Count again' });
		const button = document.querySelector<HTMLButtonElement>('.update-cart');
		expect(button?.textContent).toBe('Count again');
		type(field(), '3');
		await pass(10 * UPDATE_MS);
		expect(sentOf(shop, 'ShopUpdateQuantities')).toEqual([]);
		button?.click();
		await vi.waitFor(() => expect(total()).toBe('€30.00'));
	});

	it('takes a coupon once, and shows the fault of another beside the field', async () => {
		await show();
		const code = document.querySelector<HTMLInputElement>('[name="coupon_code"]');
		const give = async (text: string, words: string) => {
			if (code) code.value = text;
			document.querySelector<HTMLFormElement>('.coupon')?.requestSubmit();
			await vi.waitFor(() =>
				expect(document.querySelector('.coupon')?.textContent).toContain(words),
			);
		};
		await give('', 'Type the code of the coupon.');
		await give('firstswim', 'The coupon “firstswim” counts now.');
		expect(document.querySelector('.cart-discount')?.textContent).toContain('firstswim');
		await give('FirstSwim', 'is in use already');
		refusal = 'Coupon &quot;x&quot; does not exist!';
		await give('x', 'Coupon "x" does not exist!');
		expect(code?.value).toBe('x');
		expect(sentOf(shop, 'ShopApplyCoupon')).toHaveLength(2);
	});

	it('can be requested again where it did not come', async () => {
		shop.isOffline = true;
		document.body.innerHTML = await served();
		const { attach } = await import('./handler');
		const element = document.querySelector<HTMLElement>('[data-widget_type]');
		if (element) detach = await attach(element, {}, { attach: () => {}, detach: () => {} });
		await vi.waitFor(() => expect(document.querySelector('.cart-failed')).not.toBeNull());
		shop.isOffline = false;
		document.querySelector<HTMLElement>('.cart-failed button')?.click();
		await vi.waitFor(() => expect(total()).toBe('€20.00'));
	});

	it('calls a product that is gone so, and lets it be taken out', async () => {
		lines = [{ key: 'a', quantity: 1, isGone: true }];
		await show();
		expect(document.querySelector('.product-name')?.textContent).toBe('A product that is gone');
		expect(document.querySelector('.product-remove')).not.toBeNull();
	});
});
