import type { MoneyFormat } from '@outrigger/rules/shop/money';

/** A name and what is chosen for it. */
export interface ChosenAttribute {
	name: string;
	/** Empty leaves the choice open. */
	value: string;
}

/** What a product can be told by. */
export interface AttributeRecord {
	/** Lower case, hyphens: `size`. */
	name: string;
	label: string;
	options: string[];
	/** Whether its page shows it. */
	visible: boolean;
	/** Whether variations differ by it. */
	variation: boolean;
}

/** What has a price and a stock of its own: a simple product, a variation. */
export interface OfferRecord {
	sku: string;
	/** Cents; null for what cannot be bought. */
	regularPrice: number | null;
	/** Cents; null where it has no lower price. */
	salePrice: number | null;
	/** Bounds of the lower price, `YYYY-MM-DDTHH:mm:ss` in the site's zone; empty for none. */
	saleFrom: string;
	saleTo: string;
	/** How many there were when the content was written; null where nobody counts. */
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

/** What a shop knows of a post of type `product`. */
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
	/** Whether it goes with no other. */
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
