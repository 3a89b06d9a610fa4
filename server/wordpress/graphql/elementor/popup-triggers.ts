import { POPUP_BOUNDS } from '@outrigger/rules/popups/bounds';
import type { ElementorPopupTriggers } from '../resolvers.generated';
import { readInteger, readNumber, readSwitch, readText, type StoredSettings } from './read-setting';

/** The builder's own values for a trigger that an editor switched on without choosing a value. */
const DEFAULT_OFFSET_PERCENT = 50;
const DEFAULT_INACTIVITY_S = 30;

/** A popup's `triggers` object, typed. A trigger that is not switched on is `null`. */
export function popupTriggers(stored: StoredSettings): ElementorPopupTriggers {
	const when = <T>(trigger: string, read: () => T) =>
		readSwitch(stored[trigger], false) ? read() : null;
	const seconds = (key: string, fallback: number) =>
		readNumber(stored[key], POPUP_BOUNDS.seconds) ?? fallback;
	return {
		pageLoad: when('page_load', () => ({ delay: seconds('page_load_delay', 0) })),
		scrolling: when('scrolling', () => ({
			direction: stored.scrolling_direction === 'up' ? ('UP' as const) : ('DOWN' as const),
			offset: readNumber(stored.scrolling_offset, POPUP_BOUNDS.percent) ?? DEFAULT_OFFSET_PERCENT,
		})),
		scrollingTo: when('scrolling_to', () => ({
			selector: readText(stored.scrolling_to_selector) ?? '',
		})),
		click: when('click', () => ({
			times: readInteger(stored.click_times, POPUP_BOUNDS.clicks) ?? 1,
		})),
		inactivity: when('inactivity', () => ({
			time: seconds('inactivity_time', DEFAULT_INACTIVITY_S),
		})),
		exitIntent: when('exit_intent', () => ({ touch: readSwitch(stored.exit_intent_touch, false) })),
		adblockDetection: when('adblock_detection', () => ({
			delay: seconds('adblock_detection_delay', 0),
		})),
	};
}
