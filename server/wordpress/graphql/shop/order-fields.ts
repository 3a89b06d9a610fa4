import type { UserRecord } from '@outrigger/formats/model/records';
import { rawMoney } from '@outrigger/rules/shop/money';
import { may } from '../../auth/roles';
import { findProduct } from '../../shop/offers';
import type { OrderLine, OrderRecord } from '../../shop/orders';
import type { Address } from '../../shop/session-data';
import { variationById } from '../../shop/variations';
import { singleEdge } from '../connection/connection';
import { emptyList, listConnection } from '../connection/list-connection';
import type { PagingArgs } from '../connection/paging';
import type { GraphQLContext } from '../context';
import { toGlobalId } from '../global-id';
import { moneyField } from './money-field';

type Context = GraphQLContext;

/** One part of an order, with the order. */
interface PartModel<T> {
	order: OrderRecord;
	part: T;
	/** From 1. */
	number: number;
}

const parts =
	<T>(of: (order: OrderRecord) => readonly T[]) =>
	(order: OrderRecord, args: PagingArgs, context: Context) =>
		listConnection(
			of(order).map((part, at): PartModel<T> => ({ order, part, number: at + 1 })),
			args,
			context.budget,
			({ number }) => number,
		);

const NOTHING = moneyField<unknown>(() => 0);
const isFilled = (address: Address) => Object.keys(address).length > 0;

/** `Order`. */
export const orderFields = {
	id: ({ id }: OrderRecord) => Buffer.from(`order:${id}`).toString('base64'),
	databaseId: ({ id }: OrderRecord) => id,
	orderNumber: ({ id }: OrderRecord) => String(id),
	date: ({ createdAt }: OrderRecord) => createdAt,
	modified: ({ createdAt }: OrderRecord) => createdAt,
	paymentMethodTitle: ({ paymentTitle }: OrderRecord) => paymentTitle,
	// Nothing is charged here.
	transactionId: () => null,
	createdVia: () => 'graphql',
	dateCompleted: () => null,
	datePaid: () => null,
	discountTotal: moneyField<OrderRecord>(({ discount }) => discount),
	discountTax: moneyField<OrderRecord>(({ discountTax }) => discountTax),
	shippingTotal: NOTHING,
	shippingTax: NOTHING,
	cartTax: moneyField<OrderRecord>(({ totalTax }) => totalTax),
	total: moneyField<OrderRecord>(({ total }) => total),
	totalTax: moneyField<OrderRecord>(({ totalTax }) => totalTax),
	// WooCommerce stores an order's sums without tax, and WooGraphQL returns them like that.
	subtotal: moneyField<OrderRecord>(({ subtotal }) => subtotal),
	customerNote: ({ note }: OrderRecord) => note || null,
	status: ({ status }: OrderRecord) => status.toUpperCase().replace('-', '_'),
	customer: ({ userId }: OrderRecord, _: object, { store }: Context) => {
		const user = store.user(userId);
		return user ? { user } : null;
	},
	hasBillingAddress: ({ billing }: OrderRecord) => isFilled(billing),
	hasShippingAddress: ({ shipping }: OrderRecord) => isFilled(shipping),
	needsShippingAddress: () => false,
	hasDownloadableItem: () => false,
	needsPayment: () => false,
	needsProcessing: ({ status }: OrderRecord) => status === 'processing',
	lineItems: parts(({ lines }) => lines),
	couponLines: parts(({ coupons }) => coupons),
	taxLines: parts(({ taxes }) => taxes),
	// No product of the mock is a file.
	downloadableItems: emptyList,
	orderVersion: () => null,
	metaData: () => [],
};

const partFields = {
	id: ({ order, number }: PartModel<unknown>) =>
		Buffer.from(`order_item:${order.id}+${number}`).toString('base64'),
	databaseId: ({ number }: PartModel<unknown>) => number,
	orderId: ({ order }: PartModel<unknown>) => order.id,
	metaData: () => [],
};

/** `LineItem`. */
export const lineItemFields = {
	...partFields,
	productId: ({ part }: PartModel<OrderLine>) => part.productId,
	variationId: ({ part }: PartModel<OrderLine>) => part.variationId || null,
	quantity: ({ part }: PartModel<OrderLine>) => part.quantity,
	taxClass: ({ part }: PartModel<OrderLine>) => part.taxClass.toUpperCase() || 'STANDARD',
	taxStatus: () => 'TAXABLE',
	subtotal: moneyField<PartModel<OrderLine>>(({ part }) => part.subtotal),
	total: moneyField<PartModel<OrderLine>>(({ part }) => part.total),
	subtotalTax: moneyField<PartModel<OrderLine>>(({ part }) => part.subtotalTax),
	totalTax: moneyField<PartModel<OrderLine>>(({ part }) => part.totalTax),
	metaData: ({ part }: PartModel<OrderLine>) =>
		[...part.choices, ...Object.entries(part.extra).map(([name, value]) => ({ name, value }))].map(
			({ name, value }) => ({ id: null, key: name, value }),
		),
	product: ({ part }: PartModel<OrderLine>, _: object, { store }: Context) =>
		singleEdge(findProduct(store, part.productId)),
	variation: ({ part }: PartModel<OrderLine>, _: object, { store }: Context) =>
		findProduct(store, part.productId) ? singleEdge(variationById(store, part.variationId)) : null,
};

