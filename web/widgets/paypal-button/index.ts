import { paymentButtonStyles } from '../../elements/styles/factories';
import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import builderButton from '../../ui/button.css?inline';
import { PaypalButton, PaypalButtonSettings } from './paypal-button';
import css from './paypal-button.css?inline';

export const paypalButton = defineWidget({
	types: ['paypal-button'],
	settings: PaypalButtonSettings,
	Markup: PaypalButton,
	styles: paymentButtonStyles,
	css,
	partsCss: { button: builderButton, 'hover-animation': hoverAnimationPart() },
});
