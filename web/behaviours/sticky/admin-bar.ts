import { computedStyle } from '../../browser/computed-style';

/** Where the sheet reads how much of the top is taken. */
const PROPERTY = '--admin-bar';

/** The builder's floating bars that stay at the top. */
const FLOATING_BAR = '.e-floating-bars.is-sticky.has-vertical-position-top:not(.is-hidden)';

/**
 * How much of the top WordPress's admin bar and floating bars take for themselves, in CSS pixels, also left for the
 * sheet. What is not fixed does not count: on phones the admin bar scrolls away. 0 for visitors of most sites.
 */
export function measureAdminBar(): number {
	const bars = [
		document.getElementById('wpadminbar'),
		...document.querySelectorAll<HTMLElement>(FLOATING_BAR),
	];
	const height = bars
		.filter((bar) => bar !== null && computedStyle(bar).position === 'fixed')
		.reduce((sum, bar) => sum + (bar?.offsetHeight ?? 0), 0);
	document.documentElement.style.setProperty(PROPERTY, height ? `${height}px` : '');
	return height;
}
