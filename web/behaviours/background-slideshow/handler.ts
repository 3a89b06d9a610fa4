import type { Attach } from '../../attach/handler';
import { adoptSheet } from '../../browser/adopt-sheet';
import { watchInView } from '../../browser/in-view';
import { say } from '../../browser/page-words';
import type { Unsubscribe } from '../../browser/unsubscribe';
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
 * Shows the pictures of an element's background one after the other while the element is in view. Our sheet shows the
 * first picture before that; the builder's sheet has none, so the handler shows it. A button stops the pictures (WCAG
 * 2.2.2). A link must not contain a button, so an element that is a link keeps its first picture. If the visitor wants
 * less motion or saves data, the first picture stays until the visitor presses the button.
 */
export const attach: Attach = (element, settings) => {
	let end = () => {};
	const stopWaiting = watchInView(
		element,
		(isNear) => {
			if (!isNear) return;
			stopWaiting();
			end = start(element, settings);
		},
		NEAR_PX,
	);
	return () => {
		stopWaiting();
		end();
	};
};

/** Shows the first picture if the sheet does not, and lets several pictures follow each other. */
function start(element: HTMLElement, settings: unknown): Unsubscribe {
	const box = boxOf(element);
	const show = readSlideshow(box, settings);
	const canMove = show.pictures.length > 1 && !element.closest('a');
	if (show.pictures.length === 0 || (show.isInSheet && !canMove)) return () => {};
	adoptSheet(kenBurnsCss + pauseCss + css);
	let slides: Slides | undefined;
	const fill = () => {
		slides ??= buildSlides(show);
		box.prepend(slides.element);
	};
	let stop = () => {};
	if (canMove) {
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
			if (!slides && isMoving) fill();
			slides?.run(isMoving);
		});
		stop = () => {
			moving.end();
			pause.element.remove();
		};
	}
	if (!show.isInSheet) fill();
	return () => {
		stop();
		slides?.end();
		slides?.element.remove();
	};
}

/** Returns the box that has the background; for a column it is the box inside it. */
function boxOf(element: HTMLElement): HTMLElement {
	const inside = element.querySelector<HTMLElement>(':scope > .elementor-widget-wrap');
	return (element.classList.contains('elementor-column') && inside) || element;
}
