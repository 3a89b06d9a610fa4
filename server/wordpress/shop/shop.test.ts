import type { UserRecord } from '@outrigger/formats/model/records';
import { contentFolder } from 'outrigger/testing/content-folder';
import { DATABASE_KINDS } from 'outrigger/testing/database-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../content/load-content';
import { type Database, openDatabase } from '../database/open-database';
import { createStore } from '../store/create-store';
import type { Store } from '../store/store';
import { addItem, setQuantity } from './cart';
import { createShop } from './create-shop';
import { markOrder } from './orders';
import { ShopRefusal } from './refusal';
import { SESSION_S } from './session-token';
import type { Shop, ShopVisit } from './shop';

const NOON = Date.UTC(2026, 4, 30, 12);
const HOUR = 3_600_000;
let now = NOON;

const product = (id: number, title: string, fields: string, status = 'publish') =>
	`---\ndatabaseId: ${id}\ntitle: ${title}\nstatus: ${status}\nproduct:\n${fields}\n---\n\nGood.\n`;
const site = {
	shop: {
		pricesIncludeTax: true,
		taxRates: [{ label: 'VAT', percent: '22' }],
		countries: ['IT'],
		gateways: [{ id: 'cod', title: 'At the boathouse' }],
		coupons: [{ code: 'may', kind: 'percent', amount: '10', expires: '2026-05-31' }],
	},
};
const content = (rope: string) =>
	contentFolder({
		'site.json': JSON.stringify(site),
		'product/mug.md': product(
			101,
			'Mug',
			'  regularPrice: "12"\n  salePrice: "9"\n  saleTo: "2026-06-01"',
		),
		'product/card.md': product(
			103,
			'Card',
			'  regularPrice: "50"\n  virtual: true\n  addOns:\n    - { id: for, name: For, type: custom_text, required: true, max: 9 }\n    - { id: send-on, name: Sent on, type: datepicker }',
		),
		'product/rope.md': product(102, 'Rope', '  regularPrice: "30"\n  stock: 3', rope),
	});

const FIELDS = {
	billing: {
		firstName: 'Ada',
		lastName: 'Quay',
		email: 'ada@quay.example',
		address1: 'Quay 1',
		city: 'Porto',
		postcode: '12345',
		country: 'IT',
	},
	shipping: {},
	paymentMethod: 'cod',
	note: '',
};
const item = (productId: number, quantity = 1) => ({
	productId,
	quantity,
	variationId: 0,
	attributes: [],
	extraData: '',
});
const put = (visit: ShopVisit, id: number, quantity = 1) =>
	visit.change((data, scope) => addItem(data, item(id, quantity), scope));
const refusal = (work: Promise<unknown>) =>
	work.then(
		() => null,
		(error: unknown) => (error instanceof ShopRefusal ? error.code : error),
	);

