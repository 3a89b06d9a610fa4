import { responsive } from '@outrigger/rules/builder/responsive';
import { computedStyle } from '../../browser/computed-style';
import { currentDevice, pageBreakpoints, watchDevice } from '../../browser/device';
import { say } from '../../browser/page-words';
import { watchReducedMotion } from '../../browser/reduced-motion';
import { pageScroll, watchScroll } from '../../browser/scroll';
import { createPauseButton } from '../../ui/pause-button';
import type { BarBrowserSettings } from './browser-settings';

/**
 * Moves the headlines of a bar endlessly: automatically, with a button that stops them, or with the scroll of the page.
 * They stop under the pointer and with the focus. Visitors who want less motion scroll them by hand.
 * @returns a function that ends the movement
 */
export function moveHeadlines(bar: HTMLElement, settings: BarBrowserSettings): () => void {
	const list = bar.querySelector<HTMLElement>('.e-floating-bars__headlines');
	const box = list?.parentElement;
	if (!list || !box) return () => {};
	let stop = () => {};
	let isReduced = false;
	const start = () => {
		stop();
		stop = isReduced ? () => {} : move(box, list, settings);
	};
	const stopMotion = watchReducedMotion((next) => {
		isReduced = next;
		start();
	});
	const stopDevice = watchDevice(start);
	return () => {
		stopMotion();
		stopDevice();
		stop();
	};
}

function move(box: HTMLElement, list: HTMLElement, settings: BarBrowserSettings): () => void {
	const chosen = (control: string) =>
		responsive({ ...settings }, control, currentDevice(), pageBreakpoints(), 'text');
	const isReverse = chosen('style_ticker_scroll_direction') === 'reverse';
	const second = list.cloneNode(true) as HTMLElement;
	second.setAttribute('aria-hidden', 'true');
	second.inert = true;
	box.append(second);
	// A box that visitors cannot scroll by hand must not be a stop for the Tab key.
	box.removeAttribute('tabindex');
	const stop =
		chosen('style_ticker_animation_type') === 'scroll'
			? followScroll(box, [list, second], isReverse)
			: play(box, isReverse, settings.style_ticker_pause_hover);
	return () => {
		stop();
		second.remove();
		delete box.dataset.state;
		box.tabIndex = 0;
	};
}

function play(box: HTMLElement, isReverse: boolean, pausesOnHover: boolean): () => void {
	const show = (isMoving: boolean) => {
		box.dataset.state = isMoving ? 'moving' : 'paused';
		button.show(isMoving);
	};
	const button = createPauseButton(
		'e-floating-bars__pause',
		{ pause: say('media.pauseHeadlines'), play: say('media.resumeHeadlines') },
		() => show(box.dataset.state !== 'moving'),
	);
	box.before(button.element);
	if (isReverse) box.dataset.direction = 'reverse';
	if (pausesOnHover) box.dataset.pauses = '';
	show(true);
	return () => {
		button.element.remove();
		delete box.dataset.direction;
		delete box.dataset.pauses;
	};
}

function followScroll(
	box: HTMLElement,
	lists: readonly HTMLElement[],
	isReverse: boolean,
): () => void {
	box.dataset.state = 'scrolled';
	const sign = computedStyle(box).direction === 'rtl' ? 1 : -1;
	const show = () => {
		const width = lists[0]?.offsetWidth || 1;
		const way = pageScroll() % width;
		for (const list of lists) list.style.translate = `${sign * (isReverse ? width - way : way)}px`;
	};
	const stop = watchScroll(show);
	show();
	return () => {
		stop();
		for (const list of lists) list.style.removeProperty('translate');
	};
}
