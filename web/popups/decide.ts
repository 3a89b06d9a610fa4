import type { Popup } from '@outrigger/rules/popups/popup';
import { isAllowed } from '@outrigger/rules/popups/rules';
import { browserOf, type Visitor } from '@outrigger/rules/popups/visitor';
import { currentAddress } from '../browser/address';
import { currentDevice } from '../browser/device';
import { userAgent } from '../browser/user-agent';
import { popupCounts } from './counters';
import { visitCounts } from './visits';

/**
 * The values that a decision takes in place of the real values, to find out why a popup does not
 * show.
 */
export interface Pretence extends Partial<Visitor> {
	/** The pretended time in milliseconds since the epoch. */
	now?: number;
}

const REFUSE = () => null;

/** The values with which the rules of a popup decide. */
export interface Situation {
	visitor: Visitor;
	/** Milliseconds since the epoch, by the clock that the popup's rules use. */
	now: number;
}

/**
 * Collects the values that the rules of a popup need. A request to the host is sent only if a rule of this popup needs
 * it.
 */
export async function situationOf(popup: Popup, pretence: Pretence = {}): Promise<Situation> {
	const { logged_in, schedule } = popup.timing;
	const [roles, clock, compile] = await Promise.all([
		logged_in && pretence.roles === undefined
			? import('../wordpress/viewer-roles').then((it) => it.viewerRoles())
			: null,
		schedule?.timezone === 'site' && pretence.now === undefined
			? import('../browser/server-clock').then((it) => it.serverClock())
			: Date.now,
		hasPattern(popup)
			? import('@outrigger/rules/linear-pattern/compile').then((it) => it.compileLinear)
			: REFUSE,
	]);
	return {
		visitor: { ...visitorOf(popup, roles), compile, ...pretence },
		now: pretence.now ?? clock(),
	};
}

/** Returns true if a popup may show to this visitor now. */
export async function decide(popup: Popup): Promise<boolean> {
	const { visitor, now } = await situationOf(popup);
	return isAllowed(popup.timing, visitor, now);
}

/**
 * Returns true if a rule of the popup waits for something that the page does not have: the host's answer, or the code
 * that matches patterns.
 */
export function mustWait(popup: Popup): boolean {
	const { logged_in, schedule } = popup.timing;
	return Boolean(logged_in) || schedule?.timezone === 'site' || hasPattern(popup);
}

const hasPattern = ({ timing }: Popup): boolean => timing.url?.action === 'regex';

/** Decides at once, for a popup whose rules need not wait. */
export function decideAtOnce(popup: Popup): boolean {
	return isAllowed(popup.timing, visitorOf(popup, null), Date.now());
}

/**
 * Returns true if the counts still allow the popup to show; this tab or another tab may have changed them meanwhile.
 */
export function isStillAllowed(popup: Popup): boolean {
	const { times } = popup.timing;
	return isAllowed(times ? { times } : {}, visitorOf(popup, null), Date.now());
}

function visitorOf(popup: Popup, roles: readonly string[] | null): Visitor {
	return {
		...visitCounts(),
		...popupCounts(popup),
		referrer: document.referrer,
		host: currentAddress().host,
		device: currentDevice(),
		browser: browserOf(userAgent()),
		roles,
		timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
		compile: REFUSE,
	};
}
