import { isRightToLeft } from '../browser/computed-style';
import type { Unsubscribe } from '../browser/unsubscribe';

/** Shorter ways are taps. */
const SWIPE_PX = 48;

/**
 * Calls back when one finger, or a pen, is drawn sideways across an element: 1 for the next thing, which comes from
 * where the line of text ends, -1 for the one before. Two fingers zoom.
 */
export function watchSwipes(element: HTMLElement, onSwipe: (by: 1 | -1) => void): Unsubscribe {
	let start: PointerEvent | undefined;
	const onDown = (event: PointerEvent) => {
		start = event.isPrimary && event.pointerType !== 'mouse' ? event : undefined;
	};
	const onUp = ({ pointerId, clientX, clientY }: PointerEvent) => {
		const began = start;
		start = undefined;
		if (began?.pointerId !== pointerId) return;
		const [across, down] = [clientX - began.clientX, clientY - began.clientY];
		if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(down)) return;
		onSwipe(across < 0 === !isRightToLeft(element) ? 1 : -1);
	};
	const onCancel = () => {
		start = undefined;
	};
	element.addEventListener('pointerdown', onDown);
	element.addEventListener('pointerup', onUp);
	element.addEventListener('pointercancel', onCancel);
	return () => {
		element.removeEventListener('pointerdown', onDown);
		element.removeEventListener('pointerup', onUp);
		element.removeEventListener('pointercancel', onCancel);
	};
}
