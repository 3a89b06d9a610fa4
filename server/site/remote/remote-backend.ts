import { equalsSecret } from '@outrigger/http/equals-secret';
import { sourceOf } from '@outrigger/http/request-source';
import type { AddOnTable } from '@outrigger/rules/add-ons/add-on-table';
import { ORIGINAL_PAGE } from '@outrigger/rules/wordpress/wordpress-form';
import type { Backend } from '../backend/backend';
import type { Purge } from '../cache/page-cache';
import { readOwnSitemap } from '../core-rest/own-sitemap';
import { readSiteFacts } from '../core-rest/site-facts';
import { relayAjax } from './ajax-relay';
import { createCapabilities } from './capabilities';
import { relayComment, sendComment } from './comment-relay';
import { createContentStyles } from './content-styles';
import { createGraphQLRelay } from './graphql-relay';
import { createLocalizer } from './localize';
import { createMovedAddress } from './moved-address';
import { createOutsideNotes } from './outside-notes';
import { relayPage } from './page-relay';
import { isKnownEditor } from './probe';
import { NoGraphQL } from './remote-executor';
import { basicAuthorization, type RemoteAddress } from './remote-fetch';
import { remoteFile } from './remote-files';
import { remoteFont } from './remote-fonts';
import { createRemotePreviews } from './remote-previews';
import { createRemoteSource } from './remote-source';

/** The parts with which the host reaches a real WordPress. */
export interface RemoteBackendOptions {
	wordpress: RemoteAddress;
	/** Public origin of this site without a slash at the end. */
	siteUrl: string;
	/** Origins of this site. */
	ownOrigins: readonly string[];
	/** The texts of the front end's own operations: browsers may run only these. */
	documents: readonly string[];
	/** Tables of add-ons that the site's owner wrote; none if absent. */
	addOns?: readonly AddOnTable[];
	/** `REVALIDATE_SECRET`, which signs links of previews; none if absent. */
	secret?: string | null;
	/** Milliseconds since the epoch. */
	now: () => number;
	/** Receives the advice for the operator, once for each sentence. */
	advise?: (advice: string) => void;
}

/**
 * A real WordPress in the form in which the host uses it. It sends no request before the first visitor or the warm-up.
 */
