import { watchEvents } from '../../browser/events';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** A movement of more than this many CSS pixels scrolls by a fixed step, as in the builder. */
const FASTEST_PX = 20;
const STEP_PX = 5;
/** A press that moved by more than this many CSS pixels was a drag and presses no button. */
const CLICK_SLOP_PX = 4;

/** Returns the distance that a row of buttons scrolls for one movement of the mouse. */
export function dragStep(delta: number): number {
	if (delta > FASTEST_PX) return STEP_PX;
	return delta < -FASTEST_PX ? -STEP_PX : delta;
}

/** Lets a mouse drag a row that is wider than its place; fingers, wheels and keys scroll it without this function. */
export function dragToScroll(row: HTMLElement): Unsubscribe {
	let lastX: number | undefined;
	let travelled = 0;

	const onDown = ({ button, pointerType, clientX }: PointerEvent) => {
		if (button !== 0 || pointerType !== 'mouse') return;
		lastX = clientX;
		travelled = 0;
	};
	const onMove = ({ clientX }: PointerEvent) => {
		if (lastX === undefined) return;
		const delta = lastX - clientX;
		lastX = clientX;
		travelled += Math.abs(delta);
		if (travelled <= CLICK_SLOP_PX) return;
		row.classList.add('e-scroll-active');
		row.scrollLeft += dragStep(delta);
	};
	const onUp = () => {
		lastX = undefined;
		row.classList.remove('e-scroll-active');
	};
	const onClick = (event: Event) => {
		if (travelled <= CLICK_SLOP_PX) return;
		travelled = 0;
		event.preventDefault();
		event.stopPropagation();
	};

	row.addEventListener('pointerdown', onDown);
	row.addEventListener('click', onClick, { capture: true });
	const stopMove = watchEvents(['pointermove'], onMove);
	const stopUp = watchEvents(['pointerup', 'pointercancel'], onUp);
	return () => {
		onUp();
		stopMove();
		stopUp();
		row.removeEventListener('pointerdown', onDown);
		row.removeEventListener('click', onClick, { capture: true });
	};
}
