import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { withComponents } from '@outrigger/rules/atomic/components/with-components';
import { type DocumentParts, isAtomic, withParts } from '@outrigger/rules/atomic/with-parts';
import {
	buildElementTree,
	type ElementNode,
	type FlatElement,
	type ShowElements,
} from '@outrigger/rules/builder/element-tree';
import { useRender } from '../context/render-context';
import { AtomicPartsDocument, type AtomicPartsQuery } from './atomic-parts.extension.generated';

/** A document of the builder as WordPress's answer contains it. */
export interface StoredTree {
	databaseId: number;
	elements: readonly FlatElement[];
}

/**
 * Returns the trees of documents, in their order. For documents with elements of version 4 it waits for the data that
 * these elements have beside their settings. It sends one request for all documents, and no request to a WordPress
 * whose contract lacks that data.
 */
export function useElementTrees(documents: readonly StoredTree[]): ElementNode[][] {
	const { hasAtomic = false, showElements } = useRender();
	const ids = hasAtomic ? atomicIds(documents) : [];
	const { data } = useSuspenseQuery(
		AtomicPartsDocument,
		ids.length > 0 ? { variables: { ids } } : skipToken,
	);
	return documents.map((document) => elementTree(document, data, showElements));
}

/** Returns the ids of the documents for which the host has to send a request to WordPress. */
export function atomicIds(documents: readonly StoredTree[]): number[] {
	return documents
		.filter(({ elements }) => elements.some(isAtomic))
		.map(({ databaseId }) => databaseId);
}

/** The element tree of a document, with the data of WordPress's answer about its elements of version 4. */
export function elementTree(
	{ databaseId, elements }: StoredTree,
	data: AtomicPartsQuery | undefined,
	showElements: ShowElements,
): ElementNode[] {
	const parts = data?.elementorAtomicDocuments.find((one) => one.databaseId === databaseId);
	return buildElementTree(parts ? withDocumentParts(elements, parts) : elements, showElements);
}

function withDocumentParts(elements: readonly FlatElement[], parts: DocumentParts): FlatElement[] {
	const { classes, components } = parts;
	return withComponents(withParts(elements, parts.elements, classes), components, classes);
}