type Coupon = OrderRecord['coupons'][number];
type Tax = OrderRecord['taxes'][number];
/** WooGraphQL answers these parts as bare numbers. */
const bare =
	<T>(cents: (part: T) => number) =>
	({ part }: PartModel<T>) =>
		rawMoney(cents(part));

/** `CouponLine`. */
export const couponLineFields = {
	...partFields,
	code: ({ part }: PartModel<Coupon>) => part.code,
	discount: bare<Coupon>(({ discount }) => discount),
	discountTax: bare<Coupon>(({ discountTax }) => discountTax),
};

/** `TaxLine`. */
export const taxLineFields = {
	...partFields,
	rateCode: ({ part, number }: PartModel<Tax>) => `${part.label.toUpperCase()}-${number}`,
	label: ({ part }: PartModel<Tax>) => part.label,
	taxTotal: bare<Tax>(({ amount }) => amount),
	shippingTaxTotal: () => null,
	isCompound: () => false,
};

/** The buyer: a user, or the owner of the session. */
export interface CustomerModel {
	user: UserRecord | null;
}

/** True where the customer is the viewer; users who list users see every customer. */
const isOwn = ({ user }: CustomerModel, { viewer }: Context) =>
	user === null || user.databaseId === viewer?.databaseId;
const own =
	<T>(field: (customer: CustomerModel, context: Context) => T) =>
	(customer: CustomerModel, _: object, context: Context): T | null =>
		isOwn(customer, context) ? field(customer, context) : null;
const ofUser =
	(field: (user: UserRecord) => string) =>
	(customer: CustomerModel, _: object, context: Context): string | null => {
		const mayRead = isOwn(customer, context) || may(context.viewer, 'list_users');
		return customer.user && mayRead ? field(customer.user) || null : null;
	};
/** A name or address of the viewer: that of the account, else that of the session. */
const ofAccount =
	(field: (user: UserRecord) => string, key: 'email' | 'firstName' | 'lastName') =>
	async (customer: CustomerModel, args: object, context: Context) => {
		if (customer.user) return ofUser(field)(customer, args, context);
		return (await context.visit.addresses()).billing[key] ?? null;
	};

const ownOrders = async (customer: CustomerModel, context: Context) =>
	isOwn(customer, context) ? context.visit.ownOrders() : [];

interface CustomerOrderArgs extends PagingArgs {
	where?: {
		statuses?: readonly (string | null)[] | null;
		productId?: number | null;
		search?: string | null;
	} | null;
}

/** `Customer`. */
export const customerFields = {
	id: ({ user }: CustomerModel) => (user ? toGlobalId('user', user.databaseId) : 'guest'),
	databaseId: ({ user }: CustomerModel) => user?.databaseId ?? null,
	isVatExempt: () => false,
	hasCalculatedShipping: () => false,
	calculatedShipping: () => false,
	username: ofUser(({ login }) => login),
	displayName: ofUser(({ name }) => name),
	role: ofUser(({ roles }) => roles[0] ?? ''),
	date: ofUser(({ registered }) => registered),
	modified: () => null,
	email: ofAccount((user) => user.email, 'email'),
	firstName: ofAccount((user) => user.firstName, 'firstName'),
	lastName: ofAccount((user) => user.lastName, 'lastName'),
	billing: own(async (_, { visit }) => (await visit.addresses()).billing),
	shipping: own(async (_, { visit }) => (await visit.addresses()).shipping),
	isPayingCustomer: own(() => false),
	sessionToken: own((_, { visit }) => visit.token()),
	orderCount: async (customer: CustomerModel, _: object, context: Context) =>
		(await ownOrders(customer, context)).length,
	totalSpent: async (customer: CustomerModel, _: object, context: Context) =>
		(await ownOrders(customer, context)).reduce((sum, { total }) => sum + total, 0) / 100,
	orders: async (customer: CustomerModel, args: CustomerOrderArgs, context: Context) => {
		const { statuses, productId, search } = args.where ?? {};
		const orders = (await ownOrders(customer, context)).filter(
			(order) =>
				(!statuses || statuses.includes(orderFields.status(order))) &&
				(!productId || order.lines.some((line) => line.productId === productId)) &&
				(!search || String(order.id) === search.replace(/^#/, '')),
		);
		return listConnection(orders, args, context.budget, ({ id }) => id);
	},
	downloadableItems: emptyList,
	metaData: () => [],
};
