import type { Behaviour } from './attach/handler';
import { whenFirstUsed } from './browser/first-input';
import { whenIdle, whenLoaded } from './browser/idle';
import { isPassedPage } from './browser/passed-page';

/**
 * The behaviours that any element may have beside its widget's handler. One entry for each
 * `behaviours/<name>/handler.ts`.
 */
export const behaviours: readonly Behaviour[] = [
	{
		name: 'background-slideshow',
		selector: `[data-settings*='"background_background":"slideshow"']`,
		load: () => import('./behaviours/background-slideshow/handler'),
		when: whenLoaded,
	},
	{
		name: 'background-video',
		selector: `[data-settings*='"background_background":"video"']`,
		load: () => import('./behaviours/background-video/handler'),
		when: whenLoaded,
	},
	{
		name: 'block-menu',
		selector: '.wp-block-navigation .has-child',
		load: () => import('./behaviours/block-menu/handler'),
		when: whenFirstUsed,
	},
	{
		name: 'entrance',
		selector: `[data-settings*='"animation":'],[data-settings*='"_animation":']`,
		load: () => import('./behaviours/entrance/handler'),
		when: whenIdle,
	},
	{
		name: 'held-frame',
		selector: 'iframe[data-frame-src]',
		load: () => import('./behaviours/held-frame/handler'),
		when: (start) => start(),
	},
	{
		name: 'interaction',
		// The builder's own markup lists the interactions of a page in an element at the end of the page.
		selector: '[data-interactions],#elementor-interactions-data',
		load: () => import('./behaviours/interaction/handler'),
		when: whenIdle,
	},
	{
		name: 'lazy-background',
		selector: '[data-lazy-background]',
		load: () => import('./behaviours/lazy-background/handler'),
		when: (start) => start(),
		onFault: ({ classList }) => classList.add('e-no-lazyload'),
	},
	{
		name: 'network-post',
		selector: 'blockquote[data-consent-purpose]',
		load: () => import('./behaviours/network-post/handler'),
		when: whenLoaded,
	},
	{
		name: 'sticky',
		selector: `[data-settings*='"sticky":']`,
		load: () => import('./behaviours/sticky/handler'),
		// The style sheet makes the element stick; until the page scrolls, only elements that stick to the bottom need
		// the handler.
		when: (start) =>
			document.querySelector(`[data-settings*='"sticky":"bottom"']`)
				? whenIdle(start)
				: whenFirstUsed(start),
	},
	{
		name: 'stretched-section',
		selector: '[data-passed] .elementor-section-stretched',
		load: () => import('./behaviours/stretched-section/handler'),
		when: (start) => start(),
	},
	{
		name: 'motion',
		selector: `[data-settings*='_motion_fx_scrolling":'],[data-settings*='_motion_fx_mouse":']`,
		load: () => import('./behaviours/motion/handler'),
		// A native scroll timeline has already painted the right state; only smoothing and the effects of the pointer
		// are missing.
		when: (start) =>
			CSS.supports('animation-timeline: view()') && !isPassedPage()
				? whenFirstUsed(start)
				: whenIdle(start),
	},
];
