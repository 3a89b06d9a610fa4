import { describe, expect, it } from 'vitest';
import { isPayable, paypalPayment, stripePayment, writeAmount } from './payment';
import { linkOfPaypalForm, paypalLink } from './paypal-link';
import { readStripeAnswer } from './stripe-answer';

const link = (
	settings: object,
	account = 'shop@boats.example',
): Record<string, string> | undefined => {
	const href = paypalLink(account, paypalPayment({ ...settings }), 'https://boats.example/bay/');
	if (!href) return undefined;
	const { origin, searchParams } = new URL(href);
	return { origin, ...Object.fromEntries(searchParams) };
};

describe('a sale', () => {
	it.each([{}, { type: 'gift', product_price: 'much', quantity: [], currency: 7 }])(
		'%j is one piece for nothing',
		(settings) => {
			expect(paypalPayment(settings)).toMatchObject({
				kind: 'checkout',
				price: 0,
				currency: 'USD',
				quantity: 1,
				taxRate: 0,
			});
		},
	);

	it.each([
		[-1, 0],
		[0, 0],
		[0.005, 0.01],
		['12.345', 12.35],
		[{ unit: 'px', size: 4 }, 4],
		[999_999, 999_999],
		[1_000_000, 0],
		[Number.NaN, 0],
		[' ', 0],
	])('a price of %j is %d', (product_price, price) => {
		expect(paypalPayment({ product_price }).price).toBe(price);
	});

	it.each([
		[{ product_price: 1 }, true],
		[{ product_price: 0 }, false],
		[{ type: 'donation', donation_type: 'any', donation_amount: 0 }, true],
		[{ type: 'donation', donation_type: 'fixed', donation_amount: 0 }, false],
		[{ type: 'donation', donation_type: 'fixed', donation_amount: 5 }, true],
	])('%j can be paid: %s', (settings, is) => {
		expect(isPayable(paypalPayment(settings))).toBe(is);
	});

	it.each([
		[{ product_price: ' 12.5 ' }, { price: 12.5 }],
		[{ product_price: '' }, { price: 0 }],
		[{ currency: 'EUROS' }, { currency: 'USD' }],
		[{ currency: 'AEUR' }, { currency: 'USD' }],
		[{ currency: ' chf ' }, { currency: 'CHF' }],
		[{ tax_type: 'none', tax_rate: 22 }, { taxRate: 0 }],
		[{ tax_type: 'percentage', tax_rate: 100 }, { taxRate: 100 }],
		[{ tax_type: 'percentage', tax_rate: 101 }, { taxRate: 100 }],
		[{}, { isRenewed: true, name: '', sku: '' }],
		[{ auto_renewal: 'no' }, { isRenewed: false }],
		[{ auto_renewal: '' }, { isRenewed: false }],
		[{ product_name: `  ${'n'.repeat(130)}` }, { name: 'n'.repeat(127) }],
		[{ type: 'donation' }, { price: 1, isFree: false }],
		[
			{ type: 'donation', product_price: 240 },
			{ price: 1, isFree: false },
		],
		[{ type: 'subscription' }, { cycle: 'months', isRenewed: true }],
		[{ type: 'subscription', billing_cycle: 'days' }, { cycle: 'days' }],
		[{ type: 'subscription', billing_cycle: 'weeks' }, { cycle: 'weeks' }],
		[{ type: 'subscription', billing_cycle: 'years' }, { cycle: 'years' }],
		[{ quantity: 0.4 }, { quantity: 1 }],
		[{ quantity: 2.9 }, { quantity: 2 }],
	])('%j is read as %j', (settings, expected) => {
		expect(paypalPayment(settings)).toMatchObject(expected);
	});

	it('at Stripe has the names of Stripe’s button, and PayPal’s mean nothing there', () => {
		const settings = {
			product_name: 'A berth',
			stripe_product_price: '90',
			stripe_currency: 'EUR',
			stripe_quantity: 2,
			shipping_amount: 5,
			tax_type: 'percentage',
			tax_rate: 22,
		};
		expect(stripePayment(settings)).toMatchObject({
			kind: 'checkout',
			name: 'A berth',
			price: 90,
			currency: 'EUR',
			quantity: 2,
			shipping: 5,
			taxRate: 0,
			isFree: false,
		});
		const others = { type: 'donation', product_price: 4, currency: 'EUR', quantity: 3 };
		expect(stripePayment(others)).toMatchObject({
			kind: 'checkout',
			price: 0,
			currency: 'USD',
			quantity: 1,
		});
	});

	it('is written with the decimals that its currency has', () => {
		expect([writeAmount(12.5, 'EUR'), writeAmount(1200, 'JPY')]).toEqual(['12.50', '1200']);
	});
});

