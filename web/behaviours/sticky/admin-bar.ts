import { computedStyle } from '../../browser/computed-style';

/** The property in which the sheet reads the height that bars take at the top. */
const PROPERTY = '--admin-bar';

/** WordPress's admin bar, and the builder's floating bars that stay at the top. */
const BARS = '#wpadminbar,.is-sticky.has-vertical-position-top';

/**
 * Measures the height that such bars take at the top, in CSS pixels, and leaves it for the sheet
 * as well. A bar that is not fixed does not count: on phones the admin bar scrolls away. 0 for
 * visitors of most sites.
 */
export function measureAdminBar(): number {
	let height = 0;
	for (const bar of document.querySelectorAll<HTMLElement>(BARS)) {
		if (computedStyle(bar).position === 'fixed') height += bar.offsetHeight;
	}
	document.documentElement.style.setProperty(PROPERTY, height ? `${height}px` : '');
	return height;
}
