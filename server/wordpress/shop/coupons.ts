import type { CouponRecord, ShopRecord } from '@outrigger/formats/model/shop-records';
import { formatMoney } from '@outrigger/rules/shop/money';
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

/** Why a coupon does not hold now; null where it does. */
export function couponFault(
	coupon: CouponRecord,
	{ now, store, shop, subtotal }: CouponScope,
): ShopRefusal | null {
	if (coupon.expires !== '' && localTime(now, store.settings.timezone) > coupon.expires)
		return new ShopRefusal('coupon-expired', 'This coupon has expired.');
	if (subtotal < coupon.minimum)
		return new ShopRefusal(
			'coupon-minimum',
			`The minimum spend for this coupon is ${formatMoney(coupon.minimum, shop.money)}.`,
		);
	return null;
}

/** Gives a coupon to a cart. @throws ShopRefusal where it is unknown, there already, or does not hold */
export function applyCoupon(data: SessionData, code: string, scope: CouponScope): CouponRecord {
	const coupon = findCoupon(scope.shop, code);
	if (!coupon) throw new ShopRefusal('coupon-unknown', `Coupon "${code.trim()}" does not exist!`);
	if (data.coupons.includes(coupon.code))
		throw new ShopRefusal('coupon-twice', 'Coupon code already applied!');
	const fault = couponFault(coupon, scope);
	if (fault) throw fault;
	const others = data.coupons.map((one) => findCoupon(scope.shop, one));
	if (data.coupons.length > 0 && (coupon.individualUse || others.some((one) => one?.individualUse)))
		throw new ShopRefusal(
			'coupon-alone',
			'Failed to apply coupon. Check for an individual-use coupon on cart.',
		);
	data.coupons.push(coupon.code);
	return coupon;
}

/** Takes coupons back. @throws ShopRefusal where one was not there */
export function removeCoupons(data: SessionData, codes: readonly string[]): void {
	if (codes.length === 0) throw new ShopRefusal('coupon-unknown', 'No coupon codes provided');
	for (const code of codes.map((one) => one.trim().toLowerCase())) {
		if (!data.coupons.includes(code))
			throw new ShopRefusal('coupon-unknown', 'This coupon has not been applied to the cart.');
		data.coupons = data.coupons.filter((one) => one !== code);
	}
}
