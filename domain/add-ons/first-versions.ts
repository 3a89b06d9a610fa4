import type { ElementSettings } from '../builder/element-tree';

/**
 * The settings of an element under today's names. Exports of the builder's first versions keep a column's width on
 * small windows in `screen_sm` (up to 767 px) and `screen_xs` (up to 479 px): `custom`, beside the percentage in
 * `screen_sm_width`. There is one mobile device now; most phones are narrower than 480 px, so `screen_xs` wins.
 * What stands under today's name stays.
 */
export function withTodaysNames(elType: string, settings: ElementSettings): ElementSettings {
	if (elType !== 'column') return settings;
	const width = widthOf(settings, 'screen_xs') ?? widthOf(settings, 'screen_sm');
	const place = settings.vertical_align;
	const hasWidth = width !== undefined && settings._inline_size_mobile === undefined;
	const hasPlace = typeof place === 'string' && settings.content_position === undefined;
	if (!hasWidth && !hasPlace) return settings;
	return {
		...settings,
		...(hasWidth && { _inline_size_mobile: width }),
		...(hasPlace && { content_position: place }),
	};
}

/** The percentage that a switch of old turned on. */
function widthOf(settings: ElementSettings, name: string): number | undefined {
	const width = Number(settings[`${name}_width`]);
	return settings[name] === 'custom' && width > 0 && width <= 100 ? width : undefined;
}
