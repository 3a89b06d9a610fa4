import { isRightToLeft } from '../../browser/computed-style';

/** The start and the width of a panel: properties that the host's sheets read, or the CSS properties themselves. */
export const STRETCH = ['--menu-start', '--menu-width'] as const;
export const STOCK_STRETCH = ['inset-inline-start', 'inline-size'] as const;

/** Makes a panel over the page as wide as the page, wherever its menu is; the builder also does this by script. */
export function stretch(panel: HTMLElement, [start, width]: readonly [string, string]): void {
	const { left, right } = (panel.offsetParent ?? document.body).getBoundingClientRect();
	const page = document.documentElement.clientWidth;
	const from = isRightToLeft(panel) ? right - page : -left;
	panel.style.setProperty(start, `${from}px`);
	panel.style.setProperty(width, `${page}px`);
}

/** Removes the styles that `stretch` has set. */
export function unstretch(panel: HTMLElement): void {
	for (const property of [...STRETCH, ...STOCK_STRETCH]) panel.style.removeProperty(property);
}
