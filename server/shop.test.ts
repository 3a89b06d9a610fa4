import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builderPage, contentFolder } from './testing/content-folder';
import { openSite, WHOLE_SITE_URL, type WholeSite } from './testing/whole-site';

const widget = (id: string, widgetType: string, settings: object = {}) => ({
	id,
	elType: 'widget',
	widgetType,
	settings,
	elements: [],
});
const heading = (id: string, title: string) => widget(id, 'heading', { title });
const product = (id: number, title: string, fields: string) =>
	`---\ndatabaseId: ${id}\ntitle: ${title}\nproduct:\n${fields}\n---\n\nGood.\n`;

/** A shop with two simple products, one of them nearly sold out, and one product in two sizes. */
const shopContent = () =>
	contentFolder({
		'site.json': JSON.stringify({
			title: 'Shop',
			shop: {
				pricesIncludeTax: true,
				taxRates: [{ label: 'VAT', percent: '22' }],
				countries: ['IT', 'DE'],
				gateways: [{ id: 'cod', title: 'Pay at the boathouse' }],
				coupons: [
					{ code: 'ten', kind: 'percent', amount: '10' },
					{ code: 'old', kind: 'percent', amount: '10', expires: '2020-01-01' },
				],
			},
		}),
		'users.json': JSON.stringify([
			{ login: 'ed', name: 'Ed', role: 'editor', applicationPasswords: ['abcd efgh'] },
			{ login: 'sue', name: 'Sue', role: 'subscriber', applicationPasswords: ['ijkl mnop'] },
		]),
		'product/mug.md': product(101, 'Mug', '  regularPrice: "12"'),
		'product/rope.md': product(102, 'Rope', '  regularPrice: "30"\n  stock: 3'),
		'product/bag.md': product(
			103,
			'Bag',
			[
				'  attributes: [{ name: Size, options: [S, L], variation: true }]',
				'  variations:',
				'    - { databaseId: 201, regularPrice: "20", attributes: { Size: S } }',
				'    - { databaseId: 202, regularPrice: "25", attributes: { Size: L } }',
			].join('\n'),
		),
		'pages/cart.json': builderPage('cart', 11, [
			heading('aaaaaaa', 'Your cart'),
			widget('aaaaaab', 'woocommerce-cart'),
		]),
		'pages/checkout.json': builderPage('checkout', 12, [
			heading('bbbbbbb', 'Checkout'),
			widget('bbbbbbc', 'woocommerce-checkout-page', { additional_information_active: 'yes' }),
		]),
	});

let site: WholeSite;
beforeAll(async () => {
	site = await openSite(shopContent());
});
afterAll(() => site.app.close());

const OWN = { origin: WHOLE_SITE_URL, 'sec-fetch-site': 'same-origin' };

/** A browser that keeps cookies. */
function visitor(at: WholeSite = site) {
	const cookies = new Map<string, string>();
	const keep = (response: Response) => {
		for (const line of response.headers.getSetCookie()) {
			const [pair = '', ...attributes] = line.split('; ');
			const at = pair.indexOf('=');
			if (attributes.includes('Max-Age=0')) cookies.delete(pair.slice(0, at));
			else cookies.set(pair.slice(0, at), pair.slice(at + 1));
		}
		return response;
	};
	const headers = (more: Record<string, string> = {}) => ({
		...OWN,
		cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
		...more,
	});
	return {
		cookies,
		async post(path: string, fields: Record<string, string>, more: Record<string, string> = {}) {
			const body = new URLSearchParams(fields);
			const init = { method: 'POST', body, headers: headers(more) };
			return keep(await at.app.request(WHOLE_SITE_URL + path, init));
		},
		async get(path: string) {
			return keep(await at.app.request(WHOLE_SITE_URL + path, { headers: headers() }));
		},
		async ask(query: string, variables = {}, more: Record<string, string> = {}) {
			const init = {
				method: 'POST',
				body: JSON.stringify({ query, variables }),
				headers: headers({ 'content-type': 'application/json', ...more }),
			};
			const response = keep(await at.app.request(`${WHOLE_SITE_URL}/graphql`, init));
			return { response, ...((await response.json()) as Answer) };
		},
	};
}
interface Answer {
	// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
	data: any;
	errors?: { message: string }[];
}

