import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';
import type { MenuCartParts } from './parts';

/** The panel closes this many milliseconds after the pointer has left it, as with the builder's menus. */
const CLOSE_AFTER_MS = 500;

/**
 * Opens the panel when a mouse is over the button, and closes it after the mouse has left button and panel. A touch
 * only presses the button.
 */
export function openOnHover(
	{ element, toggle }: MenuCartParts,
	{ open, close }: { open: () => void; close: () => void },
): Unsubscribe {
	const area =
		element.querySelector<HTMLElement>('.elementor-menu-cart__toggle_wrapper') ?? element;
	let cancel: Unsubscribe = () => {};
	const onEnter = ({ pointerType }: PointerEvent) => {
		cancel();
		if (pointerType === 'mouse') open();
	};
	const onStay = () => cancel();
	const onLeave = ({ pointerType }: PointerEvent) => {
		cancel();
		if (pointerType === 'mouse') cancel = after(CLOSE_AFTER_MS, close);
	};
	toggle.addEventListener('pointerenter', onEnter);
	area.addEventListener('pointerenter', onStay);
	area.addEventListener('pointerleave', onLeave);
	return () => {
		cancel();
		toggle.removeEventListener('pointerenter', onEnter);
		area.removeEventListener('pointerenter', onStay);
		area.removeEventListener('pointerleave', onLeave);
	};
}
