import type { Triggers } from '@outrigger/rules/popups/popup';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { armAdblockDetection } from './adblock-detection';
import { armClick } from './click';
import { armExitIntent } from './exit-intent';
import { armInactivity } from './inactivity';
import { armPageLoad } from './page-load';
import { armScrolling } from './scrolling';
import { armScrollingTo } from './scrolling-to';
import type { Arm } from './trigger';

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
 * Arms all triggers of a popup. The first that fires disarms all of them, and fires once; a name that is no trigger
 * is silently off.
 *
 * @param fire told the name of the trigger
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
