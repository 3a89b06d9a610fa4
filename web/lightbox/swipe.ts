import { isRightToLeft } from '../browser/computed-style';

/** Shorter ways are taps. */
const SWIPE_PX = 48;

/**
 * The distance for a swipe down, in CSS pixels. It is longer than for other swipes, because a thumb that swipes through
 * a slideshow does not move exactly sideways.
 */
const DOWN_PX = 96;

/**
 * Calls a listener at a swipe of one finger, or of a pen, over an element. Sideways: 1 for the next item, from the side
 * where a line of text ends, -1 for the previous one. A touch with two fingers is a zoom, not a swipe. The listeners
 * are freed together with the element.
 *
 * @param onDown called for a swipe down
 */
export function watchSwipes(
	element: HTMLElement,
	onSwipe: (by: 1 | -1) => void,
	onDown: () => void = () => {},
): void {
	let start: PointerEvent | undefined;
	const onPress = (event: PointerEvent) => {
		start = event.isPrimary && event.pointerType !== 'mouse' ? event : undefined;
	};
	const onUp = ({ pointerId, clientX, clientY }: PointerEvent) => {
		const began = start;
		start = undefined;
		if (began?.pointerId !== pointerId) return;
		const [across, down] = [clientX - began.clientX, clientY - began.clientY];
		if (down >= DOWN_PX && down > Math.abs(across)) {
			onDown();
			return;
		}
		if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(down)) return;
		onSwipe(across < 0 === !isRightToLeft(element) ? 1 : -1);
	};
	const onCancel = () => {
		start = undefined;
	};
	element.addEventListener('pointerdown', onPress);
	element.addEventListener('pointerup', onUp);
	element.addEventListener('pointercancel', onCancel);
}
