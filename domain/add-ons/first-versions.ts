import type { ElementSettings } from '../builder/element-tree';

/**
 * Renames settings of the builder's first versions to today's controls. Their exports keep a column's width on small
 * windows in `screen_sm` (up to 767 px) and `screen_xs` (up to 479 px): `custom`, with the percentage in
 * `screen_sm_width`. Today's builder has one mobile device; most phones are narrower than 480 px, so `screen_xs` wins.
 * A value that is already stored under today's name is kept.
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

/**
 * Widgets of version 3 that some designs store with the prefix of version 4, each with a control that version 4 does
 * not have.
 */
const PREFIXED: Readonly<Record<string, string>> = {
	'e-accordion': 'tabs',
	'e-icon': 'selected_icon',
	'e-image-box': 'title_text',
	'e-spacer': 'space',
	'e-tabs': 'tabs',
	'e-video': 'youtube_url',
};

/** Returns the type without `e-` if the settings belong to version 3, otherwise the unchanged type. */
export function withoutPrefix(widgetType: string, settings: ElementSettings): string {
	const control = Object.hasOwn(PREFIXED, widgetType) ? PREFIXED[widgetType] : undefined;
	return control !== undefined && control in settings ? widgetType.slice('e-'.length) : widgetType;
}

/** Returns the stored percentage if the old setting is `custom`. */
function widthOf(settings: ElementSettings, name: string): number | undefined {
	const width = Number(settings[`${name}_width`]);
	return settings[name] === 'custom' && width > 0 && width <= 100 ? width : undefined;
}
