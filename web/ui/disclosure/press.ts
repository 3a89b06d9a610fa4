import type { Unsubscribe } from '../../browser/unsubscribe';

/** The elements on which the browser itself turns keys into clicks. */
const NATIVE = 'button,summary,a[href],input';

/**
 * Calls back when a visitor presses something: by pointer, by touch, by Enter or the space bar, also on a plain element
 * with `role="button"`. The caller decides about the event's default.
 */
export function watchPress(element: HTMLElement, onPress: (event: Event) => void): Unsubscribe {
	const onKey = (event: KeyboardEvent) => {
		if (event.target !== element || event.repeat || hasModifier(event)) return;
		if (event.key !== 'Enter' && event.key !== ' ') return;
		// Else the space bar scrolls.
		event.preventDefault();
		onPress(event);
	};
	element.addEventListener('click', onPress);
	const isNative = element.matches(NATIVE);
	if (!isNative) element.addEventListener('keydown', onKey);
	return () => {
		element.removeEventListener('click', onPress);
		element.removeEventListener('keydown', onKey);
	};
}

/** Returns true if the visitor holds a key with which the browser itself handles the input. */
export function hasModifier({
	altKey,
	ctrlKey,
	metaKey,
	shiftKey,
}: KeyboardEvent | MouseEvent): boolean {
	return altKey || ctrlKey || metaKey || shiftKey;
}
