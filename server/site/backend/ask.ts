import type { TypedDocumentNode } from '@apollo/client';
import type { GraphQLExecutor } from '../contract/renderer';
import { WordPressUnavailable } from '../contract/unavailable';

/**
 * Asks one typed document and gives its data. Fields that failed are null in it, as the types say they may be.
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
