import {
	background,
	border,
	choice,
	color,
	dimensions,
	formButtonSize,
	type StyleControl,
	slider,
	time,
	typography,
} from '../../elements/styles/factories';

const FORM = ' .elementor-form';
const LABEL = ' .elementor-field-label, .elementor-remember-me label';
const FIELD = ' .elementor-field-group .elementor-field';
const BUTTON = ' .elementor-button';
const BUTTON_HOVER = `${BUTTON}:hover, ${BUTTON.trim()}:focus-visible`;
const LINKS = ' .elementor-login__links a';

/** The places of the button; a stretched button fills its row. */
const PLACES = {
	start: { 'justify-content': 'flex-start', '--form-button-grow': '0' },
	center: { 'justify-content': 'center', '--form-button-grow': '0' },
	end: { 'justify-content': 'flex-end', '--form-button-grow': '0' },
	stretch: { 'justify-content': 'stretch', '--form-button-grow': '1' },
} as const;

export const loginStyles: readonly StyleControl[] = [
	slider('row_gap', FORM, '--form-row-gap'),
	slider('label_spacing', FORM, '--form-label-gap'),
	color('links_color', LINKS),
	color('links_hover_color', `${LINKS}:hover, ${LINKS.trim()}:focus-visible`),
	color('label_color', LABEL),
	...typography('label_typography', LABEL),
	color('field_text_color', FIELD),
	...typography('field_typography', FIELD),
	color('field_background_color', FIELD, 'background-color'),
	color('field_border_color', FIELD, 'border-color'),
	dimensions('field_border_width', FIELD, 'border-width'),
	dimensions('field_border_radius', FIELD, 'border-radius'),
	choice('align', ' .elementor-field-type-submit', PLACES),
	formButtonSize('button_size', BUTTON),
	...typography('button_typography', BUTTON),
	color('button_text_color', BUTTON),
	...background('button_background', BUTTON, {
		defaultType: 'classic',
		defaultColor: 'var(--e-global-color-accent)',
	}),
	...border('button_border', BUTTON),
	dimensions('button_border_radius', BUTTON, 'border-radius'),
	dimensions('button_text_padding', BUTTON, 'padding'),
	color('button_hover_color', BUTTON_HOVER),
	...background('button_background_hover', BUTTON_HOVER, { defaultType: 'classic' }),
	color('button_hover_border_color', BUTTON_HOVER, 'border-color'),
	time('button_hover_transition_duration', BUTTON),
	color('message_color', ' .elementor-login__logged-in-message'),
	...typography('message_typography', ' .elementor-login__logged-in-message'),
];
