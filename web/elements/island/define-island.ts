import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';

/** A query to WordPress whose answer an island needs for its hydration. */
export interface IslandQuery {
	query: TypedDocumentNode<unknown, OperationVariables>;
	variables: OperationVariables;
}

/** A component that runs in the browser, and the props that it gets there. */
export interface IslandDefinition<Props extends object> {
	/**
	 * Rendered on the server and hydrated in the browser. It may use its props, Apollo's hooks and `IslandSlot`,
	 * and no context of the server's tree.
	 */
	Component: ComponentType<Props>;
	/** The queries that the component reads while it renders; the page contains their answers beside the markup. */
	queries?: (props: Props) => readonly IslandQuery[];
}

/** Gives an island its type; its `props` must survive the conversion to JSON and back. */
export function defineIsland<Props extends object>(
	definition: IslandDefinition<Props>,
): IslandDefinition<Props> {
	return definition;
}

/** Pairs a document with its variables. */
export function islandQuery<Data, Variables extends OperationVariables>(
	query: TypedDocumentNode<Data, Variables>,
	variables: Variables,
): IslandQuery {
	return { query: query as IslandQuery['query'], variables };
}
