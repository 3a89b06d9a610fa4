import { createHash } from 'node:crypto';
import type { ChosenAttribute } from '@outrigger/formats/model/shop-records';
import { addOnMessage } from '@outrigger/rules/shop/add-on-fields';
import { MOST_LINES, type QuantityFault, quantityFault } from '@outrigger/rules/shop/quantity';
import type { Say } from '@outrigger/rules/texts/text';
import { localTime } from '@outrigger/rules/time/zoned-time';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import {
	attributeName,
	findProduct,
	findVariation,
	type Offer,
	offered,
	priceNow,
	stockOf,
} from './offers';
import { ShopRefusal } from './refusal';
import type { CartLine, SessionData, ShopScope } from './session-data';
import { variationById } from './variations';

/** An item that is to go into a cart. */
export interface NewItem {
	productId: number;
	quantity: number;
	variationId: number;
	attributes: readonly ChosenAttribute[];
	/** A JSON object; empty for nothing. */
	extraData: string;
}

const MOST_EXTRA_BYTES = 2_000;

/** The offer that a line names; null where it is gone or cannot be bought any more. */
export function offerOf(
	{ productId, variationId }: Pick<CartLine, 'productId' | 'variationId'>,
	{ store, now }: ShopScope,
): Offer | null {
	const post = findProduct(store, productId);
	if (!post) return null;
	const variation = post.product.variations.find((one) => one.databaseId === variationId) ?? null;
	if ((post.product.kind === 'variable') !== (variation !== null)) return null;
	const offer = { post, variation };
	return priceNow(offered(offer), now, store.settings.timezone) === null ? null : offer;
}

const SENTENCES: Record<QuantityFault, (say: Say, name: string, left: number) => string> = {
	'no-number': (say) => say('cart.wrongQuantity'),
	'too-many': (say) => say('cart.tooMany'),
	'out-of-stock': (say, name) => say('cart.outOfStock', { name }),
	'not-enough': (say, name, number) => say('cart.notEnough', { name, number }),
	'only-one': (say) => say('cart.onlySoMany', { count: 1 }),
};

/** @throws ShopRefusal if the shop does not have that many */
export function requireQuantity(offer: Offer, quantity: number, scope: ShopScope): void {
	const stock = stockOf(offer, scope.sold);
	const fault = quantityFault(quantity, stock);
	if (!fault) return;
	const words = SENTENCES[fault](scope.store.say, offer.post.title, stock.left ?? 0);
	throw new ShopRefusal(fault, words);
}

/** Reads a client's extra data of a line. @throws ShopRefusal for anything but an object of texts */
function readExtra(text: string): Record<string, string> {
	if (text.trim() === '') return {};
	if (text.length <= MOST_EXTRA_BYTES) {
		try {
			const value: unknown = JSON.parse(text);
			if (isPlainObject(value))
				return Object.fromEntries(
					Object.entries(value)
						.sort(([one], [other]) => (one < other ? -1 : 1))
						.map(([key, part]) => [key, typeof part === 'string' ? part : JSON.stringify(part)]),
				);
		} catch {
			// Falls through to the refusal.
		}
	}
	throw new ShopRefusal('extra-data', 'The extra data must be a short JSON object.');
}

/**
 * Puts the values of a product's fields under the fields' names; other extra data stays as it is.
 * @throws ShopRefusal with every fault in one message
 */
function withAddOns(
	{ post: { product } }: Offer,
	given: Record<string, string>,
	{ store, now }: ShopScope,
): Record<string, string> {
	const today = localTime(now, store.settings.timezone).slice(0, 10);
	const rest = { ...given };
	const faults: string[] = [];
	const filled: Record<string, string> = {};
	for (const field of product.addOns) {
		const value = (given[field.id] ?? given[field.name] ?? '').trim();
		delete rest[field.id];
		delete rest[field.name];
		const fault = addOnMessage(field, value, today, store.say);
		if (fault !== null) faults.push(fault);
		else if (value !== '') filled[field.name] = value;
	}
	if (faults.length > 0) throw new ShopRefusal('add-ons', faults.join(' '));
	return { ...rest, ...filled };
}

/** Two items with the same product, variation, choices and extra data are one line. */
function keyOf(line: Omit<CartLine, 'key' | 'quantity'>): string {
	const identity = [line.productId, line.variationId, line.attributes, line.extra];
	return createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 32);
}

/**
 * Returns the named offer, and all choices of it. @throws ShopRefusal where a choice is missing
 * or unknown
 */
