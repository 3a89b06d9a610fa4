import type { RestViewer } from '../auth/create-auth';
import { may } from '../auth/roles';
import type { Store } from '../store/store';
import { storeInLanguage } from '../store/store-in-language';
import { BATCH_ROUTE, describeBatch, runBatch } from './batch-route';
import { type Answer, enveloped } from './envelope';
import { oembedXml } from './oembed-route';
import { readParams, restRouteOf } from './read-request';
import { MEDIA_ROUTE, readUpload } from './read-upload';
import type { RestContext } from './rest-context';
import { RestError } from './rest-error';
import { restHeaders } from './rest-headers';
import { run } from './run-route';

export interface RestOptions {
	/** Called for each request, so that a reload of the content takes effect. */
	store: () => Store;
	/** Absolute address of the site. */
	siteUrl: string;
	/**
	 * Finds the user who sent a request. If it is absent, every request is that of a visitor.
	 * `createAuth(…).restViewerOf` fits.
	 */
	viewerOf?: (request: Request) => RestViewer;
	/** Makes the signed link of a post's preview; if it is absent, answers have no such link. */
	previewLink?: RestContext['previewLink'];
	/** Origins of other sites that may come with a visitor's credentials. */
	corsOrigins?: readonly string[];
	/** Milliseconds since the epoch. */
	now?: () => number;
	/** The ways to write; absent or null: the site refuses every change. */
	writes?: RestContext['writes'];
	/** The uses of application passwords; absent or null where the host keeps none. */
	passwordUses?: RestContext['passwordUses'];
	/** The pace of comments; absent or null if the host does not limit it. */
	pace?: RestContext['pace'];
	/** Receives an internal fault; the client gets only a 500. */
	onError?: (error: unknown) => void;
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

const validated = () => new RestError('validated', 'Nothing is wrong with it.', 200);

/** Ways to write that end every write before it begins. */
const VALIDATED: RestOptions['writes'] = {
	write: () => Promise.reject(validated()),
	takeFile: () => Promise.reject(validated()),
	edited: () => Promise.reject(validated()),
};

/** The answer to a REST request, and true if the answer is for this viewer only. */
async function answerTo(
	options: RestOptions,
	request: Request,
	route: string,
): Promise<{ answer: Answer; isPersonal: boolean }> {
	let isPersonal = false;
	try {
		const viewer = viewerFor(options, request);
		isPersonal = viewer !== null;
		const isWriter = (options.writes ?? null) !== null && may(viewer, 'edit_posts');
		if (route === BATCH_ROUTE && request.method === 'OPTIONS')
			return { answer: describeBatch(siteUrlOf(options)), isPersonal };
		if (route === BATCH_ROUTE && request.method === 'POST') {
			const answerWith = (own: RestOptions) => async (part: Request) => {
				const found = await answerTo(own, part, restRouteOf(new URL(part.url)) ?? '/');
				return found.answer;
			};
			const answer = await runBatch(request, {
				store: options.store,
				siteUrl: siteUrlOf(options),
				isWriter,
				answer: answerWith(options),
				validate: answerWith({ ...options, writes: options.writes && VALIDATED }),
			});
			return { answer, isPersonal };
		}
		const writes = options.writes ?? null;
		const isUpload = route === MEDIA_ROUTE && request.method === 'POST';
		const { params, upload } = isUpload
			? await readUpload(request, writes !== null && may(viewer, 'upload_files'))
			: { params: await readParams(request, isWriter), upload: null };
		isPersonal ||= params.has('password');
		const siteUrl = siteUrlOf(options);
		const now = (options.now ?? Date.now)();
		const language = params.get('lang');
		const store = storeInLanguage(options.store(), typeof language === 'string' ? language : null);
		const previewLink = options.previewLink ?? null;
		const { pace = null, passwordUses = null } = options;
		const asked = { request, route, params, upload, pace, passwordUses };
		const context = { store, siteUrl, viewer, now, writes, previewLink, ...asked };
		return { answer: await run(context), isPersonal };
	} catch (error) {
		return { answer: failure(error, options), isPersonal };
	}
}

const siteUrlOf = ({ siteUrl }: RestOptions) => siteUrl.replace(/\/$/, '');

/**
 * WordPress's REST API over the store: `/wp-json/…` and `/?rest_route=/…`. It only reads, but it also takes comments,
 * and it takes posts and terms if content can be written.
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
		const body = request.method === 'HEAD' ? null : bodyOf(answer, url, headers);
		if (body === null && request.method !== 'HEAD')
			return Response.json(
				{ code: 'rest_callback_invalid', message: 'Invalid JSONP callback function.' },
				{ status: 400, headers },
			);
		return new Response(body, { status: answer.status, headers });
	};
}

/**
 * The text of an answer: JSON, a call of the function that `_jsonp` names, or XML if a request of oEmbed asks for it.
 * @returns null if `_jsonp` names no function
 */
function bodyOf(answer: Answer, url: URL, headers: Headers): string | null {
	const { data } = answer;
	const xml = oembedXml(answer, url);
	if (xml !== null) {
		headers.set('Content-Type', 'text/xml; charset=UTF-8');
		return xml;
	}
	const callback = url.searchParams.get('_jsonp');
	if (callback === null || callback === '') return JSON.stringify(data);
	if (!/^[\w.]{1,200}$/.test(callback)) return null;
	headers.set('Content-Type', 'application/javascript; charset=UTF-8');
	// JSON allows these line ends in texts, but older versions of JavaScript do not.
	const json = JSON.stringify(data).replace(/[\u2028\u2029]/g, (end) =>
		end === '\u2028' ? '\\u2028' : '\\u2029',
	);
	return `/**/${callback}(${json})`;
}

/** The answer of REST to a GET by its own process: the parsed body, and `X-WP-Total` and `X-WP-TotalPages` or 0. */
interface ReadAnswer {
	status: number;
	body: unknown;
	total: number;
	totalPages: number;
}

/**
 * Makes a reader of REST for code in the same process. It reads as an anonymous visitor by GET and returns the answer
 * without its headers and text.
 * @returns a function that reads a path below `/wp-json/`: `wp/v2/posts?per_page=6`
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
			// A copy of the data, as a client would get it, so that the caller receives no objects of the store.
			body: JSON.parse(JSON.stringify(answer.data)),
			total: Number(answer.headers['X-WP-Total'] ?? 0),
			totalPages: Number(answer.headers['X-WP-TotalPages'] ?? 0),
		};
	};
}
