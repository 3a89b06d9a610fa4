import type { AddOnField } from '@outrigger/rules/shop/add-on-fields';
import type { MoneyFormat } from '@outrigger/rules/shop/money';

/** A name and its chosen value. */
export interface ChosenAttribute {
	name: string;
	/** Empty if the choice is open. */
	value: string;
}

/** An attribute by which a product differs from others. */
export interface AttributeRecord {
	/** Lower case, hyphens: `size`. */
	name: string;
	label: string;
	options: string[];
	/** True if the page of the product shows this attribute. */
	visible: boolean;
	/** True if the variations of the product differ by this attribute. */
	variation: boolean;
}

/** An offer with a price and a stock of its own: a simple product, a variation. */
export interface OfferRecord {
	sku: string;
	/** Cents; null for a product that cannot be bought. */
	regularPrice: number | null;
	/** Cents; null for an offer without a reduced price. */
	salePrice: number | null;
	/** Start and end of the reduced price, `YYYY-MM-DDTHH:mm:ss` in the site's zone; empty for none. */
	saleFrom: string;
	saleTo: string;
	/** The number in stock when the content was written; null if the shop does not count. */
	stock: number | null;
	isInStock: boolean;
	backorders: 'no' | 'notify' | 'yes';
	weight: string;
	length: string;
	width: string;
	height: string;
}

/** One form of a variable product. */
export interface VariationRecord extends OfferRecord {
	databaseId: number;
	attributes: ChosenAttribute[];
	description: string;
	/** 0: the product's own picture. */
	imageId: number;
}

/** The data that a shop has for a post of type `product`. */
export interface ProductRecord extends OfferRecord {
	kind: 'simple' | 'variable';
	featured: boolean;
	visibility: 'visible' | 'catalog' | 'search' | 'hidden';
	virtual: boolean;
	soldIndividually: boolean;
	taxClass: string;
	isTaxed: boolean;
	purchaseNote: string;
	galleryIds: number[];
	attributes: AttributeRecord[];
	defaultAttributes: ChosenAttribute[];
	/** The fields that a visitor fills in beside the choices. */
	addOns: AddOnField[];
	upsellIds: number[];
	crossSellIds: number[];
	variations: VariationRecord[];
}

/** A coupon. */
export interface CouponRecord {
	/** Lower case. */
	code: string;
	kind: 'percent' | 'fixed_cart';
	/** Hundredths of a percent, or cents. */
	amount: number;
	description: string;
	/** The least sum of a cart, in cents, before the coupon counts. */
	minimum: number;
	/** `YYYY-MM-DDTHH:mm:ss` in the site's zone; empty for never. */
	expires: string;
	/** True if no other coupon can be used together with this one. */
	individualUse: boolean;
}

/** A way to pay. */
export interface GatewayRecord {
	id: string;
	title: string;
	description: string;
}

/** A shop's own settings. */
export interface ShopRecord {
	/** ISO 4217, `EUR`. */
	currency: string;
	money: MoneyFormat;
	pricesIncludeTax: boolean;
	/** The rate of each tax class, such as `standard`. */
	taxRates: { taxClass: string; label: string; rate: number }[];
	/** Codes of two letters. */
	countries: string[];
	gateways: GatewayRecord[];
	coupons: CouponRecord[];
}
