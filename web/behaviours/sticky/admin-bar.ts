import { computedStyle } from '../../browser/computed-style';

/** The property in which the sheet reads the height of the bars at the top. */
const PROPERTY = '--admin-bar';

/**
 * Selects the bar for logged-in users, which has the id of WordPress's admin bar, and the builder's floating bars that
 * stay at the top.
 */
const BARS = '#wpadminbar,.is-sticky.has-vertical-position-top';

/**
 * Measures the height of these bars at the top in CSS pixels, and stores it in the property for the sheet as well. A
 * bar that scrolls away, as it does on phones, does not count. The result is 0 for the visitors of most sites.
 */
export function measureAdminBar(): number {
	let height = 0;
	for (const bar of document.querySelectorAll<HTMLElement>(BARS)) {
		if (/fixed|sticky/.test(computedStyle(bar).position)) height += bar.offsetHeight;
	}
	document.documentElement.style.setProperty(PROPERTY, height ? `${height}px` : '');
	return height;
}
