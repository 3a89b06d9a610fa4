import { createTexts } from '@outrigger/rules/texts/load-texts';
import { contentFolder } from 'outrigger/testing/content-folder';
import { DATABASE_KINDS } from 'outrigger/testing/database-kinds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from './content/load-content';
import { type Database, openDatabase } from './database/open-database';
import { deliverDue } from './forms/deliver';
import type { MailPayload } from './forms/deliveries';
import { deleteMailsBefore, keepOrderMails, listMails } from './forms/outbox';
import { orderMails } from './order-mails';
import { addItem } from './shop/cart';
import { shopOf, subtotalOf } from './shop/count';
import { applyCoupon } from './shop/coupons';
import { createShop } from './shop/create-shop';
import { createStore } from './store/create-store';
import type { Store } from './store/store';

const NOON = Date.UTC(2026, 10, 27, 12);
const DAY_MS = 86_400_000;
const SITE_URL = 'http://shop.test';

const site = (pricesIncludeTax: boolean) => ({
	title: 'Quay',
	timezone: 'Europe/Rome',
	language: 'en_GB',
	dateFormat: 'j F Y',
	shop: {
		pricesIncludeTax,
		taxRates: [{ label: 'VAT', percent: '22' }],
		countries: ['IT'],
		gateways: [{ id: 'cod', title: 'At the boathouse' }],
		coupons: [{ code: 'may', kind: 'percent', amount: '10' }],
	},
});
const CARD = `---
databaseId: 103
title: Card
product:
  virtual: true
  attributes:
    - { name: Value, options: ["50", "100"], variation: true }
  variations:
    - { databaseId: 104, regularPrice: "50", attributes: { Value: "50" } }
    - { databaseId: 105, regularPrice: "100", attributes: { Value: "100" } }
  addOns:
    - { id: for, name: For, type: custom_text }
    - { id: send-to, name: Sent to, type: custom_text, restrictionsType: email }
    - { id: send-on, name: Sent on, type: datepicker }
---

Good.
`;
const MUG =
	'---\ndatabaseId: 101\ntitle: Mug\nproduct:\n  regularPrice: "12"\n  virtual: true\n---\n\nGood.\n';

const FIELDS = {
	billing: { firstName: 'Ada', lastName: 'Quay', email: 'ada@quay.example' },
	shipping: {},
	paymentMethod: 'cod',
	note: '',
};

