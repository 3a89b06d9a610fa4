/** The fault of one parameter, in WordPress's words and with its code. */
export interface ParamProblem {
	code: string;
	message: string;
	data: unknown;
}

/** A refusal in WordPress's shape: `{ code, message, data: { status, … } }`. */
export class RestError extends Error {
	readonly code: string;
	readonly status: number;
	readonly data: Record<string, unknown> | null;

	/**
	 * @param code WordPress's name of the error, `rest_post_invalid_id`
	 * @param message for developers; plain text
	 * @param status HTTP status
	 * @param data the values beside the status in `data`; null for an answer whose data is null
	 */
	constructor(
		code: string,
		message: string,
		status: number,
		data: Record<string, unknown> | null = {},
	) {
		super(message);
		this.code = code;
		this.status = status;
		this.data = data;
	}

	/** The answer's body. */
	body(): { code: string; message: string; data: Record<string, unknown> | null } {
		const data = this.data && { status: this.status, ...this.data };
		return { code: this.code, message: this.message, data };
	}
}

/** A single error for all wrong parameters. */
export function invalidParams(problems: ReadonlyMap<string, ParamProblem>): RestError {
	const messages = [...problems].map(([name, problem]) => [name, problem.message]);
	return new RestError(
		'rest_invalid_param',
		`Invalid parameter(s): ${[...problems.keys()].join(', ')}`,
		400,
		{ params: Object.fromEntries(messages), details: Object.fromEntries(problems) },
	);
}

/** The refusal of a path that does not exist, or not with the requested method. */
export function noRoute(): RestError {
	return new RestError(
		'rest_no_route',
		'No route was found matching the URL and request method.',
		404,
	);
}

/** The refusal of a request without the necessary right: 401 for visitors, 403 for users who are logged in. */
export function forbidden(
	viewer: object | null,
	code = 'rest_forbidden',
	message = 'Sorry, you are not allowed to do that.',
): RestError {
	return new RestError(code, message, viewer === null ? 401 : 403);
}
