import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { isOn } from './values';

/** The builder's options of the same names, as a kit brings them along. */
const NO_COLORS = 'elementor_disable_color_schemes';
const NO_FONTS = 'elementor_disable_typography_schemes';

const GLOBAL_COLOR = /--e-global-color-(?:primary|secondary|text|accent)(?![\w-])(\s*\))?/g;
const GLOBAL_FONT = /--e-global-typography-(primary|secondary|text|accent)-/g;

/**
 * Returns the change to the fixed CSS of widgets on a site: if the kit switches the default
 * colours or fonts off, widgets do not take the global ones by themselves (an editor may still
 * choose them) and look as the theme does.
 */
export function widgetDefaultsOf(settings: ElementSettings): (css: string) => string {
	return (css) => {
		// A variable that no rule sets: the value behind its comma counts, else the kit's value
		// for such an element.
		const plain = isOn(settings[NO_COLORS])
			? css.replace(GLOBAL_COLOR, (_, end) => (end ? '--no-color,revert-layer)' : '--no-color'))
			: css;
		return isOn(settings[NO_FONTS]) ? plain.replace(GLOBAL_FONT, '--no-font-') : plain;
	};
}
