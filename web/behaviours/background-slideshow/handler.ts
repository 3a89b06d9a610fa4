import type { Attach } from '../../attach/handler';
import { adoptSheet } from '../../browser/adopt-sheet';
import { watchInView } from '../../browser/in-view';
import { say } from '../../browser/page-words';
import { playWhileSeen } from '../../ui/film/play-while-seen';
import kenBurnsCss from '../../ui/ken-burns.css?inline';
import { createPauseButton } from '../../ui/pause-button';
import pauseCss from '../../ui/pause-button.css?inline';
import css from './background-slideshow.css?inline';
import { readSlideshow } from './read-slideshow';
import { buildSlides, type Slides } from './slides';

/**
 * The distance from the viewport at which the pictures are fetched, in CSS pixels; it is the same as for other
 * backgrounds.
 */
const NEAR_PX = 200;

/**
 * Shows the pictures of an element's background one after the other while the element is in view. The first picture is
 * in the sheet and is shown alone before that. A button stops the pictures (WCAG 2.2.2). A link must not contain a
 * button, so an element that is a link keeps its first picture. If the visitor wants less motion or saves data, the
 * first picture stays until the visitor presses the button.
 */
export const attach: Attach = (element, settings) => {
	if (element.closest('a')) return () => {};
	let end = () => {};
	const stopWaiting = watchInView(
		element,
		(isNear) => {
			if (!isNear) return;
			stopWaiting();
			const box = boxOf(element);
			const show = readSlideshow(box, settings);
			if (show.pictures.length < 2) return;
			adoptSheet(kenBurnsCss + pauseCss + css);
			let slides: Slides | undefined;
			const pause = createPauseButton(
				'e-background-pause',
				{ pause: say('media.pausePictures'), play: say('media.resumePictures') },
				() => moving.toggle(),
			);
			pause.show(false);
			// The button is first in its box, because the last element of a column leaves no space under it.
			box.prepend(pause.element);
			const moving = playWhileSeen(element, (isMoving) => {
				pause.show(isMoving);
				if (!slides && isMoving) {
					slides = buildSlides(show);
					box.prepend(slides.element);
				}
				slides?.run(isMoving);
			});
			end = () => {
				moving.end();
				slides?.end();
				slides?.element.remove();
				pause.element.remove();
			};
		},
		NEAR_PX,
	);
	return () => {
		stopWaiting();
		end();
	};
};

/** Returns the box that has the background; for a column it is the box inside it. */
function boxOf(element: HTMLElement): HTMLElement {
	const inside = element.querySelector<HTMLElement>(':scope > .elementor-widget-wrap');
	return (element.classList.contains('elementor-column') && inside) || element;
}
