import { type Breakpoints, type Device, exactMediaOf } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';

/** The devices on which an element is switched off: `hide_tablet` has any text. */
export function hiddenDevices(settings: ElementSettings): string[] {
	return Object.entries(settings).flatMap(([control, value]) => {
		const device = /^hide_([a-z_]+)$/.exec(control)?.[1];
		return device && typeof value === 'string' && value !== '' ? [device] : [];
	});
}

/**
 * Returns the CSS with which the class of a device hides elements there; empty for a device that
 * the site does not use.
 */
export function hiddenCss(device: string, breakpoints: Breakpoints): string {
	const media = exactMediaOf(device as Device, breakpoints);
	// In a layer, `!important` is the one thing that beats the rules of an element.
	return media ? `@media ${media}{.elementor-hidden-${device}{display:none!important}}` : '';
}
