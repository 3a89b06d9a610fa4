import type { HandlerTable } from './attach/handler';

/** Widget type → its browser module. One line for each `widgets/<name>/handler.ts(x)`. */
export const handlers: HandlerTable = {
	'animated-headline': () => import('./widgets/animated-headline/handler'),
	'archive-posts': () => import('./widgets/posts/handler'),
	audio: () => import('./widgets/audio/handler'),
	countdown: () => import('./widgets/countdown/handler'),
	counter: () => import('./widgets/counter/handler'),
	form: () => import('./widgets/form/handler'),
	gallery: () => import('./widgets/gallery/handler'),
	google_maps: () => import('./widgets/google-maps/handler'),
	hotspot: () => import('./widgets/hotspot/handler'),
	'image-gallery': () => import('./widgets/image-gallery/handler'),
	'loop-carousel': () => import('./widgets/loop-carousel/handler'),
	'loop-grid': () => import('./widgets/loop-grid/handler'),
	lottie: () => import('./widgets/lottie/handler'),
	portfolio: () => import('./widgets/portfolio/handler'),
	'post-comments': () => import('./widgets/post-comments/handler'),
	posts: () => import('./widgets/posts/handler'),
	progress: () => import('./widgets/progress/handler'),
	'progress-tracker': () => import('./widgets/progress-tracker/handler'),
	search: () => import('./widgets/search/handler'),
	'search-form': () => import('./widgets/search-form/handler'),
	'taxonomy-filter': () => import('./widgets/taxonomy-filter/handler'),
	'text-path': () => import('./widgets/text-path/handler'),
	video: () => import('./widgets/video/handler'),
	'video-playlist': () => import('./widgets/video-playlist/handler'),
};
