import { createWordPress, type WordPress } from '@outrigger/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_OPERATIONS, type PublicOperation } from './woographql-operations';

const SITE_URL = 'http://operations.test';
const EDITOR = `Basic ${btoa('harbour:port port port port port port')}`;
let wordpress: WordPress;
let token: string | null = null;
const asked = new Set<PublicOperation>();
beforeAll(async () => {
	wordpress = await createWordPress({ contentDir: 'content', siteUrl: SITE_URL });
});
afterAll(() => wordpress.close());

/** Sends an operation with the token of the session, as a client does. Fails at an answer with errors. */
async function ask(
	operation: PublicOperation,
	variables: Record<string, unknown> = {},
	headers: Record<string, string> = {},
	// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
): Promise<any> {
	asked.add(operation);
	const response = await wordpress.handle(
		new Request(`${SITE_URL}/graphql`, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				...(token && { 'woocommerce-session': `Session ${token}` }),
				...headers,
			},
			body: JSON.stringify({ query: operation.text, variables }),
		}),
	);
	if (!response) throw new Error('WordPress does not answer at /graphql.');
	token = response.headers.get('woocommerce-session') ?? token;
	const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
	expect(errors, `${operation.source}: ${operation.name}`).toBeUndefined();
	return data;
}

const ADA = {
	firstName: 'Ada',
	lastName: 'Quay',
	email: 'ada-of-operations@quay.example',
	address1: 'Quay 1',
	city: 'Porto',
	postcode: '12345',
	country: 'IT',
};

describe('operations that WooGraphQL documents and that its starters send', () => {
	const all = PUBLIC_OPERATIONS;

	it('buy, from the session to the order', async () => {
		const { customer } = await ask(all.sessionToken);
		token = customer.sessionToken;
		expect((await ask(all.cartLines)).cart.contents.nodes).toEqual([]);
		const { productVariation } = await ask(all.variation, { id: '4112' });
		expect(productVariation).toMatchObject({ price: '€28.00', stockStatus: 'IN_STOCK' });

		const { addToCart } = await ask(all.addToCart, {
			productId: 4003,
			variationId: 4112,
			quantity: 2,
		});
		expect(addToCart).toMatchObject({ cart: { total: '€56.00' }, cartItem: { quantity: 2 } });
		const { key } = addToCart.cartItem;
		const read = await ask(all.cart);
		expect(read.cart.contents).toMatchObject({ itemCount: 2, nodes: [{ key }] });
		expect(read.customer.sessionToken).toEqual(expect.any(String));
		const { updateItemQuantities } = await ask(all.quantities, { items: [{ key, quantity: 3 }] });
		expect(updateItemQuantities).toMatchObject({
			cart: { total: '€84.00' },
			items: [{ key, quantity: 3 }],
		});

		const { applyCoupon } = await ask(all.applyCoupon, { code: 'firstswim' });
		expect(applyCoupon.cart).toMatchObject({
			appliedCoupons: [{ code: 'firstswim' }],
			total: '€75.60',
		});
		expect((await ask(all.removeCoupon, { code: 'firstswim' })).removeCoupons.cart).toMatchObject({
			total: '€84.00',
		});
		await ask(all.applyCoupon, { code: 'quayside' });
		const { removeCoupons } = await ask(all.removeCoupons, { codes: ['quayside'] });
		expect(removeCoupons.cart).toMatchObject({ appliedCoupons: null, total: '€84.00' });

		const { updateCustomer } = await ask(all.shippingLocale, {
			zip: '12345',
			city: 'Porto',
			country: 'IT',
		});
		expect(updateCustomer.customer.shipping).toMatchObject({ postcode: '12345', country: 'IT' });
		// The shop has no shipping rates, so none can be chosen.
		const chosen = await ask(all.shippingMethod, { shippingMethod: 'flat_rate:1' });
		expect(chosen.updateShippingMethod.cart).toMatchObject({
			availableShippingMethods: null,
			total: '€84.00',
		});

		const again = await ask(all.addAgain, { input: { productId: 4004, quantity: 1 } });
		const removed = await ask(all.removeItems, {
			keys: [again.addToCart.cartItem.key],
			all: false,
		});
		expect(removed.removeItemsFromCart).toMatchObject({
			cart: { total: '€84.00' },
			cartItems: [{ quantity: 1 }],
		});
		const known = await ask(all.updateCustomer, { input: { billing: ADA } });
		expect(known.updateCustomer.customer).toMatchObject({
			billing: { city: 'Porto' },
			orders: { nodes: [] },
		});
		const { checkout } = await ask(all.checkout, { input: { paymentMethod: 'cod' } });
		expect(checkout).toEqual({
			result: 'success',
			redirect: expect.stringContaining('/checkout/order-received/'),
		});
		const own = await ask(all.customerOrders);
		expect(own.customer.orders.nodes).toMatchObject([{ status: 'PROCESSING', total: '€84.00' }]);
		// The documentation sends this query with the shop's own password.
		const found = await ask(
			all.orders,
			{ billingEmail: ADA.email },
			{ authorization: EDITOR, 'woocommerce-session': '' },
		);
		expect(found.orders.nodes).toMatchObject([
			{ total: '€84.00', lineItems: { nodes: [{ quantity: 3 }] } },
		]);
	});

	it('browse the shop, and write a review', async () => {
		const { productCategories } = await ask(all.categories);
		const counts = productCategories.nodes.map(({ count }: { count: number }) => count);
		expect(counts).toEqual([...counts].sort((one, other) => other - one));
		expect(counts.length).toBeGreaterThan(2);
		const { product } = await ask(all.stockStatus, { slug: 'enamel-mug' });
		expect(product).toEqual({ stockStatus: 'OUT_OF_STOCK' });
		const { productCategory } = await ask(all.fromCategory, { id: productCategories.nodes[0].id });
		expect(productCategory.products.nodes).toHaveLength(counts[0]);
		expect((await ask(all.states, { country: 'IT' })).countryStates).toEqual([]);
		const { writeReview } = await ask(all.review, {
			author: 'Ada',
			authorEmail: ADA.email,
			commentOn: 4003,
			content: 'It kept my sandwiches dry for a whole week.',
			rating: 5,
		});
		expect(writeReview.rating).toBe(5);
	});

	it('are twenty at least, and this file has sent each', () => {
		expect(Object.keys(all).length).toBeGreaterThanOrEqual(20);
		expect([...asked]).toHaveLength(Object.keys(all).length);
	});
});
