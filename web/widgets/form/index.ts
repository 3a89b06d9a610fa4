import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import buttonCss from '../../ui/button.css?inline';
import formCss from '../../ui/form.css?inline';
import { formWidthsCss } from '../../ui/form-widths';
import { Form } from './form';
import { FormSettings } from './settings';
import { formStyles } from './styles';

export const form = defineWidget({
	types: ['form'],
	settings: FormSettings,
	Markup: Form,
	wrapperClasses: ({ label_position }) => [`elementor-form--labels-${label_position}`],
	styles: formStyles,
	globals: {
		label_color: 'text',
		label_typography_typography: 'text',
		field_text_color: 'text',
		field_typography_typography: 'text',
		button_typography_typography: 'accent',
		button_background_color: 'accent',
	},
	partsCss: {
		button: buttonCss,
		form: formCss,
		'form-widths': formWidthsCss,
		'hover-animation': hoverAnimationPart('button_hover_animation'),
	},
});
