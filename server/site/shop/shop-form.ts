import { addOnIdOf } from '@outrigger/rules/shop/add-on-fields';
import { readQuantity } from '@outrigger/rules/shop/quantity';
import type { Say } from '@outrigger/rules/texts/text';
import type { DocumentNode } from 'graphql';
import {
	HostAddToCartDocument,
	HostApplyCouponDocument,
	HostCheckoutDocument,
	HostRemoveCouponsDocument,
	HostRemoveItemsDocument,
	HostUpdateQuantitiesDocument,
} from './shop-forms.shop.generated';

/** The request that a form of WooCommerce makes. */
export interface ShopForm {
	kind: 'add' | 'update' | 'remove' | 'coupon' | 'remove-coupon' | 'order';
	document: DocumentNode;
	input: Record<string, unknown>;
}

/** The fault of a form that the host cannot use, as a sentence for the visitor. */
export interface WrongForm {
	kind: 'wrong';
	message: string;
}

const wrong = (message: string): WrongForm => ({ kind: 'wrong', message });
const ID = /^[1-9]\d{0,9}$/;
const CART_LINE = /^cart\[([\w-]{1,64})\]\[qty\]$/;
/** The most lines of a form; no cart of this site has more. */
const MOST_LINES = 200;

/** WooCommerce's names of fields → WooGraphQL's. */
const ADDRESS_FIELDS = {
	first_name: 'firstName',
	last_name: 'lastName',
	company: 'company',
	address_1: 'address1',
	address_2: 'address2',
	city: 'city',
	state: 'state',
	postcode: 'postcode',
	country: 'country',
	email: 'email',
	phone: 'phone',
} as const;

const fieldValue = (form: FormData, name: string): string => {
	const value = form.get(name);
	return typeof value === 'string' ? value : '';
};

/**
 * Reads a form as WooCommerce's own pages send it.
 * @returns null for a form that is not of a shop
 */
export function readShopForm(form: FormData, say: Say): ShopForm | WrongForm | null {
	const code = fieldValue(form, 'coupon_code').trim();
	// Without a value the visitor pressed Enter in a field. Then a typed coupon comes before an order.
	const isEnter = fieldValue(form, 'woocommerce_checkout_place_order') === '';
	if (form.has('woocommerce_checkout_place_order') && !(isEnter && code !== ''))
		return orderOf(form, say);
	if (form.has('apply_coupon') || (code !== '' && !form.has('remove_coupon'))) {
		if (code === '') return wrong(say('cart.needCoupon'));
		return { kind: 'coupon', document: HostApplyCouponDocument, input: { code } };
	}
	if (form.has('remove_coupon')) {
		const codes = [fieldValue(form, 'remove_coupon')];
		return { kind: 'remove-coupon', document: HostRemoveCouponsDocument, input: { codes } };
	}
	if (form.has('remove_item')) {
		const keys = [fieldValue(form, 'remove_item')];
		return { kind: 'remove', document: HostRemoveItemsDocument, input: { keys } };
	}
	if (form.has('update_cart')) return updateOf(form, say);
	return form.has('add-to-cart') ? addOf(form, say) : null;
}

function addOf(form: FormData, say: Say): ShopForm | WrongForm {
	const id = fieldValue(form, 'add-to-cart');
	if (!ID.test(id)) return wrong(say('cart.noProduct'));
	const quantity = form.has('quantity') ? readQuantity(fieldValue(form, 'quantity')) : 1;
	if (quantity === null) return wrong(say('cart.wrongQuantity'));
	const variationId = fieldValue(form, 'variation_id');
	const variation = [...form.keys()]
		.filter((name) => name.startsWith('attribute_'))
		.map((name) => ({
			attributeName: name.slice('attribute_'.length),
			attributeValue: fieldValue(form, name),
		}));
	const addOns = Object.fromEntries(
		[...form.keys()].flatMap((name) => {
			const field = addOnIdOf(name);
			return field === null ? [] : [[field, fieldValue(form, name)]];
		}),
	);
	const input = {
		productId: Number(id),
		quantity,
		...(ID.test(variationId) ? { variationId: Number(variationId) } : {}),
		...(variation.length > 0 ? { variation } : {}),
		...(Object.keys(addOns).length > 0 ? { extraData: JSON.stringify(addOns) } : {}),
	};
	return { kind: 'add', document: HostAddToCartDocument, input };
}

function updateOf(form: FormData, say: Say): ShopForm | WrongForm {
	const items: { key: string; quantity: number }[] = [];
	for (const [name, value] of form) {
		const key = CART_LINE.exec(name)?.[1];
		if (key === undefined) continue;
		const quantity = readQuantity(String(value));
		if (quantity === null || items.length >= MOST_LINES) return wrong(say('cart.wrongQuantity'));
		items.push({ key, quantity });
	}
	if (items.length === 0) return wrong(say('cart.nothingToChange'));
	return { kind: 'update', document: HostUpdateQuantitiesDocument, input: { items } };
}

function addressOf(form: FormData, prefix: 'billing' | 'shipping'): Record<string, string> {
	return Object.fromEntries(
		Object.entries(ADDRESS_FIELDS)
			.map(([field, name]) => [name, fieldValue(form, `${prefix}_${field}`).trim()])
			.filter(([, value]) => value !== ''),
	);
}

function orderOf(form: FormData, say: Say): ShopForm | WrongForm {
	const billing = addressOf(form, 'billing');
	// The country is an enum of GraphQL: GraphQL would refuse another text, and the shop could not give a reason.
	if (billing.country !== undefined && !/^[A-Z]{2}$/.test(billing.country))
		return wrong(say('cart.needCountry'));
	const elsewhere = form.has('ship_to_different_address');
	return {
		kind: 'order',
		document: HostCheckoutDocument,
		input: {
			billing,
			paymentMethod: fieldValue(form, 'payment_method'),
			customerNote: fieldValue(form, 'order_comments'),
			...(elsewhere ? { shipToDifferentAddress: true, shipping: addressOf(form, 'shipping') } : {}),
		},
	};
}

/** Fields whose text the visitor typed: in a checkout, in a cart, and in the form that adds a product. */
const TYPED = [
	/^(?:billing_|shipping_)\w{1,40}$/,
	/^(?:order_comments|payment_method|coupon_code|quantity|add-to-cart)$/,
	/^attribute_[^\s]{1,64}$/,
	/^addon-[\w-]{1,64}$/,
	CART_LINE,
];

/**
 * Returns the text that the visitor typed into a form of the shop, by WooCommerce's names, so that the page can show it
 * again.
 */
export function typedInto(form: FormData): Record<string, string> {
	const names = [...form.keys()].filter((name) => TYPED.some((pattern) => pattern.test(name)));
	return Object.fromEntries(
		names.slice(0, MOST_LINES).map((name) => [name, fieldValue(form, name).slice(0, 2_000)]),
	);
}
