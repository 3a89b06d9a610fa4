import { countdownDigits, evergreenDue, secondsUntil } from '@outrigger/rules/time/countdown';
import { defineHandler } from '../../attach/handler';
import { watchSeconds } from '../../browser/seconds';
import { localText } from '../../browser/stored-text';
import { expire, showAgain, stockEnds } from './expire';
import { faceOf } from './face';
import { CountdownBrowserSettings } from './settings';

/** The name of the event that bubbles from the element when its time is up, once for each visit of the page. */
const EXPIRE_EVENT = 'countdown_expire';

/**
 * Fills the digits and updates them, with one tick per second for all countdowns of the page. When the time is up, or
 * was already up, the editor's actions run; on a hidden page they wait until the visitor sees it.
 */
export const attach = defineHandler(CountdownBrowserSettings, (element, settings) => {
	const wrapper = element.querySelector<HTMLElement>('.elementor-countdown-wrapper');
	const widgetId = element.dataset.id ?? '';
	const dueMs = wrapper && dueOf(wrapper.dataset, widgetId);
	if (!wrapper || dueMs === null) return () => {};
	const message = element.querySelector<HTMLElement>('.elementor-countdown-expire--message');
	const face = faceOf(wrapper);
	const before = {
		state: wrapper.dataset.state,
		isHidden: wrapper.hidden,
		isSilent: message?.hidden,
	};
	let isOver = false;
	let stop = () => {};

	const show = (nowMs: number) => {
		const seconds = secondsUntil(dueMs, nowMs);
		face.show(countdownDigits(seconds, face.units));
		wrapper.dataset.state = seconds > 0 ? 'running' : 'expired';
		if (seconds > 0 || document.hidden || isOver) return;
		isOver = true;
		stop();
		const { expire_actions: actions, expire_redirect_url } = settings;
		const { expireActions } = wrapper.dataset;
		const ends = expireActions
			? stockEnds(expireActions)
			: { actions, redirectUrl: expire_redirect_url.url };
		expire({ ...ends, widgetId, wrapper, message, nowMs });
		element.dispatchEvent(new CustomEvent(EXPIRE_EVENT, { bubbles: true }));
	};
	stop = watchSeconds(show);
	// The time may have been up at the first call, when there was nothing to stop yet.
	if (isOver) stop();

	return () => {
		stop();
		face.reset();
		showAgain(wrapper, before.isHidden);
		if (before.state === undefined) delete wrapper.dataset.state;
		else wrapper.dataset.state = before.state;
		if (message) showAgain(message, before.isSilent ?? true);
	};
});

/**
 * `data-date` is the builder's attribute, in seconds. The end of a visitor's own countdown is stored under the same key
 * as the builder uses, without our prefix.
 */
function dueOf({ date, evergreenInterval }: DOMStringMap, widgetId: string): number | null {
	if (date !== undefined) return Number(date) > 0 ? Number(date) * 1000 : null;
	const interval = Number(evergreenInterval);
	if (evergreenInterval === undefined || !(interval >= 0)) return null;
	const dueKey = `${widgetId}-evergreen_due_date`;
	const intervalKey = `${widgetId}-evergreen_interval`;
	const memory = { dueDate: localText.read(dueKey), interval: localText.read(intervalKey) };
	const { dueMs, isNew } = evergreenDue(memory, interval, Date.now());
	if (isNew) {
		localText.write(dueKey, `${dueMs}`);
		localText.write(intervalKey, `${interval}`);
	}
	return dueMs;
}
