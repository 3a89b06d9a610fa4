import { isPlainObject } from '../values/plain-object';

/** A fault that an answer names. */
export interface GraphQLFault {
	message: string;
	path?: unknown;
}

/** The contents of an answer of GraphQL: data, errors or both. */
export interface GraphQLAnswer {
	/** Null where all fields failed; absent where the server executed no operation. */
	data?: Record<string, unknown> | null;
	errors?: readonly GraphQLFault[];
}

/**
 * Reads a JSON body as an answer of GraphQL.
 * @returns null for another body: an error of core REST (`{ code, message, data: { status } }`), the index of
 *   `/wp-json/`, a text
 */
export function graphqlAnswer(body: unknown): GraphQLAnswer | null {
	if (!isPlainObject(body) || 'code' in body) return null;
	const { data, errors } = body;
	const hasData = data === null || isPlainObject(data);
	const hasErrors = Array.isArray(errors) && errors.every(isFault);
	if (data !== undefined && !hasData) return null;
	if (errors !== undefined && !hasErrors) return null;
	if (!hasData && !(hasErrors && errors.length > 0)) return null;
	return { ...(hasData && { data }), ...(hasErrors && { errors }) };
}

function isFault(fault: unknown): fault is GraphQLFault {
	return isPlainObject(fault) && typeof fault.message === 'string';
}
