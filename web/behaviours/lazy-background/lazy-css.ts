/**
 * The attribute of a container with lazy backgrounds; its value is the height of the tallest viewport on which the
 * backgrounds wait.
 */
export const LAZY_ATTRIBUTE = 'data-lazy-background';

/** The builder's class for an element whose backgrounds never wait. */
export const AT_ONCE_CLASS = 'e-no-lazyload';

const PARTS = ['', '::before', '::after', ' *', ' *::before', ' *::after'];

/**
 * Returns the CSS that hides the backgrounds of waiting containers, so that the browser does not fetch them. It applies
 * only on viewports up to a height in CSS pixels, only on screen, and only with script, because only a script can show
 * the backgrounds again.
 */
export function lazyBackgroundCss(viewportPx: number): string {
	const waiting = `[${LAZY_ATTRIBUTE}="${viewportPx}"]:not(.e-lazyloaded,.${AT_ONCE_CLASS})`;
	const media = `screen and (scripting:enabled) and (max-height:${viewportPx}px)`;
	// From a layer, only `!important` wins over the rules of an element.
	return `@media ${media}{${PARTS.map((part) => waiting + part).join()}{background-image:none!important}}`;
}
