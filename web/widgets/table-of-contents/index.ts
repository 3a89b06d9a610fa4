import { defineWidget } from '../../elements/tree/define-widget';
import buttonCss from './button.css?inline';
import { TableOfContentsBrowserSettings, TableOfContentsSettings } from './settings';
import stockCss from './stock.css?inline';
import { tableOfContentsStyles } from './styles';
import { TableOfContents } from './table-of-contents';
import css from './table-of-contents.css?inline';

export const tableOfContents = defineWidget({
	types: ['table-of-contents'],
	settings: TableOfContentsSettings,
	browserSettings: TableOfContentsBrowserSettings,
	Markup: TableOfContents,
	wrapperClasses: ({ minimize_box, minimized_on, word_wrap }) => [
		minimize_box && minimized_on !== 'none' && `elementor-toc--minimized-on-${minimized_on}`,
		word_wrap && 'elementor-toc--content-ellipsis',
	],
	styles: tableOfContentsStyles,
	css,
	stockCss: `${buttonCss}${stockCss}`,
});
