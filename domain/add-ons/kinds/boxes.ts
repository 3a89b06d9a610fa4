import { isPlainObject } from '../../values/plain-object';

/** The builder's controls for the box of a part. A property without a control here does not exist in the builder. */
export interface BoxControls {
	/** A group: `background` gives `background_background`, `background_color`, `background_color_b` … */
	background?: string;
	/** A group: `border` gives `border_border`, `border_width`, `border_color`. */
	border?: string;
	radius?: string;
	padding?: string;
	/** A group: `button_box_shadow` gives `button_box_shadow_box_shadow`. */
	shadow?: string;
}

/** The controls of every widget's own box. */
export const WIDGET_BOX: BoxControls = {
	background: '_background',
	border: '_border',
	radius: '_border_radius',
	padding: '_padding',
	shadow: '_box_shadow',
};
/** The controls of the builder's button. */
export const BUTTON_BOX: BoxControls = {
	background: 'background',
	border: 'border',
	radius: 'border_radius',
	padding: 'text_padding',
	shadow: 'button_box_shadow',
};

/** Matches the names that add-ons give to the box around a whole widget. */
export const WHOLE = /(?:^|_)(?:info_?box(?:_bg)?|box|wrapper|wrap|container|card|layout|members)$/;

/** The device at the end of a control's name, as a named group of a pattern. */
export const DEVICE = '(?<device>_(?:tablet|mobile|tablet_extra|mobile_extra|laptop|widescreen))?';

/**
 * Matches the properties of a box in a control's name, after the name of the part. The names are those of the builder's
 * groups or of ElementsKit's.
 */
const FACET = new RegExp(
	[
		'^(?<part>.+?)_(?:',
		'(?:bg|background)(?:_colou?r)?(?:_group|_background)?_(?<background>background|color|color_b|color_stop|color_b_stop|gradient_type|gradient_angle|gradient_position|image|position|repeat|size|attachment)',
		'|border(?:_border)?(?:_colou?r)?(?:_group)?_(?<border>border|style|width|dimensions|color)',
		'|(?:border_)?(?<radius>radius|radious)',
		'|(?:text_)?(?<padding>padding)',
		'|(?:(?:box_?)?shadow_)?(?:(?:group|box_shadow)_)?(?<shadow>box_shadow(?:_type)?)',
		`)(?:_responsive)?${DEVICE}$`,
	].join(''),
);
const BORDER_NAMES: Readonly<Record<string, string>> = { style: 'border', dimensions: 'width' };

/**
 * Returns the builder's control for an add-on's control of a box; null for every other control.
 * @param part matches the name before the property: `st_layout` of `st_layout_border_radius`
 */
export function boxControl(control: string, part: RegExp, controls: BoxControls): string | null {
	const found = FACET.exec(control)?.groups;
	if (!found || !part.test(found.part ?? '')) return null;
	const { background, border, radius, padding, shadow, device = '' } = found;
	const named = (name: string | undefined, end = '') =>
		name === undefined ? null : `${name}${end}${device}`;
	if (background) return named(controls.background, `_${background}`);
	if (border) return named(controls.border, `_${BORDER_NAMES[border] ?? border}`);
	if (radius) return named(controls.radius);
	if (padding) return named(controls.padding);
	return shadow ? named(controls.shadow, `_${shadow}`) : null;
}

/**
 * Returns a stored value in the form that the builder's control has: where the builder's control has four sides, a
 * slider becomes four equal sides.
 */
export function boxValue(control: string, value: unknown): unknown {
	const hasSides = /(?:padding|radius|border_width)(?:_[a-z]+)*$/.test(control);
	if (!hasSides || !isPlainObject(value) || !('size' in value)) return value;
	const { size, unit } = value;
	return { unit, top: size, right: size, bottom: size, left: size, isLinked: true };
}
