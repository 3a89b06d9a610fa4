import { orderReceivedPath } from '../../../../domain/shop/shop-pages';
import { maySeeComment } from '../../auth/visibility';
import { submitComment } from '../../comments/submit-comment';
import { type Address, addItem, type NewItem, removeLine, setQuantity } from '../../shop/cart';
import { cleanAddress } from '../../shop/check-checkout';
import { type CountedLine, count, shopOf, subtotalOf } from '../../shop/count';
import { applyCoupon, removeCoupons } from '../../shop/coupons';
import { findProduct } from '../../shop/offers';
import { ShopRefusal } from '../../shop/refusal';
import type { GraphQLContext } from '../context';
import { userError } from '../user-error';

type Context = GraphQLContext;
type List<T> = readonly (T | null | undefined)[] | null;

interface ItemInput {
	productId: number;
	quantity?: number | null;
	variationId?: number | null;
	variation?: List<{ attributeName: string; attributeValue?: string | null }>;
	extraData?: string | null;
}
type AddressInput = { [Key in keyof Address]?: string | null } & { overwrite?: boolean | null };

const present = <T>(list: List<T> | undefined): T[] =>
	(list ?? []).filter((one) => one !== null && one !== undefined);

const itemOf = (input: ItemInput): NewItem => ({
	productId: input.productId,
	quantity: input.quantity ?? 1,
	variationId: input.variationId ?? 0,
	attributes: present(input.variation).map(({ attributeName, attributeValue }) => ({
		name: attributeName,
		value: attributeValue ?? '',
	})),
	extraData: input.extraData ?? '',
});

/** An address with what was given; what was left out stays unless it is to be overwritten. */
function addressOf(given: AddressInput | null | undefined, before: Address): Address {
	const { overwrite, ...fields } = given ?? {};
	const texts = Object.entries(fields).map(([key, value]) => [key, value ?? '']);
	return cleanAddress({ ...(overwrite ? {} : before), ...Object.fromEntries(texts) });
}

/** A mutation of the shop: what it refuses is told to the asker, and what was sent with it is given back. */
function mutation<I extends object, R extends object>(
	run: (input: I, context: Context) => Promise<R>,
) {
	return async (
		_: unknown,
		{ input }: { input: I & { clientMutationId?: string | null } },
		context: Context,
	) => {
		try {
			const payload = await run(input, context);
			return { ...payload, clientMutationId: input.clientMutationId ?? null };
		} catch (error) {
			throw error instanceof ShopRefusal ? userError(error.message) : error;
		}
	};
}

/** Puts things into a cart, each by itself. */
async function addAll(items: readonly ItemInput[], codes: readonly string[], context: Context) {
	if (items.length === 0 && codes.length === 0)
		throw new ShopRefusal('no-items', 'No cart items provided');
	const { cart, result } = await context.visit.change((data, scope) => {
		const keys: string[] = [];
		const applied: string[] = [];
		const cartErrors: object[] = [];
		for (const input of items) {
			try {
				keys.push(addItem(data, itemOf(input), scope));
			} catch (error) {
				if (!(error instanceof ShopRefusal)) throw error;
				cartErrors.push({
					type: 'INVALID_CART_ITEM',
					reasons: [error.message],
					productId: input.productId,
					quantity: input.quantity ?? 1,
					variationId: input.variationId ?? null,
					variation: present(input.variation),
					extraData: input.extraData ?? null,
				});
			}
		}
		for (const code of codes) {
			try {
				const shop = shopOf(scope);
				applied.push(
					applyCoupon(data, code, { ...scope, shop, subtotal: subtotalOf(data, scope) }).code,
				);
			} catch (error) {
				if (!(error instanceof ShopRefusal)) throw error;
				cartErrors.push({ type: 'INVALID_COUPON', reasons: [error.message], code });
			}
		}
		return { keys, applied, cartErrors };
	});
	return {
		cart,
		added: linesOf(cart.lines, result.keys),
		applied: cart.coupons.filter(({ coupon }) => result.applied.includes(coupon.code)),
		chosenShippingMethods: [],
		cartErrors: result.cartErrors,
	};
}

const linesOf = (lines: readonly CountedLine[], keys: readonly string[]) =>
	lines.filter(({ key }) => keys.includes(key));

