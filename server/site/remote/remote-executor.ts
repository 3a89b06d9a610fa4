import { graphqlAnswer } from '@outrigger/rules/wordpress/graphql-answer';
import { type DocumentNode, type ExecutionResult, print } from 'graphql';
import type { GraphQLExecutor } from '../contract/renderer';
import { WordPressUnavailable } from '../contract/unavailable';
import { type RemoteText, readRemote } from './remote-fetch';

/** The error for a document that WPGraphQL refused as a whole, because this site lacks a field or type in it. */
export class GraphQLRefused extends WordPressUnavailable {
	override name = 'GraphQLRefused';
}

/** The error for a site that answered, but not with GraphQL. */
export class NoGraphQL extends WordPressUnavailable {
	override name = 'NoGraphQL';
	/** Sentences for the operator; they are set after the site was examined. */
	advice: readonly string[] = [];
}

const texts = new WeakMap<DocumentNode, string>();

/** The text of a document, printed once. */
function printedOnce(document: DocumentNode): string {
	const known = texts.get(document);
	if (known !== undefined) return known;
	const text = print(document);
	texts.set(document, text);
	return text;
}

/**
 * Reads the body of a GraphQL answer. `extensions` are dropped: WPGraphQL fills them with debug notes.
 * @throws WordPressUnavailable for a body that is no GraphQL answer
 */
export function parseAnswer(text: string, status: number): ExecutionResult {
	return answerIn(jsonIn(text, status), status);
}

function jsonIn(text: string, status: number): unknown {
	try {
		return JSON.parse(text);
	} catch (cause) {
		const Fault = status < 500 ? NoGraphQL : WordPressUnavailable;
		throw new Fault(`GraphQL answered ${status} with something that is no JSON.`, { cause });
	}
}

/**
 * Reads the answer to a list of operations.
 * @returns null if it is a single answer instead of a list: the site takes no lists
 * @throws WordPressUnavailable for a body that is no GraphQL answer
 */
function parseAnswers(text: string, status: number, length: number): unknown[] | null {
	const body = jsonIn(text, status);
	if (Array.isArray(body)) {
		if (body.length === length) return body;
		throw new WordPressUnavailable(`GraphQL answered ${body.length} of ${length} operations.`);
	}
	answerIn(body, status);
	return null;
}

function answerIn(body: unknown, status: number): ExecutionResult {
	const answer = graphqlAnswer(body);
	if (answer) return answer as ExecutionResult;
	throw new WordPressUnavailable(`GraphQL answered ${status} with neither data nor errors.`);
}

/** The most operations that WPGraphQL takes in one request. */
const MOST_AT_ONCE = 10;

/** An operation that waits for the other operations of its turn of the event loop. */
interface WaitingOperation {
	/**
	 * The address to which the operation is sent. From the address of a request WordPress's query blocks read the
	 * number of their page, and the companion plugin reads the language.
	 */
	address: string;
	body: { query: string; variables: Record<string, unknown>; operationName: string | undefined };
	resolve: (result: ExecutionResult) => void;
	reject: (error: unknown) => void;
}

/**
 * Runs operations on a real WPGraphQL. It sends the operations of one turn of the event loop in one request, because
 * WordPress starts again for each request. A site that takes no lists of operations (a setting of WPGraphQL) gets a
 * request for each operation.
 *
 * The executor returns data with errors unchanged: the caller decides which fields it can do without. It rejects for an
 * answer without data, from which the host cannot make a page.
 *
 * @param authorization of an editor; without it the operations run anonymously
 * @param endpointIn the address for a language that WordPress recognises only by its directory; null for every other
 * language
 */
export function createRemoteExecutor(
	graphqlUrl: string,
	authorization: string | null = null,
	endpointIn: (language: string) => string | null = () => null,
): GraphQLExecutor {
	let waiting: WaitingOperation[] = [];
	let takesLists = true;

	async function post(address: string, body: unknown): Promise<RemoteText> {
		return readRemote(address, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				accept: 'application/json',
				...(authorization ? { authorization } : {}),
			},
			body: JSON.stringify(body),
		});
	}

	function sendOne({ address, body, resolve, reject }: WaitingOperation): void {
		post(address, body)
			.then(({ text, status }) => resolve(usable(parseAnswer(text, status), status)))
			.catch(reject);
	}

	async function sendList(address: string, list: readonly WaitingOperation[]): Promise<void> {
		const { text, status } = await post(
			address,
			list.map(({ body }) => body),
		);
		const answers = parseAnswers(text, status, list.length);
		if (answers === null) {
			takesLists = false;
			for (const operation of list) sendOne(operation);
			return;
		}
		for (const [index, { resolve, reject }] of list.entries()) {
			try {
				resolve(usable(answerIn(answers[index], status), status));
			} catch (error) {
				reject(error);
			}
		}
	}

	function send(): void {
		const asked = waiting;
		waiting = [];
		for (const address of new Set(asked.map((operation) => operation.address))) {
			sendTo(
				address,
				asked.filter((operation) => operation.address === address),
			);
		}
	}

	function sendTo(address: string, list: readonly WaitingOperation[]): void {
		const size = takesLists ? MOST_AT_ONCE : 1;
		for (let start = 0; start < list.length; start += size) {
			const some = list.slice(start, start + size);
			const [only] = some;
			if (some.length === 1 && only) sendOne(only);
			else
				sendList(address, some).catch((error) => {
					for (const { reject } of some) reject(error);
				});
		}
	}

	return ({ query, variables = {}, operationName, blockPages = '', language }) =>
		new Promise((resolve, reject) => {
			if (waiting.length === 0) setImmediate(send);
			const body = { query: printedOnce(query), variables, operationName };
			const parameters = [blockPages, language ? `lang=${encodeURIComponent(language)}` : ''];
			const endpoint = (language && endpointIn(language)) || graphqlUrl;
			const address = addressFor(endpoint, parameters.filter(Boolean).join('&'));
			waiting.push({ address, body, resolve, reject });
		});
}

function addressFor(graphqlUrl: string, parameters: string): string {
	if (parameters === '') return graphqlUrl;
	return `${graphqlUrl}${graphqlUrl.includes('?') ? '&' : '?'}${parameters}`;
}

/** @throws GraphQLRefused for an answer without data */
function usable(result: ExecutionResult, status: number): ExecutionResult {
	if (result.data) return result;
	const reason = result.errors?.[0]?.message ?? 'no reason';
	throw new GraphQLRefused(`GraphQL answered ${status} without data: ${reason}`);
}
