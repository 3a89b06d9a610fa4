import type { Device } from '../../../domain/breakpoints';
import { watchDevice } from '../../browser/device';
import { onPageRestored } from '../../browser/page-lifecycle';
import { watchReducedMotion } from '../../browser/reduced-motion';
import { watchResize } from '../../browser/resize';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** Quiet time after the last resize, specification section 9. */
const RESIZE_DEBOUNCE_MS = 200;

/** The builder's own event for whoever changes the layout. */
const RECALC = 'elementor-pro/motion-fx/recalc';

/** What the stage wants to know of the page. */
interface Listener {
	/** Which movers are on may have changed. Both are told once at the start. */
	onDevice: (device: Device) => void;
	onReducedMotion: (isReduced: boolean) => void;
	/** Boxes may lie elsewhere. */
	onLayout: () => void;
}

/** Watches everything that moves boxes about: the window's size, the page's, pictures, fonts, disclosures. */
export function watchPage({ onDevice, onReducedMotion, onLayout }: Listener): Unsubscribe {
	let isFirst = true;
	const sizes = new ResizeObserver(() => {
		// The first call only says what is known.
		if (!isFirst) onLayout();
		isFirst = false;
	});
	for (const part of document.querySelectorAll('body,main,main>.elementor>*')) sizes.observe(part);
	const listening = new AbortController();
	for (const type of ['load', 'toggle', 'loadingdone', RECALC]) {
		for (const target of [window, document.fonts]) {
			target.addEventListener(type, onLayout, { capture: true, signal: listening.signal });
		}
	}
	const undo = [
		watchDevice(onDevice),
		watchReducedMotion(onReducedMotion),
		watchResize(RESIZE_DEBOUNCE_MS, onLayout),
		onPageRestored(onLayout),
		() => sizes.disconnect(),
		() => listening.abort(),
	];
	return () => {
		for (const end of undo) end();
	};
}
