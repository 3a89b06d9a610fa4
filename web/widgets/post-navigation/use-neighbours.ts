import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { idsOf } from '@outrigger/rules/lists/posts-query';
import type { RestNames } from '@outrigger/rules/wordpress/rest-names';
import { type CurrentNode, useCurrentNode } from '../../elements/context/current-node';
import { ListedNodesDocument } from '../../wordpress/listed-nodes.generated';
import { NodeTermsDocument } from '../../wordpress/node-terms.generated';
import { useRest, useRestNames } from '../../wordpress/rest';
import { neighbourPaths } from './neighbour-paths';

interface Neighbours {
	previous: CurrentNode | null;
	next: CurrentNode | null;
}

/**
 * Returns the content before and after the current content, by date; null if there is no such content, or if REST does
 * not give its type.
 * @param taxonomyOf returns the taxonomy of which neighbours must share a term, by content type; undefined if they need
 *   not share one
 */
export function useNeighbours(taxonomyOf: (contentType: string) => string | undefined): Neighbours {
	const node = useCurrentNode();
	const names = useRestNames();
	const restBase = node && names.types.get(node.contentTypeName)?.restBase;
	const terms = useSharedTerms(node, names, node ? taxonomyOf(node.contentTypeName) : undefined);
	const paths =
		restBase &&
		node.date &&
		terms !== 'none' &&
		neighbourPaths({ restBase, databaseId: node.databaseId, date: node.date, terms });
	const previousId = idsOf(useRest(paths ? paths.previous : null)?.body)[0];
	const nextId = idsOf(useRest(paths ? paths.next : null)?.body)[0];
	const ids = [previousId, nextId].filter((id) => id !== undefined).map(String);
	const { data } = useSuspenseQuery(
		ListedNodesDocument,
		ids.length > 0 ? { variables: { ids } } : skipToken,
	);
	const find = (id: number | undefined) =>
		data?.contentNodes?.nodes.find(({ databaseId }) => databaseId === id) ?? null;
	return { previous: find(previousId), next: find(nextId) };
}

/**
 * Returns the terms of which neighbours must share one; null if they need not share any, `none` if the content has no
 * such terms.
 */
function useSharedTerms(
	node: CurrentNode | null,
	{ taxonomies }: RestNames,
	taxonomy: string | undefined,
) {
	const restBase = taxonomies.get(taxonomy ?? '')?.restBase;
	const { data } = useSuspenseQuery(
		NodeTermsDocument,
		node && restBase ? { variables: { nodeIds: [`${node.databaseId}`] } } : skipToken,
	);
	if (!restBase) return null;
	const ids = (data?.terms?.nodes ?? [])
		.filter(({ taxonomyName }) => taxonomyName === taxonomy)
		.map(({ databaseId }) => databaseId);
	return ids.length > 0 ? { restBase, ids } : ('none' as const);
}