/** What can be changed in a shop. */
export const shopMutations = {
	addToCart: mutation(async (input: ItemInput, { visit }) => {
		const { cart, result } = await visit.change((data, scope) =>
			addItem(data, itemOf(input), scope),
		);
		return { cart, cartItem: cart.lines.find(({ key }) => key === result) ?? null };
	}),
	addCartItems: mutation(({ items }: { items?: List<ItemInput> }, context) =>
		addAll(present(items), [], context),
	),
	fillCart: mutation(
		({ items, coupons }: { items?: List<ItemInput>; coupons?: List<string> }, context) =>
			addAll(present(items), present(coupons), context),
	),
	updateItemQuantities: mutation(
		async ({ items }: { items?: List<{ key: string; quantity: number }> }, { visit }) => {
			const wanted = present(items);
			if (wanted.length === 0) throw new ShopRefusal('no-items', 'No item data provided');
			const { cart, result } = await visit.change((data, scope) => {
				const before = count(data, scope).lines;
				const done = wanted.map(({ key, quantity }) => ({
					key,
					what: setQuantity(data, key, quantity, scope),
				}));
				return { before, done };
			});
			const keysOf = (what: string) =>
				result.done.filter((one) => one.what === what).map(({ key }) => key);
			const updated = linesOf(cart.lines, keysOf('updated'));
			const removed = linesOf(result.before, keysOf('removed'));
			return { cart, updated, removed, items: [...updated, ...removed] };
		},
	),
	removeItemsFromCart: mutation(
		async ({ keys, all }: { keys?: List<string>; all?: boolean | null }, { visit }) => {
			const { cart, result } = await visit.change((data, scope) => {
				if (data.lines.length === 0)
					throw new ShopRefusal('no-line', 'No items in cart to remove.');
				const before = count(data, scope).lines;
				const wanted = all ? data.lines.map(({ key }) => key) : present(keys);
				if (wanted.length === 0) throw new ShopRefusal('no-line', 'No cart item keys provided');
				for (const key of wanted) removeLine(data, key);
				return linesOf(before, wanted);
			});
			return { cart, cartItems: result };
		},
	),
	emptyCart: mutation(async (_: object, { visit }) => {
		const { cart, result } = await visit.change((data, scope) => {
			if (data.lines.length === 0) throw new ShopRefusal('empty-cart', 'Cart is empty');
			const before = count(data, scope);
			data.lines = [];
			data.coupons = [];
			return before;
		});
		return { cart, deletedCart: result };
	}),
	applyCoupon: mutation(async ({ code }: { code: string }, { visit }) => {
		const { cart, result } = await visit.change((data, scope) =>
			applyCoupon(data, code, {
				...scope,
				shop: shopOf(scope),
				subtotal: subtotalOf(data, scope),
			}),
		);
		return { cart, applied: cart.coupons.find(({ coupon }) => coupon.code === result.code) };
	}),
	removeCoupons: mutation(async ({ codes }: { codes?: List<string> }, { visit }) => {
		const { cart } = await visit.change((data) => removeCoupons(data, present(codes)));
		return { cart };
	}),
	// Nothing is carried here, so that no rate is offered: WooCommerce then chooses none, whatever it is sent.
	updateShippingMethod: mutation(
		async ({ shippingMethods }: { shippingMethods?: List<string> }, { visit }) => {
			if (present(shippingMethods).length === 0)
				throw new ShopRefusal('no-method', 'No shipping method provided');
			return { cart: await visit.cart() };
		},
	),
	updateCustomer: mutation(
		async (
			input: {
				billing?: AddressInput | null;
				shipping?: AddressInput | null;
				shippingSameAsBilling?: boolean | null;
				email?: string | null;
				firstName?: string | null;
				lastName?: string | null;
			},
			{ visit, viewer },
		) => {
			const { email, firstName, lastName } = input;
			const own = Object.fromEntries(
				Object.entries({ email, firstName, lastName }).filter(([, value]) => value),
			);
			await visit.change((data) => {
				data.billing = addressOf({ ...own, ...input.billing }, data.billing);
				data.shipping = input.shippingSameAsBilling
					? data.billing
					: addressOf(input.shipping, data.shipping);
			});
			return { customer: { user: viewer } };
		},
	),
	checkout: mutation(
		async (
			input: {
				paymentMethod?: string | null;
				billing?: AddressInput | null;
				shipping?: AddressInput | null;
				shipToDifferentAddress?: boolean | null;
				account?: { username: string } | null;
				customerNote?: string | null;
			},
			{ visit, viewer, siteUrl },
		) => {
			if (input.account?.username)
				throw new ShopRefusal('account', 'Accounts are not made here. Please order as a guest.');
			const before = await visit.addresses();
			const billing = addressOf(input.billing, before.billing);
			const order = await visit.order({
				billing,
				shipping: input.shipToDifferentAddress ? addressOf(input.shipping, {}) : billing,
				paymentMethod: input.paymentMethod ?? '',
				note: input.customerNote ?? '',
			});
			return {
				order,
				customer: { user: viewer },
				result: 'success',
				redirect: siteUrl + orderReceivedPath(order.id, order.orderKey),
				notices: [],
			};
		},
	),
	writeReview: mutation(
		async (
			input: {
				rating: number;
				commentOn?: number | null;
				content?: string | null;
				author?: string | null;
				authorEmail?: string | null;
				authorUrl?: string | null;
			},
			{ store, viewer, now },
		) => {
			if (!findProduct(store, input.commentOn ?? 0))
				throw new ShopRefusal('no-product', 'No product found matching the ID provided');
			if (input.rating < 1 || input.rating > 5)
				throw new ShopRefusal('rating', 'The rating must be from 1 to 5.');
			const outcome = await submitComment(
				store,
				{
					postId: input.commentOn ?? 0,
					parentId: 0,
					authorName: input.author ?? '',
					authorEmail: input.authorEmail ?? '',
					authorUrl: input.authorUrl ?? '',
					content: input.content ?? '',
					rating: input.rating,
				},
				viewer,
				now(),
			);
			if (!outcome.accepted)
				throw userError(outcome.refusal.graphqlMessage ?? outcome.refusal.message);
			const { comment } = outcome;
			return {
				rating: input.rating,
				review: maySeeComment(store, comment, viewer) ? comment : null,
			};
		},
	),
};
