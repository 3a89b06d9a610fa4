import type { TypedDocumentNode } from '@apollo/client';
import type { GraphQLExecutor } from '../contract/renderer';
import { WordPressUnavailable } from '../contract/unavailable';

/**
 * Runs one typed document and returns its data. Failed fields are null if their types allow it.
 * @throws WordPressUnavailable when there is no data at all
 */
export async function ask<Data, Variables>(
	execute: GraphQLExecutor,
	query: TypedDocumentNode<Data, Variables>,
	variables: Variables & Record<string, unknown>,
): Promise<Data> {
	const { data, errors } = await execute({ query, variables });
	if (data) return data as Data;
	throw new WordPressUnavailable(`WordPress gave no data: ${errors?.[0]?.message ?? 'no reason'}`);
}
