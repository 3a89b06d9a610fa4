import type { UnionFields } from '@outrigger/rules/values/union-fields';
import { createContext, type ReactNode, useContext } from 'react';
import type { CurrentNodeFragment } from '../../wordpress/current-node.generated';

/**
 * The content of the page, or of the item of a loop. If a content type does not have a field, the field is missing (a
 * page has no excerpt). Texts have WordPress's form: `title` is plain text, `excerpt` is markup that must be sanitised,
 * dates have no zone.
 */
export type CurrentNode = UnionFields<CurrentNodeFragment>;

const NodeContext = createContext<CurrentNode | null>(null);

/** Provides the elements below with their content; null on pages without such content (search, 404). */
export function CurrentNodeProvider({
	node,
	children,
}: {
	node: CurrentNode | null;
	children: ReactNode;
}) {
	return <NodeContext value={node}>{children}</NodeContext>;
}

/** The content that this element is about, or null. */
export function useCurrentNode(): CurrentNode | null {
	return useContext(NodeContext);
}
