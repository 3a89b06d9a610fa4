import type { CouponRecord, ShopRecord } from '@outrigger/formats/model/shop-records';
import { formatMoney } from '@outrigger/rules/shop/money';
import type { Say } from '@outrigger/rules/texts/text';
import { localTime } from '@outrigger/rules/time/zoned-time';
import { ShopRefusal } from './refusal';
import type { SessionData, ShopScope } from './session-data';

/** The data that decide whether a coupon applies. */
export interface CouponScope extends ShopScope {
	shop: ShopRecord;
	/** Cents that the cart comes to before coupons, as prices are written. */
	subtotal: number;
}

/** A coupon by its code, whatever its case. */
export const findCoupon = (shop: ShopRecord, code: string): CouponRecord | undefined =>
	shop.coupons.find((one) => one.code === code.trim().toLowerCase());

/** The reason why a coupon does not apply now; null if it applies. */
export function couponFault(
	coupon: CouponRecord,
	{ now, store, shop, subtotal }: CouponScope,
): ShopRefusal | null {
	if (coupon.expires !== '' && localTime(now, store.settings.timezone) > coupon.expires)
		return new ShopRefusal('coupon-expired', store.say('cart.couponExpired'));
	if (subtotal < coupon.minimum)
		return new ShopRefusal(
			'coupon-minimum',
			store.say('cart.couponMinimum', { price: formatMoney(coupon.minimum, shop.money) }),
		);
	return null;
}

/**
 * Adds a coupon to a cart. @throws ShopRefusal for an unknown or invalid coupon, and for one that the cart already has
 */
export function applyCoupon(data: SessionData, code: string, scope: CouponScope): CouponRecord {
	const { say } = scope.store;
	const coupon = findCoupon(scope.shop, code);
	if (!coupon)
		throw new ShopRefusal('coupon-unknown', say('cart.couponUnknown', { code: code.trim() }));
	if (data.coupons.includes(coupon.code))
		throw new ShopRefusal('coupon-twice', say('cart.couponInUse', { code: coupon.code }));
	const fault = couponFault(coupon, scope);
	if (fault) throw fault;
	const others = data.coupons.map((one) => findCoupon(scope.shop, one));
	if (data.coupons.length > 0 && (coupon.individualUse || others.some((one) => one?.individualUse)))
		throw new ShopRefusal('coupon-alone', say('cart.couponAlone'));
	data.coupons.push(coupon.code);
	return coupon;
}

/** Removes coupons from a cart. @throws ShopRefusal if the cart does not have one of them */
export function removeCoupons(data: SessionData, codes: readonly string[], say: Say): void {
	if (codes.length === 0) throw new ShopRefusal('coupon-unknown', say('cart.needCoupon'));
	for (const code of codes.map((one) => one.trim().toLowerCase())) {
		if (!data.coupons.includes(code))
			throw new ShopRefusal('coupon-unknown', say('cart.nothingToChange'));
		data.coupons = data.coupons.filter((one) => one !== code);
	}
}
