import { useSuspenseQuery } from '@apollo/client/react';
import type { StoredTree } from '../elements/atomic/use-element-trees';
import { PopupsDocument, type PopupsQuery } from './popups.extension.generated';

/** A popup in the form in which WordPress's extension returns it. */
export type StoredPopup = NonNullable<PopupsQuery['elementorPopups']>[number];

/**
 * Returns the published popups with these database ids, in their order; missing popups are omitted. Call it only if
 * WordPress has the builder's extension, and with at least one id.
 */
export function usePopups(ids: readonly number[]): readonly StoredPopup[] {
	const { data } = useSuspenseQuery(PopupsDocument, { variables: { ids: [...ids] } });
	return data.elementorPopups ?? [];
}

/** The elements of a popup, for `useElementTrees`. */
export function treeOfPopup({ databaseId, elementorElements }: StoredPopup): StoredTree {
	return { databaseId, elements: elementorElements ?? [] };
}
