import type { CurrentNode } from '../../elements/context/current-node';
import { ListedNodesDocument } from '../../wordpress/listed-nodes.generated';
import type { LoopSources } from './loop-sources';

/**
 * The nodes of a list in its order; nodes that visitors may not see are left out.
 * @param ids at most 100, because WPGraphQL gives no more items of a list at once
 */
export async function listedNodes(
	{ client }: LoopSources,
	ids: readonly number[],
): Promise<CurrentNode[]> {
	if (ids.length === 0) return [];
	const { data } = await client.query({
		query: ListedNodesDocument,
		variables: { ids: ids.map(String) },
	});
	const byId = new Map((data?.contentNodes?.nodes ?? []).map((node) => [node.databaseId, node]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
