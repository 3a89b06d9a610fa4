import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import builderButton from '../../ui/button.css?inline';
import { Button } from './button';
import css from './button.css?inline';
import { ButtonSettings } from './settings';
import { buttonStyles } from './styles';

export const button = defineWidget({
	types: ['button'],
	settings: ButtonSettings,
	Markup: Button,
	wrapperClasses: ({ button_type }) => [button_type && `elementor-button-${button_type}`],
	styles: buttonStyles,
	globals: { background_color: 'accent', typography_typography: 'accent' },
	css,
	partsCss: { button: builderButton, 'hover-animation': hoverAnimationPart() },
});