describe.each(DATABASE_KINDS)('a shop whose carts and orders lie in %s', (_, start) => {
	let database: Database;
	let other: Database;
	let close: () => Promise<void>;
	let store: Store;
	let shop: Shop;
	const told: (readonly number[])[] = [];
	const make = (base: Database, siteUrl = 'http://shop.test', secret = 'key') =>
		createShop({
			store: () => store,
			database: async () => base,
			siteUrl,
			secret: () => secret,
			onSold: (ids) => told.push(ids),
			onOrdered: async () => undefined,
			now: () => now,
		});
	/** The same visitor, back with a token. */
	const back = async (visit: ShopVisit, where = shop) =>
		where.visit(`Session ${await visit.token()}`, null);

	beforeAll(async () => {
		const started = await start();
		database = await openDatabase({ url: started.url });
		// A second host of the same site on the same database server; opening twice creates the tables once.
		other = started.url === null ? database : await openDatabase({ url: started.url });
		close = started.close;
		store = createStore(await loadContent(content('publish')));
		shop = make(database);
	});
	afterAll(async () => {
		await database.destroy();
		if (other !== database) await other.destroy();
		await close();
	});

	it('keeps a cart for every visitor with its token, and for no other', async () => {
		const first = shop.visit(null, null);
		await put(first, 101, 2);
		expect(await first.newToken()).toBe(await first.token());
		const again = await back(first);
		expect((await again.cart()).totals.total).toBe(1800);
		expect(await again.newToken()).toBeNull();
		const foreign = [
			null,
			'Session nonsense',
			`Bearer ${await first.token()}`,
			`Session ${(await first.token()).slice(0, -2)}xx`,
		];
		for (const header of foreign)
			expect((await shop.visit(header, null).cart()).lines, String(header)).toEqual([]);
		// The same token, signed for another site or with another key.
		for (const elsewhere of [
			make(database, 'http://other.test'),
			make(database, 'http://shop.test', 'x'),
		])
			expect((await (await back(first, elsewhere)).cart()).lines).toEqual([]);
	});

	it('keeps the values of add-on fields, under the names of the fields, as a line of its own', async () => {
		const visit = shop.visit(null, null);
		const card = (filled: object) =>
			visit.change((data, scope) =>
				addItem(data, { ...item(103), extraData: JSON.stringify(filled) }, scope),
			);
		expect(await refusal(card({}))).toBe('add-ons');
		expect(await refusal(card({ for: 'Grandmother' }))).toBe('add-ons');
		expect(await refusal(card({ for: 'Ida', 'send-on': '2026-05-29' }))).toBe('add-ons');
		await card({ for: ' Ida ', 'send-on': '2026-05-30', source: 'popup' });
		await card({ for: 'Ada' });
		const { lines } = await visit.cart();
		expect(lines.map(({ extra }) => extra)).toEqual([
			{ source: 'popup', For: 'Ida', 'Sent on': '2026-05-30' },
			{ For: 'Ada' },
		]);
	});

	it('needs no street for products without shipping, and keeps the values of fields with the order', async () => {
		const visit = shop.visit(null, null);
		await visit.change((data, scope) =>
			addItem(data, { ...item(103), extraData: '{"for":"Ida"}' }, scope),
		);
		const { firstName, lastName, email } = FIELDS.billing;
		const byMail = { ...FIELDS, billing: { firstName, lastName, email } };
		const nameless = { ...byMail, billing: { lastName, email } };
		expect(await refusal(visit.order(nameless))).toBe('checkout-fields');
		const order = await visit.order(byMail);
		expect(order.lines.map(({ extra }) => extra)).toEqual([{ For: 'Ida' }]);

		const carried = shop.visit(null, null);
		await put(carried, 101);
		expect(await refusal(carried.order(byMail))).toBe('checkout-fields');
	});

	it('renews a token that is used, and forgets a cart that is not', async () => {
		const first = shop.visit(null, null);
		await put(first, 101);
		now = NOON + HOUR;
		const soon = await back(first);
		await soon.cart();
		expect(await soon.newToken()).toBeNull();
		now = NOON + HOUR + 2_000;
		const later = await back(first);
		expect((await later.cart()).lines).toHaveLength(1);
		expect(await later.newToken()).not.toBeNull();
		now = NOON + SESSION_S * 1000;
		expect((await (await back(first)).cart()).lines).toEqual([]);
		expect(await shop.prune()).toBe(0);
		now = NOON + SESSION_S * 1000 + 2_000;
		expect(await shop.prune()).toBeGreaterThan(0);
		now = NOON;
	});

	it('lets two tabs change one line: each is heard, and no change is lost', async () => {
		const first = shop.visit(null, null);
		const { result: key } = await put(first, 101);
		const twin = make(other);
		const tabs = await Promise.all(
			Array.from({ length: 6 }, (_, at) => back(first, at % 2 === 0 ? shop : twin)),
		);
		await Promise.all(tabs.map((tab) => put(tab, 101)));
		expect((await first.cart()).lines).toMatchObject([{ key, quantity: 7 }]);
		const [one, two] = [await back(first), await back(first, twin)];
		await one.change((data, scope) => setQuantity(data, key, 0, scope));
		const late = two.change((data, scope) => setQuantity(data, key, 3, scope));
		expect(await refusal(late)).toBe('no-line');
		expect((await two.cart()).lines).toEqual([]);
	});

	it('makes one order of one cart, also of simultaneous requests', async () => {
		const first = shop.visit(null, null);
		await put(first, 101, 2);
		const twin = make(other);
		const tabs = await Promise.all([
			back(first),
			back(first, twin),
			back(first),
			back(first, twin),
		]);
		const orders = await Promise.all(tabs.map((tab) => tab.order(FIELDS)));
		expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
		expect(orders[0]).toMatchObject({ total: 1800, totalTax: 325, status: 'processing' });
		expect(await first.ownOrders()).toHaveLength(1);
		expect((await first.cart()).lines).toEqual([]);
		expect(await refusal(first.order({ ...FIELDS, note: 'another' }))).toBe('empty-cart');
		now = NOON + 10 * 60_000;
		expect(await refusal(first.order(FIELDS))).toBe('empty-cart');
		now = NOON;
		await put(first, 101);
		expect((await first.order(FIELDS)).id).not.toBe(orders[0]?.id);
	});

	it('sells the last piece once, and reports the rest of the stock', async () => {
		const buyers = [shop.visit(null, null), make(other).visit(null, null)];
		for (const buyer of buyers) await put(buyer, 102, 2);
		const ends = await Promise.all(buyers.map((buyer) => refusal(buyer.order(FIELDS))));
		expect(ends.toSorted((one) => (one === null ? -1 : 1))).toEqual([null, 'not-enough']);
		await shop.refresh();
		expect(shop.sold().get(102)).toBe(2);
		expect(told.flat()).toContain(102);
		expect(await refusal(put(shop.visit(null, null), 102, 2))).toBe('not-enough');
		const [order] = await shop.visit(null, null).orders({ search: 'quay.example', limit: 1 });
		await markOrder(database, order?.id ?? 0, 'cancelled');
		await shop.refresh();
		expect(await refusal(put(shop.visit(null, null), 102, 3))).toBeNull();
	});

	it('reports that a product is gone, and sells the rest the next time', async () => {
		const visit = shop.visit(null, null);
		await put(visit, 101);
		await put(visit, 102);
		const before = store;
		store = createStore(await loadContent(content('draft')));
		expect((await visit.cart()).totals.total).toBe(900);
		expect(await refusal(visit.order(FIELDS))).toBe('product-gone');
		expect((await visit.order(FIELDS)).lines).toHaveLength(1);
		store = before;
	});

	it('counts a lower price and a coupon until they end', async () => {
		const visit = shop.visit(null, null);
		await put(visit, 101);
		const { applyCoupon } = await import('./coupons');
		const { shopOf, subtotalOf } = await import('./count');
		await visit.change((data, scope) =>
			applyCoupon(data, 'May', {
				...scope,
				shop: shopOf(scope),
				subtotal: subtotalOf(data, scope),
			}),
		);
		expect((await visit.cart()).totals.total).toBe(810);
		now = Date.UTC(2026, 4, 31, 0, 0, 1);
		expect((await visit.cart()).totals.total).toBe(900);
		expect(await refusal(visit.order(FIELDS))).toBe('coupon-gone');
		now = Date.UTC(2026, 5, 1, 0, 0, 1);
		expect((await visit.cart()).totals.total).toBe(1200);
		now = NOON;
	});

	it('shows orders to their owners', async () => {
		const user = { databaseId: 7 } as UserRecord;
		const first = shop.visit(null, user);
		await put(first, 101);
		const order = await first.order(FIELDS);
		expect(await shop.visit(null, user).owns(order)).toBe(true);
		expect(await (await back(first)).owns(order)).toBe(true);
		expect(await shop.visit(null, null).owns(order)).toBe(false);
		expect(await shop.visit(null, { databaseId: 8 } as UserRecord).ownOrders()).toEqual([]);
	});
});
