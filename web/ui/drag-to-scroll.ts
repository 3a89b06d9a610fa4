import { watchEvents } from '../browser/events';
import type { Unsubscribe } from '../browser/unsubscribe';

/** If a pointer has moved this far, in CSS pixels, it drags the box and presses nothing. */
const DRAG_PX = 5;

/**
 * Lets a mouse drag a scrolling box sideways, as fingers can do without this script. The drag does not press the
 * element under the mouse.
 */
export function dragToScroll(box: HTMLElement): Unsubscribe {
	let start: { x: number; scroll: number } | undefined;
	let isDragged = false;
	const onDown = ({ pointerType, button, clientX }: PointerEvent) => {
		isDragged = false;
		if (pointerType !== 'mouse' || button !== 0) return;
		start = { x: clientX, scroll: box.scrollLeft };
	};
	const onMove = ({ clientX }: PointerEvent) => {
		if (!start) return;
		const way = clientX - start.x;
		isDragged ||= Math.abs(way) >= DRAG_PX;
		if (isDragged) box.scrollTo({ left: start.scroll - way, behavior: 'instant' });
	};
	const onUp = () => {
		start = undefined;
	};
	const onClick = (event: Event) => {
		if (!isDragged || box.scrollWidth <= box.clientWidth) return;
		isDragged = false;
		event.preventDefault();
		event.stopPropagation();
	};
	box.addEventListener('pointerdown', onDown);
	box.addEventListener('click', onClick, { capture: true });
	const stops = [
		watchEvents(['pointermove'], onMove, { passive: true }),
		watchEvents(['pointerup', 'pointercancel'], onUp),
	];
	return () => {
		box.removeEventListener('pointerdown', onDown);
		box.removeEventListener('click', onClick, { capture: true });
		for (const stop of stops) stop();
	};
}
