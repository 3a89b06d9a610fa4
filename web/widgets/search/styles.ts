import {
	alignText,
	background,
	border,
	boxShadow,
	choice,
	color,
	dimensions,
	flexAlign,
	only,
	type StyleControl,
	slider,
	textShadow,
	textStroke,
	time,
	typography,
} from '../../elements/styles/factories';

const BOX = ' .e-search-input-wrapper';
const INPUT = ' .e-search-input';
const CLEAR = ' .e-search-clear';
const SUBMIT = ' .e-search-submit';
const SUBMIT_HOVER = `${SUBMIT}:hover,${SUBMIT}:focus-visible`;
const SUBMIT_ICON = `${SUBMIT} .e-search-submit-icon`;
const RESULTS = ' .e-search-results-container';
const LIST = ' .e-search-results';
const PAGES = ' .e-search-pagination';
const NOTHING = ' .e-search-nothing-found-message';

/** The field at rest and while the visitor types. */
const field = (state: 'normal' | 'focus', box: string): StyleControl[] => [
	...background(`search_field_background_${state}`, box),
	color(`search_field_input_text_color_${state}`, `${box} .e-search-input`),
	color(`search_field_icon_search_normal_color_${state}`, `${box} .e-search-icon`),
	...border(`search_field_border_${state}`, box),
	...boxShadow(`search_field_box_shadow__${state}`, box),
];

const submit = (state: 'normal' | 'hover', button: string, icon: string): StyleControl[] => [
	color(`submit_text_color_${state}`, button),
	color(`submit_icon_color_${state}`, icon),
	...background(`submit_background_${state}`, button),
	...border(`submit_border_${state}`, button),
	...boxShadow(`submit_box_shadow_${state}`, button),
];

export const searchStyles: readonly StyleControl[] = [
	...typography('search_field_typography', INPUT),
	color('placeholder_color', `${INPUT}::placeholder`, '--e-search-placeholder'),
	...field('normal', BOX),
	...field('focus', `${BOX}:focus-within`),
	time('search_field_search_input_transition', BOX),
	dimensions('search_field_border_radius', BOX, 'border-radius'),
	dimensions('search_field_padding', INPUT, 'padding'),
	slider('search_field_icon_label_size', BOX, '--e-search-icon-size'),
	slider('search_field_icon_gap', BOX, '--e-search-icon-gap'),
	slider('search_field_submit_gap', ' .e-search-form', 'gap'),
	slider('icon_clear_size', CLEAR, 'font-size'),
	color('icon_clear_normal_color', CLEAR, '--e-search-clear'),
	color('icon_clear_hover_color', `${CLEAR}:hover,${CLEAR}:focus-visible`, '--e-search-clear'),
	time('icon_clear_hover_transition', CLEAR),
	...typography('submit_typography', SUBMIT),
	choice('icon_submit_position', SUBMIT_ICON, { start: { order: '0' }, end: { order: '1' } }),
	slider('icon_submit_size', SUBMIT_ICON, 'font-size'),
	slider('icon_submit_gap', SUBMIT, 'gap'),
	...submit('normal', SUBMIT, SUBMIT_ICON),
	...submit(
		'hover',
		SUBMIT_HOVER,
		`${SUBMIT}:hover .e-search-submit-icon,${SUBMIT}:focus-visible .e-search-submit-icon`,
	),
	time('submit_hover_transition', SUBMIT),
	dimensions('submit_border_radius', SUBMIT, 'border-radius'),
	dimensions('submit_padding', SUBMIT, 'padding'),
	...background('results_background', RESULTS),
	...border('results_border_type', RESULTS),
	dimensions('results_border_radius', RESULTS, 'border-radius'),
	...boxShadow('results_box_shadow', RESULTS),
	dimensions('results_padding', RESULTS, 'padding'),
	slider('results_distance_from_search_field', RESULTS, '--e-search-results-distance'),
	...only(
		({ results_is_custom_width }) => results_is_custom_width === 'yes',
		[
			slider('results_custom_width', RESULTS, (width) => ({
				'inline-size': `min(${width}, 100vw - 2.5rem)`,
			})),
			choice('results_alignment', RESULTS, {
				start: { 'inset-inline': '0 auto' },
				center: { 'inset-inline': '0', 'margin-inline': 'auto' },
				end: { 'inset-inline': 'auto 0' },
			}),
		],
	),
	slider('results_max_height', RESULTS, 'max-block-size'),
	{
		control: 'number_of_columns',
		selector: LIST,
		kind: 'slider',
		declare: (value) => {
			const columns = Math.trunc(Number(value));
			return columns >= 1 && columns <= 12 ? { '--e-search-columns': `${columns}` } : undefined;
		},
	},
	slider('search_result_column_gap', LIST, 'column-gap'),
	slider('search_result_row_gap', LIST, 'row-gap'),
	flexAlign('style_additional_settings_alignment', PAGES),
	...typography('typography_title', PAGES),
	color('style_additional_settings_normal_color', `${PAGES} a`),
	color('style_additional_settings_hover_color', `${PAGES} a:hover,${PAGES} a:focus-visible`),
	color('style_button_color_icon_active', `${PAGES} .current`),
	slider('page_numbers_space_between', PAGES, 'gap'),
	slider('top_spacing', PAGES, 'padding-block-start'),
	slider('bottom_spacing', PAGES, 'padding-block-end'),
	slider('nothing_found_message_space_from_top', NOTHING, 'padding-block-start'),
	slider('nothing_found_message_space_from_bottom', NOTHING, 'padding-block-end'),
	alignText('nothing_found_message_alignment', NOTHING),
	...typography('nothing_found_message_typography', NOTHING),
	color('nothing_found_message_color', NOTHING),
	...textShadow('nothing_found_message_text_shadow', NOTHING),
	...textStroke('nothing_found_message_text_stroke', NOTHING),
];
