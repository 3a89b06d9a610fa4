import type { Triggers } from '@outrigger/rules/popups/popup';
import { hidesAdvertisements } from '../../browser/ad-blocking';
import { watchInView } from '../../browser/in-view';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { findFirst } from '../find-first';
import { armExitIntent } from './exit-intent';
import { armInactivity } from './inactivity';
import { armScrolling } from './scrolling';
import type { Arm } from './trigger';

/**
 * Fires when the first element that the selector finds comes into view. Never fires without a selector, or if the
 * selector finds nothing.
 */
const armScrollingTo: Arm<NonNullable<Triggers['scrolling_to']>> = ({ selector }, fire) => {
	const element = findFirst(selector);
	if (!element) return () => {};
	return watchInView(element, (isInView) => isInView && fire());
};

/** Fires `delay` seconds after it was armed. */
const armPageLoad: Arm<NonNullable<Triggers['page_load']>> = ({ delay }, fire) =>
	after(delay * 1000, fire);

/**
 * Fires at the click with exactly this number, anywhere on the page; clicks whose propagation was stopped count as
 * well.
 */
const armClick: Arm<NonNullable<Triggers['click']>> = ({ times }, fire) => {
	let count = 0;
	const listener = () => {
		count += 1;
		if (count === times) fire();
	};
	document.body.addEventListener('click', listener, { capture: true });
	return () => document.body.removeEventListener('click', listener, { capture: true });
};

/** Fires `delay` seconds after it was armed, if an ad blocker hides advertisements. */
const armAdblockDetection: Arm<NonNullable<Triggers['adblock_detection']>> = ({ delay }, fire) =>
	after(delay * 1000, () => {
		if (hidesAdvertisements()) fire();
	});

const TRIGGERS: { [Name in keyof Triggers]-?: Arm<NonNullable<Triggers[Name]>> } = {
	page_load: armPageLoad,
	scrolling: armScrolling,
	scrolling_to: armScrollingTo,
	click: armClick,
	inactivity: armInactivity,
	exit_intent: armExitIntent,
	adblock_detection: armAdblockDetection,
};

/**
 * Arms all triggers of a popup. The first trigger that fires disarms all of them, and fires once. A name that is no
 * trigger is ignored.
 *
 * @param fire receives the name of the trigger
 */
export function armTriggers(
	triggers: Triggers,
	fire: (trigger: keyof Triggers) => void,
): Unsubscribe {
	const armed: Unsubscribe[] = [];
	let isOver = false;
	const disarm = () => {
		isOver = true;
		for (const stop of armed.splice(0)) stop();
	};
	for (const [name, settings] of Object.entries(triggers) as [keyof Triggers, never][]) {
		if (isOver || !Object.hasOwn(TRIGGERS, name)) continue;
		const stop = TRIGGERS[name](settings, () => {
			if (isOver) return;
			disarm();
			fire(name);
		});
		if (isOver) stop();
		else armed.push(stop);
	}
	return disarm;
}
