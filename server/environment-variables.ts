import { isMeasurementId } from '@outrigger/rules/privacy/measurement-id';
import { ownValue } from '@outrigger/rules/values/own-value';
import * as v from 'valibot';
import {
	parseAddress,
	parseCredentials,
	parseOrigin,
	parseOrigins,
	parseRemote,
	parseUrl,
} from './addresses';
import { parseCdnKind } from './cdn-settings';
import { parseTrustedProxies } from './site/requests/client-address';

/** A variable's text, trimmed and parsed. An empty one counts as not set, because container tools set it like that. */
function given<Value>(takes: string, parse: (text: string) => Value | undefined) {
	return v.optional(
		v.pipe(
			v.string(),
			v.rawTransform<string, Value | undefined>(({ dataset, addIssue, NEVER }) => {
				const text = dataset.value.trim();
				if (text === '') return undefined;
				const value = parse(text);
				if (value !== undefined) return value;
				addIssue({ message: takes });
				return NEVER;
			}),
		),
	);
}

function parseInteger(text: string, highest: number): number | undefined {
	return /^\d{1,9}$/.test(text) && Number(text) <= highest ? Number(text) : undefined;
}

const SWITCH: Readonly<Record<string, boolean>> = {
	on: true,
	true: true,
	1: true,
	off: false,
	false: false,
	0: false,
};

const withOnOff = 'takes on or off';
const withKey = 'takes a key of letters, digits, - and _';
const parseKey = (text: string) => (/^[\w-]{8,200}$/.test(text) ? text : undefined);
const withAddress = 'takes an http or https address';

