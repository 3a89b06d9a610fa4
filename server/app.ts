import type { IncomingMessage, RequestListener } from 'node:http';
import { type Context, Hono, type HonoRequest } from 'hono';
import { requestId } from 'hono/request-id';
import { commentBody, formBody, refreshBody, smallBody } from './body-limits';
import type { Environment } from './environment';
import { withBaseHeaders, withOwnPictures } from './passed-answers';
import { faultPage, notFoundPage, plainPage, unavailablePage } from './site/answers/plain-page';
import { preferencesOf, respond, respondMoved, respondWithText } from './site/answers/respond';
import { baseHeaders } from './site/answers/security-headers';
import { answerFrom } from './site/answers/stored-body';
import { revalidate } from './site/cache/revalidate';
import { isUnavailable, reasonOf } from './site/contract/unavailable';
import { FAVICON } from './site/favicon';
import { robots } from './site/feeds/robots';
import { FOREIGN_MEDIA_ROUTE } from './site/foreign-media/foreign-media';
import { CAPTCHA_ROUTE } from './site/forms/captcha-frame';
import { createHost, type HostParts } from './site/host';
import { createNodeListener } from './site/node-listener';
import { logRequests } from './site/request-log';
import { clientAddress } from './site/requests/client-address';
import { createRateLimit, tooManyRequests } from './site/requests/rate-limit';

/** A host without a port. */
export interface App {
	/** Answers a path or a request in this process. */
	request(input: string | Request, init?: RequestInit): Promise<Response>;
	/** For `http.createServer`. */
	listener: RequestListener;
	/** Makes ready what the first page would wait for. Never rejects. */
	warm(): Promise<void>;
	/** From now on `/healthz` answers 503, so that a balancer sends nobody here any more. */
	drain(): void;
	close(): Promise<void>;
}

interface Env {
	Bindings: { incoming?: IncomingMessage };
	Variables: { requestId: string };
}

const XML = 'application/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const SVG = 'image/svg+xml';
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const REFRESH_LOOP = '/wp-json/elementor-pro/v1/refresh-loop';
const REFRESH_SEARCH = '/wp-json/elementor-pro/v1/refresh-search';
/** Sent as POST, and yet they change nothing. */
const READS = new Set([REFRESH_LOOP, REFRESH_SEARCH]);
/**
 * Pressing filters and typing into a search makes several of them a second, and a page with four lists four a press:
 * at the default 1,200 a minute and address.
 */
const READS_PER_WRITE = 10;

/**
 * The route table: every path that this process answers is named here.
 *
 * @param environment what the process was told, parsed
 * @param parts what differs between production, development and tests
 */
