import { resolve } from 'node:path';
import * as v from 'valibot';
import { lookUp } from '../domain/look-up';
import { isMeasurementId } from '../domain/measurement-id';
import { type CaptchaKeys, captchaKeysOf } from './captcha-keys';

/** What the process was told from outside, parsed once. */
export interface Environment {
	/** TCP port; 0 takes a free one. */
	port: number;
	/** Address to listen on. */
	host: string;
	/** Public origin of the site, without a slash at the end: `https://boats.example`. */
	siteUrl: string;
	/** Absolute path of the embedded site: a folder, or a file that is a site by itself. */
	contentDir: string;
	/** Absolute folder for what the host and the mock keep: media sizes, submissions, comments, carts. */
	dataDir: string;
	/** The real WordPress to read instead of the embedded one. */
	wordpress: RemoteAddress | null;
	/** Secret of `POST /revalidate`; without one that path does not exist. */
	revalidateSecret: string | null;
	/** Signs logins and seals post passwords; without one a file in the data folder has it. */
	authSecret: string | null;
	/** Origins beside the site's own that may use GraphQL and REST from a browser. */
	corsOrigins: readonly string[];
	/** PostgreSQL in which several hosts keep submissions together; a file in the data folder without one. */
	databaseUrl: string | null;
	/** Where mails of forms are handed in; without one they are not sent. */
	smtpUrl: string | null;
	/** Days after which submissions are taken away; 0 keeps them. */
	keepSubmissionsDays: number;
	/** Services that tell people from machines, for forms that ask one. */
	captchaKeys: CaptchaKeys;
	/** Redis in which several hosts share pages and counts of requests. */
	redisUrl: string | null;
	/** Requests other than reading pages (POST and the like) a minute and address; 0 is without a limit. */
	rateLimit: number;
	/** Seconds between SIGTERM and the closing of the port, in which `/healthz` answers 503. */
	drainNoticeS: number;
	/** GraphiQL, introspection and documents that are not our own. */
	introspection: boolean;
	/** Google Analytics measurement id, `G-…`. */
	measurementId: string | null;
	/** Where its hits are sent: the provider, or a server of the site's own that passes them on. */
	collectUrl: string;
	/** Origins whose pictures and films are fetched even where their address is private. */
	imageOrigins: readonly string[];
	/** Whether the host fetches pictures of `imageOrigins`, or browsers do. */
	imageMode: 'fetch' | 'direct';
	/** Whether `?popup-debug` shows why popups did or did not show. The embedded site's default is on. */
	popupDebug: boolean;
}

/** Where a real WordPress answers. */
export interface RemoteAddress {
	/** Address of the site without a slash at the end: `https://example.org` or `https://example.org/blog`. */
	siteUrl: string;
	/** Address of WPGraphQL. */
	graphqlUrl: string;
	/** User name and application password, if one was given. */
	credentials: { user: string; password: string } | null;
}

/** A variable's text, trimmed and parsed; one that is empty counts as not set, as container tools write it. */
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

function parseUrl(text: string, protocols: readonly string[]): URL | undefined {
	if (!URL.canParse(text)) return undefined;
	const url = new URL(text);
	return protocols.includes(url.protocol) ? url : undefined;
}

function parseOrigin(text: string): string | undefined {
	const url = parseUrl(text, ['http:', 'https:']);
	return url && url.pathname === '/' && !url.search && !url.hash && !url.username
		? url.origin
		: undefined;
}