export function createRemoteBackend(options: RemoteBackendOptions): Backend {
	const { wordpress, siteUrl, ownOrigins, documents, now } = options;
	const { credentials, graphqlUrl } = wordpress;
	const listeners: ((purge: Purge) => void)[] = [];
	const tell = (purge: Purge) => {
		for (const listener of listeners) listener(purge);
	};
	const { localize, addAddress } = createLocalizer([wordpress.siteUrl], siteUrl, graphqlUrl);
	const source = createRemoteSource(wordpress, () => tell('everything'));
	let advised: readonly string[] = [];
	let isJudged = credentials === null;

	/** Logs the sentences that the previous call did not log. */
	function advise(advice: readonly string[]): void {
		for (const sentence of advice) if (!advised.includes(sentence)) options.advise?.(sentence);
		advised = advice;
	}

	/** If the site provides neither WPGraphQL nor core REST, logs once what is missing. */
	function explainMissing(error: unknown): never {
		if (error instanceof NoGraphQL && advised.length === 0) advise(error.advice);
		throw error;
	}

	/**
	 * Warns once if the editor's password is wrong: the operator would otherwise not notice this before the first
	 * preview.
	 */
	async function judgeCredentials(): Promise<void> {
		if (isJudged || credentials === null) return;
		isJudged = true;
		const isKnown = await isKnownEditor(source.executeAsEditor).catch(() => true);
		if (isKnown) return;
		options.advise?.(
			`WordPress refuses WORDPRESS_AUTH: it knows no "${credentials.user}" with that application password, so there are no previews. Make a new one (Users → Profile).`,
		);
	}

	const nameOutside = createOutsideNotes((sentence) => options.advise?.(sentence));
	const capabilities = createCapabilities({
		now,
		onChange: () => tell('everything'),
		async probe() {
			const found = await source.probe().catch(explainMissing);
			if (found.address) addAddress(found.address);
			advise(found.advice);
			await judgeCredentials();
			return found;
		},
	});
	const relay = createGraphQLRelay({
		graphqlUrl,
		documents,
		ownOrigins,
		localize,
		onChange: tell,
		executeHere() {
			const run = source.executeFor();
			return (
				run &&
				((operation, visitor) =>
					run(operation, (form) => sendComment(form, visitor, wordpress.siteUrl)))
			);
		},
	});
	const comments = {
		wordpressUrl: wordpress.siteUrl,
		siteUrl,
		ownOrigins,
		localize,
		onChange: tell,
	};

	return {
		execute: source.execute,
		source: source.found,
		localize,
		addOns: () => options.addOns ?? [],
		capabilities: capabilities.get,
		contentStyles: createContentStyles(wordpress.siteUrl, localize, now, siteUrl, nameOutside),
		rest: source.rest,
		async ownSitemap() {
			await capabilities.get();
			const reader = source.reader();
			return reader && readOwnSitemap(reader, (await readSiteFacts(reader)).home);
		},
		movedFrom: createMovedAddress({ wordpressUrl: wordpress.siteUrl, siteUrl, localize }),
		visitPage: (path, form, visitor) => relayPage(wordpress.siteUrl, path, form, visitor),
		async handle(request, client) {
			const { pathname, search, searchParams } = new URL(request.url);
			if (searchParams.has(ORIGINAL_PAGE)) return leave(wordpress.siteUrl + pathname);
			if (isGraphQL(pathname, searchParams)) return relay(request, client);
			if (pathname === '/wp-login.php') return sendToLogin(request, wordpress.siteUrl, ownOrigins);
			if (pathname === '/wp-comments-post.php' && request.method === 'POST') {
				return relayComment(request, client, comments);
			}
			if (pathname === '/wp-admin/admin-ajax.php') {
				return (
					(await relayAjax(request, client, wordpress.siteUrl, { siteUrl, ownOrigins })) ??
					noAction()
				);
			}
			if (/^\/wp-json(?:\/|$)/.test(pathname)) return noRoute();
			if (/^\/wp-(?:login\.php|admin)(?:\/|$)/.test(pathname)) {
				return leave(`${wordpress.siteUrl}${pathname}${search}`);
			}
			return (
				(await remoteFile(request, { siteUrl: wordpress.siteUrl, localize })) ?? remoteFont(request)
			);
		},
		refusesCredentials(request) {
			const given = request.headers.get('authorization');
			return (
				!!credentials && given !== null && !equalsSecret(given, basicAuthorization(credentials))
			);
		},
		...(options.secret ? { previews: createRemotePreviews(wordpress, options.secret, now) } : {}),
		async previewAs(request) {
			if (!credentials) return null;
			const given = request.headers.get('authorization') ?? '';
			const authorization = basicAuthorization(credentials);
			return equalsSecret(given, authorization) ? source.executeAsEditor : loginRequired();
		},
		async editAs(request) {
			// Logins happen on the real site, so the host knows no visitor's login. It knows only the password of the
			// operator's editor.
			if (!credentials) return 'no-login';
			const authorization = basicAuthorization(credentials);
			return equalsSecret(request.headers.get('authorization') ?? '', authorization)
				? source.executeAsEditor
				: 'no-login';
		},
		onChange: (listener) => {
			listeners.push(listener);
		},
		reload: async () => undefined,
		close: async () => capabilities.close(),
	};
}

/** `/graphql`, or WPGraphQL's address without permalinks: `/?graphql`, `/index.php?graphql`. */
function isGraphQL(path: string, query: URLSearchParams): boolean {
	if (/^\/(?:index\.php\/)?graphql\/?$/.test(path)) return true;
	return (path === '/' || path === '/index.php') && query.has('graphql');
}

/**
 * Redirects logins to the real site: visitors go to its login page, and our form is sent there (307 keeps method and
 * body). This host starts no session.
 */
function sendToLogin(
	request: Request,
	wordpressUrl: string,
	ownOrigins: readonly string[],
): Response {
	const { search } = new URL(request.url);
	const isPost = request.method === 'POST';
	if (isPost && sourceOf(request, ownOrigins) === 'elsewhere') {
		return new Response(null, { status: 403 });
	}
	return new Response(null, {
		status: isPost ? 307 : 302,
		headers: {
			location: `${wordpressUrl}/wp-login.php${search}`,
			'cache-control': 'private, no-store',
		},
	});
}

function loginRequired(): Response {
	return new Response('A draft is shown to its editors only.', {
		status: 401,
		headers: {
			'www-authenticate': 'Basic realm="Preview", charset="UTF-8"',
			'cache-control': 'private, no-store',
		},
	});
}

/** Redirects to the real site, which has the login and the administration. */
function leave(address: string): Response {
	return new Response(null, {
		status: 302,
		headers: { location: address, 'cache-control': 'private, no-store' },
	});
}

/** WordPress's answer to a call without an action. */
function noAction(): Response {
	return new Response('0', { status: 400, headers: { 'cache-control': 'no-store' } });
}

/** Core REST's answer for an unknown route. */
function noRoute(): Response {
	const message = 'No route was found matching the URL and request method.';
	return Response.json(
		{ code: 'rest_no_route', message, data: { status: 404 } },
		{ status: 404, headers: { 'cache-control': 'no-store' } },
	);
}
