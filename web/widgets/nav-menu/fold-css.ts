import { type Breakpoints, type Device, mediaOf } from '@outrigger/rules/builder/breakpoints';

/** In place of a device: folded at any width. */
const ALWAYS = 'always';

/**
 * The rules that fold a menu behind its button from a device on, or `always`; empty for `none` and for a device that
 * the site does not use. They are not in a fixed sheet, because each site has its own breakpoints.
 */
export function foldCss(from: string, breakpoints: Breakpoints): string {
	if (from === ALWAYS) return folded('.elementor-nav-menu--folded');
	const media = mediaOf(from as Device, breakpoints);
	return media ? `@media ${media}{${folded(`.elementor-nav-menu--dropdown-${from}`)}}` : '';
}

function folded(menu: string): string {
	const panel = '.elementor-nav-menu__container.elementor-nav-menu--dropdown';
	return [
		`${menu} .elementor-nav-menu--main{display:none}`,
		`${menu} .elementor-nav-menu__fold{display:flex}`,
		// Behind an open button, on its way out, or without a button.
		`${menu} .elementor-nav-menu__fold[open]+${panel}`,
		`,${menu} ${panel}:is([data-state],.elementor-nav-menu--unfolded){display:block}`,
	].join('');
}
