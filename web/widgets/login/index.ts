import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import buttonCss from '../../ui/button.css?inline';
import formCss from '../../ui/form.css?inline';
import { formWidthsCss } from '../../ui/form-widths';
import { Login } from './login';
import css from './login.css?inline';
import { LoginBrowserSettings, LoginSettings } from './settings';
import { loginStyles } from './styles';

export const login = defineWidget({
	types: ['login'],
	settings: LoginSettings,
	browserSettings: LoginBrowserSettings,
	Markup: Login,
	styles: loginStyles,
	globals: {
		links_color: 'text',
		links_hover_color: 'accent',
		label_color: 'text',
		label_typography_typography: 'text',
		field_text_color: 'text',
		field_typography_typography: 'text',
		button_typography_typography: 'accent',
		button_background_color: 'accent',
		message_color: 'text',
		message_typography_typography: 'text',
	},
	partsCss: {
		button: buttonCss,
		form: formCss,
		'form-widths': formWidthsCss,
		'hover-animation': hoverAnimationPart('button_hover_animation'),
	},
	css,
});
