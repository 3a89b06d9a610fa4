import { resolve } from 'node:path';
import { ownOriginsOf } from '@outrigger/http/request-source';
import * as v from 'valibot';
import type { RemoteAddress } from './addresses';
import { type CaptchaKeys, captchaKeysOf } from './captcha-keys';
import { cdnSettingsOf } from './cdn-settings';
import { SECRET, Variables } from './environment-variables';
import type { CdnSettings } from './site/cache/cdn-kinds';
import { PRIVATE_PROXIES, type TrustedProxies } from './site/requests/client-address';

/** The settings of the process from outside, parsed once. */
export interface Environment {
	/** TCP port; 0 takes a free one. */
	port: number;
	/** The port on which a separate thread answers checks; null: only the port of the pages answers them. */
	healthPort: number | null;
	/** Address to listen on. */
	host: string;
	/** Public origin of the site, without a slash at the end: `https://boats.example`. */
	siteUrl: string;
	/** Origins whose pages count as pages of this site: its own, and those that the operator allows. */
	ownOrigins: readonly string[];
	/** Proxies in front of this host whose headers with the visitor's address count. */
	trustedProxies: TrustedProxies;
	/** Absolute path of the embedded site: a folder, or a file that is a site by itself. */
	contentDir: string;
	/** Absolute folder with the owner's tables of add-ons; null for the folder `add-ons` beside the content. */
	addOnsDir: string | null;
	/** Absolute folder with fonts of the owner; null for none. */
	fontsDir: string | null;
	/** The absolute folder for the data of host and mock: media sizes, submissions, comments, carts. */
	dataDir: string;
	/** The real WordPress to read instead of the embedded one. */
	wordpress: RemoteAddress | null;
	/** The settings for a real WordPress's own pages that come through this host. */
	through: ThroughEnvironment;
	/** The secret of `POST /revalidate`; null if it is not set: then that path does not exist. */
	revalidateSecret: string | null;
	/** The address for reports of security holes, `mailto:` or `https:`; null: the host has no `security.txt`. */
	securityContact: string | null;
	/** The key that signs logins and seals post passwords; null: the host uses a key in a file of the data folder. */
	authSecret: string | null;
	/** Origins beside the site's own that may use GraphQL and REST from a browser. */
	corsOrigins: readonly string[];
	/**
	 * The PostgreSQL in which several hosts keep submissions together; null: the host keeps them in a file of the data
	 * folder.
	 */
	databaseUrl: string | null;
	/** The server that sends the mails of forms; null: the host does not send them. */
	smtpUrl: string | null;
	/** Origins that webhooks of forms may call even where their address is private. */
	webhookOrigins: readonly string[];
	/** Days after which the host deletes submissions; 0: it never deletes them. */
	keepSubmissionsDays: number;
	/** Services that tell people from machines, for forms that require such a check. */
	captchaKeys: CaptchaKeys;
	/** Redis in which several hosts share pages and counts of requests. */
	redisUrl: string | null;
	/** The cache in front of all hosts, to which the hosts send their purges; null if there is none. */
	cdn: CdnSettings | null;
	/** The most requests that change something (POST and the like) per minute and address; 0 for no limit. */
	rateLimit: number;
	/** Seconds between SIGTERM and the closing of the port. In this time `/readyz` answers 503. */
	drainNoticeS: number;
	/** True if the host sends visitors a 103 with the files of a page while it renders the page. */
	earlyHints: boolean;
	/** True if visitors may use GraphiQL, introspection and documents that are not our own. */
	introspection: boolean;
	/** True if users with the right to do so may write the embedded content, through GraphQL and REST. */
	contentWrites: boolean;
	/** True if visitors may try out mutations in GraphiQL, each visitor in a separate layer. */
	tryOuts: boolean;
	/** Google Analytics measurement id, `G-…`. */
	measurementId: string | null;
	/** The address to which its events are sent: Google's, or a server of the site's own that passes them on. */
	collectUrl: string;
	/** Origins with pictures and films that the host fetches even if their address is private. */
	imageOrigins: readonly string[];
	/** The sender of requests for pictures of `imageOrigins`: the host (`fetch`) or browsers (`direct`). */
	imageMode: 'fetch' | 'direct';
	/** The language of the site that replaces WordPress's own, BCP 47; null to keep WordPress's own. */
	language: string | null;
	/**
	 * True if `?popup-debug` shows why popups did or did not show; by default everywhere but in
	 * production.
	 */
	popupDebug: boolean;
}

/** The settings of the pass-through mode. */
export interface ThroughEnvironment {
	/**
	 * `rendered`: pages of our widgets. `through`: WordPress's own pages with our handlers. `auto`: depends on WordPress's
	 * plugins.
	 */
	pages: 'auto' | 'through' | 'rendered';
	/** Absolute path of the file with rules for paths; null if there is none. */
	rulesFile: string | null;
	/** Patterns of scripts that the host keeps, with commas between them. */
	keepScripts: string;
	/** Patterns of classes and ids that count as used in every sheet. */
	keepClasses: string;
	/** Patterns of paths that pass with all of their scripts. */
	untouched: readonly string[];
	/** Name and password of the web server before WordPress. */
	auth: { user: string; password: string } | null;
}

