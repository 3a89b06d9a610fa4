import type { ElementSettings } from '../../builder/element-tree';
import type { BagRoles } from './bag-roles';
import { WHOLE, WIDGET_BOX } from './boxes';
import type { Kind } from './guess-kind';
import { renamedParts } from './looks';
import { BUTTON, TITLE } from './parts';

/**
 * Builds a price table from the price, its period, the features and a button.
 *
 * @param features the rows of the add-on's list
 */
export function priceTable(
	settings: ElementSettings,
	own: BagRoles,
	features: readonly BagRoles[],
): Kind {
	const { symbol, amount } = amountOf(own);
	return {
		widgetType: 'price-table',
		settings: {
			heading: own.title,
			sub_heading: own.subtitle || own.text,
			currency_symbol: symbol === '' ? '' : 'custom',
			currency_symbol_custom: symbol,
			price: amount,
			sale: '',
			period: own.period.replace(/^\/\s*/, ''),
			features_list: features.flatMap(({ title, text, icon }, at) =>
				title || text
					? [
							{
								_id: `row-${at + 1}`,
								item_text: title || text,
								...(icon && { selected_item_icon: icon }),
							},
						]
					: [],
			),
			button_text: own.button,
			link: own.link,
			footer_additional_info: '',
			show_ribbon: '',
			...renamedParts(settings, [
				{ part: /sub/, color: 'sub_heading_color', typography: 'sub_heading' },
				{ part: /period|duration/, color: 'period_color', typography: 'period' },
				{ part: /price/, color: 'price_color', typography: 'price' },
				{
					part: BUTTON,
					color: 'button_text_color',
					typography: 'button',
					background: 'button_background_color',
					box: {
						background: 'button_background',
						border: 'button_border',
						radius: 'button_border_radius',
						padding: 'button_text_padding',
					},
				},
				{ part: WHOLE, box: WIDGET_BOX },
				{ part: /feature|list|item/, color: 'features_list_color', typography: 'features_list' },
				{ part: TITLE, color: 'heading_color', typography: 'heading' },
			]),
		},
	};
}

/** Splits `$1.500` into a symbol and an amount; a word before it (`From`) becomes part of the symbol. */
function amountOf({ currency, price }: BagRoles): { symbol: string; amount: string } {
	const [, before = '', amount = price] = /^(\D*)(\d.*)$/.exec(price) ?? [];
	return { symbol: [currency, before.trim()].filter(Boolean).join(' '), amount };
}
