import * as v from 'valibot';
import { withAddressOf } from '../auth/visitor-address';
import type { Store } from '../store/store';
import type { Answer } from './envelope';
import { readJson } from './read-request';
import { invalidParams, noRoute, RestError } from './rest-error';

/** The route that takes several writes at once. */
export const BATCH_ROUTE = '/batch/v1';

const MOST_REQUESTS = 25;
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const VALIDATIONS = ['require-all-validate', 'normal'] as const;

const Headers = v.record(v.string(), v.union([v.string(), v.array(v.string())]));
const Part = v.object({
	method: v.optional(v.picklist(METHODS), 'POST'),
	path: v.string(),
	body: v.optional(v.record(v.string(), v.unknown()), {}),
	headers: v.optional(Headers, {}),
});
type Part = v.InferOutput<typeof Part>;

/** Headers with the user's login: those of the batch count for all its parts. */
const OF_USER = ['authorization', 'cookie', 'x-wp-nonce'] as const;

/** The ways to answer a part: for good, or until something would be written. */
export interface BatchRunner {
	/** True for a user who may send long bodies. */
	isWriter: boolean;
	store: () => Store;
	siteUrl: string;
	answer: (request: Request) => Promise<Answer>;
	/** Answers with 200 where a write would begin. */
	validate: (request: Request) => Promise<Answer>;
}

/** `OPTIONS /batch/v1`, by which editors learn how many parts a batch takes. */
export function describeBatch(siteUrl: string): Answer {
	const text = { type: 'string' };
	const item = {
		type: 'object',
		properties: {
			method: { ...text, enum: METHODS, default: 'POST' },
			path: { ...text, required: true },
			body: { type: 'object', properties: [], additionalProperties: true },
			headers: {
				type: 'object',
				properties: [],
				additionalProperties: { type: ['string', 'array'], items: text },
			},
		},
	};
	const args = {
		validation: { ...text, enum: VALIDATIONS, default: 'normal', required: false },
		requests: { type: 'array', maxItems: MOST_REQUESTS, items: item, required: true },
	};
	const data = {
		namespace: '',
		methods: ['POST'],
		endpoints: [{ methods: ['POST'], args }],
		_links: { self: [{ href: `${siteUrl}/wp-json${BATCH_ROUTE}` }] },
	};
	return { status: 200, data, headers: { Allow: 'POST' } };
}

/**
 * `POST /batch/v1`: carries out writes of content and terms one after the other, each with its own answer. With
 * `require-all-validate` it carries out none if one has wrong parameters.
 * @throws RestError for an invalid batch
 */
export async function runBatch(request: Request, runner: BatchRunner): Promise<Answer> {
	const { validation, parts } = readBatch(await readJson(request, runner.isWriter));
	const requests = parts.map((part) => requestOf(part, request, runner));
	if (validation === 'require-all-validate') {
		const tried = await inTurn(requests, runner.validate);
		const found = tried.map((answer) => (isInvalid(answer) ? enveloped(answer, true) : null));
		if (found.some((answer) => answer !== null))
			return { status: 207, data: { failed: 'validation', responses: found }, headers: {} };
	}
	const answers = await inTurn(requests, runner.answer);
	const responses = answers.map((answer) => enveloped(answer));
	return { status: 207, data: { responses }, headers: {} };
}

async function inTurn(
	requests: readonly (Request | RestError)[],
	answer: BatchRunner['answer'],
): Promise<Answer[]> {
	const answers: Answer[] = [];
	for (const request of requests)
		answers.push(
			request instanceof RestError
				? { status: request.status, data: request.body(), headers: {} }
				: await answer(withAddressOf(request.clone(), request)),
		);
	return answers;
}

/** Faults of parameters, and requests that cannot be carried out at all. */
function isInvalid({ status, data }: Answer): boolean {
	const { code = '' } = data as { code?: string };
	const isFault = /^(?:rest_invalid_param|rest_missing_callback_param|rest_batch_not_allowed)$/;
	return status === 400 && isFault.test(code);
}

