import { computedStyle } from '../../browser/computed-style';

/** Where the sheet reads the height of WordPress's admin bar. */
const PROPERTY = '--admin-bar';

/**
 * The height of WordPress's admin bar in CSS pixels, also left for the sheet. It counts where it is fixed only:
 * on phones it scrolls away. 0 for visitors, who have none.
 */
export function measureAdminBar(): number {
	const bar = document.getElementById('wpadminbar');
	const height = bar && computedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0;
	document.documentElement.style.setProperty(PROPERTY, height ? `${height}px` : '');
	return height;
}
