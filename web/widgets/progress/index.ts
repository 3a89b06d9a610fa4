import { defineWidget } from '../../elements/tree/define-widget';
import { Progress } from './progress';
import css from './progress.css?inline';
import { ProgressSettings } from './settings';
import { progressStyles } from './styles';

export const progress = defineWidget({
	types: ['progress'],
	settings: ProgressSettings,
	Markup: Progress,
	styles: progressStyles,
	globals: { title_color: 'primary', typography_typography: 'text' },
	css,
});
