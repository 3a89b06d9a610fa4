import {
	boxShadow,
	color,
	dimensions,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const BOX = ' .e-search-input-wrapper';
const BOX_FOCUS = `${BOX}:focus-within`;
const INPUT = ' .e-search-input';
const ICON = ' .e-search-icon';
const CLEAR = ' .e-search-clear';
const SUBMIT = ' .e-search-submit';
const SUBMIT_HOVER = `${SUBMIT}:hover,${SUBMIT}:focus-visible`;
const RESULTS = ' .e-search-results-container';

export const searchStyles: readonly StyleControl[] = [
	...typography('search_field_typography', INPUT),
	color('search_field_text_color', INPUT),
	color('search_field_background_color', BOX, 'background-color'),
	color('search_field_background_color_focus', BOX_FOCUS, 'background-color'),
	color('search_field_border_color', BOX, 'border-color'),
	dimensions('search_field_border_width', BOX, 'border-width'),
	dimensions('search_field_border_radius', BOX, 'border-radius'),
	dimensions('search_field_padding', BOX, 'padding'),
	color('icon_color', ICON),
	slider('icon_size', ICON, 'font-size'),
	color('clear_icon_color', CLEAR),
	slider('clear_icon_size', CLEAR, 'font-size'),
	...typography('submit_typography', SUBMIT),
	color('submit_text_color', SUBMIT),
	color('submit_background_color', SUBMIT, 'background-color'),
	color('submit_text_color_hover', SUBMIT_HOVER),
	color('submit_background_color_hover', SUBMIT_HOVER, 'background-color'),
	slider('submit_gap', ' .e-search-form', 'gap'),
	color('results_background_color', RESULTS, 'background-color'),
	slider('results_max_height', RESULTS, 'max-block-size'),
	slider('results_width', RESULTS, '--e-search-results-width'),
	dimensions('results_padding', RESULTS, 'padding'),
	...boxShadow('results_box_shadow', RESULTS),
	{
		control: 'number_of_columns',
		selector: ' .e-search-results',
		kind: 'slider',
		declare: (value) => {
			const columns = Math.trunc(Number(value));
			return columns >= 1 && columns <= 12 ? { '--e-search-columns': `${columns}` } : undefined;
		},
	},
	slider('results_columns_gap', ' .e-search-results', 'column-gap'),
	slider('results_rows_gap', ' .e-search-results', 'row-gap'),
];
