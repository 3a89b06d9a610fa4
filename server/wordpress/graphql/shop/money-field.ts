import type { OfferRecord } from '@outrigger/formats/model/shop-records';
import { formatMoney, rawMoney } from '@outrigger/rules/shop/money';
import { shopOf } from '../../shop/count';
import { isOnSale, priceNow } from '../../shop/offers';
import type { GraphQLContext } from '../context';

/** The arguments of every field of money. */
export interface MoneyArgs {
	format?: string | null;
}

/** A sum in the requested form. @param cents null for none */
export function money(
	cents: number | null,
	{ format }: MoneyArgs,
	{ store }: GraphQLContext,
): string | null {
	if (cents === null) return null;
	return format === 'RAW' ? rawMoney(cents) : formatMoney(cents, shopOf({ store }).money);
}

/** Several sums: a single one if all are equal, else a range. As bare numbers, all of them. Null if there are none. */
export function moneyRange(
	cents: readonly number[],
	args: MoneyArgs,
	context: GraphQLContext,
): string | null {
	const sorted = cents.toSorted((one, other) => one - other);
	const [least, most] = [sorted[0], sorted.at(-1)];
	if (least === undefined || most === undefined) return null;
	if (least === most) return money(least, args, context);
	if (args.format === 'RAW') return sorted.map(rawMoney).join(', ');
	return `${money(least, args, context)} - ${money(most, args, context)}`;
}

/** Resolves a field to an amount, from the cents of an object. */
export const moneyField =
	<T>(cents: (source: T) => number | null) =>
	(source: T, args: MoneyArgs, context: GraphQLContext): string | null =>
		money(cents(source), args, context);

/** Prices of an offer, in cents, as they are now. */
export function pricesOf(offer: OfferRecord, { store, now }: GraphQLContext) {
	const { timezone } = store.settings;
	const isLower = isOnSale(offer, now(), timezone);
	return {
		price: priceNow(offer, now(), timezone),
		regularPrice: offer.regularPrice,
		salePrice: isLower ? offer.salePrice : null,
	};
}
