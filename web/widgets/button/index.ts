import { defineWidget } from '../../elements/define-widget';
import builderButton from '../../ui/button.css?inline';
import hoverAnimation from '../../ui/hover-animation.css?inline';
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
	css,
	partsCss: { button: builderButton, 'hover-animation': hoverAnimation },
});