export function createApp(environment: Environment, parts: HostParts): App {
	const { siteUrl, revalidateSecret, rateLimit } = environment;
	const { backend, assets, log } = parts;
	const host = createHost(environment, parts);
	const limitOf = parts.shared?.rateLimits ?? createRateLimit;
	const writes = limitOf('writes', rateLimit);
	const reads = limitOf('reads', rateLimit * READS_PER_WRITE);
	const documents = limitOf('documents', rateLimit);
	let isDraining = false;

	const app = new Hono<Env>();
	app.use(requestId());
	app.use(logRequests(log));

	app.use(async (context, next) => {
		const { method, path } = context.req;
		const isReading = READING.has(method);
		if (isReading && !bringsDocument(context.req)) return next();
		const isRefresh = method === 'POST' && READS.has(path);
		const limit = isReading ? documents : isRefresh ? reads : writes;
		const wait = await limit.take(addressOf(context));
		return wait > 0 ? tooManyRequests(path, wait) : next();
	});
	// Guesses by HTTP Basic count like those by the login form. Each is counted before it is judged, else one of many
	// that are sent at once would be judged in spite of the limit.
	app.use(async (context, next) => {
		const { method, path, raw } = context.req;
		if (!/^Basic\s/i.test(context.req.header('authorization') ?? '')) return next();
		const isCounted = !READING.has(method) && !(method === 'POST' && READS.has(path));
		const address = addressOf(context);
		const wait = isCounted ? 0 : await writes.take(address);
		if (wait > 0) return tooManyRequests(path, wait);
		if (!isCounted && !backend.refusesCredentials(raw)) await writes.giveBack(address);
		return next();
	});

	app.get('/healthz', (context) =>
		context.json({ status: isDraining ? 'draining' : 'ok' }, isDraining ? 503 : 200, {
			'cache-control': 'no-store',
		}),
	);
	app.get('/assets/*', async ({ req }) => {
		const file = await assets.find(req.path);
		return respond(file ? answerFrom(file, preferencesOf(req.raw)) : notFoundPage(siteUrl));
	});
	for (const path of ['/favicon.ico', '/favicon.svg']) {
		app.get(path, ({ req }) => respondWithText(req.raw, FAVICON, SVG, siteUrl));
	}
	app.get('/robots.txt', ({ req }) => respondWithText(req.raw, robots(siteUrl), TEXT, siteUrl));
	app.get('/wp-sitemap.xml', ({ req }) =>
		respondMoved(`/sitemap.xml${new URL(req.url).search}`, siteUrl),
	);
	app.get('/sitemap.xml', async ({ req }) =>
		respondWithText(req.raw, await host.sitemap.index(), XML, siteUrl),
	);
	app.get('/:part{sitemap-[1-9][0-9]{0,3}\\.xml}', async ({ req }) => {
		const xml = await host.sitemap.part(Number.parseInt(req.path.slice('/sitemap-'.length), 10));
		return xml ? respondWithText(req.raw, xml, XML, siteUrl) : respond(notFoundPage(siteUrl));
	});
	app.get(FOREIGN_MEDIA_ROUTE, async ({ req }) =>
		withBaseHeaders(await host.foreignMedia.send(req.raw), siteUrl),
	);
	app.get(CAPTCHA_ROUTE, ({ req }) => host.captchaFrame(req.raw) ?? respond(notFoundPage(siteUrl)));
	app.post('/revalidate', smallBody, async ({ req, json }) => {
		const text = await req.text();
		const { status, body, purge } = revalidate(revalidateSecret, req.header('authorization'), text);
		if (purge) await host.purge(purge);
		return json(body, status);
	});
	app.post('/wp-login.php', smallBody, async (context, next) => {
		if (context.req.query('action') !== 'postpass') return next();
		const form = new URLSearchParams(await context.req.text());
		return host.rememberPassword(form, context.req.header('referer') ?? null);
	});
	app.post(REFRESH_LOOP, refreshBody, ({ req }) => host.refreshLoop(req.raw));
	app.post(REFRESH_SEARCH, refreshBody, ({ req }) => host.refreshSearch(req.raw));
	app.post('/wp-comments-post.php', commentBody, async (context, next) => {
		const client = { address: addressOf(context) };
		const answer = await host.postComment(context.req.raw, client);
		return answer ? withBaseHeaders(answer, siteUrl) : next();
	});
	app.post('/wp-admin/admin-ajax.php', formBody);
	app.use(async (context, next) => {
		const client = { address: addressOf(context) };
		const response = await host.cartSession(context.req.raw, client, backend.handle);
		if (!response) return next();
		return withBaseHeaders(await withOwnPictures(response, host.foreignMedia.ownSheet), siteUrl);
	});
	app.get('*', (context) => host.page(context.req.raw, { address: addressOf(context) }));
	app.post('*', formBody, async (context, next) => {
		const answer = await host.postForm(context.req.raw, { address: addressOf(context) });
		return answer ?? next();
	});
	app.options('*', () => new Response(null, { status: 204, headers: { allow: PAGE_METHODS } }));
	app.all('*', () => respond(methodNotAllowed(siteUrl)));

	app.onError((error, { env }) => {
		// Who goes away, or is sent away, in the middle of a request finds no fault of ours.
		if (env?.incoming?.destroyed && !env.incoming.complete)
			return new Response(null, { status: 408 });
		if (isUnavailable(error)) {
			log.warn({ reason: reasonOf(error) }, 'WordPress did not answer');
			return respond(unavailablePage(siteUrl));
		}
		log.error({ err: error }, 'a request failed');
		return respond(faultPage(siteUrl));
	});

	return {
		request: async (input, init) => app.request(input, init),
		listener: createNodeListener({
			sendCached: host.sendCached,
			finished: (incoming) => backend.finished?.(incoming) ?? null,
			headers: baseHeaders({ siteUrl }),
			fetch: (request, env) => app.fetch(request, env),
		}),
		warm: host.warm,
		drain() {
			isDraining = true;
		},
		async close() {
			parts.shared?.close();
			await parts.pool?.close();
			await backend.close();
		},
	};
}

const PAGE_METHODS = 'GET, HEAD, OPTIONS';

function methodNotAllowed(siteUrl: string) {
	return plainPage(
		{
			status: 405,
			title: 'This page can only be read',
			text: 'The address takes no data.',
			link: { href: '/', label: 'Go to the start page' },
			headers: { allow: PAGE_METHODS },
		},
		siteUrl,
	);
}

/**
 * Whether a request asks GraphQL with a document of its own, which has to be read, checked and run. The front end's own
 * are named by their hash.
 */
function bringsDocument(request: HonoRequest): boolean {
	return /^\/graphql\/?$/.test(request.path) && request.query('query') !== undefined;
}

function addressOf({ env, req }: Context<Env>): string {
	const socket = env?.incoming?.socket;
	return clientAddress(socket?.remoteAddress, req.header('x-forwarded-for') ?? null);
}
