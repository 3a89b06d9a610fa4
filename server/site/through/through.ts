import type { ResolveHost } from '@outrigger/http/open-address';
import type { Logger } from 'pino';
import { PRIVATE, PUBLIC } from '../answers/cache-control';
import { FILE_OF_WORDPRESS } from '../answers/content-type';
import { notFoundPage } from '../answers/plain-page';
import { preferencesOf, respond, respondMoved, withForeignParameters } from '../answers/respond';
import { REPORTS_PATH } from '../answers/security-headers';
import { beginBody } from '../answers/stored-body';
import type { Backend, BackendSource, Client } from '../backend/backend';
import type { Cdn } from '../cache/cdn';
import { createPageCache, type Purge, type SharedPages } from '../cache/page-cache';
import type { PassedPageParts } from '../contract/renderer';
import type { OwnForm } from '../foreign-media/own-form';
import type { ReadForeignSheet } from '../foreign-media/read-sheet';
import { createLocalizer } from '../remote/localize';
import { plainPermalink } from '../requests/plain-address';
import { createConnection } from './connection';
import { createReadAnswer } from './fetch-answer';
import type { FoundSite } from './find-site';
import { createKeptAnswers, type Made, type Validators } from './kept-answers';
import { createSheetReader } from './linked-sheets';
import { absoluteLocalizer } from './localize-answer';
import { AT_HOME, createMovedAnswers, leave } from './moved-answer';
import { createOwnMedia } from './own-media';
import { createPageLog, type PassedPageReport } from './page-log';
import { CALLS, createPageModes, FILES, type PageModes } from './page-modes';
import type { PageMode, PageRule } from './page-rules';
import { createPluginRules } from './plugin-rules';
import { postPasswordRequest } from './post-password';
import { fileResponse, redirectOf, relay, streamFor } from './relay';
import { createReadSheetFile } from './sheet-files';
import {
	isPreview,
	isPrivateAddress,
	keptPath,
	mayBeRanged,
	pathInFolder,
	trackingQuery,
} from './upstream-address';
import { isPersonalVisitor } from './visitor-cookies';
import { createChangeWatch } from './watch-changes';

/** The options for the handler that passes pages of a WordPress through. */
export interface ThroughOptions {
	/** Address of the site without a slash at the end, and address of its GraphQL. */
	wordpress: { siteUrl: string; graphqlUrl: string };
	/** Public origin of this host, and all origins of the site. */
	siteUrl: string;
	ownOrigins: readonly string[];
	/** `PAGES`: the mode of pages that no rule names. */
	pages: 'auto' | 'through' | 'rendered';
	/** Rules of `PAGES_FILE`, before the usual ones. */
	rules: readonly PageRule[];
	/** `UNTOUCHED`: further patterns of paths that pass untouched. */
	untouched: readonly string[];
	/** `KEEP_SCRIPTS`. */
	keep: readonly RegExp[];
	/** `KEEP_CLASSES`. */
	keepClasses: readonly RegExp[];
	/** True if the host has a `/.well-known/security.txt` of its own. */
	hasSecurityText: boolean;
	/** `UPSTREAM_AUTH`. */
	auth: { user: string; password: string } | null;
	/**
	 * Gives media of other hosts addresses of this one.
	 * @param localize replaces the site's own hosts in an address by this site
	 */
	ownForm: (localize: (address: string) => string) => OwnForm;
	/** Reads sheets of other hosts. */
	foreignSheet: ReadForeignSheet;
	/** The front end's part of a passed page. */
	parts: PassedPageParts;
	/** The host renders pages itself if the plugin gives it their elements. */
	capabilities: Backend['capabilities'];
	/** The part of WordPress that answers this host's queries. */
	source?: Backend['source'];
	log: Logger;
	/** A cache that several hosts share. */
	shared?: SharedPages | null;
	/** A cache in front of all hosts. */
	cdn?: Cdn | null;
	/** Milliseconds since the epoch. */
	now?: () => number;
	resolveHost?: ResolveHost;
}

/** The site's own pages, with our handlers in the place of its scripts. */
export interface Through {
	/** Answers a request; null for a request that this host answers by itself. Rejects with `WordPressUnavailable`. */
	answer(request: Request, client: Client): Promise<Response | null>;
	/** Returns the facts about the real site, the mode of pages without a rule, and the rules. */
	find(): Promise<
		FoundSite &
			Awaited<ReturnType<PageModes['rules']>> & {
				mode: PageMode;
				source: BackendSource | null;
				plugin: boolean;
			}
	>;
	/** Returns what happened to the scripts of the pages at these paths, for `outrigger report`. */
	report(paths: readonly string[]): Promise<PassedPageReport[]>;
	/** Drops the cached results for these URIs. */
	purge(purge: Purge): Promise<void>;
}

