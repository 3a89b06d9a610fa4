import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { readPostedForm, textsOf } from '@outrigger/http/posted-form';
import { RefusedBody } from '@outrigger/http/refused-body';
import { sourceOf } from '@outrigger/http/request-source';
import { picturesHere } from '@outrigger/media/pictures-here';
import { POSTCARDS_PATH } from '@outrigger/rules/postcards/card-words';
import type { Say } from '@outrigger/rules/texts/text';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { adviseAliases } from './advise-aliases';
import { answerRefusedBody, boundBodies } from './body-limits';
import { createBrowserReports } from './browser-reports';
import type { Environment } from './environment';
import { createHealth, type Health, healthAnswer } from './health';
import { sendSmallerPictures, withBaseHeaders, withOwnPictures } from './passed-answers';
import { REPORT_PATH } from './report/report-page';
import { familiesOf } from './report/site-report';
import { createRequestLimits, REFRESH_LOOP, REFRESH_SEARCH } from './request-limits';
import { addRobotRoutes } from './robot-routes';
import { addSecurityRoutes } from './security-routes';
import {
	faultPage,
	notFoundPage,
	plainPage,
	unavailablePage,
	unavailableSheet,
} from './site/answers/plain-page';
import { preferencesOf, respond } from './site/answers/respond';
import { baseHeaders } from './site/answers/security-headers';
import { answerFrom } from './site/answers/stored-body';
import { wordsFor } from './site/answers/words-for';
import { revalidate } from './site/cache/revalidate';
import { isUnavailable, reasonOf } from './site/contract/unavailable';
import { openBoundedFolder } from './site/foreign-media/bounded-folder';
import { FOREIGN_MEDIA_ROUTE, MAX_KEPT_BYTES } from './site/foreign-media/foreign-media';
import { CAPTCHA_ROUTE } from './site/forms/captcha-frame';
import { createHost } from './site/host';
import type { HostParts } from './site/host-parts';
import { createNodeListener } from './site/node-listener';
import { logRequests } from './site/request-log';
import { clientAddress, networkOf } from './site/requests/client-address';
import { createRateLimit } from './site/requests/rate-limit';

/** A host without a port. */
export interface App {
	/** Answers a path or a request in this process. */
	request(input: string | Request, init?: RequestInit): Promise<Response>;
	/** For `http.createServer`. */
	listener: RequestListener;
	/** Prepares what the first page needs. After that `/readyz` answers 200. Never rejects. */
	warm(): Promise<void>;
	/** From now on `/readyz` answers 503, so that a balancer sends no more requests here. */
	drain(): void;
	/** The state that health checks read. */
	health: Health;
	close(): Promise<void>;
}

interface Env {
	Bindings: { incoming?: IncomingMessage };
	Variables: { requestId: string };
}

/**
 * The route table: it names every path that this process answers.
 *
 * @param environment the settings of the process, parsed
 * @param parts the differences between production, development and tests
 */
