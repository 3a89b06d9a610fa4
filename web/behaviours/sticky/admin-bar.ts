import { computedStyle } from '../../browser/computed-style';

/** Where the sheet reads how much of the top is taken. */
const PROPERTY = '--admin-bar';

/** WordPress's admin bar, and the builder's floating bars that stay at the top. */
const BARS = '#wpadminbar,.is-sticky.has-vertical-position-top';

/**
 * How much of the top such bars take for themselves, in CSS pixels, also left for the sheet. What is not fixed does not
 * count: on phones the admin bar scrolls away. 0 for visitors of most sites.
 */
export function measureAdminBar(): number {
	let height = 0;
	for (const bar of document.querySelectorAll<HTMLElement>(BARS)) {
		if (computedStyle(bar).position === 'fixed') height += bar.offsetHeight;
	}
	document.documentElement.style.setProperty(PROPERTY, height ? `${height}px` : '');
	return height;
}
