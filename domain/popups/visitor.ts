import type { Device } from '../builder/breakpoints';
import type { Browser, Source } from './popup';

/** The facts about a visitor that the rules of a popup use. */
export interface Visitor {
	/**
	 * The number of page views since the first visit, with this page view; `sessions` is the number of sessions, with
	 * this session.
	 */
	pageViews: number;
	sessions: number;
	/** The same two numbers at the moment when this popup's rules were first evaluated. */
	initial: { pageViews: number; sessions: number };
	/** Showings of this popup in the period of its times rule. */
	impressions: number;
	/**
	 * The time at which the count of showings is reset, in milliseconds since the epoch. Null means that it is reset
	 * when the tab closes, or never.
	 */
	impressionsEnd: number | null;
	/** True after the visitor chose not to see this popup again. */
	isDisabled: boolean;
	/** The address of the previous page; empty for a direct visit. */
	referrer: string;
	/** Host of this page, with its port. */
	host: string;
	device: Device;
	/** The visitor's browser; null for a browser that the builder does not distinguish. */
	browser: Browser | null;
	/** Roles of a visitor who is logged in; null for every other visitor. */
	roles: readonly string[] | null;
	/** IANA name of the visitor's zone. */
	timeZone: string;
	/**
	 * `compileLinear`; passed in because only pages with a pattern in a rule load it. It returns null for a refused
	 * pattern.
	 */
	compile: (pattern: string) => ((text: string) => boolean) | null;
}

/** The hosts of the five search engines, with any subdomain and country. */
const SEARCH_HOST = /(?:^|\.)(?:google|yahoo|bing|yandex|baidu)\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

/** The kind of site from which a visitor came; a direct visit is external. */
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

/** Detects the browser from the user agent, by the marks that the builder uses. */
export function browserOf(userAgent: string): Browser | null {
	if (userAgent.includes('Firefox')) return 'firefox';
	if (/Edg|Edge/.test(userAgent)) return 'edge';
	if (/OPR\/|Opera/.test(userAgent)) return null;
	if (userAgent.includes('Chrome')) return 'chrome';
	if (/Trident\/|MSIE /.test(userAgent)) return 'ie';
	return /safari/i.test(userAgent) && !/chrome|android/i.test(userAgent) ? 'safari' : null;
}
