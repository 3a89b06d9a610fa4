import type { CouponRecord, ShopRecord } from '@outrigger/formats/model/shop-records';
import { type CartTotals, countCart, type LineTotals } from '@outrigger/rules/shop/cart-totals';
import { offerOf } from './cart';
import { couponFault, findCoupon } from './coupons';
import { type Offer, offered, priceNow } from './offers';
import type { CartLine, SessionData, ShopScope } from './session-data';

/** One line of a cart with all that is known of it. */
export interface CountedLine extends CartLine {
	offer: Offer;
	totals: LineTotals;
	taxClass: string;
}

/** A coupon of a cart with what it takes off. */
export interface CountedCoupon {
	coupon: CouponRecord;
	discount: number;
	discountTax: number;
}

/** A cart with all its sums. */
export interface CountedCart {
	shop: ShopRecord;
	lines: CountedLine[];
	coupons: CountedCoupon[];
	taxes: { label: string; amount: number }[];
	totals: CartTotals;
}

/** True for a product that needs shipping: every product except virtual ones. */
export const isCarried = ({ offer }: CountedLine): boolean => !offer.post.product.virtual;

/** True where the buyer has to say where things go. */
export const needsAddress = ({ lines }: Pick<CountedCart, 'lines'>): boolean =>
	lines.some(isCarried);

/** The rate by which an offer is taxed, in hundredths of a percent. */
function rateOf({ post: { product } }: Offer, shop: ShopRecord): number {
	if (!product.isTaxed) return 0;
	return shop.taxRates.find(({ taxClass }) => taxClass === product.taxClass)?.rate ?? 0;
}

const FREE_SHOP: ShopRecord = {
	currency: 'EUR',
	money: { symbol: '€', position: 'left', decimalSeparator: '.', thousandSeparator: ',' },
	pricesIncludeTax: false,
	taxRates: [],
	countries: [],
	gateways: [],
	coupons: [],
};

/** The shop of a site; an empty shop if the content has none. */
export const shopOf = ({ store }: Pick<ShopScope, 'store'>): ShopRecord =>
	store.settings.shop ?? FREE_SHOP;

/** Cents of a cart before coupons, as prices are written. */
export function subtotalOf(data: SessionData, scope: ShopScope): number {
	return data.lines.reduce((sum, line) => {
		const offer = offerOf(line, scope);
		const price = offer && priceNow(offered(offer), scope.now, scope.store.settings.timezone);
		return sum + (price ?? 0) * line.quantity;
	}, 0);
}

/** Counts a cart, without lines of deleted products and without coupons that are no longer valid. */
export function count(data: SessionData, scope: ShopScope): CountedCart {
	const shop = shopOf(scope);
	const { timezone } = scope.store.settings;
	const present = data.lines.flatMap((line) => {
		const offer = offerOf(line, scope);
		return offer ? [{ line, offer }] : [];
	});
	const coupons = data.coupons.flatMap((code) => {
		const coupon = findCoupon(shop, code);
		const holds =
			coupon && !couponFault(coupon, { ...scope, shop, subtotal: subtotalOf(data, scope) });
		return holds ? [coupon] : [];
	});
	const priced = present.map(({ line, offer }) => ({
		unitPrice: priceNow(offered(offer), scope.now, timezone) ?? 0,
		quantity: line.quantity,
		taxRate: rateOf(offer, shop),
	}));
	const totals = countCart(priced, coupons, shop);
	return {
		shop,
		totals,
		lines: present.map(({ line, offer }, at) => ({
			...line,
			offer,
			totals: totals.lines[at] ?? { subtotal: 0, subtotalTax: 0, total: 0, totalTax: 0 },
			taxClass: offer.post.product.taxClass,
		})),
		coupons: coupons.map((coupon, at) => ({
			coupon,
			discount: totals.coupons[at]?.discount ?? 0,
			discountTax: totals.coupons[at]?.discountTax ?? 0,
		})),
		taxes: totals.taxes.map(({ taxRate, amount }) => ({
			label: shop.taxRates.find(({ rate }) => rate === taxRate)?.label ?? 'Tax',
			amount,
		})),
	};
}
