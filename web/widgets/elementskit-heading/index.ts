import { defineWidget } from '../../elements/tree/define-widget';
import { ElementsKitHeading } from './elementskit-heading';
import css from './elementskit-heading.css?inline';
import { ElementsKitHeadingSettings } from './settings';
import { elementsKitHeadingStyles } from './styles';

export const elementsKitHeading = defineWidget({
	types: ['elementskit-heading'],
	settings: ElementsKitHeadingSettings,
	Markup: ElementsKitHeading,
	styles: elementsKitHeadingStyles,
	css,
});
