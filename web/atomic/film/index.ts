import { defineAtomic } from '../../elements/atomic/define-atomic';
import clickToLoad from '../../ui/click-to-load.css?inline';
import css from './film.css?inline';
import { HostedVideo, hostedVideoSettings } from './hosted-video';
import { Youtube, youtubeSettings } from './youtube';

/** A film at YouTube. */
export const youtube = defineAtomic({
	type: 'e-youtube',
	settings: youtubeSettings,
	Markup: Youtube,
	hasHandler: true,
	css: clickToLoad + css,
	base: [{ name: 'e-youtube-base', body: 'overflow:hidden;aspect-ratio:16/9' }],
});

/** A film of the site's own. */
export const hostedVideo = defineAtomic({
	type: 'e-self-hosted-video',
	settings: hostedVideoSettings,
	Markup: HostedVideo,
	hasHandler: true,
	base: [
		{
			name: 'e-self-hosted-video-base',
			body: 'max-width:100vw;aspect-ratio:16/9;display:inline-block',
		},
	],
});