describe('the link to PayPal', () => {
	it('of a checkout has all its values', () => {
		const settings = {
			product_name: 'A day & more',
			product_sku: 'W-1',
			product_price: 240,
			currency: 'eur',
			quantity: 2,
			shipping_price: 5,
			tax_type: 'percentage',
			tax_rate: 22,
		};
		expect(link(settings)).toEqual({
			origin: 'https://www.paypal.com',
			cmd: '_xclick',
			business: 'shop@boats.example',
			currency_code: 'EUR',
			item_name: 'A day & more',
			item_number: 'W-1',
			amount: '240.00',
			quantity: '2',
			shipping: '5.00',
			tax_rate: '22',
			no_note: '1',
			return: 'https://boats.example/bay/',
			cancel_return: 'https://boats.example/bay/',
		});
	});

	it('has no shipping and tax where they are zero, and has either only in a checkout', () => {
		const plain = link({ product_price: 1 });
		expect(plain).not.toHaveProperty('shipping');
		expect(plain).not.toHaveProperty('tax_rate');
		const more = { shipping_price: 5, tax_type: 'percentage', tax_rate: 22, quantity: 3 };
		const gift = link({ ...more, type: 'donation' });
		expect(gift).not.toHaveProperty('shipping');
		expect(gift).not.toHaveProperty('quantity');
	});

	it('leads to the sandbox where an editor tries it', () => {
		expect(link({ product_price: 1, sandbox_mode: 'yes' })?.origin).toBe(
			'https://www.sandbox.paypal.com',
		);
	});

	it('is made for a mail address or a merchant id, and nothing around it', () => {
		const price = { product_price: 1 };
		expect(link(price, ' ABCDEFGHJ2345 ')?.business).toBe('ABCDEFGHJ2345');
		expect(link(price, ' shop@boats.example ')?.business).toBe('shop@boats.example');
		for (const wrong of ['ABCDEFGHJ23456', 'ABCDEFGHJ234', 'xABCDEFGHJ2345', ''])
			expect(link(price, wrong)).toBeUndefined();
	});

	it.each([
		[{ type: 'donation' }, { cmd: '_donations', amount: '1.00' }],
		[
			{ type: 'donation', donation_type: 'any' },
			{ cmd: '_donations', amount: undefined },
		],
		[
			{ type: 'donation', donation_type: 'fixed', donation_amount: 15 },
			{ cmd: '_donations', amount: '15.00' },
		],
		[
			{ type: 'subscription', product_price: 90, billing_cycle: 'months', auto_renewal: 'yes' },
			{ cmd: '_xclick-subscriptions', a3: '90.00', p3: '1', t3: 'M', src: '1' },
		],
		[
			{ type: 'subscription', product_price: 90, auto_renewal: '' },
			{ p3: '1', t3: 'M', src: '0' },
		],
		[{ product_price: 1, sandbox_mode: 'yes' }, { origin: 'https://www.sandbox.paypal.com' }],
	])('%j is %j', (settings, expected) => {
		expect({ amount: undefined, ...link(settings) }).toMatchObject(expected);
	});

	it.each([
		['https://boats.example/thanks/', 'https://boats.example/thanks/'],
		['/thanks/', 'https://boats.example/thanks/'],
		['', 'https://boats.example/bay/'],
		['mailto:a@b.example', 'https://boats.example/bay/'],
		['javascript:alert(1)', 'https://boats.example/bay/'],
	])('comes back from a payment to %j at %s, from none to its page', (paidPage, address) => {
		const sold = paypalPayment({ product_price: 1 });
		const page = 'https://boats.example/bay/';
		const href = paypalLink('shop@boats.example', sold, page, paidPage) ?? '';
		const { searchParams } = new URL(href);
		expect([searchParams.get('return'), searchParams.get('cancel_return')]).toEqual([
			address,
			page,
		]);
	});

	it.each(['', 'shop', 'a@b.example, c@d.example', 'ABCDEFGHJKLM', 'https://evil.example'])(
		'is missing for the account %j',
		(account) => {
			expect(link({ product_price: 1 }, account)).toBeUndefined();
		},
	);

	it('uses the merchant’s number, and is null without an amount', () => {
		expect(link({ product_price: 1 }, 'ABCDEFGHJKLM2')?.business).toBe('ABCDEFGHJKLM2');
		expect(link({})).toBeUndefined();
	});

	it('can replace a form to PayPal, and no other form', () => {
		const fields = [
			['cmd', '_xclick'],
			['item_name', 'a&b'],
			['', 'x'],
		] as const;
		expect(linkOfPaypalForm('https://www.paypal.com/cgi-bin/webscr', fields)).toBe(
			'https://www.paypal.com/cgi-bin/webscr?cmd=_xclick&item_name=a%26b',
		);
		for (const action of ['https://paypal.com.evil.example/', 'http://www.paypal.com/', '/x', '']) {
			expect(linkOfPaypalForm(action, fields)).toBeUndefined();
		}
	});
});

describe('the answer about Stripe', () => {
	const of = (code: unknown, body: unknown) => JSON.stringify({ response: { code }, body });
	const url = 'https://checkout.stripe.com/c/pay/cs_1';

	it.each([
		[of(200, JSON.stringify({ url })), { kind: 'pay', url }],
		[of('200', { url }), { kind: 'pay', url }],
		[
			JSON.stringify({ success: true, data: { response: { code: 200 }, body: { url } } }),
			{ kind: 'pay', url },
		],
		[of(401, '{"error":{"message":" No such key "}}'), { kind: 'refused', message: 'No such key' }],
		[of(403, 'nothing'), { kind: 'refused', message: '' }],
		[
			of(401, JSON.stringify({ error: { message: 'a'.repeat(301) } })),
			{ kind: 'refused', message: 'a'.repeat(300) },
		],
		[of(402, '{"error":{"message":"x"}}'), { kind: 'failed' }],
		[of(200, '{}'), { kind: 'failed' }],
		[of(200, '{"url":"javascript:alert(1)"}'), { kind: 'failed' }],
		[of(200, '{"url":"http://checkout.stripe.com/"}'), { kind: 'failed' }],
		['<!doctype html><h1>Error</h1>', { kind: 'failed' }],
		['0', { kind: 'failed' }],
		['', { kind: 'failed' }],
		['[null]', { kind: 'failed' }],
	])('%s', (text, answer) => {
		expect(readStripeAnswer(text)).toEqual(answer);
	});
});
