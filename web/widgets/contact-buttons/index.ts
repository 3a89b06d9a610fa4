import { defineWidget } from '../../elements/tree/define-widget';
import { ContactBrowserSettings } from './browser-settings';
import closeButtonCss from './close-button.css?inline';
import { ContactButtons } from './contact-buttons';
import css from './contact-buttons.css?inline';
import { ContactButtonsSettings } from './settings';
import stockCss from './stock.css?inline';
import { contactButtonsStyles } from './styles';

export const contactButtons = defineWidget({
	types: [
		'contact-buttons',
		'contact-buttons-var-1',
		'contact-buttons-var-3',
		'contact-buttons-var-4',
		'contact-buttons-var-5',
		'contact-buttons-var-6',
		'contact-buttons-var-7',
		'contact-buttons-var-8',
		'contact-buttons-var-9',
		'contact-buttons-var-10',
	],
	settings: ContactButtonsSettings,
	browserSettings: ContactBrowserSettings,
	Markup: ContactButtons,
	styles: contactButtonsStyles,
	css,
	stockCss: `${closeButtonCss}${stockCss}`,
	needsContainers: true,
});
