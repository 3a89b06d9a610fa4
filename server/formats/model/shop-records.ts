import type { AddOnField } from '@outrigger/rules/shop/add-on-fields';
import type { MoneyFormat } from '@outrigger/rules/shop/money';

/** A name and its chosen value. */
export interface ChosenAttribute {
	name: string;
	/** Empty leaves the choice open. */
	value: string;
}

/** An attribute by which a product differs from others. */
export interface AttributeRecord {
	/** Lower case, hyphens: `size`. */
	name: string;
	label: string;
	options: string[];
	/** True if its page shows it. */
	visible: boolean;
	/** True if variations differ by it. */
	variation: boolean;
}

/** An offer with a price and a stock of its own: a simple product, a variation. */
export interface OfferRecord {
	sku: string;
	/** Cents; null for a product that cannot be bought. */
	regularPrice: number | null;
	/** Cents; null where it has no lower price. */
	salePrice: number | null;
	/** Bounds of the lower price, `YYYY-MM-DDTHH:mm:ss` in the site's zone; empty for none. */
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
	/** Cents that a cart must come to without it. */
	minimum: number;
	/** `YYYY-MM-DDTHH:mm:ss` in the site's zone; empty for never. */
	expires: string;
	/** True if it goes with no other. */
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
	/** Class (`standard`) → its rate. */
	taxRates: { taxClass: string; label: string; rate: number }[];
	/** Codes of two letters. */
	countries: string[];
	gateways: GatewayRecord[];
	coupons: CouponRecord[];
}
