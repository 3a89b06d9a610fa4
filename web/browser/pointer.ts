import type { Unsubscribe } from './unsubscribe';

/** The place of the pointer, in percent of the window's width and height; 0 and 0 is the upper left corner. */
export interface PointerPlace {
	x: number;
	y: number;
}

const listeners = new Set<(place: PointerPlace) => void>();
let last: PointerEvent | undefined;
let frame = 0;

/**
 * Calls back at most once a frame while a pointer moves over the window; touches do not count, because fingers do not
 * hover. The whole page shares one passive listener. There is no call before the first move.
 */
export function watchPointer(listener: (place: PointerPlace) => void): Unsubscribe {
	if (listeners.size === 0) addEventListener('pointermove', note, { passive: true });
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		removeEventListener('pointermove', note);
		cancelAnimationFrame(frame);
		frame = 0;
	};
}

function note(event: PointerEvent): void {
	if (event.pointerType === 'touch') return;
	last = event;
	frame ||= requestAnimationFrame(tell);
}

function tell(): void {
	frame = 0;
	if (!last) return;
	// A window without a size (a collapsed frame) has no percentages.
	const place = {
		x: (100 * last.clientX) / (innerWidth || 1),
		y: (100 * last.clientY) / (innerHeight || 1),
	};
	for (const listener of [...listeners]) listener(place);
}
