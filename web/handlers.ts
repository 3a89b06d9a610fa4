import type { HandlerTable } from './attach/handler';

/** Variants share a module. */
const contactButtons = () => import('./widgets/contact-buttons/handler');
const floatingBars = () => import('./widgets/floating-bars/handler');

/** Widget type → its browser module. One line for each `widgets/<name>/handler.ts(x)`. */
export const handlers: HandlerTable = {
	'animated-headline': () => import('./widgets/animated-headline/handler'),
	'archive-posts': () => import('./widgets/posts/handler'),
	'contact-buttons': contactButtons,
	'contact-buttons-var-1': contactButtons,
	'contact-buttons-var-10': contactButtons,
	'contact-buttons-var-3': contactButtons,
	'contact-buttons-var-4': contactButtons,
	'contact-buttons-var-8': contactButtons,
	countdown: () => import('./widgets/countdown/handler'),
	counter: () => import('./widgets/counter/handler'),
	google_maps: () => import('./widgets/google-maps/handler'),
	'floating-bars-var-1': floatingBars,
	'floating-bars-var-2': floatingBars,
	'floating-bars-var-3': floatingBars,
	hotspot: () => import('./widgets/hotspot/handler'),
	'loop-carousel': () => import('./widgets/loop-carousel/handler'),
	'loop-grid': () => import('./widgets/loop-grid/handler'),
	lottie: () => import('./widgets/lottie/handler'),
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
