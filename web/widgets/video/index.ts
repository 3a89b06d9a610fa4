import { defineWidget } from '../../elements/tree/define-widget';
import clickToLoad from '../../ui/click-to-load.css?inline';
import { VideoSettings } from './settings';
import { videoStyles } from './styles';
import { Video } from './video';
import css from './video.css?inline';

export const video = defineWidget({
	types: ['video'],
	settings: VideoSettings,
	Markup: Video,
	styles: videoStyles,
	css,
	partsCss: { 'click-to-load': clickToLoad },
});