function choose(item: NewItem, scope: ShopScope): { offer: Offer; attributes: ChosenAttribute[] } {
	const { say } = scope.store;
	// A variation may be named as the product, as WooCommerce's own links do.
	const named = item.productId;
	const whole = variationById(scope.store, named)?.post.databaseId;
	const post = findProduct(scope.store, named) ?? (whole ? findProduct(scope.store, whole) : null);
	if (!post) throw new ShopRefusal('no-product', say('cart.noProduct'));
	const { product } = post;
	const wantedId = item.variationId || (post.databaseId === named ? 0 : named);
	const chosen = new Map(item.attributes.map(({ name, value }) => [attributeName(name), value]));
	if (product.kind === 'simple') {
		if (wantedId !== 0) throw new ShopRefusal('no-product', say('cart.noProduct'));
		return { offer: sellable({ post, variation: null }, scope), attributes: [] };
	}
	const variation = wantedId
		? (product.variations.find(({ databaseId }) => databaseId === wantedId) ?? null)
		: findVariation(product, chosen);
	if (!variation) {
		throw wantedId
			? new ShopRefusal('no-product', say('cart.noProduct'))
			: new ShopRefusal('choose-options', say('shop.chooseFirst'));
	}
	const attributes = variation.attributes.map(({ name, value }) => {
		const given = chosen.get(name) ?? '';
		const attribute = product.attributes.find((one) => one.name === name);
		if (value !== '' && (given === '' || given === value)) return { name, value };
		if (value === '' && attribute?.options.includes(given)) return { name, value: given };
		throw given === ''
			? new ShopRefusal(
					'choose-options',
					say('checkout.fillIn', { label: attribute?.label ?? name }),
				)
			: new ShopRefusal('choose-options', say('form.needChoice'));
	});
	return { offer: sellable({ post, variation }, scope), attributes };
}

function sellable(offer: Offer, { store, now }: ShopScope): Offer {
	if (priceNow(offered(offer), now, store.settings.timezone) !== null) return offer;
	throw new ShopRefusal('not-purchasable', store.say('cart.notForSale'));
}

/** Puts something into a cart. @throws ShopRefusal @returns the key of its line */
export function addItem(data: SessionData, item: NewItem, scope: ShopScope): string {
	const { offer, attributes } = choose(item, scope);
	const line = {
		productId: offer.post.databaseId,
		variationId: offer.variation?.databaseId ?? 0,
		attributes,
		extra: withAddOns(offer, readExtra(item.extraData), scope),
	};
	const key = keyOf(line);
	const there = data.lines.find((one) => one.key === key);
	if (!Number.isInteger(item.quantity) || item.quantity < 1) requireQuantity(offer, 0, scope);
	const quantity = item.quantity + (there?.quantity ?? 0);
	// Lines that differ only in their open choices share one stock.
	const elsewhere = wantedOf(data, offer, key);
	requireQuantity(offer, quantity + elsewhere, scope);
	if (there) there.quantity = quantity;
	else if (data.lines.length < MOST_LINES) data.lines.push({ ...line, key, quantity });
	else throw new ShopRefusal('too-many', scope.store.say('cart.tooMany'));
	return key;
}

/** The quantity of an offer on other lines of the cart. */
function wantedOf(data: SessionData, { post, variation }: Offer, key: string): number {
	return data.lines
		.filter(
			(line) =>
				line.key !== key &&
				line.productId === post.databaseId &&
				line.variationId === (variation?.databaseId ?? 0),
		)
		.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Sets the quantity of a line; 0 removes the line.
 * @throws ShopRefusal if there is no such line, the product is gone, or the shop does not have that many
 */
export function setQuantity(
	data: SessionData,
	key: string,
	quantity: number,
	scope: ShopScope,
): 'updated' | 'removed' {
	const line = requireLine(data, key);
	if (quantity === 0) {
		removeLine(data, key);
		return 'removed';
	}
	const offer = offerOf(line, scope);
	if (!offer) throw new ShopRefusal('no-product', scope.store.say('cart.noProduct'));
	const elsewhere = quantity > 0 ? wantedOf(data, offer, key) : 0;
	requireQuantity(offer, quantity + elsewhere, scope);
	line.quantity = quantity;
	return 'updated';
}

/** @throws ShopRefusal where there is no such line */
export function requireLine(data: SessionData, key: string): CartLine {
	const line = data.lines.find((one) => one.key === key);
	if (!line) throw new ShopRefusal('no-line', `No cart item found with the key: ${key}`);
	return line;
}

/** Takes a line out. @throws ShopRefusal where there is none */
export function removeLine(data: SessionData, key: string): void {
	requireLine(data, key);
	data.lines = data.lines.filter((one) => one.key !== key);
	if (data.lines.length === 0) data.coupons = [];
}
