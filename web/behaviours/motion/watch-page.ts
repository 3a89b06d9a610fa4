import type { Device } from '@outrigger/rules/builder/breakpoints';
import { watchBoxSizes } from '../../browser/box-sizes';
import { watchDevice } from '../../browser/device';
import { watchEvents } from '../../browser/events';
import { onPageRestored } from '../../browser/page-lifecycle';
import { watchReducedMotion } from '../../browser/reduced-motion';
import { watchResize } from '../../browser/resize';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** The time in milliseconds after the last resize event before the page is measured again (specification section 9). */
const RESIZE_DEBOUNCE_MS = 200;

/** The builder's own event for code that changes the layout. */
const RECALC = 'elementor-pro/motion-fx/recalc';

/** The calls that the stage receives about the page. */
interface Listener {
	/** Called when other movers may apply. Both `onDevice` and `onReducedMotion` are called once at the start. */
	onDevice: (device: Device) => void;
	onReducedMotion: (isReduced: boolean) => void;
	/** Called when boxes may have another place. */
	onLayout: () => void;
}

/** Watches everything that moves boxes: the size of the window and of the page, pictures, fonts, disclosures. */
export function watchPage({ onDevice, onReducedMotion, onLayout }: Listener): Unsubscribe {
	let isFirst = true;
	const parts = document.querySelectorAll('body,main,main>.elementor>*');
	const { fonts } = document;
	fonts.addEventListener('loadingdone', onLayout);
	const undo = [
		watchBoxSizes(parts, () => {
			// The first call only repeats the known layout.
			if (!isFirst) onLayout();
			isFirst = false;
		}),
		watchEvents(['load', 'toggle', RECALC], onLayout, { capture: true }),
		() => fonts.removeEventListener('loadingdone', onLayout),
		watchDevice(onDevice),
		watchReducedMotion(onReducedMotion),
		watchResize(RESIZE_DEBOUNCE_MS, onLayout),
		onPageRestored(onLayout),
	];
	return () => {
		for (const end of undo) end();
	};
}
