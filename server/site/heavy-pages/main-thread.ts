import type { DocumentNode, ExecutionResult } from 'graphql';
import { parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GraphQLExecutor, SiteOptions } from '../contract/renderer';
import { SLICE, withoutLongLists } from './long-lists';
import { outcomeOf } from './outcome';
import type { MainThread, PlainResult } from './render-task';

/** The front end has some fifty documents; a WordPress of other types makes a few more of them. */
const MOST_DOCUMENTS = 500;

/** The executor in this process recognises a document by its object, and need not validate it each time. */
const documents = new LRUCache<string, DocumentNode>({
	max: MOST_DOCUMENTS,
	memoMethod: (text) => parse(text),
});

/**
 * Answers a rendering that runs in another thread.
 * @param execute speaks for the visitor, or for the site
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
				// Errors lose what GraphQL adds to them when they are sent; their own JSON keeps it.
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
