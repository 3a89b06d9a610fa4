import {
	border,
	choice,
	color,
	custom,
	dimensions,
	formButtonSize,
	lengthOf,
	type StyleControl,
	slider,
	time,
	typography,
} from '../../elements/styles/factories';

const GROUP = ' .elementor-field-group';
const LABEL = ' .elementor-field-label, .elementor-field-subgroup label';
const FIELD = ' .elementor-field-group .elementor-field';
const INPUT =
	' .elementor-field-group .elementor-field:not(.elementor-select-wrapper):not(.elementor-field-subgroup), .elementor-field-group .elementor-select-wrapper select';
const HTML = ' .elementor-field-type-html';
const BUTTON = ' .elementor-button[type="submit"], .e-form__buttons__wrapper__button-next';
const BUTTON_HOVER =
	' .elementor-button[type="submit"]:hover, .elementor-button[type="submit"]:focus-visible, .e-form__buttons__wrapper__button-next:hover, .e-form__buttons__wrapper__button-next:focus-visible';
const EVERY_BUTTON = ' .elementor-button';
const PREVIOUS = ' .e-form__buttons__wrapper__button-previous';
const PREVIOUS_HOVER = `${PREVIOUS}:hover, ${PREVIOUS.trim()}:focus-visible`;
const FORM = ' .elementor-form';

/** The places of the buttons in their row; with `stretch` a button fills the row. */
const BUTTON_PLACES = {
	start: { 'justify-content': 'flex-start', '--form-button-grow': '0' },
	center: { 'justify-content': 'center', '--form-button-grow': '0' },
	end: { 'justify-content': 'flex-end', '--form-button-grow': '0' },
	stretch: { 'justify-content': 'stretch', '--form-button-grow': '1' },
} as const;

const step = (state: string): StyleControl[] => [
	color(`step_${state}_primary_color`, FORM, `--e-form-steps-indicator-${state}-primary-color`),
	color(`step_${state}_secondary_color`, FORM, `--e-form-steps-indicator-${state}-secondary-color`),
];

export const formStyles: readonly StyleControl[] = [
	slider('column_gap', FORM, '--form-column-gap'),
	slider('row_gap', FORM, '--form-row-gap'),
	slider('label_spacing', FORM, '--form-label-gap'),
	color('label_color', LABEL),
	...typography('label_typography', LABEL),
	color('mark_required_color', ' .elementor-mark-required .elementor-field-label::after'),
	slider('html_spacing', HTML, 'padding-bottom'),
	color('html_color', HTML),
	...typography('html_typography', HTML),
	color('field_text_color', FIELD),
	...typography('field_typography', `${FIELD}, .elementor-field-subgroup label`),
	color('field_background_color', INPUT, 'background-color'),
	color('field_border_color', INPUT, 'border-color'),
	color('field_border_color', FORM, '--form-caret'),
	dimensions('field_border_width', INPUT, 'border-width'),
	dimensions('field_border_radius', INPUT, 'border-radius'),
	choice('button_align', `${GROUP}.elementor-field-type-submit`, BUTTON_PLACES),
	choice('button_content_align', ' .elementor-button-content-wrapper', {
		start: { 'justify-content': 'flex-start' },
		center: { 'justify-content': 'center' },
		end: { 'justify-content': 'flex-end' },
		'space-between': { 'justify-content': 'space-between' },
	}),
	slider('button_icon_indent', ' .elementor-button-content-wrapper', 'gap'),
	formButtonSize('button_size', EVERY_BUTTON),
	...typography('button_typography', EVERY_BUTTON),
	...border('button_border', EVERY_BUTTON),
	dimensions('button_border_radius', EVERY_BUTTON, 'border-radius'),
	dimensions('button_text_padding', EVERY_BUTTON, 'padding'),
	color('button_background_color', BUTTON, 'background-color'),
	color('button_text_color', BUTTON),
	color('button_border_color', BUTTON, 'border-color'),
	color('button_background_hover_color', BUTTON_HOVER, 'background-color'),
	color('button_hover_color', BUTTON_HOVER),
	color('button_hover_border_color', BUTTON_HOVER, 'border-color'),
	time('hover_transition_duration', EVERY_BUTTON, 'transition-duration', 'ms'),
	color('previous_button_background_color', PREVIOUS, 'background-color'),
	color('previous_button_text_color', PREVIOUS),
	color('previous_button_border_color', PREVIOUS, 'border-color'),
	color('previous_button_background_color_hover', PREVIOUS_HOVER, 'background-color'),
	color('previous_button_text_color_hover', PREVIOUS_HOVER),
	color('previous_button_border_color_hover', PREVIOUS_HOVER, 'border-color'),
	...typography('message_typography', ' .elementor-message'),
	color('success_message_color', ' .elementor-message.elementor-message-success'),
	color('error_message_color', ' .elementor-message.elementor-message-danger'),
	color('inline_message_color', ' .elementor-message.elementor-help-inline'),
	slider('steps_gap', FORM, '--e-form-steps-indicators-spacing'),
	slider('steps_icon_size', FORM, '--e-form-steps-indicator-icon-size'),
	slider('steps_padding', FORM, '--e-form-steps-indicator-padding'),
	slider('step_divider_width', FORM, '--e-form-steps-divider-width'),
	slider('step_divider_gap', FORM, '--e-form-steps-divider-gap'),
	slider('step_progress_bar_height', FORM, '--e-form-steps-indicator-progress-height'),
	custom('step_progress_bar_border_radius', 'slider', FORM, (value) => {
		const length = lengthOf(value);
		return length ? { '--e-form-steps-indicator-progress-border-radius': length } : undefined;
	}),
	...step('inactive'),
	...step('active'),
	...step('completed'),
	color('step_progress_bar_color', FORM, '--e-form-steps-indicator-progress-color'),
	color(
		'step_progress_bar_background_color',
		FORM,
		'--e-form-steps-indicator-progress-background-color',
	),
	color(
		'step_progress_bar_percentage_color',
		FORM,
		'--e-form-steps-indicator-progress-meter-color',
	),
];