const CART = '{cart{isEmpty total contents{itemCount nodes{key quantity}}}}';
/** The sums in the first list of sums of a page, as visitors read them. */
function sumsIn(html: string): string[] {
	const [, list = ''] = /<dl class="shop-sums"[^>]*>(.*?)<\/dl>/s.exec(html) ?? [];
	return [...list.matchAll(/<dt[^>]*>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map((part) =>
		part
			.slice(1)
			.join(' ')
			.replaceAll('<!-- -->', '')
			.replace(/<[^>]*>/g, ''),
	);
}
const BILLING = {
	billing_first_name: 'Ada',
	billing_last_name: 'Quay <b>',
	billing_email: 'ada@quay.example',
	billing_address_1: 'Quay 1',
	billing_city: 'Porto',
	billing_postcode: '12345',
	billing_country: 'IT',
	payment_method: 'cod',
};
const ORDER = { ...BILLING, woocommerce_checkout_place_order: '1' };

describe('a browser with script', () => {
	it('has its session in a cookie that scripts cannot read, and never in the answer', async () => {
		const { ask, cookies } = visitor();
		const { response, data } = await ask(
			'mutation{addToCart(input:{productId:101,quantity:2}){cart{total contents{itemCount}}}}',
		);
		expect(data.addToCart.cart).toEqual({ total: '€24.00', contents: { itemCount: 2 } });
		expect(response.headers.has('woocommerce-session')).toBe(false);
		const [token, items] = response.headers.getSetCookie();
		expect(token).toMatch(/^outrigger_cart=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
		expect(items).toMatch(/^woocommerce_items_in_cart=2; Max-Age=/);
		expect(items).not.toContain('HttpOnly');
		expect((await ask(CART)).data.cart.total).toBe('€24.00');
		expect(cookies.get('woocommerce_items_in_cart')).toBe('2');
	});

	it('that only looks gets no cookie', async () => {
		const { ask } = visitor();
		const { response, data } = await ask(CART);
		expect(data.cart.isEmpty).toBe(true);
		expect(response.headers.getSetCookie()).toEqual([]);
	});

	it('forgets the count when the cart is empty again', async () => {
		const { ask, cookies } = visitor();
		await ask('mutation{addToCart(input:{productId:101}){cart{contents{itemCount}}}}');
		await ask('mutation{emptyCart(input:{}){cart{contents{itemCount}}}}');
		expect([...cookies.keys()]).toEqual(['outrigger_cart']);
	});

	it('that another site sends has no session here', async () => {
		const { ask } = visitor();
		await ask('mutation{addToCart(input:{productId:101}){cart{contents{itemCount}}}}');
		const foreign = await ask(
			CART,
			{},
			{
				'sec-fetch-site': 'cross-site',
				origin: 'https://evil.example',
			},
		);
		expect(foreign.data.cart.isEmpty).toBe(true);
		expect(foreign.response.headers.getSetCookie()).toEqual([]);
	});

	it('gets a fresh cart for a cookie that is forged', async () => {
		const { ask, cookies } = visitor();
		await ask('mutation{addToCart(input:{productId:101}){cart{contents{itemCount}}}}');
		const [head, body] = (cookies.get('outrigger_cart') ?? '').split('.');
		for (const forged of [`${head}.${body}.AAAA`, 'x', `${head}.${body}.`, '"; Path=/']) {
			cookies.set('outrigger_cart', forged);
			expect((await ask(CART)).data.cart.isEmpty).toBe(true);
		}
	});
});

describe('a page without script', () => {
	it('puts things into the cart, changes them and takes them out, each with a redirect', async () => {
		const { post, ask } = visitor();
		const added = await post('/cart/', { 'add-to-cart': '101', quantity: '2' });
		expect([added.status, added.headers.get('location')]).toEqual([303, '/cart/']);
		expect(added.headers.get('cache-control')).toBe('private, no-store');
		await post('/', { 'add-to-cart': '103', variation_id: '202' });
		await post('/', { 'add-to-cart': '103', attribute_size: 'S' });
		const { nodes } = (await ask(CART)).data.cart.contents;
		expect(nodes).toHaveLength(3);
		const changed = await post('/cart/', {
			update_cart: '1',
			[`cart[${nodes[0].key}][qty]`]: '5',
			[`cart[${nodes[1].key}][qty]`]: '0',
		});
		expect(changed.status).toBe(303);
		expect((await ask(CART)).data.cart.contents.itemCount).toBe(6);
		await post('/cart/', { remove_item: nodes[2].key });
		expect((await ask(CART)).data.cart).toMatchObject({ total: '€60.00' });
		await post('/cart/', { apply_coupon: '1', coupon_code: ' TEN ' });
		expect((await ask(CART)).data.cart).toMatchObject({ total: '€54.00' });
		await post('/cart/', { remove_coupon: 'ten' });
		expect((await ask(CART)).data.cart).toMatchObject({ total: '€60.00' });
	});

	it.each([
		['the number of another form', '201'],
		['the number of nothing', '9'],
		['no number', '0'],
	])('adds the form that its attributes name, beside %s', async (_, variation_id) => {
		const { post, ask } = visitor();
		const added = await post('/', { 'add-to-cart': '103', variation_id, attribute_size: 'L' });
		expect(added.headers.get('location')).toBe('/cart/');
		expect((await ask(CART)).data.cart).toMatchObject({ total: '€25.00' });
	});

	it.each<[string, Record<string, string>]>([
		['-1', { 'add-to-cart': '101', quantity: '-1' }],
		['a half', { 'add-to-cart': '101', quantity: '1.5' }],
		['no number', { 'add-to-cart': '101', quantity: 'many' }],
		['none', { 'add-to-cart': '101', quantity: '0' }],
		['more than anybody orders', { 'add-to-cart': '101', quantity: '999999999' }],
		['more than there are', { 'add-to-cart': '102', quantity: '4' }],
		['nothing that is there', { 'add-to-cart': '9999' }],
		['no product', { 'add-to-cart': 'x' }],
		['nothing chosen', { 'add-to-cart': '103' }],
		['a choice that is none', { 'add-to-cart': '103', attribute_size: 'XXL' }],
		['a line that is not there', { update_cart: '1', 'cart[abc][qty]': '2' }],
		['no line', { update_cart: '1' }],
		['a coupon that is none', { apply_coupon: '1', coupon_code: 'nope' }],
		['a coupon of last year', { apply_coupon: '1', coupon_code: 'old' }],
		['an empty coupon', { apply_coupon: '1', coupon_code: '' }],
		['an order of nothing', ORDER],
	])('the visitor reads about %s on the page itself, and nothing changes', async (_, fields) => {
		const { post, ask, cookies } = visitor();
		const refused = await post('/cart/', fields);
		expect(refused.status).toBe(422);
		expect(refused.headers.get('cache-control')).toContain('no-store');
		expect(cookies.has('woocommerce_items_in_cart')).toBe(false);
		expect((await ask(CART)).data.cart.isEmpty).toBe(true);
	});

	it('takes no form of another site', async () => {
		const { post, ask } = visitor();
		const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
		expect((await post('/', { 'add-to-cart': '101' }, foreign)).status).toBe(403);
		expect((await ask(CART)).data.cart.isEmpty).toBe(true);
	});

	it('shows a form before a link changes anything', async () => {
		const { get, ask } = visitor();
		const asked = await get('/?add-to-cart=101&quantity="><script>');
		const html = await asked.text();
		expect(html).toContain('<form method="post" action="/">');
		expect(html).not.toContain('<script>');
		expect((await ask(CART)).data.cart.isEmpty).toBe(true);
	});

	it('is shown the sums of the order as the cart showed them, with the tax inside', async () => {
		const { post, get, ask } = visitor();
		await post('/', { 'add-to-cart': '101', quantity: '3' });
		await post('/cart/', { apply_coupon: '1', coupon_code: 'ten' });
		const cart = await (await get('/cart/')).text();
		expect(sumsIn(cart)).toEqual([
			'Subtotal €36.00',
			'Coupon ten −€3.60',
			'Total €32.40',
			'Taxes includes €5.84 VAT',
		]);
		const placed = await post('/checkout/', ORDER);
		const order = await (await get(placed.headers.get('location') ?? '')).text();
		expect(sumsIn(order)).toEqual([
			'Subtotal €36.00',
			'Coupon ten −€3.60',
			'Total €32.40',
			'Taxes includes €5.84 VAT',
		]);
		const { data } = await ask(
			'{customer{orders{nodes{lineItems{nodes{subtotal subtotalTax}} couponLines{nodes{discount}} taxLines{nodes{taxTotal}}}}}}',
		);
		// Lines have a currency, the other parts of an order have none.
		expect(data.customer.orders.nodes).toEqual([
			{
				lineItems: { nodes: [{ subtotal: '€29.51', subtotalTax: '€6.49' }] },
				couponLines: { nodes: [{ discount: '2.95' }] },
				taxLines: { nodes: [{ taxTotal: '5.84' }] },
			},
		]);
	});

	it('writes the sums of an order in yen without decimals, with the tax inside', async () => {
		const yen = await openSite(
			contentFolder({
				'site.json': JSON.stringify({
					shop: {
						currency: 'JPY',
						currencySymbol: '¥',
						currencyPosition: 'left',
						pricesIncludeTax: true,
						taxRates: [{ label: '消費税', percent: '10' }],
						countries: ['IT'],
						gateways: [{ id: 'cod', title: 'Pay at the boathouse' }],
					},
				}),
				'product/rope.md': product(101, 'Rope', '  regularPrice: "1200"'),
				'pages/checkout.json': builderPage('checkout', 12, [
					widget('bbbbbbc', 'woocommerce-checkout-page'),
				]),
			}),
		);
		const { post, get } = visitor(yen);
		await post('/', { 'add-to-cart': '101', quantity: '3' });
		const placed = await post('/checkout/', ORDER);
		const order = await (await get(placed.headers.get('location') ?? '')).text();
		expect(sumsIn(order).slice(0, 2)).toEqual(['Subtotal ¥3,600', 'Total ¥3,600']);
		await yen.app.close();
	});

	it('orders once for repeated forms', async () => {
		const { post, ask, cookies } = visitor();
		await post('/', { 'add-to-cart': '101' });
		const [one, two] = await Promise.all([post('/checkout/', ORDER), post('/checkout/', ORDER)]);
		const again = await post('/checkout/', ORDER);
		const places = [one, two, again].map(({ headers }) => headers.get('location'));
		expect(places[0]).toMatch(/^\/checkout\/order-received\/\d+\/\?key=wc_order_/);
		expect(new Set(places).size).toBe(1);
		const { data } = await ask('{customer{orders{nodes{databaseId}}} cart{isEmpty}}');
		expect(data.customer.orders.nodes).toHaveLength(1);
		expect(data.cart.isEmpty).toBe(true);
		expect(cookies.has('woocommerce_items_in_cart')).toBe(false);
	});

	it('returns the values of a refused form of the shop', async () => {
		const { post, ask } = visitor();
		await post('/', { 'add-to-cart': '101' });
		const [{ key }] = (await ask(CART)).data.cart.contents.nodes;
		const fields = { update_cart: '1', [`cart[${key}][qty]`]: '2.5' };
		const quantity = await (await post('/cart/', fields)).text();
		expect(quantity).toMatch(/<input(?=[^>]*name="cart\[)(?=[^>]*value="2\.5")/);
		const coupon = { apply_coupon: '1', coupon_code: 'nope "x"' };
		expect(await (await post('/cart/', coupon)).text()).toContain('value="nope &quot;x&quot;"');
		const order = { ...ORDER, billing_email: 'ada', order_comments: 'Ring twice.' };
		const checkout = await (await post('/checkout/', order)).text();
		expect(checkout).toContain('value="Quay &lt;b&gt;"');
		expect(checkout).toContain('Ring twice.</textarea>');
	});

	it('keeps the values of the checkout while coupons come and go', async () => {
		const { post, ask } = visitor();
		await post('/', { 'add-to-cart': '101' });
		const typed = { ...BILLING, order_comments: 'Ring twice.' };
		const enter = { ...typed, woocommerce_checkout_place_order: '' };
		const total = async () => (await ask(CART)).data.cart.total;
		for (const [fields, status, sum, code] of [
			[{ ...typed, coupon_code: 'nope', apply_coupon: '1' }, 422, '€12.00', 'nope'],
			[{ ...typed, coupon_code: ' ', apply_coupon: '1' }, 422, '€12.00', ' '],
			[{ ...typed, coupon_code: 'ten', apply_coupon: '1' }, 200, '€10.80', ''],
			[{ ...typed, coupon_code: 'other', remove_coupon: 'ten' }, 200, '€12.00', 'other'],
			// The Enter key: the first button of the form, which has no value.
			[{ ...enter, coupon_code: 'ten' }, 200, '€10.80', ''],
		] as const) {
			const response = await post('/checkout/', fields);
			expect(response.status, JSON.stringify(fields)).toBe(status);
			expect(response.headers.get('cache-control')).toContain('no-store');
			const html = await response.text();
			expect(html).toContain('value="Quay &lt;b&gt;"');
			expect(html).toContain('Ring twice.</textarea>');
			const [field = ''] = /<input[^>]*name="coupon_code"[^>]*>/.exec(html) ?? [];
			expect(/ value="([^"]*)"/.exec(field)?.[1] ?? '').toBe(code);
			expect(await total()).toBe(sum);
		}
		const placed = await post('/checkout/', { ...enter, coupon_code: '' });
		expect(placed.headers.get('location')).toMatch(/order-received/);
		// A coupon without other typed text is answered by a redirect, because nothing is lost.
		await post('/', { 'add-to-cart': '101' });
		const alone = await post('/checkout/', { coupon_code: 'ten', apply_coupon: '1' });
		expect([alone.status, alone.headers.get('location')]).toEqual([303, '/checkout/']);
	});

	it('returns an incomplete checkout with its faults', async () => {
		const { post, ask } = visitor();
		await post('/', { 'add-to-cart': '101' });
		for (const wrong of [
			{ billing_email: 'ada' },
			{ billing_city: '' },
			{ billing_country: 'FR' },
			{ billing_country: 'nowhere' },
			{ payment_method: 'credit' },
		]) {
			const refused = await post('/checkout/', { ...ORDER, ...wrong });
			expect(refused.status, JSON.stringify(wrong)).toBe(422);
		}
		expect((await ask('{customer{orders{nodes{databaseId}}}}')).data.customer.orders.nodes).toEqual(
			[],
		);
	});
});

describe('pages of the shop', () => {
	it('are public while a visitor has no cart, and private from then on', async () => {
		const { get, post } = visitor();
		expect((await get('/cart/')).headers.get('cache-control')).not.toContain('no-store');
		await post('/', { 'add-to-cart': '101' });
		const own = await get('/cart/');
		expect(own.headers.get('cache-control')).toContain('no-store');
		expect((await get('/product/mug/')).headers.get('cache-control')).not.toContain('no-store');
	});

	it('show the checkout page for an order that was received', async () => {
		const { get } = visitor();
		const response = await get('/checkout/order-received/1/?key=wc_order_x');
		expect(response.status).toBe(200);
		expect(await response.text()).toContain('Checkout');
		expect(response.headers.get('cache-control')).toContain('no-store');
	});
});

describe('the list of orders', () => {
	const basic = (user: string) => ({ authorization: `Basic ${btoa(user)}` });
	const list = (path: string, headers = {}) => site.app.request(WHOLE_SITE_URL + path, { headers });

	it('is for editors, and shows the values of visitors as text', async () => {
		const { post } = visitor();
		await post('/', { 'add-to-cart': '101', quantity: '3' });
		const placed = await post('/checkout/', { ...ORDER, order_comments: '<img src=x>' });
		const id = /received\/(\d+)/.exec(placed.headers.get('location') ?? '')?.[1];
		expect((await list('/wp-admin/orders')).status).toBe(401);
		expect((await list('/wp-admin/orders', basic('sue:ijkl mnop'))).status).toBe(403);
		const all = await list('/wp-admin/orders', basic('ed:abcd efgh'));
		const html = await all.text();
		expect(html).toContain('Ada Quay &lt;b&gt;');
		expect(html).toContain('€36.00');
		expect(html).not.toContain('Quay <b>');
		const one = await list(`/wp-admin/orders/${id}`, basic('ed:abcd efgh'));
		expect(await one.text()).toMatch(
			/&lt;img src=x&gt;[\s\S]*3 × Mug|3 × Mug[\s\S]*&lt;img src=x&gt;/,
		);
		const found = await list('/wp-admin/orders?s=nobody', basic('ed:abcd efgh'));
		expect(await found.text()).toContain('0 orders');
		expect((await list('/wp-admin/orders/999999', basic('ed:abcd efgh'))).status).toBe(404);
	});

	it('lets an editor of this site, and no other page, put an order into another state', async () => {
		const { post } = visitor();
		await post('/', { 'add-to-cart': '102', quantity: '3' });
		const placed = await post('/checkout/', ORDER);
		const id = /received\/(\d+)/.exec(placed.headers.get('location') ?? '')?.[1];
		const mark = (status: string, headers: Record<string, string>) =>
			site.app.request(`${WHOLE_SITE_URL}/wp-admin/orders/${id}`, {
				method: 'POST',
				body: new URLSearchParams({ status }),
				headers: { ...basic('ed:abcd efgh'), ...headers },
			});
		expect((await mark('cancelled', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
		expect((await visitor().post('/', { 'add-to-cart': '102' })).status).toBe(422);
		expect((await mark('nonsense', OWN)).status).toBe(400);
		expect((await mark('cancelled', OWN)).status).toBe(303);
		// The shop can sell a thing again that a visitor has taken out of the cart.
		expect((await visitor().post('/', { 'add-to-cart': '102' })).status).toBe(303);
	});
});

describe('the small cart of the builder', () => {
	it('is refreshed by its own call', async () => {
		const { post } = visitor();
		await post('/', { 'add-to-cart': '101', quantity: '2' });
		const answer = await post('/wp-admin/admin-ajax.php', {
			action: 'elementor_menu_cart_fragments',
			'templates[]': '',
			_nonce: 'x',
		});
		expect(answer.headers.get('cache-control')).toContain('no-store');
		const { fragments } = (await answer.json()) as { fragments: Record<string, string> };
		expect(Object.values(fragments).join('')).toContain('€24.00');
		expect(fragments['span.elementor-button-icon-qty']).toContain('data-counter="2"');
	});
});

describe('a product on a site without a template for it', () => {
	it('shows its price and a way into the cart', async () => {
		const html = await (await site.get('/product/rope/')).text();
		const { document } = new JSDOM(html).window;
		const main = document.querySelector('main');
		expect(main?.querySelector('h1')?.textContent).toBe('Rope');
		expect(main?.querySelector('.price')?.textContent).toBe('€30.00');
		expect(main?.querySelector('.stock')?.textContent).toContain('3');
		expect(main?.querySelector('form.cart button')?.textContent).toBe('Add to cart');
		expect(main?.textContent).toContain('Good.');
	});
});
