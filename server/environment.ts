import { resolve } from 'node:path';
import * as v from 'valibot';
import type { RemoteAddress } from './addresses';
import { type CaptchaKeys, captchaKeysOf } from './captcha-keys';
import { SECRET, Variables } from './environment-variables';

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