function parseOrigins(text: string): string[] | undefined {
	const origins = text.split(',').map((part) => parseOrigin(part.trim()));
	return origins.every((origin) => origin !== undefined) ? origins : undefined;
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

function parseRemote(text: string): Omit<RemoteAddress, 'credentials'> | undefined {
	const url = parseUrl(text, ['http:', 'https:']);
	if (!url || url.username || url.hash || isForbiddenPort(url)) return undefined;
	// Without pretty permalinks WPGraphQL answers a query of the front page.
	if (/^\?graphql(?:=(?:true|1)?)?$/.test(url.search)) {
		const [path = ''] = url.pathname.split(/(?:\/index\.php|\/)$/);
		return { siteUrl: url.origin + path, graphqlUrl: url.href };
	}
	if (url.search) return undefined;
	const site = (url.origin + url.pathname).replace(/\/+$/, '');
	return site.endsWith('/graphql')
		? { siteUrl: site.slice(0, -'/graphql'.length), graphqlUrl: site }
		: { siteUrl: site, graphqlUrl: `${site}/graphql` };
}

/** Ports of other protocols, which `fetch` never asks (https://fetch.spec.whatwg.org/#port-blocking). */
const FORBIDDEN_PORTS: ReadonlySet<number> = new Set([
	...[
		1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
	],
	...[
		103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
	],
	...[
		512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
	],
	...[
		995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
	],
	...[6669, 6679, 6697, 10080],
]);

function isForbiddenPort({ port }: URL): boolean {
	return port !== '' && FORBIDDEN_PORTS.has(Number(port));
}

function parseCredentials(text: string): RemoteAddress['credentials'] | undefined {
	const [, user, password] = /^([^:]+):(.+)$/.exec(text) ?? [];
	return user && password ? { user, password } : undefined;
}

function parseAddress(text: string): string | undefined {
	return parseUrl(text, ['http:', 'https:']) ? text : undefined;
}

const withOnOff = 'takes on or off';
const withKey = 'takes a key of letters, digits, - and _';
const parseKey = (text: string) => (/^[\w-]{8,200}$/.test(text) ? text : undefined);
const withAddress = 'takes an http or https address';
const Variables = v.object({
	PORT: given('takes a port number from 0 to 65535', (text) => parseInteger(text, 65_535)),
	HOST: given('takes a host name or an IP address', (text) =>
		/^[a-z0-9.:_-]+$/i.test(text) ? text : undefined,
	),
	SITE_URL: given(
		'takes the public origin, http or https without a path, e.g. https://boats.example',
		parseOrigin,
	),
	CONTENT_DIR: given('takes a folder, or a file that is a site by itself', (text) => text),
	DATA_DIR: given('takes a folder', (text) => text),
	WORDPRESS_URL: given(
		'takes the http or https address of a WordPress site or of its GraphQL endpoint, without user, query (but ?graphql) and hash, not on a port that browsers and Node forbid (6000, 10080 and others of the Fetch standard)',
		parseRemote,
	),
	WORDPRESS_AUTH: given(
		'takes a user name and an application password: name:xxxx xxxx xxxx xxxx',
		parseCredentials,
	),
	REVALIDATE_SECRET: given('takes a secret of at least 12 characters', (text) =>
		text.length >= 12 ? text : undefined,
	),
	AUTH_SECRET: given('takes a secret of at least 32 characters', (text) =>
		text.length >= 32 ? text : undefined,
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
	RATE_LIMIT: given('takes the number of requests a minute and address, 0 for no limit', (text) =>
		parseInteger(text, 1_000_000),
	),
	DRAIN_NOTICE: given('takes whole seconds from 0 to 300', (text) => parseInteger(text, 300)),
	GRAPHQL_INTROSPECTION: given(withOnOff, (text) => lookUp(SWITCH, text.toLowerCase())),
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
	POPUP_DEBUG: given(withOnOff, (text) => lookUp(SWITCH, text.toLowerCase())),
});

/** Variables whose value must not reach a log. */
const SECRET = new Set([
	'WORDPRESS_AUTH',
	'REVALIDATE_SECRET',
	'AUTH_SECRET',
	'REDIS_URL',
	'DATABASE_URL',
	'SMTP_URL',
	'RECAPTCHA_SECRET',
	'RECAPTCHA_V3_SECRET',
	'TURNSTILE_SECRET',
]);

const DEFAULT_PORT = 4000;
/** Far above what a visitor does, far below what a script does; counted per address. */
const DEFAULT_RATE_LIMIT = 120;
/** Long enough to answer and to look something up, no longer than anybody needs a visitor's data. */
const DEFAULT_SUBMISSIONS_DAYS = 365;
/** Balancers look every two to five seconds; container tools kill ten seconds after they asked a process to end. */
const DEFAULT_DRAIN_NOTICE_S = 5;

/**
 * Reads the variables that the host takes.
 *
 * @param variables usually `process.env`; unknown ones are ignored, empty ones count as not set
 * @throws Error whose message names every wrong variable, what it got and what it takes
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
	const result = v.safeParse(Variables, variables);
	if (!result.success) {
		const lines = result.issues.map((issue) => {
			const name = String(issue.path?.[0]?.key);
			const got = variables[name] ?? '';
			const shown = SECRET.has(name) ? `a text of ${got.length} characters` : `"${got}"`;
			return `  ${name}: got ${shown}, ${issue.message}.`;
		});
		throw wrong(lines);
	}
	const values = result.output;
	if (values.IMAGE_MODE === 'direct' && !values.IMAGE_ORIGINS) {
		throw wrong([
			'  IMAGE_MODE: got "direct", which needs IMAGE_ORIGINS: browsers ask those alone.',
		]);
	}
	const captchas = captchaKeysOf(values, values.WORDPRESS_URL !== undefined);
	if (captchas.wrong.length > 0) throw wrong(captchas.wrong);
	const port = values.PORT ?? DEFAULT_PORT;
	const host = values.HOST ?? '127.0.0.1';
	return {
		port,
		host,
		siteUrl: values.SITE_URL ?? `http://${reachable(host)}:${port}`,
		contentDir: resolve(values.CONTENT_DIR ?? 'content'),
		dataDir: resolve(values.DATA_DIR ?? 'data'),
		wordpress: values.WORDPRESS_URL
			? { ...values.WORDPRESS_URL, credentials: values.WORDPRESS_AUTH ?? null }
			: null,
		revalidateSecret: values.REVALIDATE_SECRET ?? null,
		authSecret: values.AUTH_SECRET ?? null,
		corsOrigins: values.CORS_ORIGINS ?? [],
		databaseUrl: values.DATABASE_URL ?? null,
		smtpUrl: values.SMTP_URL ?? null,
		keepSubmissionsDays: values.SUBMISSIONS_DAYS ?? DEFAULT_SUBMISSIONS_DAYS,
		captchaKeys: captchas.keys,
		redisUrl: values.REDIS_URL ?? null,
		rateLimit: values.RATE_LIMIT ?? DEFAULT_RATE_LIMIT,
		drainNoticeS: values.DRAIN_NOTICE ?? DEFAULT_DRAIN_NOTICE_S,
		introspection: values.GRAPHQL_INTROSPECTION ?? true,
		measurementId: values.GA_MEASUREMENT_ID ?? null,
		collectUrl: values.GA_COLLECT_URL ?? 'https://www.google-analytics.com/g/collect',
		imageOrigins: values.IMAGE_ORIGINS ?? [],
		imageMode: values.IMAGE_MODE ?? 'fetch',
		popupDebug: values.POPUP_DEBUG ?? !values.WORDPRESS_URL,
	};
}

function wrong(lines: readonly string[]): Error {
	return new Error(`The environment is wrong, so the site does not start.\n${lines.join('\n')}`);
}

/** A host that a browser on this machine can open: "any address" is no address. */
function reachable(host: string): string {
	if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
	return host.includes(':') ? `[${host}]` : host;
}
