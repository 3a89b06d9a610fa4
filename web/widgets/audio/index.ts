import { defineWidget } from '../../elements/tree/define-widget';
import clickToLoad from '../../ui/click-to-load.css?inline';
import { Audio } from './audio';
import css from './audio.css?inline';
import { AudioSettings } from './settings';

export const audio = defineWidget({
	types: ['audio'],
	settings: AudioSettings,
	Markup: Audio,
	css,
	partsCss: { 'click-to-load': clickToLoad },
});
