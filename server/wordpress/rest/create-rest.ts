import { ownValue } from '@outrigger/rules/values/own-value';
import type { RestViewer } from '../auth/create-auth';
import { may } from '../auth/roles';
import type { Store } from '../store/store';
import { storeInLanguage } from '../store/store-in-language';
import { describeRoute } from './describe-route';
import { type Answer, enveloped } from './envelope';
import { findRoute, type Route } from './find-route';
import { itemOf } from './item-of';
import { pageHeaders } from './pagination';
import { phpMap, project, projectData, readProjection } from './projection';
import { readParams, restRouteOf } from './read-request';
import { MEDIA_ROUTE, readUpload } from './read-upload';
import type { RestContext } from './rest-context';
import { forbidden, noRoute, RestError } from './rest-error';
import { restHeaders } from './rest-headers';
import type { RestResult, RestTarget } from './rest-item';

export interface RestOptions {
	/** Asked anew each time, so that a reload of the content is seen. */
	store: () => Store;
	/** Absolute address of the site. */
	siteUrl: string;
	/**
	 * Finds the user who sent a request; without it every request is a visitor's. `createAuth(…).restViewerOf` fits.
	 */
	viewerOf?: (request: Request) => RestViewer;
	/** Origins of other sites that may come with a visitor's credentials. */
	corsOrigins?: readonly string[];
	/** Milliseconds since the epoch. */
	now?: () => number;
	/** The ways to write; absent or null: the site refuses every change. */
	writes?: RestContext['writes'];
	/** Receives a mistake of ours, which the client sees as a bare 500. */
	onError?: (error: unknown) => void;
}

function answerOf(context: RestContext, result: RestResult): Answer {
	const wanted = readProjection(context.params);
	const embed = (target: RestTarget) => itemOf(context, target, 'embed');
	switch (result.kind) {
		case 'data':
			return { status: 200, data: phpMap(projectData(result.data, wanted)), headers: {} };
		case 'item':
			return {
				status: result.status ?? 200,
				data: project(result.item, wanted, embed),
				headers: result.headers ?? {},
			};
		case 'items':
			return {
				status: 200,
				data: result.items.map((item) => project(item, wanted, embed)),
				headers: pageHeaders(context, result),
			};
	}
}

function routeOrNothing(context: RestContext): Route | null {
	try {
		return findRoute(context);
	} catch (error) {
		if (error instanceof RestError) return null;
		throw error;
	}
}

async function optionsAnswer(context: RestContext): Promise<Answer> {
	const route = routeOrNothing(context);
	// WordPress answers an empty list with 200, not 404.
	if (route === null) return { status: 200, data: [], headers: {} };
	const allowed = allowedMethods(context, route);
	const data = { namespace: route.namespace, ...(await describeRoute(context, route, findRoute)) };
	return {
		status: 200,
		data: projectData(data, readProjection(context.params)),
		headers: {
			Allow: allowed,
			'Access-Control-Allow-Methods': 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
		},
	};
}

/** The methods that this user may call. Visitors write nothing. */
function allowedMethods({ viewer }: RestContext, route: Route): string {
	if (viewer === null) return 'GET';
	const writes = route.post ? ['POST'] : Object.keys(route.writes ?? {});
	return ['GET', ...writes].join(', ');
}

/** The method of a request; `_method` and a header stand for it where a client can send GET and POST alone. */
function methodOf({ request, params }: RestContext): string {
	const asked = params.get('_method') ?? request.headers.get('x-http-method-override');
	return typeof asked === 'string' && asked !== '' ? asked.toUpperCase() : request.method;
}

/** The answer to a method other than reading: what is written, or the refusal in WordPress's words. */
async function write(context: RestContext, route: Route, method: string): Promise<Answer> {
	if (method === 'POST' && route.post) return answerOf(context, await route.post());
	const carryOut = ownValue(route.writes ?? {}, method);
	if (carryOut) return answerOf(context, await carryOut());
	const refused = route.refused.find(({ methods }) => methods.includes(method));
	if (refused === undefined) throw noRoute();
	try {
		await route.get();
	} catch (error) {
		// A thing that does not exist is a 404 for every method.
		if (error instanceof RestError && error.status === 404) throw error;
	}
	throw forbidden(context.viewer, refused.code, refused.message);
}

/** Refusals of a route that can be read: they say what is allowed there. */
function saysWhatIsAllowed({ status, code }: RestError, isReading: boolean): boolean {
	if (status === 400 || code === 'rest_not_logged_in') return true;
	return !isReading && (status === 401 || status === 403) && code !== 'rest_forbidden';
}

