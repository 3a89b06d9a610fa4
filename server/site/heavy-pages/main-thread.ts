import type { DocumentNode, ExecutionResult } from 'graphql';
import { parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GraphQLExecutor, SiteOptions } from '../contract/renderer';
import { SLICE, withoutLongLists } from './long-lists';
import { outcomeOf } from './outcome';
import type { MainThread, PlainResult } from './render-task';

/** The most documents that are remembered. The front end has some fifty; a WordPress with other types adds a few. */
const MOST_DOCUMENTS = 500;

/**
 * The parsed documents by their texts: the executor in this process recognises a document by its object, and need not
 * validate it again.
 */
const documents = new LRUCache<string, DocumentNode>({
	max: MOST_DOCUMENTS,
	memoMethod: (text) => parse(text),
});

/**
 * Answers a rendering that runs in another thread.
 * @param execute runs queries with the rights of the visitor, or anonymously
 */
export function createMainThread(
	{ rest, ownMedia, contentStyles, warn }: SiteOptions,
	execute: GraphQLExecutor,
): MainThread {
	const waiting: unknown[][] = [];

	function plainResult({ data, errors }: ExecutionResult): PlainResult {
		const { value, lists } = withoutLongLists(data ?? null);
		return {
			result: {
				data: value as ExecutionResult['data'],
				// When errors are sent to another thread, they lose what GraphQL adds to them; their JSON keeps it.
				...(errors && { errors: JSON.parse(JSON.stringify(errors)) }),
			},
			lists: lists.map(({ path, entries }) => ({
				path,
				number: waiting.push([...entries]) - 1,
				length: entries.length,
			})),
		};
	}

	return {
		slice: async (list) => waiting[list]?.splice(0, SLICE) ?? [],
		execute: ({ document, variables, operationName, blockPages, language }) =>
			outcomeOf(
				execute({
					query: documents.memo(document),
					...(variables && { variables }),
					...(operationName !== undefined && { operationName }),
					...(blockPages !== undefined && { blockPages }),
					...(language !== undefined && { language }),
				}).then(plainResult),
			),
		rest: (path) => outcomeOf(rest(path)),
		ownMedia: (part) => outcomeOf(ownMedia(part)),
		contentStyles: (path) => outcomeOf(contentStyles(path)),
		warn: async (message, details) => warn(message, details),
	};
}
