import { defineHandler } from '../../attach/handler';
import { watchInView } from '../../browser/in-view';
import { say } from '../../browser/page-words';
import { watchReducedMotion } from '../../browser/reduced-motion';
import { createPauseButton } from '../../ui/pause-button';
import { HeadlineBrowserSettings } from './browser-settings';
import { drawMarker, setMarker, showWhole } from './draw-marker';
import { rotateWords } from './rotate-words';
import { createSchedule } from './schedule';
import { type HeadlineTimes, headlineTimes } from './times';

/** The animation begins when the headline is at least this far above the lower edge of the viewport. */
const START_MARGIN = '0px 0px -100px';

/** An automatic movement that takes longer than this needs a pause button (WCAG 2.2.2). Milliseconds. */
const UNSTOPPABLE_MS = 5000;

/**
 * Rotates the words of a headline, or draws its marker, once it is well in view. Under reduced motion, also when a
 * visitor switches it on later, the headline keeps the server's state.
 */
export const attach = defineHandler(HeadlineBrowserSettings, (element, settings) => {
	const headline = element.querySelector<HTMLElement>('.elementor-headline');
	if (!headline) return () => {};
	const isRotating = settings.headline_style === 'rotate';
	const words = [...headline.querySelectorAll<HTMLElement>('.elementor-headline-dynamic-text')];
	const times = headlineTimes(settings);
	const schedule = createSchedule();
	let isStill = false;
	let hasBegun = false;
	let end: (() => void) | undefined;

	const begin = () => {
		if (isStill || !hasBegun || end) return;
		const stop = isRotating
			? rotateWords(
					words,
					{ type: settings.animation_type, times, isLoop: settings.loop },
					schedule,
				)
			: drawMarker(headline, { times, isLoop: settings.loop }, schedule);
		const button = movesLong(words.length, isRotating, settings.loop, times)
			? createPauseButton(
					'elementor-headline-pause',
					{ pause: say('media.pauseHeadline'), play: say('media.resumeHeadline') },
					() => toggle(),
				)
			: undefined;
		const toggle = () => {
			const isPaused = headline.toggleAttribute('data-paused');
			schedule.pause(isPaused);
			button?.show(!isPaused);
		};
		if (button) headline.after(button.element);
		end = () => {
			stop();
			button?.element.remove();
			headline.removeAttribute('data-paused');
			schedule.pause(false);
			end = undefined;
		};
	};
	if (isRotating && words.length < 2) return () => {};
	const stopMotion = watchReducedMotion((isReduced) => {
		isStill = isReduced;
		if (isReduced) end?.();
		else begin();
	});
	const stopWatching = watchInView(
		headline,
		(isInView) => {
			if (isInView) {
				hasBegun = true;
				stopWatching();
				begin();
			} else if (!isRotating && !isStill) setMarker(headline, 'waiting');
		},
		START_MARGIN,
	);
	return () => {
		stopMotion();
		stopWatching();
		end?.();
		if (!isRotating) showWhole(headline);
	};
});

function movesLong(
	words: number,
	isRotating: boolean,
	isLoop: boolean,
	{ rest, draw }: HeadlineTimes,
): boolean {
	return isLoop || (isRotating ? (words - 1) * rest : draw) > UNSTOPPABLE_MS;
}