async function run(context: RestContext): Promise<Answer> {
	const method = methodOf(context);
	if (method === 'OPTIONS') return optionsAnswer(context);
	const route = findRoute(context);
	const isReading = method === 'GET' || method === 'HEAD';
	const allow = { Allow: allowedMethods(context, route) };
	try {
		if (!isReading) return await write(context, route, method);
		const answer = answerOf(context, await route.get());
		return { ...answer, headers: { ...allow, ...answer.headers } };
	} catch (error) {
		if (!(error instanceof RestError)) throw error;
		const headers = saysWhatIsAllowed(error, isReading) ? allow : {};
		return { status: error.status, data: error.body(), headers };
	}
}

/** WordPress's answer to wrong credentials. */
const WRONG_CREDENTIALS = {
	'invalid-nonce': ['rest_cookie_invalid_nonce', 'Cookie check failed', 403],
	'unknown-user': [
		'invalid_username',
		'Unknown username. Check again or try your email address.',
		401,
	],
	'wrong-password': [
		'incorrect_password',
		'The provided password is an invalid application password.',
		401,
	],
} as const;

/** The user who sent a request. Throws for a login with a wrong nonce and for a wrong application password. */
function viewerFor(options: RestOptions, request: Request) {
	const found = options.viewerOf?.(request);
	if (found?.error) {
		const [code, message, status] = WRONG_CREDENTIALS[found.error];
		throw new RestError(code, message, status);
	}
	return found?.viewer ?? null;
}

function failure(error: unknown, options: RestOptions): Answer {
	if (error instanceof RestError) return { status: error.status, data: error.body(), headers: {} };
	options.onError?.(error);
	const hidden = new RestError('internal_server_error', 'Something went wrong here.', 500);
	return { status: 500, data: hidden.body(), headers: {} };
}

/** The answer to a request that is one of REST's, and true if the answer is for the viewer alone. */
async function answerTo(options: RestOptions, request: Request, route: string) {
	let isPersonal = false;
	try {
		const viewer = viewerFor(options, request);
		isPersonal = viewer !== null;
		const writes = options.writes ?? null;
		const isUpload = route === MEDIA_ROUTE && request.method === 'POST';
		const { params, upload } = isUpload
			? await readUpload(request, writes !== null && may(viewer, 'upload_files'))
			: { params: await readParams(request), upload: null };
		isPersonal ||= params.has('password');
		const siteUrl = siteUrlOf(options);
		const now = (options.now ?? Date.now)();
		const language = params.get('lang');
		const store = storeInLanguage(options.store(), typeof language === 'string' ? language : null);
		const context = { store, siteUrl, viewer, request, route, params, now, writes, upload };
		return { answer: await run(context), isPersonal };
	} catch (error) {
		return { answer: failure(error, options), isPersonal };
	}
}

const siteUrlOf = ({ siteUrl }: RestOptions) => siteUrl.replace(/\/$/, '');

/**
 * WordPress's REST API over the store: `/wp-json/…` and `/?rest_route=/…`, read only but for comments, and for posts and terms
 * where content can be written.
 * Answers, headers and errors have WordPress's shapes.
 * @returns a handler that gives `null` for every address that is none of REST's
 */
export function createRest(options: RestOptions): (request: Request) => Promise<Response | null> {
	return async (request) => {
		const url = new URL(request.url);
		const route = restRouteOf(url);
		if (route === null) return null;
		const { answer: found, isPersonal } = await answerTo(options, request, route);
		const answer = url.searchParams.has('_envelope') ? enveloped(found) : found;
		const headers = restHeaders(
			request,
			siteUrlOf(options),
			options.corsOrigins ?? [],
			isPersonal,
			answer.headers,
		);
		const body = request.method === 'HEAD' ? null : JSON.stringify(answer.data);
		return new Response(body, { status: answer.status, headers });
	};
}

/** The answer of REST to a GET by its own process: the parsed body, and `X-WP-Total` and `X-WP-TotalPages` or 0. */
interface ReadAnswer {
	status: number;
	body: unknown;
	total: number;
	totalPages: number;
}

/**
 * The same for code in the same process, as an anonymous visitor: the answer of a GET, without
 * its headers and text.
 * @returns a function that asks for a path below `/wp-json/`: `wp/v2/posts?per_page=6`
 */
export function createRestReader(
	options: Omit<RestOptions, 'viewerOf' | 'corsOrigins'>,
): (path: string) => Promise<ReadAnswer> {
	return async (path) => {
		const request = new Request(`${siteUrlOf(options)}/wp-json/${path}`);
		const route = restRouteOf(new URL(request.url)) ?? '/';
		const { answer } = await answerTo(options, request, route);
		return {
			status: answer.status,
			// As it would arrive: nothing of the store is handed out.
			body: JSON.parse(JSON.stringify(answer.data)),
			total: Number(answer.headers['X-WP-Total'] ?? 0),
			totalPages: Number(answer.headers['X-WP-TotalPages'] ?? 0),
		};
	};
}
