import {
	type ExportedElement,
	exportedElements,
	exportFile,
} from '@outrigger/rules/builder/builder-export';
import { type EditHistory, editedSettings } from '@outrigger/rules/builder/edit-history';
import type { FlatElement } from '@outrigger/rules/builder/element-tree';
import { withDisplay, withoutDisplay } from './display-settings';
import type { InspectedDocument } from './inspected-page';

/** Returns a document with all edits applied. */
function edited(document: InspectedDocument, history: EditHistory): InspectedDocument {
	const { databaseId, more } = document;
	const settings = withDisplay(document.pageSettings, more);
	return {
		...document,
		...withoutDisplay(editedSettings(settings, history, databaseId, null), more),
		elements: document.elements.map((element) => ({
			...element,
			...atomicOf(document, element.id),
			settings: editedSettings(element.settings, history, databaseId, element.id),
		})),
	};
}

/** Classes and interactions of an element of version 4, which the export writes beside the element's settings. */
function atomicOf({ atomic }: InspectedDocument, id: string): Pick<FlatElement, 'atomic'> {
	const own = atomic[id];
	if (!own) return {};
	const { styles, interactions } = own;
	return { atomic: { styles, interactions, classes: [], drawing: null } };
}

/** The builder's export file of a document with all edits. */
export function editedFile(document: InspectedDocument, history: EditHistory) {
	return exportFile(edited(document, history));
}

/** An element of the export file with its descendants; null if the file does not contain it. */
export function editedElement(
	document: InspectedDocument,
	history: EditHistory,
	elementId: string,
): ExportedElement | null {
	const find = (elements: readonly ExportedElement[]): ExportedElement | null => {
		for (const element of elements) {
			const found = element.id === elementId ? element : find(element.elements);
			if (found) return found;
		}
		return null;
	};
	return find(exportedElements(edited(document, history).elements));
}

/**
 * The name of the export file, `motion-scroll.json`: the slug, which the content folder also uses as the name of a
 * page.
 */
export function fileName({ more, title, type, databaseId }: InspectedDocument): string {
	const { slug } = more;
	const name = typeof slug === 'string' && slug !== '' ? slug : `${type}-${databaseId}`;
	return `${name.replaceAll(/[^\w-]+/g, '-') || title}.json`;
}
