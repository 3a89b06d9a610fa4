import { addTypenameToDocument } from '@apollo/client/utilities';
import {
	ShopAddToCartDocument,
	ShopCartDocument,
} from '@outrigger/elements/wordpress/shop/cart.shop.generated';
import { withoutUnmask } from '@outrigger/rules/wordpress/without-unmask';
import { type DocumentNode, print } from 'graphql';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app';
import { createSite } from './create-site';
import { parseEnvironment } from './environment';
import { openBackend } from './open-backend';
import { developmentAssets } from './site/assets';
import { createSanitize } from './site/sanitize/create-sanitize';
import { builderPage, contentFolder } from './testing/content-folder';
import { type RealWordPress, realWordPress } from './testing/real-wordpress';

const SITE_URL = 'http://boats.test';
const OWN = { origin: SITE_URL, 'sec-fetch-site': 'same-origin' };
const widget = (id: string, widgetType: string) => ({
	id,
	elType: 'widget',
	widgetType,
	settings: {},
	elements: [],
});

let wordpress: RealWordPress;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
	wordpress = await realWordPress(
		contentFolder({
			'site.json': JSON.stringify({
				title: 'Shop afar',
				shop: {
					pricesIncludeTax: true,
					countries: ['IT'],
					gateways: [{ id: 'cod', title: 'Pay at the boathouse' }],
				},
			}),
			'product/mug.md':
				'---\ndatabaseId: 101\ntitle: Mug\nproduct:\n  regularPrice: "12"\n---\n\nGood.\n',
			'pages/cart.json': builderPage('cart', 11, [widget('aaaaaaa', 'woocommerce-cart')]),
			'pages/checkout.json': builderPage('checkout', 12, [
				widget('bbbbbbb', 'woocommerce-checkout-page'),
			]),
		}),
	);
	wordpress.hasExtension = true;
	wordpress.hasShop = true;
	const environment = parseEnvironment({ SITE_URL, WORDPRESS_URL: wordpress.url });
	const log = pino({ level: 'silent' });
	app = createApp(environment, {
		backend: await openBackend(environment, log),
		createSite,
		secret: () => Buffer.alloc(32, 7),
		assets: developmentAssets(SITE_URL),
		createSanitize: () => createSanitize(SITE_URL),
		log,
		now: Date.now,
	});
});
afterAll(() => wordpress.close());
beforeEach(() => {
	wordpress.asked.length = 0;
});

/** A browser that keeps this host's cookies. */
function visitor() {
	const cookies = new Map<string, string>();
	const send = async (path: string, init: RequestInit, more: Record<string, string> = {}) => {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
		const headers = { ...OWN, cookie, ...more };
		const response = await app.request(SITE_URL + path, { ...init, headers });
		for (const line of response.headers.getSetCookie()) {
			const [pair = ''] = line.split('; ');
			const at = pair.indexOf('=');
			cookies.set(pair.slice(0, at), pair.slice(at + 1));
		}
		return response;
	};
	return {
		cookies,
		get: (path: string) => send(path, {}),
		post: (path: string, fields: Record<string, string>) =>
			send(path, { method: 'POST', body: new URLSearchParams(fields) }),
		async ask(query: string, more: Record<string, string> = {}) {
			const init = { method: 'POST', body: JSON.stringify({ query }) };
			return send('/graphql', init, { 'content-type': 'application/json', ...more });
		},
	};
}

/** The operations that reached WordPress, each with its session. */
const sessions = () =>
	wordpress.asked
		.filter(({ body }) => /addToCart|checkout\(|ShopCart/.test(body))
		.map(({ headers }) => headers['woocommerce-session']);

const ORDER = {
	woocommerce_checkout_place_order: '1',
	billing_first_name: 'Ada',
	billing_last_name: 'Quay',
	billing_email: 'ada@quay.example',
	billing_address_1: 'Quay 1',
	billing_city: 'Porto',
	billing_postcode: '12345',
	billing_country: 'IT',
	payment_method: 'cod',
};

describe('a shop behind this host', () => {
	it('sells with plain forms: the session goes there in its header and comes back as a cookie', async () => {
		const ada = visitor();
		const added = await ada.post('/', { 'add-to-cart': '101', quantity: '2' });
		expect([added.status, added.headers.get('location')]).toEqual([303, '/cart/']);
		const token = ada.cookies.get('outrigger_cart');
		expect(token?.split('.')).toHaveLength(3);
		expect(sessions()).toEqual([undefined]);

		const cart = await (await ada.get('/cart/')).text();
		expect(cart).toContain('€24.00');
		expect(sessions().at(-1)).toBe(`Session ${token}`);
		// Another visitor has another cart, and a page without an owner has none.
		expect(await (await visitor().get('/cart/')).text()).not.toContain('€24.00');

		const placed = await ada.post('/checkout/', ORDER);
		expect(placed.status).toBe(303);
		const order = await ada.get(placed.headers.get('location') ?? '');
		expect(order.headers.get('cache-control')).toContain('no-store');
		expect(await order.text()).toMatch(/Mug[\s\S]*€24\.00/);
	});

	it('takes the calls of scripts with the visitor’s session, and no answer contains the session', async () => {
		// The text as Apollo sends it.
		const text = (document: DocumentNode) => print(withoutUnmask(addTypenameToDocument(document)));
		const ida = visitor();
		const add = text(ShopAddToCartDocument);
		const init = {
			method: 'POST',
			body: JSON.stringify({ query: add, variables: { input: { productId: 101, quantity: 3 } } }),
			headers: { ...OWN, 'content-type': 'application/json' },
		};
		const answer = await app.request(`${SITE_URL}/graphql`, init);
		expect(await answer.text()).toContain('€36.00');
		expect(answer.headers.has('woocommerce-session')).toBe(false);
		const [cookie = ''] = answer.headers.getSetCookie();
		expect(cookie).toMatch(/^outrigger_cart=[\w.-]+; .*HttpOnly/);
		ida.cookies.set('outrigger_cart', cookie.split(';')[0]?.split('=')[1] ?? '');

		const read = await ida.ask(text(ShopCartDocument));
		expect(await read.text()).toContain('€36.00');
		expect(sessions().at(-1)).toBe(`Session ${ida.cookies.get('outrigger_cart')}`);
		// The shop ignores a forged token, and a page of another site has no session here.
		ida.cookies.set('outrigger_cart', 'a.b.c');
		expect(await (await ida.ask(text(ShopCartDocument))).text()).toContain('"isEmpty":true');
		const foreign = await ida.ask(text(ShopCartDocument), { 'sec-fetch-site': 'cross-site' });
		expect(foreign.status).toBe(403);
	});
});
