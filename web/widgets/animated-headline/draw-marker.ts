import type { Schedule } from './schedule';
import type { HeadlineTimes } from './times';

/**
 * Draws the marker of a headline (`data-marker` is `drawing` or `gone`, the sheet has the styles), and in a loop
 * removes it and draws it again. The sheet itself draws a marker that is already on the screen.
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
