/**
 * The attribute that names the container whose backgrounds wait, with the tallest viewport on
 * which they do.
 */
export const LAZY_ATTRIBUTE = 'data-lazy-background';

/** The builder's class for an element that never waits. */
export const AT_ONCE_CLASS = 'e-no-lazyload';

const PARTS = ['', '::before', '::after', ' *', ' *::before', ' *::after'];

/**
 * Keeps the backgrounds of waiting containers away, so that nothing of them is fetched: only on viewports up to a
 * height in CSS pixels, only on screen, and only where script can bring them back.
 */
export function lazyBackgroundCss(viewportPx: number): string {
	const waiting = `[${LAZY_ATTRIBUTE}="${viewportPx}"]:not(.e-lazyloaded,.${AT_ONCE_CLASS})`;
	const media = `screen and (scripting:enabled) and (max-height:${viewportPx}px)`;
	// In a layer, `!important` is the one thing that beats the rules of an element.
	return `@media ${media}{${PARTS.map((part) => waiting + part).join()}{background-image:none!important}}`;
}
