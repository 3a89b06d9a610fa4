import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { responsive } from '@outrigger/rules/builder/responsive';
import {
	type EntranceAnimation,
	isEntranceAnimation,
} from '@outrigger/rules/motion/entrance-animations';
import { computedStyle } from '../../browser/computed-style';
import { currentDevice, pageBreakpoints } from '../../browser/device';
import { watchInView } from '../../browser/in-view';
import { isPassedPage } from '../../browser/passed-page';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { animationControl, INVISIBLE } from './animation-control';
import type { Entrance } from './play-entrance';
import { whenPlayer } from './player';

/** The duration in seconds, which the class of the element chooses, as in the builder. */
const SLOW_SECONDS = 2;
const USUAL_SECONDS = 1.25;
const FAST_SECONDS = 0.75;

/** The longest time in milliseconds that an element stays hidden; longer stored delays are cut. */
const MAX_DELAY_MS = 10_000;

/** True while the page's own elements are attached. Elements that are attached later were not painted before. */
let isPageLoad: boolean | undefined;

/**
 * Plays the entrance of an element once, when it first comes into view. Until then the handler hides the element, but
 * only if the visitor cannot have seen it: an element on the first screen, or one that the visitor scrolled past, stays
 * visible. Without an animation for the device, or if GSAP fails to load, the element shows at once.
 *
 * WordPress hides the element in the markup of a passed page. There it also plays on the first screen, unless the page
 * has shown it without us (`passed-page.css`).
 */
export function attach(element: HTMLElement, settings: unknown): Unsubscribe {
	const bag = (settings ?? {}) as ElementSettings;
	const control = animationControl(element.dataset.element_type);
	let stopWaiting: Unsubscribe = () => {};
	let played: EntranceAnimation | undefined;
	let entrance: Entrance | undefined;

	const unseen = isShownWithoutUs(element) ? undefined : isUnseen(element);
	if (!unseen) {
		reveal();
		return () => {};
	}
	if (isPassedPage()) document.body.dataset.entrances = '';
	if (unseen === 'surely') element.classList.add(INVISIBLE);
	const stopWatching = watchInView(element, (isInView) => {
		if (!isInView) return element.classList.add(INVISIBLE);
		stopWatching();
		if (element.classList.contains(INVISIBLE)) show();
	});

	function show(): void {
		const name = responsive(bag, control, currentDevice(), pageBreakpoints(), 'text');
		if (!isEntranceAnimation(name)) {
			reveal();
			return;
		}
		stopWaiting = after(delayOf(bag[`${control}_delay`]), () => {
			stopWaiting = whenPlayer((player) => {
				reveal();
				if (!player) return;
				element.classList.add('animated', name);
				played = name;
				entrance = player.playEntrance(element, name, { seconds: secondsOf(element) });
			});
		});
	}

	function reveal(): void {
		element.classList.remove(INVISIBLE);
	}

	return () => {
		stopWatching();
		stopWaiting();
		reveal();
		entrance?.cancel();
		if (played) element.classList.remove('animated', played);
	};
}

/** True for an element of a passed page that the page's sheet shows although WordPress hides it. */
function isShownWithoutUs(element: HTMLElement): boolean {
	const isHidden = element.classList.contains(INVISIBLE);
	return isHidden && isPassedPage() && computedStyle(element).visibility === 'visible';
}

/**
 * Returns the condition under which the handler may hide an element without a visitor seeing it disappear. `surely`:
 * the element has no box yet (a closed tab or popup), or was inserted just now; it is hidden at once, and shown when it
 * comes into view.
 */
function isUnseen(element: HTMLElement): 'surely' | 'unless-in-view' | undefined {
	if (isPageLoad === undefined) {
		isPageLoad = true;
		after(0, () => {
			isPageLoad = false;
		});
	}
	const { bottom, width, height } = element.getBoundingClientRect();
	if (!isPageLoad || (width === 0 && height === 0)) return 'surely';
	return bottom > 0 ? 'unless-in-view' : undefined;
}

function delayOf(value: unknown): number {
	return Math.min(Math.max(0, Number(value) || 0), MAX_DELAY_MS);
}

function secondsOf({ classList }: HTMLElement): number {
	if (classList.contains('animated-slow')) return SLOW_SECONDS;
	return classList.contains('animated-fast') ? FAST_SECONDS : USUAL_SECONDS;
}