/** An answer inside another answer. PHP writes an empty map of headers as a list. */
function enveloped({ data, status, headers }: Answer, isBare = false) {
	const isEmpty = isBare || Object.keys(headers).length === 0;
	return { body: data, status, headers: isEmpty ? [] : headers };
}

/** Makes the request of one part, for the user of the batch. Returns the refusal if the path takes no batches. */
function requestOf(part: Part, batch: Request, { store, siteUrl }: BatchRunner) {
	if (!URL.canParse(`${siteUrl}/wp-json${part.path}`))
		return new RestError('parse_path_failed', 'Could not parse the path.', 400);
	const url = new URL(`${siteUrl}/wp-json${part.path}`);
	const base = /^\/wp-json\/wp\/v2\/([^/]+)(?:\/\d+)?\/?$/.exec(url.pathname)?.[1];
	if (base === undefined) return noRoute();
	const { contentTypes, taxonomies } = store().content;
	const isTaken =
		contentTypes.some(({ name, restBase }) => restBase === base && name !== 'attachment') ||
		taxonomies.some(({ restBase }) => restBase === base);
	if (!isTaken)
		return new RestError(
			'rest_batch_not_allowed',
			'The requested route does not support batch requests.',
			400,
		);
	const headers = new globalThis.Headers();
	for (const [name, value] of Object.entries(part.headers))
		if (/^[\w-]+$/.test(name))
			headers.set(
				name,
				[value]
					.flat()
					.join(', ')
					.replace(/[^\t -~]/g, ''),
			);
	for (const name of OF_USER) {
		const value = batch.headers.get(name);
		if (value === null) headers.delete(name);
		else headers.set(name, value);
	}
	const nonce = new URL(batch.url).searchParams.get('_wpnonce');
	if (nonce !== null && !headers.has('x-wp-nonce')) headers.set('x-wp-nonce', nonce);
	headers.set('content-type', 'application/json');
	headers.delete('content-length');
	const body = JSON.stringify(part.body);
	return withAddressOf(new Request(url, { method: part.method, headers, body }), batch);
}

function readBatch(body: unknown): { validation: string; parts: Part[] } {
	const { requests, validation = 'normal' } = (body ?? {}) as Record<string, unknown>;
	if (requests === undefined)
		throw new RestError('rest_missing_callback_param', 'Missing parameter(s): requests', 400, {
			params: ['requests'],
		});
	if (!VALIDATIONS.some((one) => one === validation))
		throw fault(
			'validation',
			'rest_not_in_enum',
			'validation is not one of require-all-validate and normal.',
		);
	if (!Array.isArray(requests))
		throw fault('requests', 'rest_invalid_type', 'requests is not of type array.');
	if (requests.length > MOST_REQUESTS)
		throw fault(
			'requests',
			'rest_too_many_items',
			`requests must contain at most ${MOST_REQUESTS} items.`,
		);
	return { validation: String(validation), parts: requests.map(readPart) };
}

function readPart(sent: unknown, at: number): Part {
	const part = v.safeParse(Part, sent);
	if (part.success) return part.output;
	const [key = ''] = part.issues[0].path?.map(({ key: name }) => String(name)) ?? [];
	const place = `requests[${at}]`;
	if (key === '') throw fault('requests', 'rest_invalid_type', `${place} is not of type object.`);
	if (key === 'path' && !Object.hasOwn(sent as object, 'path'))
		throw fault('requests', 'rest_property_required', `path is a required property of ${place}.`);
	if (key === 'method')
		throw fault(
			'requests',
			'rest_not_in_enum',
			`${place}[method] is not one of POST, PUT, PATCH, and DELETE.`,
		);
	const type = key === 'path' ? 'string' : 'object';
	throw fault('requests', 'rest_invalid_type', `${place}[${key}] is not of type ${type}.`);
}

const fault = (name: string, code: string, message: string) =>
	invalidParams(new Map([[name, { code, message, data: null }]]));
