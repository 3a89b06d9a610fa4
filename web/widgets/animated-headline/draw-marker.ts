import { isPassedPage } from '../../browser/passed-page';
import type { Schedule } from './schedule';
import type { HeadlineTimes } from './times';

/**
 * Draws the marker of a headline, and in a loop removes it and draws it again. `data-marker` is `drawing` or `gone`,
 * and the sheet has the styles of both. The sheet itself draws a marker that is already on the screen.
 * @returns a function that ends the drawing and shows the whole marker
 */
export function drawMarker(
	headline: HTMLElement,
	{ times, isLoop }: { times: HeadlineTimes; isLoop: boolean },
	schedule: Schedule,
): () => void {
	const draw = () => {
		setMarker(headline, 'drawing');
		hideLater();
	};
	const hideLater = () => {
		if (!isLoop) return;
		schedule.wait(times.hideMark, () => {
			setMarker(headline, 'gone');
			schedule.wait(times.redrawMark - times.hideMark, draw);
		});
	};
	headline.style.setProperty('--headline-draw', `${times.draw}ms`);
	if (headline.dataset.marker === 'waiting') draw();
	else hideLater();
	return () => {
		schedule.stop();
		headline.style.removeProperty('--headline-draw');
		showWhole(headline);
	};
}

/** The classes with which the builder's sheet draws a marker and hides it. */
const DRAWN = 'e-animated';
const HIDDEN = 'e-hide-highlight';

/**
 * Sets the state of the marker: by a data attribute for our sheet, by classes for the builder's sheet on a passed page.
 */
export function setMarker(headline: HTMLElement, state: 'waiting' | 'drawing' | 'gone'): void {
	headline.dataset.marker = state;
	if (!isPassedPage()) return;
	headline.classList.toggle(HIDDEN, state === 'gone');
	if (state === 'gone') return;
	headline.classList.remove(DRAWN);
	// The class is new for the sheet only if a layout saw the headline without it.
	headline.getBoundingClientRect();
	headline.classList.toggle(DRAWN, state === 'drawing');
}

/** Removes every state: the marker then looks as the server sent it. */
export function showWhole(headline: HTMLElement): void {
	delete headline.dataset.marker;
	if (!isPassedPage()) return;
	headline.classList.remove(HIDDEN);
	headline.classList.add(DRAWN);
}
