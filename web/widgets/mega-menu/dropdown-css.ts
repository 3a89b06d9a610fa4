import { type Breakpoints, type Device, mediaOf } from '@outrigger/rules/builder/breakpoints';
import sheet from './dropdown.css?inline';

/** The class that the selectors of the folded menu's sheet contain. */
const ALWAYS = '.e-n-menu-layout-dropdown';

/**
 * Returns the rules that fold a menu behind its button: at any width, or at a device and below; empty for `none` and
 * for a device that the site does not use. They are not in a fixed sheet, because each site has its own breakpoints.
 *
 * @param css the rules, written for a menu that is always folded
 */
export function dropdownCss(
	{
		item_layout,
		breakpoint_selector: from,
	}: { item_layout: 'horizontal' | 'dropdown'; breakpoint_selector: string },
	breakpoints: Breakpoints,
	css = sheet,
): string {
	if (item_layout === 'dropdown') return css;
	const media = from === 'none' ? undefined : mediaOf(from as Device, breakpoints);
	return media ? `@media ${media}{${css.replaceAll(ALWAYS, `.e-n-menu-${from}`)}}` : '';
}
