import { placeTooltip } from '@outrigger/rules/layout/tooltip-place';
import { defineHandler } from '../../attach/handler';
import { computedStyle } from '../../browser/computed-style';
import { watchEvents } from '../../browser/events';
import { canHover } from '../../browser/hover';
import { say } from '../../browser/page-words';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { viewportHeight, viewportTop, viewportWidth } from '../../browser/viewport';
import { HotspotBrowserSettings } from './browser-settings';
import { playSequence } from './sequence';
import { GAP_PX, isSide, SIDES } from './sides';

const TOOLTIP = '.e-hotspot__tooltip';
const PLACING = [...Object.keys(SIDES.top), '--tooltip-shift-x', '--tooltip-shift-y'];

/**
 * Opens the tooltip of the mark that is pressed, pointed at or focused; one tooltip is open at a time, and it is inside
 * the window. Esc, a press elsewhere and leaving the mark close the tooltip. On the builder's own markup the mark is a
 * `div`, and the handler makes a button of it.
 */
export const attach = defineHandler(HotspotBrowserSettings, (element, settings) => {
	const marks = [...element.querySelectorAll<HTMLElement>('.e-hotspot')];
	const stops: Unsubscribe[] = marks.map(makeUsable);
	let open: HTMLElement | undefined;

	const triggerOf = () =>
		computedStyle(element).getPropertyValue('--tooltip-trigger').trim() || settings.tooltip_trigger;

	const show = (mark: HTMLElement | undefined) => {
		if (mark === open) return;
		if (open) setState(open, false);
		open = mark;
		if (mark) {
			setState(mark, true);
			placeInWindow(mark);
		}
	};
	const isPress = (mark: HTMLElement, event: Event) =>
		mark.querySelector('.e-hotspot__button')?.contains(event.target as Node) ?? false;

	const onEnter = (event: PointerEvent) => {
		const mark = markAt(event);
		if (event.pointerType === 'mouse' && triggerOf() === 'mouseenter') show(mark);
	};
	const onLeave = (event: PointerEvent) => {
		const isPointed = event.pointerType === 'mouse' && triggerOf() === 'mouseenter';
		const next = (event.relatedTarget as Element | null)?.closest?.('.e-hotspot');
		if (isPointed && open && next !== open && !open.matches(':focus-within')) show(undefined);
	};
	const onFocus = (event: FocusEvent) => {
		const mark = markAt(event);
		const isByKey = (event.target as Element).matches(':focus-visible');
		if (mark && mark !== open && isByKey && triggerOf() === 'mouseenter') show(mark);
	};
	const onBlur = (event: FocusEvent) => {
		const next = event.relatedTarget as Node | null;
		if (open && next && !open.contains(next)) show(undefined);
	};
	const onClick = (event: MouseEvent) => {
		const mark = markAt(event);
		if (!mark || !isPress(mark, event) || mark.matches('.e-hotspot--link')) return;
		// If a mouse pointed at the mark, the tooltip is already open; only leaving the mark closes it.
		const isOpenByMouse =
			(event as PointerEvent).pointerType === 'mouse' && triggerOf() === 'mouseenter';
		if (!isOpenByMouse) show(mark === open ? undefined : mark);
	};
	const onElsewhere = (event: Event) => {
		if (open && !open.contains(event.target as Node)) show(undefined);
	};
	const onKey = (event: KeyboardEvent) => {
		if (event.key === 'Escape' && open) {
			// An open element around the tooltip (a popup) stays open: one press of Escape closes only one thing.
			event.stopPropagation();
			event.preventDefault();
			show(undefined);
		}
	};
	const markAt = (event: Event) =>
		marks.find(
			(mark) => mark.contains(event.target as Node) && mark.querySelector(TOOLTIP) !== null,
		);

	for (const mark of marks) setState(mark, false);
	const replace = () => {
		const shown = triggerOf() === 'none' ? marks : open ? [open] : [];
		for (const mark of shown) placeInWindow(mark);
	};
	replace();
	const own = {
		pointerover: onEnter,
		pointerout: onLeave,
		focusin: onFocus,
		focusout: onBlur,
		click: onClick,
	};
	for (const [type, listener] of Object.entries(own)) {
		element.addEventListener(type, listener as EventListener);
		stops.push(() => element.removeEventListener(type, listener as EventListener));
	}
	// The mouse may have come before this handler.
	const pointed = marks.find((mark) => mark.matches(':hover') && mark.querySelector(TOOLTIP));
	if (pointed && canHover() && triggerOf() === 'mouseenter') show(pointed);
	stops.push(
		watchEvents(['pointerdown'], onElsewhere),
		watchEvents(['keydown'], onKey, { capture: true }),
		watchEvents(['resize'], replace),
		playSequence(element, marks, settings),
	);
	return () => {
		for (const stop of stops.reverse()) stop();
		for (const mark of marks) {
			mark.classList.remove('e-hotspot--active');
			delete mark.dataset.state;
			mark.querySelector('.e-hotspot__button')?.removeAttribute('aria-expanded');
			for (const property of PLACING) mark.style.removeProperty(property);
		}
	};
});

