import { hashSource } from '@outrigger/http/hash-source';
import { speculationRules } from '@outrigger/rules/address/speculation-rules';

/** The facts on which the policy of a page depends. */
export interface PagePolicy {
	/** CSP sources of the page's inline sheets, `sha256-…` without quotes. */
	styleHashes: readonly string[];
	/** Origins of frames that the page loads after a click. */
	frameOrigins: readonly string[];
	/** True if the page has a login form. */
	hasLogin?: boolean;
	/** Origins to which the page sends requests, beside its own. */
	connectOrigins: readonly string[];
}

/** The facts on which the headers of a host depend; they never change while it runs. */
export interface HeaderOptions {
	/** Public origin; with https the headers make browsers stay on https. */
	siteUrl: string;
	/** Origins from which browsers fetch pictures, films and sounds themselves. */
	mediaOrigins?: readonly string[];
	/** The address of the REST API, for clients that discover it through pages; absent if visitors may not use it. */
	restRoot?: string | undefined;
	/** Origin of a real WordPress, where its users log in. */
	loginOrigin?: string | null;
	/** Vite's dev page injects inline scripts and styles and opens a socket. */
	dev: boolean;
}

/**
 * The path to which browsers report the scripts and files that the policy of a page has blocked.
 */
export const REPORTS_PATH = '/reports';
/** Two years in seconds; the preload lists of browsers require at least one year. */
const HSTS_MAX_AGE_S = 63_072_000;
/** The source that allows the speculation rules of a page: browsers apply `script-src` to them. */
const RULES_SOURCE = `'${hashSource(speculationRules())}'`;
const SHA256_SOURCE = /^sha256-[A-Za-z0-9+/]{43}=$/;

const DENIED_FEATURES = [
	'accelerometer',
	'browsing-topics',
	'camera',
	'display-capture',
	'geolocation',
	'gyroscope',
	'hid',
	'magnetometer',
	'microphone',
	'midi',
	'payment',
	'serial',
	'usb',
	'xr-spatial-tracking',
];

/** Headers of everything the host answers. */
export function baseHeaders({ siteUrl }: Pick<HeaderOptions, 'siteUrl'>): Record<string, string> {
	return {
		'x-content-type-options': 'nosniff',
		// Answers with pictures and films set another value, because feeds, previews and mails show them on other
		// sites' pages.
		'cross-origin-resource-policy': 'same-origin',
		'referrer-policy': 'strict-origin-when-cross-origin',
		...(siteUrl.startsWith('https:')
			? { 'strict-transport-security': `max-age=${HSTS_MAX_AGE_S}` }
			: {}),
	};
}

/**
 * Headers of a page. Pages are cached and answered with 304, so the headers depend only on the page and contain no
 * nonces. The function omits malformed hashes and origins.
 */
export function pageHeaders(policy: PagePolicy, options: HeaderOptions): Record<string, string> {
	return {
		...baseHeaders(options),
		'content-type': 'text/html; charset=utf-8',
		'content-security-policy': options.dev
			? devPolicy(policy, options)
			: contentSecurityPolicy(policy, options),
		'cross-origin-opener-policy': 'same-origin',
		'reporting-endpoints': `default="${REPORTS_PATH}"`,
		'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
		...(options.restRoot ? { link: `<${options.restRoot}>; rel="https://api.w.org/"` } : {}),
	};
}

/** The page's own origin and the valid origins of the list. */
function ownAnd(origins: readonly string[]): string[] {
	const whole = origins.filter(
		(origin) => URL.canParse(origin) && new URL(origin).origin === origin,
	);
	return ["'self'", ...new Set(whole)];
}

function contentSecurityPolicy(
	policy: PagePolicy,
	{ mediaOrigins = [], loginOrigin }: HeaderOptions,
): string {
	const isSentOn = policy.hasLogin && loginOrigin;
	const hashes = policy.styleHashes
		.filter((hash) => SHA256_SOURCE.test(hash))
		.map((hash) => `'${hash}'`);
	return directives({
		'default-src': ["'self'"],
		'script-src': ["'self'", RULES_SOURCE],
		'style-src': ["'self'", ...new Set(hashes)],
		'img-src': ["'self'", 'data:', ...mediaOrigins],
		'media-src': ["'self'", ...mediaOrigins],
		'connect-src': ownAnd(policy.connectOrigins),
		...(policy.frameOrigins.length > 0 ? { 'frame-src': ownAnd(policy.frameOrigins) } : {}),
		'object-src': ["'none'"],
		'base-uri': ["'none'"],
		// Browsers apply this also to the address to which the host redirects after a login.
		'form-action': isSentOn ? ["'self'", loginOrigin] : ["'self'"],
		'frame-ancestors': ["'self'"],
		'require-trusted-types-for': ["'script'"],
		'trusted-types': ['outrigger', 'html', "'allow-duplicates'"],
		'report-to': ['default'],
	});
}

function devPolicy(policy: PagePolicy, { mediaOrigins = [] }: HeaderOptions): string {
	return directives({
		'default-src': ["'self'"],
		'script-src': ["'self'", "'unsafe-inline'"],
		'style-src': ["'self'", "'unsafe-inline'"],
		'img-src': ["'self'", 'data:', ...mediaOrigins],
		'media-src': ["'self'", ...mediaOrigins],
		'connect-src': [...ownAnd(policy.connectOrigins), 'ws:'],
		'frame-src': ownAnd(policy.frameOrigins),
		'object-src': ["'none'"],
		'base-uri': ["'none'"],
		'form-action': ["'self'"],
	});
}

function directives(sources: Record<string, readonly string[]>): string {
	return Object.entries(sources)
		.map(([name, values]) => `${name} ${values.join(' ')}`)
		.join('; ');
}
