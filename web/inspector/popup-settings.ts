import { DEVICES } from '@outrigger/elements/behaviours/control';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { deviceKey } from '@outrigger/rules/builder/responsive';
import { numberIn } from '@outrigger/rules/motion/read-setting';
import { DEFAULT_SETTINGS, type PopupSettings } from '@outrigger/rules/popups/popup';

/** The names of animations must be valid class names. */
const ANIMATION = /^[A-Za-z][\w-]{0,63}$/;

/**
 * Returns the settings for a popup's behaviour, as the page's server would send them for these settings of its
 * document.
 */
export function popupSettingsOf(stored: ElementSettings): PopupSettings {
	const entries = Object.entries(DEFAULT_SETTINGS).map(([name, usual]) => [
		name,
		read(stored, name, usual),
	]);
	return Object.fromEntries(entries) as PopupSettings;
}

function read(stored: ElementSettings, name: string, usual: unknown): unknown {
	const value = stored[name];
	switch (typeof usual) {
		case 'boolean':
			return typeof value === 'string' ? value !== '' && value !== 'no' : (value ?? usual);
		case 'number':
			return numberIn(value, 0, 60) ?? usual;
		case 'string':
			return typeof value === 'string' ? value : usual;
		default:
			return animationsOf(stored, name);
	}
}

function animationsOf(stored: ElementSettings, name: string): Record<string, string> {
	const own = DEVICES.flatMap((device) => {
		const value = stored[deviceKey(name, device)];
		return typeof value === 'string' && ANIMATION.test(value) ? [[device, value] as const] : [];
	});
	return Object.fromEntries(own);
}
