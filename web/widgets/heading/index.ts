import { defineWidget } from '../../elements/tree/define-widget';
import { Heading } from './heading';
import css from './heading.css?inline';
import { HeadingSettings } from './settings';
import { headingStyles } from './styles';

export const heading = defineWidget({
	types: ['heading'],
	settings: HeadingSettings,
	Markup: Heading,
	styles: headingStyles,
	globals: { title_color: 'primary', typography_typography: 'primary' },
	css,
});
