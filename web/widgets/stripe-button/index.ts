import { defineWidget } from '../../elements/define-widget';
import { hoverAnimationPart } from '../../elements/hover-animation-part';
import { paymentButtonStyles } from '../../elements/styles/factories';
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