export function createApp(environment: Environment, parts: HostParts): App {
	const { siteUrl, revalidateSecret, rateLimit } = environment;
	const { backend, assets, log, now = Date.now } = parts;
	const host = createHost(environment, parts);
	const health = createHealth(now);
	const reports = createBrowserReports(environment.dataDir, log);
	const addressOf = ({ env, req }: Context): string => {
		const socket = (env as Env['Bindings'] | undefined)?.incoming?.socket;
		const forwarded = req.header('x-forwarded-for') ?? null;
		return clientAddress(socket?.remoteAddress, forwarded, environment.trustedProxies);
	};

	const limits = createRequestLimits({
		createLimit: parts.shared?.rateLimits ?? createRateLimit,
		rateLimit,
		backend,
		addressOf,
		wordsFor: (request) => wordsFor(siteUrl, request),
	});

	const app = new Hono<Env>();
	// The HTTP server answers these checks before it makes a request object. This route answers them in requests that
	// this process sends itself.
	app.on(['GET', 'HEAD'], ['/livez', '/readyz', '/healthz'], ({ req }) => {
		const answer = healthAnswer(req.path, health.memory, now());
		return new Response(answer?.body, answer ?? {});
	});
	app.use(requestId());
	app.use(logRequests(log));
	app.use(adviseAliases(environment.ownOrigins, log));

	app.use(limits.all);
	app.use(boundBodies(siteUrl));
	app.use(limits.guesses);

	// Drawings, Lottie films, subtitles and WordPress's sheets. The host compresses its pages and its build's files itself.
	for (const path of ['/wp-content/*', '/wp-includes/*', FOREIGN_MEDIA_ROUTE])
		app.use(path, compress());
	if (environment.wordpress) {
		app.use(
			sendSmallerPictures(
				{
					folder: openBoundedFolder(join(environment.dataDir, 'smaller-pictures'), MAX_KEPT_BYTES),
					pictures: parts.pictures ?? picturesHere(),
					now,
				},
				siteUrl,
			),
		);
	}
	app.get('/assets/*', async ({ req }, next) => {
		const file = await assets.find(req.path);
		return file ? respond(answerFrom(file, preferencesOf(req.raw))) : next();
	});
	// A WordPress may have files of its own under `/assets/`.
	app.use(async (context, next) => {
		const client = { address: addressOf(context) };
		return (await parts.through?.answer(context.req.raw, client)) ?? next();
	});
	app.get('/assets/*', () => respond(notFoundPage(siteUrl)));
	addRobotRoutes(app, siteUrl, host.sitemap);
	addSecurityRoutes(app, { siteUrl, contact: environment.securityContact, reports, now });
	app.get(FOREIGN_MEDIA_ROUTE, async (context) => {
		const visitor = networkOf(addressOf(context));
		return withBaseHeaders(await host.foreignMedia.send(context.req.raw, visitor), siteUrl);
	});
	app.on(['GET', 'POST'], `${POSTCARDS_PATH}*`, async (context, next) => {
		const visitor = networkOf(addressOf(context));
		return (await host.postcards(context.req.raw, visitor)) ?? next();
	});
	app.get(CAPTCHA_ROUTE, ({ req }) => host.captchaFrame(req.raw) ?? respond(notFoundPage(siteUrl)));
	app.get(REPORT_PATH, async ({ req }, next) => {
		const hasFamily = familiesOf(assets.manifest.fonts);
		const whyMissing = (address: string) => host.foreignMedia.whyMissing(address, 'recall');
		return (await backend.sendReport?.(req.raw, { hasFamily, whyMissing })) ?? next();
	});
	app.post('/revalidate', async ({ req, json }) => {
		const text = await req.text();
		const request = {
			time: req.header('x-outrigger-time'),
			signature: req.header('x-outrigger-signature'),
			text,
		};
		const { status, body, purge } = revalidate(revalidateSecret, request, parts.now ?? Date.now);
		if (purge) await host.purge(purge);
		return json(body, status);
	});
	app.post('/wp-login.php', async (context, next) => {
		if (context.req.query('action') !== 'postpass') return next();
		if (sourceOf(context.req.raw, environment.ownOrigins) === 'elsewhere')
			return context.body(null, 403);
		const form = textsOf(await readPostedForm(context.req.raw));
		return host.rememberPassword(form, context.req.header('referer') ?? null);
	});
	app.post(REFRESH_LOOP, ({ req }) => host.refreshLoop(req.raw));
	app.post(REFRESH_SEARCH, ({ req }) => host.refreshSearch(req.raw));
	app.post('/wp-comments-post.php', async (context, next) => {
		const client = { address: addressOf(context) };
		const answer = await host.postComment(context.req.raw, client);
		return answer ? withBaseHeaders(answer, siteUrl) : next();
	});
	app.post('/wp-admin/admin-ajax.php', async ({ req: { raw } }, next) => {
		await readPostedForm(raw, host.mayHaveUploads(raw, true));
		return next();
	});
	app.use(async (context, next) => {
		const client = { address: addressOf(context) };
		const response = await host.cartSession(context.req.raw, client, backend.handle);
		if (!response) return next();
		return withBaseHeaders(await withOwnPictures(response, host.foreignMedia.ownSheet), siteUrl);
	});
	app.get('*', (context) => host.page(context.req.raw, { address: addressOf(context) }));
	app.post('*', async (context, next) => {
		const answer = await host.postForm(context.req.raw, { address: addressOf(context) });
		return answer ?? next();
	});
	app.options('*', () => new Response(null, { status: 204, headers: { allow: PAGE_METHODS } }));
	app.all('*', ({ req }) => respond(methodNotAllowed(siteUrl, wordsFor(siteUrl, req.raw))));

	app.onError((error, { env, req }) => {
		if (error instanceof RefusedBody) return answerRefusedBody(req.raw, error, siteUrl);
		// A request that the visitor or the host cuts off is no fault of the host.
		if (env?.incoming?.destroyed && !env.incoming.complete)
			return new Response(null, { status: 408 });
		if (isUnavailable(error)) {
			log.warn({ reason: reasonOf(error) }, 'WordPress did not answer');
			const isSheet = req.header('sec-fetch-dest') === 'style';
			return respond(
				isSheet ? unavailableSheet(siteUrl) : unavailablePage(siteUrl, wordsFor(siteUrl, req.raw)),
			);
		}
		log.error({ err: error }, 'a request failed');
		return respond(faultPage(siteUrl, wordsFor(siteUrl, req.raw)));
	});

	return {
		request: async (input, init) => app.request(input, init),
		listener: createNodeListener({
			sendCached: host.sendCached,
			hintsFor: environment.earlyHints ? host.hintsFor : () => [],
			healthOf: (address) => healthAnswer(address, health.memory, now()),
			finished: (incoming) => backend.finished?.(incoming) ?? null,
			headers: baseHeaders({ siteUrl }),
			fetch: (request, env) => app.fetch(request, env),
		}),
		async warm() {
			await host.warm();
			health.become('ok');
			// The CDN may have pages of another build, or pages of content that changed before this start.
			parts.cdn?.purge('everything');
		},
		drain: () => health.become('draining'),
		health,
		async close() {
			parts.shared?.close();
			await parts.cdn?.close();
			await reports.close();
			await parts.pool?.close();
			parts.pictures?.close();
			await backend.close();
		},
	};
}

const PAGE_METHODS = 'GET, HEAD, OPTIONS';

function methodNotAllowed(siteUrl: string, say: Say) {
	return plainPage(
		{
			status: 405,
			title: say('host.readOnly'),
			text: say('host.readOnlyText'),
			link: { href: '/', label: say('host.start') },
			headers: { allow: PAGE_METHODS },
		},
		siteUrl,
		say,
	);
}
