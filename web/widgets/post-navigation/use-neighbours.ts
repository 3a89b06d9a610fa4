import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { idsOf } from '../../../domain/posts-query';
import { type CurrentNode, useCurrentNode } from '../../elements/current-node';
import { ListedNodesDocument } from '../../wordpress/listed-nodes.generated';
import { useRest, useRestNames } from '../../wordpress/rest';
import { neighbourPaths } from './neighbour-paths';

/** The content before and after the current one, by date; null where there is none, or REST does not show its type. */
export function useNeighbours(): { previous: CurrentNode | null; next: CurrentNode | null } {
	const node = useCurrentNode();
	const { types } = useRestNames();
	const restBase = node && types.get(node.contentTypeName)?.restBase;
	const paths =
		restBase &&
		node.date &&
		neighbourPaths({ restBase, databaseId: node.databaseId, date: node.date });
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
