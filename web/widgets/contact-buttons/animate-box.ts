import { responsive } from '@outrigger/rules/builder/responsive';
import { INTERFACE_ANIMATION_MS } from '@outrigger/rules/motion/interface-animation';
import { whenPlayer } from '../../behaviours/entrance/player';
import { currentDevice, pageBreakpoints } from '../../browser/device';
import { isReducedMotion } from '../../browser/reduced-motion';
import type { PanelMotion } from '../../ui/disclosure/play-panel';
import type { ContactBrowserSettings } from './browser-settings';

/** The durations of the builder's entrance speeds, in seconds. */
const SECONDS = { '': 1.25, slow: 2, fast: 0.75 } as const;

const NAME = {
	true: 'style_chat_box_entrance_animation',
	false: 'style_chat_box_exit_animation',
} as const;

/**
 * The motion of a box that opens and closes: a short fade, or a motion that is as long as the exit animation that the
 * editor chose.
 */
export function boxMotion(settings: ContactBrowserSettings): PanelMotion {
	const seconds = SECONDS[settings.style_chat_box_animation_duration];
	const durationMs = nameOn(settings, false) ? seconds * 1000 : INTERFACE_ANIMATION_MS.fast;
	return { kind: 'fade', durationMs };
}

/**
 * Plays the animation that the editor chose on the content of a box.
 * @returns a function that ends the animation
 */
export function animateBox(
	panel: HTMLElement,
	settings: ContactBrowserSettings,
	isOpen: boolean,
): () => void {
	const content = panel.firstElementChild;
	const name = nameOn(settings, isOpen);
	if (!name || !(content instanceof HTMLElement) || isReducedMotion()) return () => {};
	let cancel = () => {};
	const stopWaiting = whenPlayer((player) => {
		const entrance = player?.playEntrance(content, name, {
			seconds: SECONDS[settings.style_chat_box_animation_duration],
			reversed: !isOpen,
		});
		if (entrance) cancel = entrance.cancel;
	});
	return () => {
		stopWaiting();
		cancel();
	};
}

function nameOn(settings: ContactBrowserSettings, isOpen: boolean): string {
	const name = responsive(
		{ ...settings },
		NAME[`${isOpen}`],
		currentDevice(),
		pageBreakpoints(),
		'text',
	);
	return typeof name === 'string' && name !== 'none' ? name : '';
}
