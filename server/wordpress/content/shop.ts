import type { ShopRecord } from '@outrigger/formats/model/shop-records';
import type { ShopShape } from '@outrigger/formats/shapes/shop-shape';
import { hasCents } from '@outrigger/rules/payments/payment';
import { usualMoneyFormat } from '@outrigger/rules/shop/money';
import type { LoadContext } from './context';
import { readDateField } from './context';

const FILE = 'site.json';

/** A shop's settings out of `site.json`; null where the site sells nothing. */
export function readShop(shape: ShopShape | null, context: LoadContext): ShopRecord | null {
	if (shape === null) return null;
	const { currency, pricesIncludeTax, countries, gateways, coupons } = shape;
	const codes = new Set<string>();
	for (const [at, { code }] of coupons.entries()) {
		if (codes.has(code))
			context.report.problem(
				FILE,
				`shop.coupons[${at}].code`,
				`"${code}" again`,
				'a code of its own',
			);
		codes.add(code);
	}
	const usual = usualMoneyFormat(currency, context.settings.language);
	return {
		currency,
		money: {
			symbol: shape.currencySymbol,
			position: shape.currencyPosition ?? usual.position,
			decimalSeparator: shape.decimalSeparator ?? usual.decimalSeparator,
			thousandSeparator: shape.thousandSeparator ?? usual.thousandSeparator,
			hasCents: hasCents(currency),
		},
		pricesIncludeTax,
		taxRates: shape.taxRates.map(({ taxClass, label, percent }) => ({
			taxClass,
			label,
			rate: percent,
		})),
		countries,
		gateways,
		coupons: coupons.map(({ expires, ...coupon }, at) => ({
			...coupon,
			expires: readDateField(
				expires,
				'',
				{ file: FILE, path: `shop.coupons[${at}]` },
				'expires',
				context,
			),
		})),
	};
}
