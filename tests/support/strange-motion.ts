import { container, MEDIA, PICTURE, type StrangeDesign, widget } from './strange-values';

/** Moving backgrounds, and a film over the page, in the form of exports. */
export const MOVING_DESIGNS: readonly StrangeDesign[] = [
	...Object.entries(MEDIA).map(([age, image]) => ({
		name: `the pictures of a slideshow ${age} come one after the other, and move`,
		elements: [
			container({
				background_background: 'slideshow',
				background_slideshow_gallery: [image, { ...image, url: `${PICTURE}?second` }],
				background_slideshow_ken_burns: 'yes',
				background_slideshow_ken_burns_zoom_direction: 'out',
			}),
		],
		html: [
			/data-settings="[^"]*ken_burns&quot;:&quot;yes&quot;/,
			/ken_burns_zoom_direction&quot;:&quot;out&quot;/,
		],
		css: ['--e-slides:2', `--e-slide-1:url("${PICTURE}")`, '?second")'],
	})),
	...[
		{ id: 's', elType: 'section' as const },
		{ id: 'c', elType: 'container' as const },
	].map((element) => ({
		name: `a film behind a ${element.elType} has its still picture and its times`,
		elements: [
			{
				...element,
				settings: {
					background_background: 'video',
					background_video_link: 'https://www.youtube.com/watch?v=XHOmBV4js_E',
					background_video_start: 12,
					background_video_fallback: MEDIA['since 3.23'],
				},
			},
		],
		html: [/data-settings="[^"]*watch\?v=XHOmBV4js_E/, /background_video_start&quot;:12/],
		css: [`url("${PICTURE}")`],
		never: /<iframe/,
	})),
	{
		name: 'a film that opens in the lightbox is its picture, linked',
		elements: [
			widget('video', {
				video_type: 'hosted',
				hosted_url: { url: '/sea.mp4', id: 80, size: '', alt: '', source: 'library' },
				lightbox: 'yes',
				show_image_overlay: 'yes',
				image_overlay: MEDIA['with an empty id'],
			}),
		],
		html: [/<a [^>]*elementor-open-lightbox/, `<img src="${PICTURE}"`],
		never: /<video/,
	},
];
