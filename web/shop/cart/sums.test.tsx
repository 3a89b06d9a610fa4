import { englishSay } from '@outrigger/rules/texts/load-texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextsProvider } from '../../ui/texts';
import { Sums } from './sums';
import { cartAnswer } from './testing/cart-answers';
import type { Cart } from './use-cart';

/** The sums of a cart of two pieces with one coupon and with further fields of the shop. */
const sumsOf = (more: object) => {
	const cart = { ...cartAnswer([{ key: 'a', quantity: 2 }], ['ten']), ...more };
	for (const coupon of cart.appliedCoupons) {
		Object.assign(coupon, { discountAmount: '€1.64', discountAmountWithTax: '€2.00' });
	}
	const html = renderToStaticMarkup(
		<TextsProvider say={englishSay}>
			<Sums cart={cart as unknown as Cart} />
		</TextsProvider>,
	);
	return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map((part) =>
		part.slice(1).join(' '),
	);
};
const taxes = [{ __typename: 'CartTax', id: 't', label: 'VAT', amount: '€3.25' }];

describe('the sums of a cart', () => {
	it('count coupons with tax where prices include it, and list the tax separately where not', () => {
		expect(sumsOf({ totalTaxes: taxes })).toEqual([
			'Subtotal €20.00',
			'Coupon ten −€2.00',
			'Total €20.00',
			'Taxes includes €3.25 VAT',
		]);
		expect(sumsOf({ totalTaxes: taxes, displayPricesIncludeTax: false })).toEqual([
			'Subtotal €20.00',
			'Coupon ten −€1.64',
			'VAT €3.25',
			'Total €20.00',
		]);
	});

	it('have a line for the shop’s shipping, and for its fees', () => {
		const carried = { rawShippingTotal: '4.50', shippingTotal: '€4.50' };
		expect(sumsOf({ ...carried, rawFeeTotal: '-1', feeTotal: '-€1.00' })).toEqual([
			'Subtotal €20.00',
			'Coupon ten −€2.00',
			'Shipping €4.50',
			'Fees -€1.00',
			'Total €20.00',
		]);
	});
});
