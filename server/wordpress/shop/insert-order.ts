import { randomBytes } from 'node:crypto';
import type { Database } from '../database/open-database';
import type { CountedCart } from './count';
import type { Address } from './session-data';

/** A new order: its buyer, its items and the way to pay. */
export interface NewOrder {
	orderToken: string;
	sessionId: string;
	userId: number;
	/** ISO 8601, UTC. */
	createdAt: string;
	payment: { id: string; title: string };
	billing: Address;
	shipping: Address;
	note: string;
	cart: CountedCart;
}

/**
 * Stores an order with its lines, inside a transaction.
 * @returns its id; null where the same cart was ordered before
 */
export async function insertOrder(transaction: Database, order: NewOrder): Promise<number | null> {
	const { cart, billing } = order;
	const { totals, shop } = cart;
	const row = await transaction
		.insertInto('orders')
		.values({
			order_key: `wc_order_${randomBytes(12).toString('base64url')}`,
			order_token: order.orderToken,
			session_id: order.sessionId,
			user_id: order.userId,
			status: 'processing',
			created_at: order.createdAt,
			currency: shop.currency,
			prices_include_tax: Number(shop.pricesIncludeTax),
			subtotal: totals.subtotal,
			subtotal_tax: totals.subtotalTax,
			discount: totals.discount,
			discount_tax: totals.discountTax,
			total_tax: totals.totalTax,
			total: totals.total,
			payment_method: order.payment.id,
			payment_title: order.payment.title,
			email: (billing.email ?? '').toLowerCase(),
			billing: JSON.stringify(billing),
			shipping: JSON.stringify(order.shipping),
			note: order.note,
			coupons: JSON.stringify(totals.coupons),
			taxes: JSON.stringify(cart.taxes),
		})
		.onConflict((conflict) => conflict.column('order_token').doNothing())
		.returning('id')
		.executeTakeFirst();
	if (!row) return null;
	await transaction
		.insertInto('order_lines')
		.values(
			cart.lines.map((line, position) => ({
				order_id: row.id,
				position,
				product_id: line.productId,
				variation_id: line.variationId,
				name: line.offer.post.title,
				choices: JSON.stringify(line.attributes),
				extra: JSON.stringify(line.extra),
				quantity: line.quantity,
				subtotal: line.totals.subtotal,
				subtotal_tax: line.totals.subtotalTax,
				total: line.totals.total,
				total_tax: line.totals.totalTax,
				tax_class: line.taxClass,
			})),
		)
		.execute();
	return row.id;
}