/** Paths that this host answers in every mode. */
const OWN = /^\/(?:foreign-media|wp-fonts|livez|readyz|healthz|revalidate)(?:\/|$)/;
const SECURITY_TEXT = '/.well-known/security.txt';
const UPLOADS = /^\/wp-content\/uploads\//;
/** The reason for the log why pages of the administration keep their scripts. */
const ADMINISTRATION = 'the administration of WordPress';
const USER_AGENT = 'Mozilla/5.0 (compatible; Outrigger)';

/**
 * Makes the part that passes pages through. It sends nothing to WordPress before the first request, or before `find`.
 */
export function createThrough(options: ThroughOptions): Through {
	const { wordpress, siteUrl, log, now = Date.now } = options;
	const localizer = createLocalizer([wordpress.siteUrl], siteUrl, wordpress.graphqlUrl);
	const origins = options.ownOrigins;
	const connection = createConnection({
		...{ siteUrl: wordpress.siteUrl, auth: options.auth, resolve: options.resolveHost },
		...{ origins, log, onAddress: localizer.addAddress },
	});
	const { upstream, known } = connection;
	const { localize } = localizer;
	const media = createOwnMedia(options.ownForm(localize));
	const read = createReadSheetFile(upstream, options.foreignSheet);
	const sheets = createSheetReader({ read, localize, ownCss: media.css, siteUrl, now });
	const readAnswer = createReadAnswer({
		upstream,
		localize,
		media,
		absolute: absoluteLocalizer(connection.addresses, siteUrl),
		siteUrl,
		origins,
		keep: options.keep,
		keepClasses: options.keepClasses,
		inlineSheet: sheets.inline,
		linkedSheets: sheets.linked,
		parts: options.parts,
	});
	const cdn = options.cdn ?? null;
	const cache = createPageCache(options.shared ?? null, cdn);
	const kept = createKeptAnswers({ cache, cdn, siteUrl, log, now });
	const watch = createChangeWatch({
		upstream,
		localize,
		onChange: () => purge('everything'),
		log,
		now,
	});
	const onReport = createPageLog(log);
	const pluginRules = createPluginRules(upstream, now);
	const modes = createPageModes(options, pluginRules);
	const moves = createMovedAnswers({ siteUrl, origins, targetOf });

	async function targetOf(path: string): Promise<string | null> {
		const answer = await upstream.ask({ path, headers: { 'user-agent': USER_AGENT } });
		answer.body.destroy();
		return redirectOf(answer, { localize, siteUrl })?.headers.get('location') ?? null;
	}

	/** Forgets what depends on the design: a saved design has other sheets. */
	function forget(): void {
		sheets.forget();
		moves.forget();
		pluginRules.forget();
	}
	cache.onSharedPurge(forget);

	function purge(what: Purge): Promise<void> {
		forget();
		return cache.purge(what);
	}

	/** Renews the page to which a sent comment leads, because a visitor without cookies gets the shared page there. */
	async function renewTarget({ headers }: Response): Promise<void> {
		const location = headers.get('location');
		if (location !== null && URL.canParse(location, siteUrl)) {
			const to = new URL(location, siteUrl);
			await cache.purge([plainPermalink(keptPath(to)) ?? to.pathname]);
		}
	}

	async function make(path: string, validators: Validators): Promise<Made> {
		const { etag, lastModified } = validators;
		const answer = await upstream.ask({
			path,
			headers: {
				accept: '*/*',
				'user-agent': USER_AGENT,
				...(etag ? { 'if-none-match': etag } : {}),
				...(lastModified ? { 'if-modified-since': lastModified } : {}),
			},
		});
		if (answer.status === 304) {
			answer.body.destroy();
			return { kind: 'unchanged' };
		}
		const moved = redirectOf(answer, { localize, siteUrl });
		if (moved) return moves.answer(moved, path);
		const { pathname } = new URL(path, siteUrl);
		const page = plainPermalink(path) === null ? pathname : path;
		const passed = await readAnswer(answer, { path: page, untouched: null });
		if (!passed) return { kind: 'stream', response: fileResponse(answer, pathname, siteUrl) };
		if (passed.report) onReport(passed.report);
		const isFile = FILES.test(pathname) && passed.status === 200;
		const control = passed.isKept ? (isFile ? FILE_OF_WORDPRESS : PUBLIC) : PRIVATE;
		const headers = { ...passed.headers, 'cache-control': control };
		const { first, stored } = beginBody(passed.status, headers, passed.body);
		return {
			kind: 'answer',
			first,
			body: stored,
			validators: {
				etag: answer.headers.etag,
				lastModified: answer.headers['last-modified'],
			},
			isKept: passed.isKept,
			isWhole: passed.isWhole,
		};
	}

	/** The answer that WordPress makes for this visitor. */
	async function ofVisitor(request: Request, client: Client, untouched: string | null) {
		await known();
		const wordpressUrl = connection.url();
		const ownUrl = connection.isBehind() ? siteUrl : wordpressUrl;
		const addresses = { siteUrl, origins, wordpressUrl, ownUrl, localize };
		const parts = { upstream, readAnswer, ...addresses, onReport };
		return relay(request, client, untouched, parts);
	}

	/** The answer that all visitors share. */
	async function ofAll(request: Request, url: URL): Promise<Response> {
		known().then(watch.look, () => undefined);
		const path = keptPath(url);
		const answer = await kept.send(path, preferencesOf(request), async (by) => {
			await known();
			return make(path, by);
		});
		if (answer instanceof Response) return streamFor(answer, request);
		return respond(withForeignParameters(answer, trackingQuery(url)));
	}

	return {
		async answer(request, client) {
			const url = new URL(request.url);
			const { pathname } = url;
			if (OWN.test(pathname) || pathname.startsWith(REPORTS_PATH)) return null;
			if (pathname === SECURITY_TEXT && options.hasSecurityText) return null;
			const { mode, reason } = await modes.ofRequest(request, pathname);
			if (mode === 'rendered') return null;
			const password = await postPasswordRequest(request);
			const isAtHome = AT_HOME.test(pathname) && !CALLS.test(pathname) && !password;
			const isPersonal = isPersonalVisitor(request.headers.get('cookie'));
			if (isAtHome || (isPreview(url) && !isPersonal)) {
				await known().catch(() => undefined);
				if (!connection.isBehind()) {
					return leave({ wordpressUrl: connection.url(), siteUrl }, url, request.method);
				}
			}
			if (pathname === '/xmlrpc.php') return respond(notFoundPage(siteUrl));
			const reads = request.method === 'GET' || request.method === 'HEAD';
			const inFolder = pathInFolder(new URL(connection.url()).pathname, pathname);
			if (inFolder !== null) return respondMoved(inFolder + url.search, siteUrl, reads ? 301 : 308);
			const isFile = FILES.test(pathname);
			const isShared =
				reads && (isFile || (mode === 'through' && !isPrivateAddress(url) && !isPersonal));
			const isRanged = request.headers.has('range') && mayBeRanged(pathname);
			const untouched = isAtHome ? ADMINISTRATION : mode === 'untouched' ? reason : null;
			if (!isShared || isAtHome || (isRanged && !isFile)) {
				const response = await ofVisitor(password ?? request, client, untouched);
				if (pathname === '/wp-comments-post.php') await renewTarget(response);
				return response;
			}
			const response = isRanged
				? await ofVisitor(withoutCookies(request), client, untouched)
				: await ofAll(request, url);
			// A plugin may show an upload to its members only.
			const isForMembers = isPersonal && UPLOADS.test(pathname) && isRefused(response);
			if (!isForMembers) return response;
			response.body?.cancel().catch(() => undefined);
			return ofVisitor(request, client, untouched);
		},
		async find() {
			const [found, capabilities] = await Promise.all([
				known(),
				options.capabilities().catch(() => null),
			]);
			return {
				...found,
				...(await modes.rules()),
				mode: await modes.usual(),
				source: (capabilities && options.source?.()) ?? null,
				plugin: capabilities?.elementor ?? false,
			};
		},
		async report(paths) {
			await known();
			const reports: PassedPageReport[] = [];
			for (const path of paths) {
				const { mode, reason } = await modes.of(path);
				const answer = await upstream.ask({ path, headers: { 'user-agent': USER_AGENT } });
				const untouched = mode === 'untouched' ? reason : null;
				const passed = await readAnswer(answer, { path, untouched });
				if (passed?.report) reports.push(passed.report);
				else answer.body.destroy();
			}
			return reports;
		},
		purge,
	};
}

function withoutCookies({ url, method, headers }: Request): Request {
	const others = new Headers(headers);
	others.delete('cookie');
	return new Request(url, { method, headers: others });
}

/** Returns true for an answer without the file: 304 and 416 are answers about it. */
function isRefused({ status }: Response): boolean {
	return status >= 300 && status !== 304 && status !== 416;
}
