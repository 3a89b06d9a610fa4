import { defineWidget } from '../../elements/tree/define-widget';
import { ProgressTracker } from './progress-tracker';
import css from './progress-tracker.css?inline';
import { TrackerSettings } from './settings';
import { trackerStyles } from './styles';

export const progressTracker = defineWidget({
	types: ['progress-tracker'],
	settings: TrackerSettings,
	browserSettings: TrackerSettings,
	Markup: ProgressTracker,
	styles: trackerStyles,
	css,
});
