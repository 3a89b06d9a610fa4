import { isPlainObject } from '../values/plain-object';

/** One error in an answer of GraphQL. */
export interface GraphQLFault {
	message: string;
	path?: unknown;
}

/** An answer of GraphQL, which contains data, errors or both. */
export interface GraphQLAnswer {
	/** Null if all fields failed; absent if the server executed no operation. */
	data?: Record<string, unknown> | null;
	errors?: readonly GraphQLFault[];
}

/**
 * Parses a JSON body as an answer of GraphQL.
 * @returns null for a body that is no answer of GraphQL: an error of core REST (`{ code, message, data: { status } }`),
 * the index of `/wp-json/`, a text
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
