import { FORM_TYPE } from '@outrigger/http/posted-form';
import { RefusedBody, refusalText } from '@outrigger/http/refused-body';
import type { HonoRequest, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { plainPage } from './site/answers/plain-page';
import { respond } from './site/answers/respond';
import { wordsFor } from './site/answers/words-for';

/**
 * The limit for GraphQL at each of its addresses. A request has a document and variables; a comment's text has at most
 * 64 kB.
 */
const GRAPHQL = { path: /^\/(?:index\.php)?\/?(?:graphql\/?)?$/, kilobytes: 128 };
/** The limit for files for the mock's library, which reads only files of users who may upload. */
const UPLOADS = { path: /^\/wp-json\/wp\/v2\/media\/?$/, kilobytes: 16 * 1024 };
/** The limit for posts and pages of editors. REST reads such a long body only from users who may write. */
const REST = { path: /^\/wp-json\/(?:wp\/v2|batch)\//, kilobytes: 1024 };
/** The limit for all other requests, such as a purge or a call of a browser. */
const OTHERS = { path: /^/, kilobytes: 64 };
/** Paths that read their body as text, regardless of its content type: `curl -d` sends JSON with the type of a form. */
const READS_TEXT = /^\/(?:revalidate|graphql|wp-json)(?:\/|$)/;

/**
 * Refuses every body that is longer than its route takes: at once if its `Content-Length` is too large, else at the
 * first byte beyond the limit. Posted forms are left to `receiveForm`, which counts their fields as well.
 *
 * @param siteUrl public origin
 */
export function boundBodies(siteUrl: string): MiddlewareHandler {
	const limits = [GRAPHQL, UPLOADS, REST, OTHERS].map(({ path, kilobytes }) => {
		const maxSize = kilobytes * 1024;
		return {
			path,
			maxSize,
			check: bodyLimit({
				maxSize,
				onError: ({ req }) => {
					const reason = new RefusedBody({ mostBytes: maxSize });
					return answerRefusedBody(req.raw, reason, siteUrl);
				},
			}),
		};
	});
	return async (context, next) => {
		const { path } = context.req;
		const type = context.req.header('content-type') ?? '';
		if (FORM_TYPE.test(type) && !READS_TEXT.test(path)) return next();
		const limit = limits.find((one) => one.path.test(path));
		if (!limit || isShort(context.req, limit.maxSize)) return next();
		return limit.check(context, next);
	};
}

/**
 * Returns whether a request announces a body within a limit; node reads no more than a `Content-Length` announces. The
 * middleware of hono would ask for the stream of the body first, which costs an executed query a tenth of its time.
 */
function isShort(request: HonoRequest, maxSize: number): boolean {
	const announced = request.header('content-length') ?? '';
	if (request.header('transfer-encoding') !== undefined) return false;
	return /^\d+$/.test(announced) && Number(announced) <= maxSize;
}

/** Answers with the reason for a refused body, in the format of the requested path. */
export function answerRefusedBody(
	request: Request,
	{ status, message, fault }: RefusedBody,
	siteUrl: string,
): Response {
	const path = new URL(request.url).pathname;
	const init = { status, headers: { 'cache-control': 'no-store' } };
	if (path.startsWith('/wp-json')) {
		const code = status === 413 ? 'rest_body_too_large' : 'rest_invalid_body';
		return Response.json({ code, message, data: { status } }, init);
	}
	if (path.startsWith('/graphql')) return Response.json({ errors: [{ message }] }, init);
	const say = wordsFor(siteUrl, request);
	const text = refusalText(fault, say);
	if (path === '/wp-admin/admin-ajax.php') {
		return Response.json({ success: false, data: { message: text, errors: {}, data: {} } }, init);
	}
	const title = say(status === 413 ? 'host.tooMuch' : 'host.cannotRead');
	return respond(
		plainPage({ status, title, text, link: { href: '/', label: say('host.start') } }, siteUrl, say),
	);
}
