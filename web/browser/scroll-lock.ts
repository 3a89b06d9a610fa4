import type { Unsubscribe } from './unsubscribe';

let locks = 0;
let release: Unsubscribe = () => {};

/**
 * Stops the page behind a dialog from scrolling. The page keeps its scroll position, and the space of its scrollbar
 * stays reserved. Touch scrolls only inside `within`, also in browsers that would scroll the page regardless (iOS).
 * With several locks the page stays still until the last one is released.
 *
 * @param within selector of the area that may still be scrolled
 */
export function lockScroll(within: string): Unsubscribe {
	let isHeld = true;
	if (locks++ === 0) release = hold(within);
	return () => {
		if (!isHeld) return;
		isHeld = false;
		if (--locks === 0) release();
	};
}

function hold(within: string): Unsubscribe {
	const { documentElement: root, body } = document;
	const scrollbarPx = innerWidth - root.clientWidth;
	const undo = [set(root, 'overflow', 'hidden')];
	if (body.scrollTop > 0) undo.push(set(body, 'overflow', 'hidden'));
	if (scrollbarPx > 0) {
		const keepsRoom = CSS.supports('scrollbar-gutter', 'stable');
		undo.push(
			keepsRoom
				? set(root, 'scrollbar-gutter', 'stable')
				: set(root, 'padding-inline-end', `${scrollbarPx}px`),
		);
	}
	const onTouch = (event: TouchEvent) => {
		// Two fingers zoom; zooming always stays possible.
		if (event.touches.length > 1 || !event.cancelable) return;
		if (!canScroll(event.target, within)) event.preventDefault();
	};
	document.addEventListener('touchmove', onTouch, { passive: false });
	return () => {
		document.removeEventListener('touchmove', onTouch);
		for (const restore of undo.reverse()) restore();
	};
}

function set(element: HTMLElement, property: string, value: string): Unsubscribe {
	const before = element.style.getPropertyValue(property);
	element.style.setProperty(property, value);
	return () => {
		if (before) element.style.setProperty(property, before);
		else element.style.removeProperty(property);
		if (!element.getAttribute('style')) element.removeAttribute('style');
	};
}

/** True where a finger on this target scrolls something inside the area, or drags a control. */
function canScroll(target: EventTarget | null, within: string): boolean {
	if (!(target instanceof Element) || !target.closest(within)) return false;
	if (target.closest('input[type=range]')) return true;
	for (
		let element: Element | null = target;
		element?.closest(within);
		element = element.parentElement
	) {
		const { overflowX, overflowY } = getComputedStyle(element);
		const isTaller = element.scrollHeight > element.clientHeight;
		const isWider = element.scrollWidth > element.clientWidth;
		if (isTaller && /auto|scroll/.test(overflowY)) return true;
		if (isWider && /auto|scroll/.test(overflowX)) return true;
	}
	return false;
}
