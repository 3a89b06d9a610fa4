import { createHash } from 'node:crypto';
import type { UserRecord } from '@outrigger/formats/model/records';
import { PostgresAdapter, sql } from 'kysely';
import type { Database } from '../database/open-database';
import type { Store } from '../store/store';
import { storeAt } from '../store/store-in-language';
import { requireQuantity } from './cart';
import { changeSession, pruneSessions, readSession } from './cart-sessions';
import { type CheckoutFields, checkCheckout, cleanAddress } from './check-checkout';
import { type CountedCart, type CountedLine, count } from './count';
import { insertOrder } from './insert-order';
import { offerId } from './offers';
import { findOrders, type OrderRecord, readSold } from './orders';
import { ShopRefusal } from './refusal';
import { emptySession, type SessionData, type ShopScope } from './session-data';
import { createSessionTokens, type SessionId } from './session-token';
import type { Shop, ShopVisit } from './shop';

/** The parts from which a shop is made. */
export interface ShopOptions {
	store: () => Store;
	/** Opened when it is first needed. */
	database: () => Promise<Database>;
	siteUrl: string;
	/** Signs tokens of sessions. */
	secret: () => string;
	/** Receives the products whose stock has changed. */
	onSold: (productIds: readonly number[]) => void;
	/** Keeps the mails of an order, within the transaction that makes it. */
	onOrdered: (transaction: Database, ordered: NewlyOrdered) => Promise<void>;
	/** Milliseconds since the epoch. */
	now: () => number;
}

/** A new order, with the facts that its mails need. */
export interface NewlyOrdered {
	order: OrderRecord;
	/** The lines of the cart that was ordered, in the order of those of `order`. */
	lines: readonly CountedLine[];
	/** The store in the language in which its buyer reads. */
	store: Store;
}

/** A second order with the same fields within this time counts as a repetition of the first; in milliseconds. */
const SAME_ORDER_MS = 10 * 60 * 1000;

/** The number of the lock that all checkouts take, so that no two of them sell the last item. */
const CHECKOUT_LOCK = 20_261_123;

