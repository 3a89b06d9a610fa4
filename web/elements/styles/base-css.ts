import { type Breakpoints, exactMediaOf } from '@outrigger/rules/builder/breakpoints';
import container from '../tree/container.css?inline';
import containerOnMobile from '../tree/container.mobile.css?inline';
import section from '../tree/section.css?inline';
import sectionOnMobile from '../tree/section.mobile.css?inline';
import sectionOnTablet from '../tree/section.tablet.css?inline';
import base from './base.css?inline';
import builder from './builder-base.css?inline';

/** The styles of every page before its design is added. */
export const BASE_CSS: string = base;

/** The basis of a page of the builder: the numbers of its default theme and of its own sheet. */
export const BUILDER_CSS: string = builder;

/** Returns the CSS that containers need, with the site's own mobile breakpoint. */
export function containerCss(breakpoints: Breakpoints): string {
	return container + on('mobile', containerOnMobile, breakpoints);
}

/** Returns the CSS that legacy sections and columns need, with the site's own breakpoints. */
export function sectionCss(breakpoints: Breakpoints): string {
	return (
		section +
		on('mobile', sectionOnMobile, breakpoints) +
		on('tablet', sectionOnTablet, breakpoints)
	);
}

function on(device: 'mobile' | 'tablet', css: string, breakpoints: Breakpoints): string {
	const media = exactMediaOf(device, breakpoints);
	return media ? `@media ${media}{${css}}` : '';
}
