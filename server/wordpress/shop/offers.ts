import type { PostRecord } from '@outrigger/formats/model/records';
import type {
	OfferRecord,
	ProductRecord,
	VariationRecord,
} from '@outrigger/formats/model/shop-records';
import type { Stock } from '@outrigger/rules/shop/quantity';
import { localTime } from '@outrigger/rules/time/zoned-time';
import type { Store } from '../store/store';

/** The sold quantity of a product or variation, by its database id. */
export type Sold = ReadonlyMap<number, number>;

/** A product of the shop. */
export type ProductPost = PostRecord & { product: ProductRecord };

/** An offer that can go into a cart: a product, or one of its variations. */
export interface Offer {
	post: ProductPost;
	/** null where the product comes in one form. */
	variation: VariationRecord | null;
}

const PRODUCT_TYPE = 'product';
/** A product without prices: visitors can look at it only. */
const PLAIN: ProductRecord = {
	kind: 'simple',
	sku: '',
	regularPrice: null,
	salePrice: null,
	saleFrom: '',
	saleTo: '',
	stock: null,
	isInStock: true,
	backorders: 'no',
	weight: '',
	length: '',
	width: '',
	height: '',
	featured: false,
	visibility: 'visible',
	virtual: false,
	soldIndividually: false,
	taxClass: 'standard',
	isTaxed: true,
	purchaseNote: '',
	galleryIds: [],
	attributes: [],
	defaultAttributes: [],
	addOns: [],
	upsellIds: [],
	crossSellIds: [],
	variations: [],
};

/** The shop's data of a post of type `product`. */
export const productOf = (post: PostRecord): ProductRecord => post.product ?? PLAIN;

/** A published product by its number. */
export function findProduct(store: Store, databaseId: number): ProductPost | null {
	const post = store.post(databaseId);
	if (post?.type !== PRODUCT_TYPE || post.status !== 'publish' || post.password !== '') return null;
	return { ...post, product: productOf(post) };
}

/** The record that carries price and stock. */
export const offered = ({ post, variation }: Offer): OfferRecord => variation ?? post.product;

/** The number by which an offer is counted: that of the variation where there is one. */
export const offerId = ({ post, variation }: Offer): number =>
	variation?.databaseId ?? post.databaseId;

/** True while the reduced price counts. */
export function isOnSale(offer: OfferRecord, now: number, timezone: string): boolean {
	if (offer.salePrice === null) return false;
	const local = localTime(now, timezone);
	return (
		(offer.saleFrom === '' || local >= offer.saleFrom) &&
		(offer.saleTo === '' || local <= offer.saleTo)
	);
}

/** The price now, in cents; null for what cannot be bought. */
export function priceNow(offer: OfferRecord, now: number, timezone: string): number | null {
	return isOnSale(offer, now, timezone) ? offer.salePrice : offer.regularPrice;
}

/** The stock of an offer after sales. */
export function stockOf(offer: Offer, sold: Sold): Stock {
	const record = offered(offer);
	const left =
		record.stock === null ? null : Math.max(0, record.stock - (sold.get(offerId(offer)) ?? 0));
	return {
		left,
		isInStock: left === null ? record.isInStock : left > 0,
		allowsBackorders: record.backorders !== 'no',
		soldIndividually: offer.post.product.soldIndividually,
	};
}

/** Lower-case name → value, as forms and documents name attributes: `attribute_size`, `Size`, `size`. */
export function attributeName(name: string): string {
	return name
		.trim()
		.toLowerCase()
		.replace(/^attribute_/, '')
		.replace(/^pa_/, '')
		.replaceAll(' ', '-');
}

/**
 * Returns the variation whose choices fit the visitor's; an open attribute of a variation fits
 * everything.
 * @param chosen name (as `attributeName` gives it) → value
 */
export function findVariation(
	product: ProductRecord,
	chosen: ReadonlyMap<string, string>,
): VariationRecord | null {
	return (
		product.variations.find(({ attributes }) =>
			attributes.every(({ name, value }) => value === '' || chosen.get(name) === value),
		) ?? null
	);
}
