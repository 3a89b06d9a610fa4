import { opensBefore, shiftInto } from '@outrigger/rules/layout/keep-in-view';
import { isRightToLeft } from '../../browser/computed-style';
import { viewportHeight } from '../../browser/viewport';

/** The time after the last resize of the window before open panels are placed again, in milliseconds. */
export const PLACE_QUIET_MS = 250;

/** A panel keeps this far from the edges of the window, in CSS pixels. */
const MARGIN_PX = 4;

/**
 * Keeps a panel that has just opened inside the window. The result is written on the panel, for the sheet:
 * `data-side="start"` opens a flyout to the other side, `data-above` over its item, `--menu-shift` moves it, and
 * `data-scrolls` with `--menu-room` makes a panel scroll that is taller than the available space.
 *
 * @param around the element from which the panel opens
 * @param isFlyout true if the panel opens beside that element, not below it
 */
export function placePanel(panel: HTMLElement, around: HTMLElement, isFlyout: boolean): void {
	freePanel(panel);
	const width = document.documentElement.clientWidth;
	const inline = { start: MARGIN_PX, end: width - MARGIN_PX };
	const block = { start: MARGIN_PX, end: viewportHeight() - MARGIN_PX };
	const item = around.getBoundingClientRect();
	let box = panel.getBoundingClientRect();
	const itemInline = { start: item.left, end: item.right };
	const mirrored = (span: { start: number; end: number }) => ({
		start: width - span.end,
		end: width - span.start,
	});
	if (isFlyout) {
		const isReversed = isRightToLeft(panel);
		const turns = isReversed
			? opensBefore(box.width, mirrored(itemInline), inline)
			: opensBefore(box.width, itemInline, inline);
		if (turns) panel.dataset.side = 'start';
	} else if (opensBefore(box.height, { start: item.top, end: item.bottom }, block)) {
		panel.toggleAttribute('data-above', true);
	}
	box = panel.getBoundingClientRect();
	const x = shiftInto({ start: box.left, end: box.right }, inline);
	const y = isFlyout ? shiftInto({ start: box.top, end: box.bottom }, block) : 0;
	if (x || y) panel.style.setProperty('--menu-shift', `${Math.round(x)}px ${Math.round(y)}px`);
	const room = panel.hasAttribute('data-above')
		? item.top - block.start
		: block.end - (box.top + y);
	if (box.height > room) {
		panel.toggleAttribute('data-scrolls', true);
		panel.style.setProperty('--menu-room', `${Math.max(Math.floor(room), 0)}px`);
	}
}

/** Removes the attributes and styles that `placePanel` has set. */
export function freePanel(panel: HTMLElement): void {
	for (const name of ['data-side', 'data-above', 'data-scrolls']) panel.removeAttribute(name);
	for (const property of ['--menu-shift', '--menu-room']) panel.style.removeProperty(property);
}
