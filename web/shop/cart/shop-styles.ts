import {
	border,
	choice,
	color,
	dimensions,
	only,
	type StyleControl,
	slider,
	time,
	typography,
} from '../../elements/styles/factories';

/** A part of a shop's page that has its own box. */
export const SECTION = ' .e-shop-section';
export const SECTION_TITLE = `${SECTION} h2`;

const hovered = (selector: string) =>
	selector
		.split(',')
		.flatMap((one) => [`${one}:hover`, `${one}:focus-visible`])
		.join(',');

/**
 * The styles of a box: background, border, radius, padding. The name of the background's control differs between
 * widgets.
 */
export function boxStyles(prefix: string, ground: string, selector: string): StyleControl[] {
	return [
		color(ground, selector, 'background-color'),
		...border(`${prefix}_border`, selector, 'type'),
		dimensions(`${prefix}_border_radius`, selector, 'border-radius'),
		dimensions(`${prefix}_padding`, selector, 'padding'),
	];
}

/** The styles of a box with a margin, for a part with its own design; a setting lists such parts. */
export function ownBoxStyles(
	list: string,
	prefix: string,
	ground: string,
	selector: string,
): StyleControl[] {
	return only(isNotEmpty(list), [
		...boxStyles(prefix, ground, selector),
		dimensions(`${prefix}_margin`, selector, 'margin'),
	]);
}

/** Returns a test for a list of parts that is not empty. */
export function isNotEmpty(list: string) {
	return (settings: Readonly<Record<string, unknown>>) => {
		const parts = settings[list];
		return Array.isArray(parts) && parts.length > 0;
	};
}

/** Links in the text. */
export function linkStyles(prefix: string, selector: string): StyleControl[] {
	return [
		color(`${prefix}_normal_color`, selector),
		color(`${prefix}_hover_color`, hovered(selector)),
	];
}

/** The styles of a button: texts and borders at rest and on hover, radius, padding. */
export function buttonStyles(prefix: string, selector: string): StyleControl[] {
	return [
		color(`${prefix}_normal_text_color`, selector),
		color(`${prefix}_normal_background_color`, selector, 'background-color'),
		color(`${prefix}_hover_text_color`, hovered(selector)),
		color(`${prefix}_hover_background_color`, hovered(selector), 'background-color'),
		color(`${prefix}_hover_border_color`, hovered(selector), 'border-color'),
		time(`${prefix}_hover_transition_duration`, selector),
		...border(`${prefix}_border`, selector, 'type'),
		dimensions(`${prefix}_border_radius`, selector, 'border-radius'),
		dimensions(`${prefix}_padding`, selector, 'padding'),
		...typography(`${prefix}_typography`, selector),
	];
}

/** The styles of fields and of the buttons beside them. */
export function formStyles(fields: string, field: string, button: string): StyleControl[] {
	const label = ' .form-row label';
	const focused = field
		.split(',')
		.map((one) => `${one}:focus`)
		.join(',');
	return [
		slider('forms_columns_gap', fields, 'column-gap'),
		slider('forms_rows_gap', fields, 'row-gap'),
		color('forms_label_color', label),
		slider('forms_label_spacing', label, 'margin-block-end'),
		...typography('forms_label_typography', label),
		color('forms_fields_normal_color', field),
		color('forms_fields_normal_background_color', field, 'background-color'),
		...border('forms_fields_normal_border', field),
		...typography('forms_field_typography', field),
		color('forms_fields_focus_color', focused),
		color('forms_fields_focus_border_color', focused, 'border-color'),
		time('forms_fields_focus_transition_duration', field),
		dimensions('forms_fields_border_radius', field, 'border-radius'),
		dimensions('forms_fields_padding', field, 'padding'),
		...buttonStyles('forms_buttons', button),
	];
}

/** The styles of lines between entries in a column. */
export function dividerStyles(prefix: string, selector: string): StyleControl[] {
	return [
		color(`${prefix}_color`, selector, 'border-color'),
		slider(`${prefix}_weight`, selector, (width) => ({ 'border-block-start-width': width })),
	];
}

/** Returns the styles for the place of an element in its line. */
export function placeStyles(control: string, selector: string): StyleControl {
	const block = { display: 'flex', 'inline-size': 'fit-content', 'justify-content': 'center' };
	return choice(control, selector, {
		start: { ...block, 'margin-inline': '0 auto' },
		center: { ...block, 'margin-inline': 'auto' },
		end: { ...block, 'margin-inline': 'auto 0' },
		justify: { ...block, 'inline-size': '100%' },
	});
}