describe.each(DATABASE_KINDS)('the mails of an order, in %s', (_, start) => {
	let database: Database;
	let close: () => Promise<void>;
	let store: Store;
	beforeAll(async () => {
		const started = await start();
		database = await openDatabase({ url: started.url });
		close = started.close;
	});
	afterAll(async () => {
		await database.destroy();
		await close();
	});
	const open = async (pricesIncludeTax = true) => {
		store = createStore(
			await loadContent(
				contentFolder({
					'site.json': JSON.stringify(site(pricesIncludeTax)),
					'product/card.md': CARD,
					'product/mug.md': MUG,
				}),
			),
			{ say: await createTexts()('en-GB') },
		);
	};
	beforeEach(async () => {
		await open();
		await database.deleteFrom('deliveries').execute();
	});
	const buy = async (
		productId: number,
		extra: object = {},
		more: { coupon?: string; billing?: object } = {},
	) => {
		const shop = createShop({
			store: () => store,
			database: async () => database,
			siteUrl: SITE_URL,
			secret: () => 'key',
			onSold: () => undefined,
			onOrdered: (base, ordered) => keepOrderMails(base, orderMails(ordered, SITE_URL), NOON),
			now: () => NOON,
		});
		const visit = shop.visit(null, null);
		await visit.change((data, scope) => {
			addItem(
				data,
				{
					productId,
					quantity: 1,
					variationId: 0,
					attributes: [],
					extraData: JSON.stringify(extra),
				},
				scope,
			);
			if (more.coupon)
				applyCoupon(data, more.coupon, {
					...scope,
					shop: shopOf(scope),
					subtotal: subtotalOf(data, scope),
				});
		});
		return visit.order({ ...FIELDS, billing: { ...FIELDS.billing, ...more.billing } });
	};
	const kept = () => listMails(database, 50);
	const sentAt = async (now: number) => {
		const sent: MailPayload[] = [];
		const sendMail = async (mail: MailPayload) => {
			sent.push(mail);
		};
		await deliverDue(database, { sendMail, callWebhook: async () => undefined }, now);
		return sent.map(({ to, subject }) => [...to, subject]);
	};

	it('have the same sums for the buyer as cart and receipt, with the tax inside', async () => {
		const order = await buy(101, {}, { coupon: 'may' });
		const [mail, ...more] = await kept();
		expect(more).toEqual([]);
		expect(mail?.mail.to).toEqual(['ada@quay.example']);
		expect(mail?.mail.subject).toBe(`[Quay] Order ${order.id}`);
		for (const words of [
			'Thank you. Your order has been received.',
			`Order number: ${order.id}`,
			'Date: 27 November 2026',
			'Payment method: At the boathouse',
			'Mug × 1: €12.00',
			'Subtotal: €12.00\nCoupon may: −€1.20\nTotal: €10.80\nincludes €1.95 VAT\n',
			'Ada Quay',
			`${SITE_URL}/checkout/order-received/${order.id}/?key=${order.orderKey}`,
		])
			expect(mail?.mail.text).toContain(words);
	});

	it('name the tax on a line of its own where prices leave it out', async () => {
		await open(false);
		await buy(101);
		const [mail] = await kept();
		expect(mail?.mail.text).toContain(
			'Subtotal without tax: €12.00\nVAT: €2.64\nTotal: €14.64\n\n',
		);
	});

	it('bring a present to its recipient in the morning of the chosen day', async () => {
		const written = { for: 'Ida', 'send-to': 'ida@quay.example', 'send-on': '2026-12-20' };
		await buy(105, written);
		const [present, confirmation] = await kept();
		expect(confirmation?.mail.text).toContain(
			'Card - 100 × 1: €100.00\n  For: Ida\n  Sent to: ida@quay.example\n  Sent on: 20 December 2026',
		);
		expect(present?.dueAt).toBe('2026-12-20T07:00:00.000Z');
		expect(present?.mail.to).toEqual(['ida@quay.example']);
		const text = present?.mail.text ?? '';
		expect(text).toContain('A present from Ada Quay\n\nCard - 100\n\nFor: Ida\n');
		expect(text).toContain(`${SITE_URL}/product/card/`);
		expect(text).not.toContain('€');
		expect(text).not.toContain('Sent on');

		expect(await sentAt(NOON)).toEqual([
			['ada@quay.example', expect.stringContaining('[Quay] Order ')],
		]);
		expect(await sentAt(Date.UTC(2026, 11, 20, 6, 59))).toEqual([]);
		await deleteMailsBefore(database, new Date(NOON + 7 * DAY_MS).toISOString());
		expect(await kept()).toHaveLength(1);
		expect(await sentAt(Date.UTC(2026, 11, 20, 7))).toEqual([
			['ida@quay.example', '[Quay] Card - 100'],
		]);
		await deleteMailsBefore(database, new Date(Date.UTC(2026, 11, 27, 8)).toISOString());
		expect(await kept()).toEqual([]);
	});

	it('bring a present to the buyer at once, without address and day', async () => {
		await buy(105, { for: 'Ida' });
		const [present] = await kept();
		expect(present?.mail.to).toEqual(['ada@quay.example']);
		expect(present?.dueAt).toBe(present?.createdAt);
		expect(present?.mail.text).not.toContain('A present from');
	});

	it('are left out beyond ten an hour to one address', async () => {
		for (let order = 0; order < 12; order += 1)
			await buy(
				105,
				{ for: `${order}`, 'send-to': 'ida@quay.example' },
				{ billing: { email: `buyer-${order}@quay.example` } },
			);
		const to = (await kept()).flatMap(({ mail }) => mail.to);
		expect(to.filter((address) => address === 'ida@quay.example')).toHaveLength(10);
		expect(to.filter((address) => address.startsWith('buyer-'))).toHaveLength(12);
	});

	it('are not kept where the order is not made', async () => {
		await expect(buy(105, {}, { billing: { email: '' } })).rejects.toThrow('Email is missing.');
		expect(await kept()).toEqual([]);
	});
});
