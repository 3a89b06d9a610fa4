import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { type ExpireAction, mayRedirect } from '@outrigger/rules/time/countdown';
import { currentAddress } from '../../browser/address';
import { replacePage } from '../../browser/leave-page';
import { sessionText } from '../../browser/stored-text';

/** The actions of a finished countdown, and the elements that they change. */
export interface Expiry {
	actions: readonly ExpireAction[];
	/** As the editor typed it. */
	redirectUrl: string;
	widgetId: string;
	wrapper: HTMLElement;
	message: HTMLElement | null;
	nowMs: number;
}

/** Runs the actions that the editor chose, in the builder's order: redirect, hide, message. */
export function expire({ actions, redirectUrl, widgetId, wrapper, message, nowMs }: Expiry): void {
	if (actions.includes('redirect')) redirect(redirectUrl, `${widgetId}-countdown-redirect`, nowMs);
	if (actions.includes('hide')) wrapper.hidden = true;
	if (actions.includes('message') && message) message.hidden = false;
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
