import type { HandlerTable } from './attach/handler';

/** Widget type → its browser module. One line for each `widgets/<name>/handler.ts(x)`. */
export const handlers: HandlerTable = {
	'animated-headline': () => import('./widgets/animated-headline/handler'),
	'archive-posts': () => import('./widgets/posts/handler'),
	countdown: () => import('./widgets/countdown/handler'),
	counter: () => import('./widgets/counter/handler'),
	google_maps: () => import('./widgets/google-maps/handler'),
	hotspot: () => import('./widgets/hotspot/handler'),
	'loop-carousel': () => import('./widgets/loop-carousel/handler'),
	'loop-grid': () => import('./widgets/loop-grid/handler'),
	lottie: () => import('./widgets/lottie/handler'),
	'mega-menu': () => import('./widgets/mega-menu/handler'),
	'nav-menu': () => import('./widgets/nav-menu/handler'),
	'post-comments': () => import('./widgets/post-comments/handler'),
	portfolio: () => import('./widgets/portfolio/handler'),
	posts: () => import('./widgets/posts/handler'),
	progress: () => import('./widgets/progress/handler'),
	'progress-tracker': () => import('./widgets/progress-tracker/handler'),
	'search-form': () => import('./widgets/search-form/handler'),
	search: () => import('./widgets/search/handler'),
	'taxonomy-filter': () => import('./widgets/taxonomy-filter/handler'),
	'text-path': () => import('./widgets/text-path/handler'),
	video: () => import('./widgets/video/handler'),
};
