import { createHash } from 'node:crypto';
import { sourceOf } from '@outrigger/http/request-source';
import { SESSION_HEADER } from '@outrigger/rules/shop/session-header';
import { type DocumentNode, Kind, OperationTypeNode, parse, print } from 'graphql';
import * as v from 'valibot';
import type { Client } from '../backend/backend';
import type { Purge } from '../cache/page-cache';
import type { GraphQLOperation } from '../contract/renderer';
import { parseAnswer } from './remote-executor';
import { readRemote } from './remote-fetch';

const Operation = v.object({
	query: v.optional(v.string()),
	operationName: v.nullish(v.string()),
	variables: v.nullish(v.record(v.string(), v.unknown())),
	extensions: v.nullish(
		v.looseObject({ persistedQuery: v.optional(v.looseObject({ sha256Hash: v.string() })) }),
	),
});

/** The facts that the relay knows about a document before a browser sends it. */
interface KnownDocument {
	text: string;
	/**
	 * True if the document reads the logged-in user or changes something: only then does WordPress get the visitor's
	 * cookies.
	 */
	isPersonal: boolean;
	isMutation: boolean;
}

/** The parts from which the relay is made. */
export interface RelayOptions {
	graphqlUrl: string;
	/** The texts of the front end's own operations. The relay runs no other operations. */
	documents: readonly string[];
	/** Origins of this site. */
	ownOrigins: readonly string[];
	/** Replaces the WordPress host in a text by this site. */
	localize: (text: string) => string;
	/** Receives the changes that a mutation made. */
	onChange: (purge: Purge) => void;
	/** Runs an operation in this process if the site has no WPGraphQL; returns null if it has. */
	executeHere: () =>
		| ((operation: GraphQLOperation, visitor: RelayedVisitor) => ExecuteAnswer)
		| null;
}

/** The visitor behind an operation. */
export interface RelayedVisitor {
	request: Request;
	client: Client;
}

type ExecuteAnswer = Promise<{ data?: unknown; errors?: readonly { message: string }[] }>;

function know(text: string): KnownDocument {
	const document: DocumentNode = parse(text);
	const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
	const isMutation = operations.some(
		(operation) =>
			operation.kind === Kind.OPERATION_DEFINITION &&
			operation.operation === OperationTypeNode.MUTATION,
	);
	const asksViewer = operations.some(
		(operation) =>
			operation.kind === Kind.OPERATION_DEFINITION &&
			operation.selectionSet.selections.some(
				(selection) => selection.kind === Kind.FIELD && selection.name.value === 'viewer',
			),
	);
	return { text, isMutation, isPersonal: isMutation || asksViewer };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function refuse(status: number, message: string): Response {
	return Response.json(
		{ errors: [{ message }] },
		{
			status,
			headers: { 'cache-control': 'no-store', ...(status === 405 ? { allow: 'POST' } : {}) },
		},
	);
}

/**
 * Normalises the text of a document, so that two spellings of it become equal; `null` for a text that is no document.
 */
function canonical(text: string): string | null {
	try {
		return print(parse(text, { maxTokens: 2_000 }));
	} catch {
		return null;
	}
}

/**
 * Passes the browser's operations on to a real WPGraphQL: only the operations of our own documents, only by POST, and
 * never cached. It does not pass on cookies that WordPress sets.
 *
 * @throws WordPressUnavailable
 */
export function createGraphQLRelay(
	options: RelayOptions,
): (request: Request, client: Client) => Promise<Response> {
	const byHash = new Map(options.documents.map((text) => [hashOf(text), know(text)]));

	function documentOf({ query, extensions }: v.InferOutput<typeof Operation>) {
		const named = extensions?.persistedQuery?.sha256Hash;
		if (query === undefined) return named === undefined ? undefined : byHash.get(named);
		const exact = byHash.get(hashOf(query));
		if (exact) return exact;
		const text = canonical(query);
		return text === null ? undefined : byHash.get(hashOf(text));
	}

	async function send(operation: object, headers: Headers) {
		const body = JSON.stringify(operation);
		const answer = await readRemote(options.graphqlUrl, { method: 'POST', headers, body });
		const session = answer.headers.get(SESSION_HEADER);
		return { ...parseAnswer(answer.text, answer.status), session };
	}

	return async (request, client) => {
		if (request.method !== 'POST') return refuse(405, 'Only POST is taken here.');
		if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
			return refuse(415, 'Only application/json is taken here.');
		}
		if (sourceOf(request, options.ownOrigins) === 'elsewhere')
			return refuse(403, 'Only pages of this site may ask.');
		const text = await request.text();
		const operation = v.safeParse(Operation, parseJson(text));
		if (!operation.success) return refuse(400, 'That is no GraphQL operation.');
		const document = documentOf(operation.output);
		if (!document) return refuse(400, 'This site runs its own documents only.');

		const { variables, operationName } = operation.output;
		const here = options.executeHere();
		const asked = { variables: variables ?? {}, ...(operationName ? { operationName } : {}) };
		const { data, errors, session } = here
			? {
					session: null,
					...(await here({ query: parse(document.text), ...asked }, { request, client })),
				}
			: await send({ query: document.text, ...asked }, headersFor(request, client, document));
		if (document.isMutation && !errors) tellChange(variables ?? {}, options.onChange);
		const localized = JSON.parse(JSON.stringify({ data, errors }), (_, value: unknown) =>
			typeof value === 'string' ? options.localize(value) : value,
		);
		return Response.json(localized, {
			headers: { 'cache-control': 'no-store', ...(session ? { [SESSION_HEADER]: session } : {}) },
		});
	};
}

function headersFor(request: Request, client: Client, { isPersonal }: KnownDocument): Headers {
	const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' });
	if (client.address) headers.set('x-forwarded-for', client.address);
	const session = request.headers.get(SESSION_HEADER);
	if (session !== null) headers.set(SESSION_HEADER, session);
	for (const name of isPersonal ? ['cookie', 'x-wp-nonce', 'user-agent'] : []) {
		const value = request.headers.get(name);
		if (value !== null) headers.set(name, value);
	}
	return headers;
}

/** Reports the change after a comment: it changes the page of its post, which is tagged with the post's global id. */
function tellChange(variables: Record<string, unknown>, onChange: RelayOptions['onChange']): void {
	const input = variables.input;
	const postId =
		typeof input === 'object' && input !== null && 'commentOn' in input
			? input.commentOn
			: variables.commentOn;
	if (Number.isInteger(postId)) onChange([Buffer.from(`post:${postId}`).toString('base64')]);
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
