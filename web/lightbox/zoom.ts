import Panzoom from '@panzoom/panzoom';
import type { Unsubscribe } from '../browser/unsubscribe';

/** The largest scale of a picture, and the scale after a double tap or a press on the button. */
const MOST = 5;
const USUAL = 2.5;

/** The distance by which a key moves an enlarged picture, in CSS pixels. */
const KEY_PX = 80;

/** A picture that can be enlarged. */
export interface Zoom {
	isZoomed: () => boolean;
	toggle: () => void;
	/** Returns true if the zoom handled the key: plus, minus, 0, and the arrow keys while the picture is enlarged. */
	onKey: (key: string) => boolean;
	detach: Unsubscribe;
}

/**
 * Lets a picture be enlarged by wheel, pinch, double tap and key, and be moved while it is enlarged.
 * @param onChange runs whenever the picture becomes enlarged, or is no longer enlarged
 */
export function attachZoom(picture: HTMLElement, onChange: (isZoomed: boolean) => void): Zoom {
	const isZoomed = () => panzoom.getScale() > 1.01;
	const panzoom = Panzoom(picture, {
		maxScale: MOST,
		minScale: 1,
		contain: 'outside',
		overflow: 'visible',
		cursor: '',
		panOnlyWhenZoomed: true,
		pinchAndPan: true,
		// On a picture in its usual size, a finger swipes through the slideshow.
		handleStartEvent(event: Event) {
			if (!isZoomed()) return;
			event.preventDefault();
			event.stopPropagation();
		},
	});
	const tell = () => onChange(isZoomed());
	const to = (scale: number, at?: MouseEvent) => {
		if (at) panzoom.zoomToPoint(scale, at, { animate: true });
		else panzoom.zoom(scale, { animate: true });
		if (scale === 1) panzoom.reset({ animate: true });
	};
	const onWheel = (event: WheelEvent) => panzoom.zoomWithWheel(event);
	const onDouble = (event: MouseEvent) => to(isZoomed() ? 1 : USUAL, event);
	picture.addEventListener('panzoomchange', tell);
	picture.addEventListener('panzoomreset', tell);
	picture.addEventListener('wheel', onWheel, { passive: false });
	picture.addEventListener('dblclick', onDouble);
	const pans: Readonly<Record<string, readonly [number, number]>> = {
		ArrowLeft: [KEY_PX, 0],
		ArrowRight: [-KEY_PX, 0],
		ArrowUp: [0, KEY_PX],
		ArrowDown: [0, -KEY_PX],
	};
	return {
		isZoomed,
		toggle: () => to(isZoomed() ? 1 : USUAL),
		onKey(key) {
			const pan = pans[key];
			if (key === '+' || key === '=') to(Math.min(MOST, panzoom.getScale() * 1.5));
			else if (key === '-') to(Math.max(1, panzoom.getScale() / 1.5));
			else if (key === '0') to(1);
			else if (pan && isZoomed()) panzoom.pan(...pan, { relative: true, animate: true });
			else return false;
			return true;
		},
		// Only listeners on the picture itself remain, and they are freed together with the picture.
		detach: panzoom.destroy,
	};
}