/** Every variable of the host, with a description of its values. */
export const Variables = v.object({
	PORT: given('takes a port number from 0 to 65535', (text) => parseInteger(text, 65_535)),
	HEALTH_PORT: given('takes a port number from 1 to 65535', (text) => {
		const port = parseInteger(text, 65_535);
		return port === 0 ? undefined : port;
	}),
	HOST: given('takes a host name or an IP address', (text) =>
		/^[a-z0-9.:_-]+$/i.test(text) ? text : undefined,
	),
	SITE_URL: given(
		'takes the public origin, http or https without a path, e.g. https://boats.example',
		parseOrigin,
	),
	SITE_ALIASES: given(
		'takes origins with commas between them that lead to this site as well, e.g. https://www.boats.example',
		parseOrigins,
	),
	TRUSTED_PROXIES: given(
		'takes networks and addresses with commas between them, e.g. 192.0.2.0/24,2001:db8::/32, or the number of proxies, 0 to 10',
		parseTrustedProxies,
	),
	CONTENT_DIR: given('takes a folder, or a file that is a site by itself', (text) => text),
	FONTS_DIR: given('takes a folder with WOFF2 files', (text) => text),
	ADD_ONS_DIR: given('takes a folder with tables of add-ons', (text) => text),
	DATA_DIR: given('takes a folder', (text) => text),
	WORDPRESS_URL: given(
		'takes the http or https address of a WordPress site or of its GraphQL endpoint, without user, query (but ?graphql) and hash, not on a port that browsers and Node forbid (6000, 10080 and others of the Fetch standard)',
		parseRemote,
	),
	WORDPRESS_AUTH: given(
		'takes a user name and an application password: name:xxxx xxxx xxxx xxxx',
		parseCredentials,
	),
	UPSTREAM_AUTH: given(
		'takes the user name and the password that the web server before WordPress requires: name:password',
		parseCredentials,
	),
	PAGES: given('takes auto, through or rendered', (text) =>
		text === 'auto' || text === 'through' || text === 'rendered' ? text : undefined,
	),
	PAGES_FILE: given('takes a file with a path and a mode on each line', (text) => text),
	KEEP_SCRIPTS: given(
		'takes patterns with commas between them, in which * stands for any text, e.g. contact-form-7,*/gtag/js*',
		(text) => text,
	),
	KEEP_CLASSES: given(
		'takes patterns of classes with commas between them, in which * stands for any text, e.g. is-*,my-menu--open',
		(text) => text,
	),
	UNTOUCHED: given(
		'takes paths with commas between them, e.g. /shop/checkout/*,/portal/*',
		(text) => {
			const patterns = text.split(',').map((part) => part.trim());
			return patterns.every((pattern) => pattern.startsWith('/')) ? patterns : undefined;
		},
	),
	REVALIDATE_SECRET: given('takes a secret of at least 12 characters', (text) =>
		text.length >= 12 ? text : undefined,
	),
	AUTH_SECRET: given('takes a secret of at least 32 characters', (text) =>
		text.length >= 32 ? text : undefined,
	),
	SECURITY_CONTACT: given(
		'takes an address that starts with mailto: or https://, e.g. mailto:security@boats.example',
		(text) => (/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text) ? text : undefined),
	),
	CORS_ORIGINS: given(
		'takes origins with commas between them, e.g. https://a.example,https://b.example',
		parseOrigins,
	),
	DATABASE_URL: given('takes an address that starts with postgres:// or postgresql://', (text) =>
		parseUrl(text, ['postgres:', 'postgresql:']) ? text : undefined,
	),
	SMTP_URL: given(
		'takes an address that starts with smtp:// or smtps://, with ?from= for the sender',
		(text) => (parseUrl(text, ['smtp:', 'smtps:']) ? text : undefined),
	),
	WEBHOOK_ORIGINS: given(
		'takes origins with commas between them, e.g. https://hooks.example,http://127.0.0.1:5678',
		parseOrigins,
	),
	SUBMISSIONS_DAYS: given('takes whole days up to 36500, 0 to keep submissions', (text) =>
		parseInteger(text, 36_500),
	),
	RECAPTCHA_SITE_KEY: given(withKey, parseKey),
	RECAPTCHA_SECRET: given(withKey, parseKey),
	RECAPTCHA_V3_SITE_KEY: given(withKey, parseKey),
	RECAPTCHA_V3_SECRET: given(withKey, parseKey),
	RECAPTCHA_VERIFY_URL: given(withAddress, parseAddress),
	TURNSTILE_SITE_KEY: given(withKey, parseKey),
	TURNSTILE_SECRET: given(withKey, parseKey),
	TURNSTILE_VERIFY_URL: given(withAddress, parseAddress),
	REDIS_URL: given('takes an address that starts with redis:// or rediss://', (text) =>
		parseUrl(text, ['redis:', 'rediss:']) ? text : undefined,
	),
	CDN: given('takes cloudflare, fastly or varnish', parseCdnKind),
	CDN_URL: given(
		'takes origins with commas between them to which purges go, e.g. http://varnish:80',
		parseOrigins,
	),
	CDN_ZONE: given(
		"takes Cloudflare's zone id or Fastly's service id, letters and digits",
		(text) => (/^[a-z0-9]{8,64}$/i.test(text) ? text : undefined),
	),
	CDN_TOKEN: given('takes a token of at least 12 characters without spaces', (text) =>
		/^[\x21-\x7e]{12,}$/.test(text) ? text : undefined,
	),
	CDN_SECONDS: given('takes whole seconds from 60 to 31536000', (text) => {
		const seconds = parseInteger(text, 31_536_000);
		return seconds !== undefined && seconds >= 60 ? seconds : undefined;
	}),
	RATE_LIMIT: given('takes the number of requests a minute and address, 0 for no limit', (text) =>
		parseInteger(text, 1_000_000),
	),
	EARLY_HINTS: given(withOnOff, (text) => ownValue(SWITCH, text.toLowerCase())),
	DRAIN_NOTICE: given('takes whole seconds from 0 to 300', (text) => parseInteger(text, 300)),
	GRAPHQL_INTROSPECTION: given(withOnOff, (text) => ownValue(SWITCH, text.toLowerCase())),
	CONTENT_WRITES: given('takes on, off or tryout', (text) =>
		text.toLowerCase() === 'tryout' ? 'tryout' : ownValue(SWITCH, text.toLowerCase()),
	),
	GA_MEASUREMENT_ID: given('takes a measurement id, e.g. G-AB12CD34EF', (text) =>
		isMeasurementId(text) ? text : undefined,
	),
	GA_COLLECT_URL: given(
		'takes the http or https address that hits are sent to, without a query',
		(text) => {
			const url = parseUrl(text, ['http:', 'https:']);
			return url && !url.search && !url.hash && !url.username ? url.href : undefined;
		},
	),
	IMAGE_ORIGINS: given(
		'takes origins with commas between them, e.g. https://cdn.example,http://127.0.0.1:8080',
		parseOrigins,
	),
	IMAGE_MODE: given('takes fetch or direct', (text) =>
		text === 'fetch' || text === 'direct' ? text : undefined,
	),
	// GNU programs read a variable of this name too, `de_DE:de`. The host ignores such a value.
	LANGUAGE: given('takes a language tag, e.g. de or de-DE', (text) =>
		/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(text) ? text : null,
	),
	POPUP_DEBUG: given(withOnOff, (text) => ownValue(SWITCH, text.toLowerCase())),
});

/** Variables with a value that must not reach a log. */
export const SECRET = new Set([
	'WORDPRESS_AUTH',
	'UPSTREAM_AUTH',
	'REVALIDATE_SECRET',
	'AUTH_SECRET',
	'REDIS_URL',
	'CDN_TOKEN',
	'DATABASE_URL',
	'SMTP_URL',
	'RECAPTCHA_SECRET',
	'RECAPTCHA_V3_SECRET',
	'TURNSTILE_SECRET',
]);
