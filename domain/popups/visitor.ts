import type { Device } from '../builder/breakpoints';
import type { Browser, Source } from './popup';

/** Everything that the rules of a popup ask about whoever looks at the page. */
export interface Visitor {
	/** Counted since ever, this page view and this session included. */
	pageViews: number;
	sessions: number;
	/** The same when this popup's rules were first looked at. */
	initial: { pageViews: number; sessions: number };
	/** Showings of this popup in the period of its times rule. */
	impressions: number;
	/** When that count begins anew, in milliseconds since the epoch; null: with the tab, or never. */
	impressionsEnd: number | null;
	/** Whether the visitor asked not to see this popup again. */
	isDisabled: boolean;
	/** Where the visitor came from; empty for a direct visit. */
	referrer: string;
	/** Host of this page, with its port. */
	host: string;
	device: Device;
	/** Null for a browser that the builder does not tell apart. */
	browser: Browser | null;
	/** Roles of who is logged in; null for nobody. */
	roles: readonly string[] | null;
	/** IANA name of the visitor's zone. */
	timeZone: string;
	/**
	 * `compileLinear`, handed in because only pages with a pattern in a rule fetch it: null for a pattern that is
	 * refused.
	 */
	compile: (pattern: string) => ((text: string) => boolean) | null;
}

/** Hosts of the five engines: any subdomain, any country's domain. */
const SEARCH_HOST = /(?:^|\.)(?:google|yahoo|bing|yandex|baidu)\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

/** What kind of site a visitor came from; a direct visit is external. */
export function sourceOf({ referrer, host }: Pick<Visitor, 'referrer' | 'host'>): Source {
	const from = hostOf(referrer);
	if (from !== null && from.host === host.toLowerCase().replace(/^www\./, '')) return 'internal';
	return from !== null && SEARCH_HOST.test(from.hostname) ? 'search' : 'external';
}

function hostOf(address: string): { host: string; hostname: string } | null {
	try {
		const { host, hostname } = new URL(address);
		return { host: host.replace(/^www\./, ''), hostname };
	} catch {
		return null;
	}
}

/** The browser behind a user agent, by the marks that the builder looks for. */
export function browserOf(userAgent: string): Browser | null {
	if (userAgent.includes('Firefox')) return 'firefox';
	if (/Edg|Edge/.test(userAgent)) return 'edge';
	if (/OPR\/|Opera/.test(userAgent)) return null;
	if (userAgent.includes('Chrome')) return 'chrome';
	if (/Trident\/|MSIE /.test(userAgent)) return 'ie';
	return /safari/i.test(userAgent) && !/chrome|android/i.test(userAgent) ? 'safari' : null;
}
