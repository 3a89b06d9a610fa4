import { type Breakpoints, type Device, mediaOf } from '../../../domain/breakpoints';

/** In place of a device: folded whatever the width. */
const ALWAYS = 'always';

/**
 * The rules that fold a menu behind its button from a device on, or `always`; empty for `none` and for a device that
 * the site does not use. They cannot stand in a sheet, because each site has widths of its own.
 */
export function foldCss(from: string, breakpoints: Breakpoints): string {
	if (from === ALWAYS) return folded('.elementor-nav-menu--folded');
	const media = mediaOf(from as Device, breakpoints);
	return media ? `@media ${media}{${folded(`.elementor-nav-menu--dropdown-${from}`)}}` : '';
}

function folded(menu: string): string {
	const panel = `${menu} .elementor-nav-menu__container.elementor-nav-menu--dropdown`;
	return [
		`${menu} .elementor-nav-menu--main{display:none}`,
		`${menu} .elementor-menu-toggle{display:inline-flex}`,
		`${panel}:not([popover]){display:block}`,
		`${panel}:popover-open{display:block}`,
		// A browser without popovers has no way to open it: there it stands open.
		`@supports not selector(:popover-open){${panel}{display:block}${menu} .elementor-menu-toggle{display:none}}`,
	].join('');
}
