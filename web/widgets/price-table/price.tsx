import { useTexts } from '../../ui/texts';
import { currencySign, priceParts } from './price-parts';
import type { PriceTableSettings } from './settings';

/**
 * The price: original price, currency sign, integer part and raised fraction, period. Renders nothing for an empty
 * price.
 */
export function Price({ settings }: { settings: PriceTableSettings }) {
	const say = useTexts();
	const { price, currency_format, original_price, period_position } = settings;
	if (price.trim() === '') return null;
	const sign = currencySign(settings.currency_symbol, settings.currency_symbol_custom);
	const { whole, fraction } = priceParts(price, currency_format);
	const isBefore = settings.currency_position === 'before';
	const mark = currency_format === ',' ? ',' : '.';
	const period = settings.period.trim();
	const shownPeriod = period && (
		<span className="elementor-price-table__period elementor-typo-excluded">{period}</span>
	);
	const symbol = sign && <span className="elementor-price-table__currency">{sign}</span>;
	return (
		<div className="elementor-price-table__price">
			{settings.sale && original_price.trim() && (
				<s className="elementor-price-table__original-price">
					<span className="elementor-screen-only">{`${say('shop.originalPrice')} `}</span>
					{isBefore && sign}
					{original_price}
					{!isBefore && sign}
				</s>
			)}
			{isBefore && symbol}
			<span className="elementor-price-table__integer-part">{whole}</span>
			{(fraction || period_position === 'beside') && (
				<span className="elementor-price-table__after-price">
					{fraction && (
						<span className="elementor-price-table__fractional-part">
							<span className="elementor-screen-only">{mark}</span>
							{fraction}
						</span>
					)}
					{period_position === 'beside' && shownPeriod}
				</span>
			)}
			{!isBefore && symbol}
			{period_position === 'below' && shownPeriod}
		</div>
	);
}
