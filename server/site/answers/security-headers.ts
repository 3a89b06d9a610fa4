/** What the policy of one page depends on. */
export interface PagePolicy {
	/** CSP sources of the page's inline sheets, `sha256-…` without quotes. */
	styleHashes: readonly string[];
	/** Origins of frames that the page loads after a click. */
	frameOrigins: readonly string[];
}

/** What the headers of a host depend on; it never changes while it runs. */
export interface HeaderOptions {
	/** Public origin; with https browsers are told to stay on https. */
	siteUrl: string;
	/** Analytics posts its hits to one foreign origin. */
	analytics: boolean;
	/** Address of the speculation rules. */
	speculationRules: string;
	/** Origins whose pictures, films and sounds browsers ask for themselves. */
	mediaOrigins?: readonly string[];
	/** Vite's dev page injects inline scripts and styles and opens a socket. */
	dev: boolean;
}

const ANALYTICS_ORIGIN = 'https://www.google-analytics.com';
/** Two years, the least that browsers' preload lists take is one. */
const HSTS_MAX_AGE_S = 63_072_000;
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
		'referrer-policy': 'strict-origin-when-cross-origin',
		...(siteUrl.startsWith('https:')
			? { 'strict-transport-security': `max-age=${HSTS_MAX_AGE_S}` }
			: {}),
	};
}

/**
 * Headers of a page. Pages are cached and answered with 304, so they depend on the page alone: no nonces.
 * Hashes and origins that are none are left out rather than sent.
 */
export function pageHeaders(policy: PagePolicy, options: HeaderOptions): Record<string, string> {
	return {
		...baseHeaders(options),
		'content-type': 'text/html; charset=utf-8',
		'content-security-policy': options.dev
			? devPolicy(policy, options)
			: contentSecurityPolicy(policy, options),
		'cross-origin-opener-policy': 'same-origin',
		'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
		'speculation-rules': `"${options.speculationRules}"`,
	};
}

function frameSources({ frameOrigins }: PagePolicy): string[] {
	const origins = frameOrigins.filter(
		(origin) => URL.canParse(origin) && new URL(origin).origin === origin,
	);
	return ["'self'", ...new Set(origins)];
}

function contentSecurityPolicy(
	policy: PagePolicy,
	{ analytics, mediaOrigins = [] }: HeaderOptions,
): string {
	const hashes = policy.styleHashes
		.filter((hash) => SHA256_SOURCE.test(hash))
		.map((hash) => `'${hash}'`);
	return directives({
		'default-src': ["'self'"],
		'script-src': ["'self'"],
		'style-src': ["'self'", ...new Set(hashes)],
		'img-src': ["'self'", 'data:', ...mediaOrigins],
		'media-src': ["'self'", ...mediaOrigins],
		'connect-src': analytics ? ["'self'", ANALYTICS_ORIGIN] : ["'self'"],
		...(policy.frameOrigins.length > 0 ? { 'frame-src': frameSources(policy) } : {}),
		'object-src': ["'none'"],
		'base-uri': ["'none'"],
		'form-action': ["'self'"],
		'frame-ancestors': ["'self'"],
		'require-trusted-types-for': ["'script'"],
		'trusted-types': ['outrigger', 'html', "'allow-duplicates'"],
	});
}

function devPolicy(policy: PagePolicy, { mediaOrigins = [] }: HeaderOptions): string {
	return directives({
		'default-src': ["'self'"],
		'script-src': ["'self'", "'unsafe-inline'"],
		'style-src': ["'self'", "'unsafe-inline'"],
		'img-src': ["'self'", 'data:', ...mediaOrigins],
		'media-src': ["'self'", ...mediaOrigins],
		'connect-src': ["'self'", 'ws:', ANALYTICS_ORIGIN],
		'frame-src': frameSources(policy),
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