const DEFAULT_PORT = 4000;
/**
 * The default of `RATE_LIMIT`, per address and minute: far more requests than a visitor sends and far fewer than a
 * script sends.
 */
const DEFAULT_RATE_LIMIT = 120;
/**
 * The default number of days: long enough to answer and to look something up, and no longer than anybody needs a
 * visitor's data.
 */
const DEFAULT_SUBMISSIONS_DAYS = 365;
/** Balancers look every two to five seconds; container tools kill a process ten seconds after the signal to end. */
const DEFAULT_DRAIN_NOTICE_S = 5;

/**
 * Reads the variables that the host takes.
 *
 * @param variables usually `process.env`; unknown ones are ignored, empty ones count as not set
 * @throws Error with a message that names every wrong variable, its value and the values that it
 * takes
 */
export function parseEnvironment(
	variables: Readonly<Record<string, string | undefined>>,
): Environment {
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
	const cdn = cdnSettingsOf(values);
	if (cdn.wrong.length > 0) throw wrong(cdn.wrong);
	const port = values.PORT ?? DEFAULT_PORT;
	const host = values.HOST ?? '127.0.0.1';
	const siteUrl = values.SITE_URL ?? `http://${reachable(host)}:${port}`;
	return {
		port,
		healthPort: values.HEALTH_PORT ?? null,
		host,
		siteUrl,
		ownOrigins: [
			...ownOriginsOf(siteUrl),
			...(values.SITE_ALIASES ?? []),
			// Without a public address the operator tries the host on this machine, which has two names.
			...(values.SITE_URL ? [] : [`http://localhost:${port}`]),
		],
		trustedProxies: values.TRUSTED_PROXIES ?? PRIVATE_PROXIES,
		contentDir: resolve(values.CONTENT_DIR ?? 'content'),
		addOnsDir: values.ADD_ONS_DIR ? resolve(values.ADD_ONS_DIR) : null,
		fontsDir: values.FONTS_DIR ? resolve(values.FONTS_DIR) : null,
		dataDir: resolve(values.DATA_DIR ?? 'data'),
		wordpress: values.WORDPRESS_URL
			? { ...values.WORDPRESS_URL, credentials: values.WORDPRESS_AUTH ?? null }
			: null,
		through: {
			pages: values.PAGES ?? 'auto',
			rulesFile: values.PAGES_FILE ? resolve(values.PAGES_FILE) : null,
			keepScripts: values.KEEP_SCRIPTS ?? '',
			keepClasses: values.KEEP_CLASSES ?? '',
			untouched: values.UNTOUCHED ?? [],
			auth: values.UPSTREAM_AUTH ?? null,
		},
		revalidateSecret: values.REVALIDATE_SECRET ?? null,
		securityContact: values.SECURITY_CONTACT ?? null,
		authSecret: values.AUTH_SECRET ?? null,
		corsOrigins: values.CORS_ORIGINS ?? [],
		databaseUrl: values.DATABASE_URL ?? null,
		smtpUrl: values.SMTP_URL ?? null,
		webhookOrigins: values.WEBHOOK_ORIGINS ?? [],
		keepSubmissionsDays: values.SUBMISSIONS_DAYS ?? DEFAULT_SUBMISSIONS_DAYS,
		captchaKeys: captchas.keys,
		redisUrl: values.REDIS_URL ?? null,
		cdn: cdn.cdn,
		rateLimit: values.RATE_LIMIT ?? DEFAULT_RATE_LIMIT,
		drainNoticeS: values.DRAIN_NOTICE ?? DEFAULT_DRAIN_NOTICE_S,
		earlyHints: values.EARLY_HINTS ?? false,
		introspection: values.GRAPHQL_INTROSPECTION ?? true,
		contentWrites: (values.CONTENT_WRITES ?? variables.NODE_ENV !== 'production') === true,
		// Only the demonstration lies in the default folder.
		tryOuts:
			values.CONTENT_WRITES === 'tryout' ||
			(values.CONTENT_WRITES === undefined &&
				variables.NODE_ENV === 'production' &&
				values.CONTENT_DIR === undefined),
		measurementId: values.GA_MEASUREMENT_ID ?? null,
		collectUrl: values.GA_COLLECT_URL ?? 'https://www.google-analytics.com/g/collect',
		imageOrigins: values.IMAGE_ORIGINS ?? [],
		imageMode: values.IMAGE_MODE ?? 'fetch',
		language: values.LANGUAGE ?? null,
		popupDebug: values.POPUP_DEBUG ?? variables.NODE_ENV !== 'production',
	};
}

function wrong(lines: readonly string[]): Error {
	return new Error(`The environment is wrong, so the site does not start.\n${lines.join('\n')}`);
}

/** Returns a host that a browser on this machine can open: 0.0.0.0 ("any address") is not such a host. */
function reachable(host: string): string {
	if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
	return host.includes(':') ? `[${host}]` : host;
}
