import {
	boxShadow,
	choice,
	color,
	custom,
	dimensions,
	type StyleControl,
	sizeOf,
	slider,
	typography,
} from '../../elements/styles/factories';
import { shorthandOf } from '../../elements/styles/values';

const FORM = ' .elementor-search-form';
const BOX = ' .elementor-search-form__container';
const BOX_FOCUS = `${BOX}:focus-within`;
const INPUT = ' .elementor-search-form__input';
const ICON = ' .elementor-search-form__icon';
const BUTTON = ' .elementor-search-form__submit';
const TOGGLE = ' .elementor-search-form__toggle';
const TOGGLE_HOVER = `${TOGGLE}:hover,${TOGGLE}:focus-visible`;
const BUTTON_HOVER = `${BUTTON}:hover,${BUTTON}:focus-visible`;

export const searchFormStyles: readonly StyleControl[] = [
	slider('size', FORM, '--search-size'),
	slider('icon_size_minimal', ICON, 'font-size'),
	...typography('input_typography', INPUT),
	color('input_text_color', `${INPUT},${ICON}`),
	color('input_background_color', BOX, 'background-color'),
	color('input_border_color', BOX, 'border-color'),
	color('input_text_color_focus', `${BOX_FOCUS} .elementor-search-form__input`),
	color('input_background_color_focus', BOX_FOCUS, 'background-color'),
	color('input_border_color_focus', BOX_FOCUS, 'border-color'),
	...boxShadow('input_box_shadow', BOX),
	...boxShadow('input_box_shadow_focus', BOX_FOCUS),
	slider('border_radius', BOX, 'border-radius'),
	dimensions('button_border_width', BOX, (sides) => ({ 'border-width': shorthandOf(sides) })),
	...typography('button_typography', BUTTON),
	color('button_text_color', BUTTON),
	color('button_background_color', BUTTON, 'background-color'),
	color('button_text_color_hover', BUTTON_HOVER),
	color('button_background_color_hover', BUTTON_HOVER, 'background-color'),
	slider('icon_size', BUTTON, '--search-icon-size'),
	slider('toggle_size', TOGGLE, '--search-toggle-size'),
	// The value is in percent of the button's own size, whatever its unit is.
	custom('toggle_icon_size', 'slider', TOGGLE, (value) => {
		const percent = sizeOf(value);
		return percent === undefined ? undefined : { '--search-toggle-icon': `${percent / 100}` };
	}),
	slider('toggle_border_width', TOGGLE, 'border-width'),
	slider('toggle_border_radius', TOGGLE, 'border-radius'),
	color('toggle_color', TOGGLE),
	color('toggle_background_color', TOGGLE, 'background-color'),
	color('toggle_color_hover', TOGGLE_HOVER),
	color('toggle_background_color_hover', TOGGLE_HOVER, 'background-color'),
	choice('toggle_align', TOGGLE, {
		left: { 'margin-left': '0', 'margin-right': 'auto' },
		center: { 'margin-inline': 'auto' },
		right: { 'margin-left': 'auto', 'margin-right': '0' },
	}),
	color('overlay_background_color', ' .elementor-search-form__layer', 'background-color'),
	// The width is a multiple of the height, whatever its unit is.
	custom('button_width', 'slider', BUTTON, (value) => {
		const times = sizeOf(value);
		return times === undefined
			? undefined
			: { 'min-inline-size': `calc(${times} * var(--search-size, 3.125rem))` };
	}),
];
