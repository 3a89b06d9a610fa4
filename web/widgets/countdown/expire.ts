import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { EXPIRE_ACTIONS, type ExpireAction, mayRedirect } from '@outrigger/rules/time/countdown';
import { parseJsonObject } from '@outrigger/rules/values/json-object';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { currentAddress } from '../../browser/address';
import { replacePage } from '../../browser/leave-page';
import { sessionText } from '../../browser/stored-text';

/** The actions of a finished countdown, and the elements that they change. */
export interface Expiry {
	actions: readonly ExpireAction[];
	/** The address as the editor typed it. */
	redirectUrl: string;
	widgetId: string;
	wrapper: HTMLElement;
	message: HTMLElement | null;
	nowMs: number;
}

/** Runs the actions that the editor chose, in the builder's order: redirect, hide, message. */
export function expire({ actions, redirectUrl, widgetId, wrapper, message, nowMs }: Expiry): void {
	if (actions.includes('redirect')) redirect(redirectUrl, `${widgetId}-countdown-redirect`, nowMs);
	if (actions.includes('hide')) setShown(wrapper, false);
	if (actions.includes('message') && message) setShown(message, true);
}

/** The builder's own sheet displays both parts, even hidden ones, so this sets `display` as well. */
function setShown(part: HTMLElement, isShown: boolean): void {
	part.hidden = !isShown;
	part.style.display = isShown ? 'block' : 'none';
}

/** Restores a part that `expire` may have shown or hidden. */
export function showAgain(part: HTMLElement, hidden: HTMLElement['hidden']): void {
	part.hidden = hidden;
	part.style.removeProperty('display');
	if (part.style.length === 0) part.removeAttribute('style');
}

/**
 * Reads the actions that the builder's own server writes on the countdown. They are JSON: a list with an object for
 * each action, with its `type` and, for a redirect, its address.
 */
export function stockEnds(json: string): Pick<Expiry, 'actions' | 'redirectUrl'> {
	const stored = Object.values(parseJsonObject(`{"all":${json}}`))
		.flat()
		.map(plainObjectOf);
	const redirect = stored.find(({ type }) => type === 'redirect');
	const address = Object.entries(redirect ?? {}).find(([name]) => name !== 'type')?.[1];
	return {
		actions: EXPIRE_ACTIONS.filter((action) => stored.some(({ type }) => type === action)),
		redirectUrl: typeof address === 'string' ? address : '',
	};
}

function redirect(url: string, key: string, nowMs: number): void {
	const safe = safeMediaUrl(url);
	if (safe === undefined) return;
	const page = currentAddress();
	const target = new URL(safe, page).href;
	const last = Number.parseInt(sessionText.read(key) ?? '', 10);
	const isAllowed = mayRedirect({
		target,
		current: page.href,
		referrer: document.referrer,
		lastMs: Number.isNaN(last) ? null : last,
		nowMs,
	});
	if (!isAllowed) return;
	sessionText.write(key, `${nowMs}`);
	replacePage(target);
}
