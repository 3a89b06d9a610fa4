import { defineWidget } from '../../elements/define-widget';
import { hoverAnimationPart } from '../../elements/hover-animation-part';
import { paymentButtonStyles } from '../../elements/styles/factories';
import builderButton from '../../ui/button.css?inline';
import { PaypalButton } from './paypal-button';
import css from './paypal-button.css?inline';
import { PaypalButtonSettings } from './settings';

export const paypalButton = defineWidget({
	types: ['paypal-button'],
	settings: PaypalButtonSettings,
	Markup: PaypalButton,
	styles: paymentButtonStyles,
	css,
	partsCss: { button: builderButton, 'hover-animation': hoverAnimationPart() },
});
