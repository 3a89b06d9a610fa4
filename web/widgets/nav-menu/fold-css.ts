import { type Breakpoints, type Device, mediaOf } from '@outrigger/rules/builder/breakpoints';

/** Stands for every device: the menu is folded at any width. */
const ALWAYS = 'always';

/**
 * Returns the rules that fold a menu behind its button: at a device and below, or always for `always`; empty for `none`
 * and for a device that the site does not use. They are not in a fixed sheet, because each site has its own
 * breakpoints.
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
		// The panel is visible behind an open button, during its opening and closing, and if there is no button.
		`${menu} .elementor-nav-menu__fold[open]+${panel}`,
		`,${menu} ${panel}:is([data-state],.elementor-nav-menu--unfolded){display:block}`,
	].join('');
}