/** Makes the shop of a site. */
export function createShop(options: ShopOptions): Shop {
	const { store, database, siteUrl, now } = options;
	let sold: ReadonlyMap<number, number> = new Map();
	let tokens: ReturnType<typeof createSessionTokens> | null = null;

	async function refresh(): Promise<void> {
		const fresh = await readSold(await database());
		const ids = new Set([...fresh.keys(), ...sold.keys()]);
		const changed = [...ids].filter((id) => fresh.get(id) !== sold.get(id));
		sold = fresh;
		if (changed.length > 0) options.onSold(changed);
	}

	function visit(header: string | null, viewer: UserRecord | null, page = '/'): ShopVisit {
		const scope = (): ShopScope => ({ store: storeAt(store(), page), sold, now: now() });
		let asked: Promise<SessionId> | null = null;
		const session = () => {
			tokens ??= createSessionTokens(options.secret(), siteUrl, now);
			asked ??= tokens.read(header);
			return asked;
		};
		const read = async () => {
			const { id } = await session();
			return (await readSession(await database(), id, now())).data;
		};
		const fingerprint = (fields: CheckoutFields) =>
			createHash('sha256').update(JSON.stringify(fields)).digest('hex');

		/** Drops items that are out of stock after their owner saw the message: the next attempt orders the rest. */
		async function dropGone(): Promise<void> {
			const { id } = await session();
			const current = scope();
			await changeSession(await database(), id, now(), (data) => {
				const { lines, coupons } = count(data, current);
				const keys = new Set(lines.map(({ key }) => key));
				data.lines = data.lines.filter(({ key }) => keys.has(key));
				data.coupons = coupons.map(({ coupon }) => coupon.code);
			});
		}

		async function order(given: CheckoutFields): Promise<OrderRecord> {
			try {
				return await place(given);
			} catch (error) {
				if (error instanceof ShopRefusal && error.code.endsWith('-gone')) await dropGone();
				throw error;
			}
		}

		async function place(given: CheckoutFields): Promise<OrderRecord> {
			const fields = {
				...given,
				billing: cleanAddress(given.billing),
				shipping: cleanAddress(given.shipping),
			};
			const { id: sessionId } = await session();
			const base = await database();
			const orderId = await base.transaction().execute(async (transaction) => {
				await holdCheckouts(transaction, sessionId);
				const { data } = await readSession(transaction, sessionId, now());
				const { lastOrder } = data;
				const current = { ...scope(), sold: await readSold(transaction) };
				if (data.lines.length === 0) {
					const isAgain =
						lastOrder !== null &&
						lastOrder.fingerprint === fingerprint(fields) &&
						now() - lastOrder.at < SAME_ORDER_MS;
					if (isAgain) return lastOrder.id;
					throw new ShopRefusal('empty-cart', current.store.say('cart.empty'));
				}
				const cart = count(data, current);
				const payment = checkCheckout(fields, cart, current.store.say);
				requireAll(cart, data, current);
				const made = await insertOrder(transaction, {
					orderToken: data.orderToken,
					sessionId,
					userId: viewer?.databaseId ?? 0,
					createdAt: new Date(now()).toISOString(),
					payment,
					billing: fields.billing,
					shipping: fields.shipping,
					note: fields.note,
					cart,
				});
				if (made === null) throw new Error('An ordered cart still exists.');
				const [order] = await findOrders(transaction, { id: made });
				if (!order) throw new Error(`Order ${made} was stored but cannot be found.`);
				await options.onOrdered(transaction, { order, lines: cart.lines, store: current.store });
				const after: SessionData = {
					...emptySession(),
					billing: fields.billing,
					shipping: fields.shipping,
					lastOrder: { id: made, fingerprint: fingerprint(fields), at: now() },
				};
				await transaction
					.updateTable('cart_sessions')
					.set({ data: JSON.stringify(after) })
					.where('id', '=', sessionId)
					.execute();
				return made;
			});
			await refresh();
			const [found] = await findOrders(base, { id: orderId });
			if (!found) throw new Error(`Order ${orderId} was stored but cannot be found.`);
			return found;
		}

		return {
			cart: async () => count(await read(), scope()),
			async addresses() {
				const { billing, shipping } = await read();
				return { billing, shipping };
			},
			async change(change) {
				const { id } = await session();
				await refresh();
				const current = scope();
				const { data, result } = await changeSession(await database(), id, now(), (kept) =>
					change(kept, current),
				);
				return { cart: count(data, current), result };
			},
			order,
			async ownOrders() {
				const base = await database();
				if (viewer) return findOrders(base, { userId: viewer.databaseId });
				return findOrders(base, { sessionId: (await session()).id });
			},
			orders: async (query) => findOrders(await database(), query),
			async owns({ sessionId, userId }) {
				if (viewer && userId === viewer.databaseId) return true;
				return sessionId === (await session()).id;
			},
			token: async () => (await session()).token,
			async newToken() {
				if (asked === null) return null;
				const { token, isNew } = await asked;
				return isNew ? token : null;
			},
		};
	}

	return {
		visit,
		sold: () => sold,
		refresh,
		prune: async () => pruneSessions(await database(), now()),
	};
}

/**
 * Checkouts are sequential: the first statement locks the session, and on a shared server all other checkouts too.
 */
async function holdCheckouts(transaction: Database, sessionId: string): Promise<void> {
	if (transaction.getExecutor().adapter instanceof PostgresAdapter)
		await sql`select pg_advisory_xact_lock(${CHECKOUT_LOCK})`.execute(transaction);
	await transaction
		.updateTable('cart_sessions')
		.set((expression) => ({ version: expression('version', '+', 1) }))
		.where('id', '=', sessionId)
		.execute();
}

/** @throws ShopRefusal where something of a cart is gone, or there are not enough of it any more */
function requireAll(cart: CountedCart, data: SessionData, scope: ShopScope): void {
	if (cart.lines.length < data.lines.length)
		throw new ShopRefusal('product-gone', scope.store.say('cart.productGone'));
	const wanted = new Map<number, number>();
	for (const { offer, quantity } of cart.lines) {
		const id = offerId(offer);
		const all = (wanted.get(id) ?? 0) + quantity;
		wanted.set(id, all);
		requireQuantity(offer, all, scope);
	}
	if (cart.coupons.length < data.coupons.length)
		throw new ShopRefusal('coupon-gone', scope.store.say('cart.couponGone'));
}
