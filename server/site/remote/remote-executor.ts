import { type DocumentNode, type ExecutionResult, print } from 'graphql';
import * as v from 'valibot';
import type { GraphQLExecutor } from '../contract/renderer';
import { WordPressUnavailable } from '../contract/unavailable';
import { readRemote } from './remote-fetch';

/** What a GraphQL answer may hold; everything else is HTML, an error of PHP, or half of an answer. */
const Answer = v.object({
	data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
	errors: v.optional(v.array(v.looseObject({ message: v.string() }))),
});

/** WPGraphQL understood nothing of a document: it asks for what this site does not have. */
export class GraphQLRefused extends WordPressUnavailable {
	override name = 'GraphQLRefused';
}

const texts = new WeakMap<DocumentNode, string>();

/** The text of a document, printed once. */
function textOf(document: DocumentNode): string {
	const known = texts.get(document);
	if (known !== undefined) return known;
	const text = print(document);
	texts.set(document, text);
	return text;
}

/**
 * Reads the body of a GraphQL answer. `extensions` are dropped: WPGraphQL fills them with debug notes.
 * @throws WordPressUnavailable for a body that is none
 */
export function parseAnswer(text: string, status: number): ExecutionResult {
	let body: unknown;
	try {
		body = JSON.parse(text);
	} catch (cause) {
		throw new WordPressUnavailable(`GraphQL answered ${status} with something that is no JSON.`, {
			cause,
		});
	}
	const parsed = v.safeParse(Answer, body);
	const { data, errors } = parsed.success ? parsed.output : {};
	if (data === undefined && errors === undefined) {
		throw new WordPressUnavailable(`GraphQL answered ${status} with neither data nor errors.`);
	}
	return {
		...(data === undefined ? {} : { data }),
		...(errors ? { errors } : {}),
	} as ExecutionResult;
}

/**
 * Runs operations on a real WPGraphQL.
 *
 * Data with errors beside it is given as it is: the asker decides what it can do without. An answer without data at
 * all rejects, because no page can be made of it.
 *
 * @param authorization of an editor; without it the asker is anybody
 */
export function createRemoteExecutor(
	graphqlUrl: string,
	authorization: string | null = null,
): GraphQLExecutor {
	return async ({ query, variables = {}, operationName }) => {
		const { status, text } = await readRemote(graphqlUrl, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				accept: 'application/json',
				...(authorization ? { authorization } : {}),
			},
			body: JSON.stringify({ query: textOf(query), variables, operationName }),
		});
		const result = parseAnswer(text, status);
		if (!result.data) {
			const reason = result.errors?.[0]?.message ?? 'no reason';
			throw new GraphQLRefused(`GraphQL answered ${status} without data: ${reason}`);
		}
		return result;
	};
}
