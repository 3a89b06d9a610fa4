import { PRIVATE } from '../answers/cache-control';
import { baseHeaders } from '../answers/security-headers';

/** A refusal in WordPress's shape: `{ code, message, data: { status, … } }`. */
export class RestRefusal extends Error {
	readonly code: string;
	readonly status: number;
	readonly data: Record<string, unknown>;

	/**
	 * @param code WordPress's name of the error, `rest_invalid_param`
	 * @param message for developers; plain text
	 */
	constructor(code: string, message: string, status: number, data: Record<string, unknown> = {}) {
		super(message);
		this.code = code;
		this.status = status;
		this.data = data;
	}
}

/** The named parameters are in the request, but their values are wrong. */
export function invalidParams(names: readonly string[]): RestRefusal {
	const params = Object.fromEntries(names.map((name) => [name, 'Invalid parameter.']));
	return new RestRefusal('rest_invalid_param', `Invalid parameter(s): ${names.join(', ')}`, 400, {
		params,
	});
}

/** The named parameters are missing in the request. */
export function missingParams(names: readonly string[]): RestRefusal {
	return new RestRefusal(
		'rest_missing_callback_param',
		`Missing parameter(s): ${names.join(', ')}`,
		400,
		{ params: names },
	);
}

/** WordPress did not answer. */
export function unavailable(): RestRefusal {
	return new RestRefusal('rest_unavailable', 'The site cannot answer just now.', 503);
}

/** Headers of an answer for a single visitor. */
export function restHeaders(siteUrl: string): Record<string, string> {
	return { ...baseHeaders({ siteUrl }), 'cache-control': PRIVATE };
}

/** A refusal as an answer. */
export function sendRefusal(refusal: RestRefusal, siteUrl: string): Response {
	const { code, message, status, data } = refusal;
	return Response.json(
		{ code, message, data: { status, ...data } },
		{ status, headers: restHeaders(siteUrl) },
	);
}
