import { custom, type StyleControl, sizeOf, slider } from '../../elements/styles/factories';

/**
 * Devices with a separate default in `loops.css`. Each has its own property, so that the page can set both defaults.
 */
const COLUMN_PROPERTIES: Readonly<Record<string, string>> = {
	tablet: '--grid-columns-tablet',
	mobile: '--grid-columns-mobile',
};

/**
 * Columns per device, and gaps.
 * @param prefix the start of a skin's control names, `classic_`
 * @param list selector of the list inside the widget
 */
export function gridStyles(prefix = '', list = ' .elementor-grid'): StyleControl[] {
	return [
		custom(`${prefix}columns`, 'slider', list, (value, { device }) => {
			const columns = Math.trunc(sizeOf(value) ?? 0);
			if (columns < 1 || columns > 12) return undefined;
			return { [COLUMN_PROPERTIES[device] ?? '--grid-columns']: `${columns}` };
		}),
		slider(`${prefix}row_gap`, list, '--grid-row-gap'),
		slider(`${prefix}column_gap`, list, '--grid-column-gap'),
	];
}
