import { paymentButtonStyles } from '../../elements/styles/factories';
import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import builderButton from '../../ui/button.css?inline';
import { StripeBrowserSettings } from './browser-settings';
import { StripeButtonSettings } from './settings';
import { StripeButton } from './stripe-button';
import css from './stripe-button.css?inline';

export const stripeButton = defineWidget({
	types: ['stripe-button'],
	settings: StripeButtonSettings,
	browserSettings: StripeBrowserSettings,
	Markup: StripeButton,
	styles: paymentButtonStyles,
	css,
	partsCss: { button: builderButton, 'hover-animation': hoverAnimationPart() },
});
