import type { ChosenAttribute } from '@outrigger/formats/model/shop-records';
import type { Selectable } from 'kysely';
import { contains } from '../database/contains';
import type { Database } from '../database/open-database';
import type { OrderLinesTable, OrderStatus, OrdersTable } from '../database/tables';
import type { Address } from './session-data';

/** One line of an order, in cents; sums without tax. */
export interface OrderLine {
	position: number;
	productId: number;
	/** 0 for none. */
	variationId: number;
	name: string;
	choices: ChosenAttribute[];
	/** The values of its fields, by the fields' names. */
	extra: Record<string, string>;
	quantity: number;
	subtotal: number;
	subtotalTax: number;
	total: number;
	totalTax: number;
	taxClass: string;
}

/** An order, in cents; sums without tax, except `total`. */
export interface OrderRecord {
	id: number;
	orderKey: string;
	sessionId: string;
	/** 0 for guests. */
	userId: number;
	status: OrderStatus;
	/** ISO 8601, UTC. */
	createdAt: string;
	currency: string;
	pricesIncludeTax: boolean;
	subtotal: number;
	subtotalTax: number;
	discount: number;
	discountTax: number;
	totalTax: number;
	total: number;
	paymentMethod: string;
	paymentTitle: string;
	billing: Address;
	shipping: Address;
	note: string;
	coupons: { code: string; discount: number; discountTax: number }[];
	taxes: { label: string; amount: number }[];
	lines: OrderLine[];
}

/** States of valid orders, which count for the stock. */
const STANDING: readonly OrderStatus[] = ['processing', 'on-hold', 'completed'];

/** The sold quantity of each product or variation, by its database id. */
export async function readSold(database: Database): Promise<Map<number, number>> {
	const rows = await database
		.selectFrom('order_lines')
		.innerJoin('orders', 'orders.id', 'order_lines.order_id')
		.select((expression) => [
			'product_id',
			'variation_id',
			expression.fn.sum<number | string>('quantity').as('sold'),
		])
		.where('orders.status', 'in', STANDING)
		.groupBy(['product_id', 'variation_id'])
		.execute();
	return new Map(
		rows.map(({ product_id, variation_id, sold }) => [variation_id || product_id, Number(sold)]),
	);
}

/** The conditions of a search for orders; an absent condition does not restrict. */
export interface OrderQuery {
	id?: number;
	orderKey?: string;
	orderToken?: string;
	sessionId?: string;
	/** The id of the buyer; never 0, because 0 is no user. */
	userId?: number;
	/** Words of the mail address, the billing address or the number. */
	search?: string;
	limit?: number;
	offset?: number;
}

/** Orders, newest first. */
export async function findOrders(database: Database, query: OrderQuery): Promise<OrderRecord[]> {
	const rows = await filtered(database, query)
		.selectAll()
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(query.limit ?? 100)
		.offset(query.offset ?? 0)
		.execute();
	if (rows.length === 0) return [];
	const lines = await database
		.selectFrom('order_lines')
		.selectAll()
		.where(
			'order_id',
			'in',
			rows.map(({ id }) => id),
		)
		.orderBy('position')
		.execute();
	return rows.map((row) =>
		readOrder(
			row,
			lines.filter(({ order_id }) => order_id === row.id),
		),
	);
}

/** The number of orders that match a query. */
export async function countOrders(database: Database, query: OrderQuery): Promise<number> {
	const { total } = await filtered(database, query)
		.select((expression) => expression.fn.countAll<number | string>().as('total'))
		.executeTakeFirstOrThrow();
	return Number(total);
}

/** Puts an order into another state. */
export async function markOrder(
	database: Database,
	id: number,
	status: OrderStatus,
): Promise<void> {
	await database.updateTable('orders').set({ status }).where('id', '=', id).execute();
}

function filtered(database: Database, query: OrderQuery) {
	let rows = database.selectFrom('orders');
	if (query.id !== undefined) rows = rows.where('id', '=', query.id);
	if (query.orderKey !== undefined) rows = rows.where('order_key', '=', query.orderKey);
	if (query.orderToken !== undefined) rows = rows.where('order_token', '=', query.orderToken);
	if (query.sessionId !== undefined) rows = rows.where('session_id', '=', query.sessionId);
	if (query.userId !== undefined) rows = rows.where('user_id', '=', query.userId);
	const search = query.search?.trim() ?? '';
	if (search === '') return rows;
	return rows.where(({ eb, or }) =>
		or([
			contains('billing', search),
			...(/^\d{1,9}$/.test(search) ? [eb('id', '=', Number(search))] : []),
		]),
	);
}

function readOrder(
	row: Selectable<OrdersTable>,
	lines: readonly Selectable<OrderLinesTable>[],
): OrderRecord {
	return {
		id: row.id,
		orderKey: row.order_key,
		sessionId: row.session_id,
		userId: row.user_id,
		status: row.status,
		createdAt: row.created_at,
		currency: row.currency,
		pricesIncludeTax: row.prices_include_tax === 1,
		subtotal: Number(row.subtotal),
		subtotalTax: Number(row.subtotal_tax),
		discount: Number(row.discount),
		discountTax: Number(row.discount_tax),
		totalTax: Number(row.total_tax),
		total: Number(row.total),
		paymentMethod: row.payment_method,
		paymentTitle: row.payment_title,
		billing: JSON.parse(row.billing),
		shipping: JSON.parse(row.shipping),
		note: row.note,
		coupons: JSON.parse(row.coupons),
		taxes: JSON.parse(row.taxes),
		lines: lines.map((line) => ({
			position: line.position,
			productId: line.product_id,
			variationId: line.variation_id,
			name: line.name,
			choices: JSON.parse(line.choices),
			extra: JSON.parse(line.extra ?? '{}'),
			quantity: line.quantity,
			subtotal: Number(line.subtotal),
			subtotalTax: Number(line.subtotal_tax),
			total: Number(line.total),
			totalTax: Number(line.total_tax),
			taxClass: line.tax_class,
		})),
	};
}
