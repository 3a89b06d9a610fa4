import { background } from './background';
import { border } from './border';
import { choice, color, dimensions, gap, number, slider } from './controls';
import { boxShadow, cssFilters, textShadow } from './effects';
import type { StyleControl } from './style-control';
import { typography } from './typography';

/**
 * Buttons that this host uses where the builder has other elements have the class `e-plain`, and a kit's rules do not
 * apply to them. `:where` keeps the specificity of the builder's own `button`, so that the rules of a list's filters
 * override it.
 */
const BUTTON =
	' button:where(:not(.e-plain)), input[type="button"], input[type="submit"], .elementor-button';
/** The name of a group of choices counts as a label. */
const FORM_LABEL = ' label, legend.elementor-field-label';
const FIELD =
	' input:not([type="button"],[type="submit"]), textarea, select, .elementor-field-textual';

/** The same list of selectors in some states: each selector with hover or focus. */
function inState(selectors: string, states: readonly string[]): string {
	return selectors
		.split(', ')
		.map((one) => (one.startsWith(' ') ? one : ` ${one}`))
		.flatMap((one) => states.map((state) => `${one}${state}`))
		.join(',');
}

/** The styles of elements without classes: page, links, headings, paragraphs. The styles of widgets override them. */
export const THEME_CONTROLS: readonly StyleControl[] = [
	slider('container_width', '', '--container-max-width'),
	dimensions('container_padding', '', '--container-padding'),
	gap('space_between_widgets', '', (row, column) => ({
		'--kit-widget-spacing': row,
		'--widgets-spacing': `${row} ${column}`,
	})),
	...background('body_background', ''),
	color('body_color', ''),
	...typography('body_typography', ''),
	choice('body_overscroll_behavior', '', 'overscroll-behavior'),
	slider('paragraph_spacing', ' p', 'margin-block-end'),
	color('link_normal_color', ' a'),
	...typography('link_normal_typography', ' a'),
	color('link_hover_color', ' a:hover'),
	...typography('link_hover_typography', ' a:hover'),
	...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].flatMap((tag) => [
		color(`${tag}_color`, ` ${tag}`),
		...typography(`${tag}_typography`, ` ${tag}`),
	]),
];

function buttons(): StyleControl[] {
	const rest = inState(BUTTON, ['']);
	const hover = inState(BUTTON, [':hover', ':focus-visible']);
	return [
		...typography('button_typography', rest),
		...textShadow('button_text_shadow', rest),
		color('button_text_color', rest),
		...background('button_background', rest, { defaultType: 'classic' }),
		...boxShadow('button_box_shadow', rest),
		...border('button_border', rest),
		dimensions('button_border_radius', rest, 'border-radius'),
		dimensions('button_padding', rest, 'padding'),
		color('button_hover_text_color', hover),
		...background('button_hover_background', hover, { defaultType: 'classic' }),
		...boxShadow('button_hover_box_shadow', hover),
		...border('button_hover_border', hover),
		dimensions('button_hover_border_radius', hover, 'border-radius'),
	];
}

function pictures(): StyleControl[] {
	return ['', '_hover'].flatMap((state) => {
		const selector = state ? ' img:hover' : ' img';
		const prefix = `image${state}`;
		return [
			...border(`${prefix}_border`, selector),
			dimensions(`${prefix}_border_radius`, selector, 'border-radius'),
			number(`${prefix}_opacity`, selector, 'opacity'),
			...boxShadow(`${prefix}_box_shadow`, selector),
			...cssFilters(`${prefix}_css_filters`, selector),
		];
	});
}

function fields(): StyleControl[] {
	const states = [
		['form_field', inState(FIELD, [''])],
		['form_field_focus', inState(FIELD, [':focus'])],
	] as const;
	return [
		color('form_label_color', FORM_LABEL),
		...typography('form_label_typography', FORM_LABEL),
		...typography('form_field_typography', inState(FIELD, [''])),
		dimensions('form_field_padding', inState(FIELD, ['']), 'padding'),
		...states.flatMap(([prefix, selector]) => [
			color(`${prefix}_text_color`, selector),
			color(`${prefix}_accent_color`, selector, 'accent-color'),
			color(`${prefix}_background_color`, selector, 'background-color'),
			...boxShadow(`${prefix}_box_shadow`, selector),
			...border(`${prefix}_border`, selector),
			dimensions(`${prefix}_border_radius`, selector, 'border-radius'),
		]),
	];
}

/** The styles of buttons, pictures and form fields, everywhere on the page. They override the styles of widgets. */
export const KIT_CONTROLS: readonly StyleControl[] = [...buttons(), ...pictures(), ...fields()];
