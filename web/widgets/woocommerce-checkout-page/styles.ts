import {
	border,
	color,
	custom,
	dimensions,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const SECTION = ' .e-shop-section';
const HEADING = ' .e-shop-section h2';
const LABEL = ' .form-row label';
const FIELD = ' .form-row :is(input, select, textarea)';
const BUTTON = ' #place_order, .place-order';

export const checkoutStyles: readonly StyleControl[] = [
	custom('sticky_right_column', 'text', ' .e-checkout__column-end', (value) =>
		value === 'yes'
			? {
					position: 'sticky',
					'inset-block-start': 'calc(6rem + var(--wp-admin--admin-bar--height, 0px))',
				}
			: undefined,
	),
	color('sections_background_color', SECTION, 'background-color'),
	...border('sections_border', SECTION),
	dimensions('sections_border_radius', SECTION, 'border-radius'),
	dimensions('sections_padding', SECTION, 'padding'),
	color('sections_title_color', HEADING),
	...typography('sections_titles_typography', HEADING),
	slider('sections_title_spacing', HEADING, 'margin-block-end'),
	color('forms_label_color', LABEL),
	...typography('forms_label_typography', LABEL),
	color('forms_fields_normal_color', FIELD),
	color('forms_fields_normal_background_color', FIELD, 'background-color'),
	...typography('forms_field_typography', FIELD),
	...border('forms_fields_normal_border', FIELD),
	dimensions('forms_fields_normal_border_radius', FIELD, 'border-radius'),
	slider('forms_rows_gap', ' .checkout-fields', 'row-gap'),
	slider('forms_columns_gap', ' .checkout-fields', 'column-gap'),
	color('purchase_button_normal_text_color', BUTTON),
	color('purchase_button_normal_background_color', BUTTON, 'background-color'),
	...typography('purchase_button_typography', BUTTON),
	dimensions('purchase_button_border_radius', BUTTON, 'border-radius'),
];
