import { type Breakpoints, type Device, exactMediaOf } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';

/** The devices on which an element is switched off: those for which `hide_tablet` or a similar setting has any text. */
export function hiddenDevices(settings: ElementSettings): string[] {
	return Object.entries(settings).flatMap(([control, value]) => {
		const device = /^hide_([a-z_]+)$/.exec(control)?.[1];
		return device && typeof value === 'string' && value !== '' ? [device] : [];
	});
}

/**
 * Returns the CSS with which a device's class hides elements on that device; empty for a device that the site does not
 * use.
 */
export function hiddenCss(device: string, breakpoints: Breakpoints): string {
	const media = exactMediaOf(device as Device, breakpoints);
	// In a layer, only `!important` overrides the rules of an element.
	return media ? `@media ${media}{.elementor-hidden-${device}{display:none!important}}` : '';
}
