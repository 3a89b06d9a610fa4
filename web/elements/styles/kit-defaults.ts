import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { isOn } from './values';

/** The builder's options with these names; a kit's export contains them. */
const NO_COLORS = 'elementor_disable_color_schemes';
const NO_FONTS = 'elementor_disable_typography_schemes';

const GLOBAL_COLOR = /--e-global-color-(?:primary|secondary|text|accent)(?![\w-])(\s*\))?/g;
const GLOBAL_FONT = /--e-global-typography-(primary|secondary|text|accent)-/g;

/**
 * Returns the change to the fixed CSS of widgets on a site: if the kit switches the default colours or fonts off,
 * widgets do not use the global colours or fonts by default (an editor may still choose these) and look like the theme.
 */
export function widgetDefaultsOf(settings: ElementSettings): (css: string) => string {
	return (css) => {
		// A variable that no rule sets. Therefore the fallback after the comma applies, or else the kit's value for
		// such an element.
		const plain = isOn(settings[NO_COLORS])
			? css.replace(GLOBAL_COLOR, (_, end) => (end ? '--no-color,revert-layer)' : '--no-color'))
			: css;
		return isOn(settings[NO_FONTS]) ? plain.replace(GLOBAL_FONT, '--no-font-') : plain;
	};
}
