import { defineWidget } from '../../elements/tree/define-widget';
import { AnimatedHeadline } from './animated-headline';
import css from './animated-headline.css?inline';
import { HeadlineBrowserSettings } from './browser-settings';
import { HeadlineSettings } from './settings';
import { headlineStyles } from './styles';
import turningWordsCss from './turning-words.css?inline';

export const animatedHeadline = defineWidget({
	types: ['animated-headline'],
	settings: HeadlineSettings,
	browserSettings: HeadlineBrowserSettings,
	Markup: AnimatedHeadline,
	styles: headlineStyles,
	globals: { title_typography_typography: 'primary', words_typography_typography: 'primary' },
	css,
	partsCss: { 'turning-words': { css: turningWordsCss, control: 'headline_style' } },
});
