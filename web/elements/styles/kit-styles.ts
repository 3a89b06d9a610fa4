import { perRecord } from '@outrigger/rules/values/per-record';
import { ACCESSIBLE_DEFAULTS, ACCESSIBLE_VARIABLES } from './accessible-defaults';
import { compileCss } from './compile-css';
import { safeCustomCss } from './custom-css';
import { type Kit, kitBreakpoints } from './kit';
import { KIT_CONTROLS, THEME_CONTROLS } from './kit-controls';
import { kitGlobals } from './kit-globals';
import type { StyleCollector } from './style-collector';

/** The selector of the title that a theme prints on a page, if the kit names no other selector. */
const DEFAULT_TITLE_SELECTOR = 'h1.entry-title';

/** The class on a page's body with which the kit's rules begin. */
export function kitClass(kit: Pick<Kit, 'databaseId'>): string {
	return `elementor-kit-${kit.databaseId}`;
}

/**
 * Adds the site's kit to a page's sheet: global colours and type styles, body, links, headings, buttons, pictures,
 * fields, the content width, colours with more contrast if the site has switched them on, and the kit's own CSS. Call
 * it before elements are rendered.
 */
export function addKitStyles(styles: StyleCollector, kit: Kit): void {
	const key = `kit:${kit.databaseId}`;
	const { theme, ofKit, custom } = sheetsOf(kit);
	styles.addCss(key, theme, 'theme');
	if (kit.accessibleDefaults) {
		styles.addVariables(ACCESSIBLE_VARIABLES);
		styles.addCss('accessible-defaults', ACCESSIBLE_DEFAULTS, 'theme');
	}
	styles.addCss(key, ofKit, 'kit');
	styles.addRaw(0, key, custom);
}

/** The CSS of a kit for the kit's own devices. */
const sheetsOf = perRecord((kit: Kit) => {
	const scope = `.${kitClass(kit)}`;
	const breakpoints = kitBreakpoints(kit);
	return {
		theme: [
			kitGlobals(scope, kit, breakpoints),
			compileCss(scope, kit.settings, THEME_CONTROLS, breakpoints),
			`${titleSelector(kit.settings.page_title_selector)}{display:var(--page-title-display)}`,
		].join(''),
		ofKit: compileCss(scope, kit.settings, KIT_CONTROLS, breakpoints),
		custom: safeCustomCss(kit.customCss, scope),
	};
});

function titleSelector(value: unknown): string {
	const isSelector = typeof value === 'string' && /^[\w\s.#,>:()="[\]-]{1,200}$/.test(value);
	return isSelector ? value : DEFAULT_TITLE_SELECTOR;
}
