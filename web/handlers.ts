import type { HandlerTable } from './elements/handler';

/** Widget type → its browser module. One line for each `widgets/<name>/handler.ts(x)`. */
export const handlers: HandlerTable = {
	counter: () => import('./widgets/counter/handler'),
	google_maps: () => import('./widgets/google-maps/handler'),
	'post-comments': () => import('./widgets/post-comments/handler'),
	video: () => import('./widgets/video/handler'),
};