function setState(mark: HTMLElement, isOpen: boolean): void {
	mark.dataset.state = isOpen ? 'open' : 'closed';
	mark.classList.toggle('e-hotspot--active', isOpen);
	const button = mark.querySelector('.e-hotspot__button:is(button, [role="button"])');
	if (mark.querySelector(TOOLTIP)) button?.setAttribute('aria-expanded', `${isOpen}`);
}

/**
 * Puts a tooltip on the side that its editor chose, or on a side with room. The function finishes its reads before it
 * writes anything.
 */
function placeInWindow(mark: HTMLElement): void {
	const tooltip = mark.querySelector<HTMLElement>(TOOLTIP);
	if (!tooltip) return;
	for (const property of PLACING) mark.style.removeProperty(property);
	const wanted = computedStyle(mark).getPropertyValue('--tooltip-side').trim();
	const size = { width: tooltip.offsetWidth, height: tooltip.offsetHeight };
	const { top, right, bottom, left } = mark.getBoundingClientRect();
	const width = document.documentElement.clientWidth || viewportWidth();
	// A visitor can scroll to a permanent tooltip, so it only has to be on the page.
	const isAlways = mark.dataset.state !== 'open';
	const scrolled = isAlways ? viewportTop() : 0;
	const viewport = { width, height: isAlways ? Number.POSITIVE_INFINITY : viewportHeight() };
	const box = { top: top + scrolled, right, bottom: bottom + scrolled, left };
	const { side, shiftPx } = placeTooltip(
		box,
		size,
		isSide(wanted) ? wanted : 'top',
		GAP_PX,
		viewport,
	);
	if (side !== wanted) {
		for (const [property, value] of Object.entries(SIDES[side])) {
			mark.style.setProperty(property, value);
		}
	}
	const axis = side === 'left' || side === 'right' ? 'y' : 'x';
	if (shiftPx !== 0) mark.style.setProperty(`--tooltip-shift-${axis}`, `${shiftPx}px`);
}

/** The builder's mark is a `div` that only a pointer can use. */
function makeUsable(mark: HTMLElement): Unsubscribe {
	const button = mark.querySelector<HTMLElement>('.e-hotspot__button');
	const isLink = mark.matches('a') || button?.matches('a, button') || !button;
	if (isLink || !mark.querySelector(TOOLTIP)) return () => {};
	button.tabIndex = 0;
	button.setAttribute('role', 'button');
	const isNamed = button.textContent?.trim() || button.hasAttribute('aria-label');
	if (!isNamed) button.setAttribute('aria-label', say('box.hintUnnamed'));
	const onKey = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' && event.key !== ' ') return;
		event.preventDefault();
		button.click();
	};
	button.addEventListener('keydown', onKey);
	return () => {
		button.removeEventListener('keydown', onKey);
		for (const name of ['tabindex', 'role']) button.removeAttribute(name);
		if (!isNamed) button.removeAttribute('aria-label');
	};
}
