import type { Schedule } from './schedule';
import type { HeadlineTimes } from './times';

/**
 * Draws the marker of a headline (`data-marker` says `drawing` or `gone`, the sheet knows how that looks), and in a
 * loop takes it away and draws it again. One that is on the screen already is being drawn by the sheet.
 * @returns ends it with the whole marker
 */
export function drawMarker(
	headline: HTMLElement,
	{ times, isLoop }: { times: HeadlineTimes; isLoop: boolean },
	schedule: Schedule,
): () => void {
	const draw = () => {
		headline.dataset.marker = 'drawing';
		hideLater();
	};
	const hideLater = () => {
		if (!isLoop) return;
		schedule.wait(times.hideMark, () => {
			headline.dataset.marker = 'gone';
			schedule.wait(times.redrawMark - times.hideMark, draw);
		});
	};
	headline.style.setProperty('--headline-draw', `${times.draw}ms`);
	if (headline.dataset.marker === 'waiting') draw();
	else hideLater();
	return () => {
		schedule.stop();
		headline.style.removeProperty('--headline-draw');
		delete headline.dataset.marker;
	};
}
