/** The attribute of a container with lazy backgrounds; its value is the tallest viewport on which they wait. */
export const LAZY_ATTRIBUTE = 'data-lazy-background';

/** The builder's class for an element that never waits. */
export const AT_ONCE_CLASS = 'e-no-lazyload';

const PARTS = ['', '::before', '::after', ' *', ' *::before', ' *::after'];

/**
 * Hides the backgrounds of waiting containers, so that the browser does not fetch them: only on viewports up to a
 * height in CSS pixels, only on screen, and only with script, which can show them.
 */
export function lazyBackgroundCss(viewportPx: number): string {
	const waiting = `[${LAZY_ATTRIBUTE}="${viewportPx}"]:not(.e-lazyloaded,.${AT_ONCE_CLASS})`;
	const media = `screen and (scripting:enabled) and (max-height:${viewportPx}px)`;
	// From a layer, only `!important` wins over the rules of an element.
	return `@media ${media}{${PARTS.map((part) => waiting + part).join()}{background-image:none!important}}`;
}
