import { addItem, type NewItem, removeLine, setQuantity } from '../../shop/cart';
import { type CountedLine, count, shopOf, subtotalOf } from '../../shop/count';
import { applyCoupon, removeCoupons } from '../../shop/coupons';
import { ShopRefusal } from '../../shop/refusal';
import type { GraphQLContext } from '../context';
import { type List, mutation, present } from './shop-mutation';

type Context = GraphQLContext;

interface ItemInput {
	productId: number;
	quantity?: number | null;
	variationId?: number | null;
	variation?: List<{ attributeName: string; attributeValue?: string | null }>;
	extraData?: string | null;
}

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

/** The mutations that change a cart. */
export const cartMutations = {
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
		const { cart } = await visit.change((data, { store }) =>
			removeCoupons(data, present(codes), store.say),
		);
		return { cart };
	}),
	// This shop has no shipping rates. WooCommerce then chooses none, for any input.
	updateShippingMethod: mutation(
		async ({ shippingMethods }: { shippingMethods?: List<string> }, { visit }) => {
			if (present(shippingMethods).length === 0)
				throw new ShopRefusal('no-method', 'No shipping method provided');
			return { cart: await visit.cart() };
		},
	),
};
