import {
	type ExportedElement,
	exportedElements,
	exportFile,
} from '@outrigger/rules/builder/builder-export';
import { type EditHistory, editedSettings } from '@outrigger/rules/builder/edit-history';
import type { FlatElement } from '@outrigger/rules/builder/element-tree';
import { withDisplay, withoutDisplay } from './display-settings';
import type { InspectedDocument } from './inspected-page';

/** A document with all that was done to it. */
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

/** Classes and interactions of an element of version 4; the export writes them beside its settings. */
function atomicOf({ atomic }: InspectedDocument, id: string): Pick<FlatElement, 'atomic'> {
	const own = atomic[id];
	if (!own) return {};
	const { styles, interactions } = own;
	return { atomic: { styles, interactions, classes: [], drawing: null } };
}

/** The builder's export file of a document as it was changed. */
export function editedFile(document: InspectedDocument, history: EditHistory) {
	return exportFile(edited(document, history));
}

/** An element of the file with its descendants; null where the file lacks it. */
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

/** `motion-scroll.json`: the slug, by which the content folder calls a page. */
export function fileName({ more, title, type, databaseId }: InspectedDocument): string {
	const { slug } = more;
	const name = typeof slug === 'string' && slug !== '' ? slug : `${type}-${databaseId}`;
	return `${name.replaceAll(/[^\w-]+/g, '-') || title}.json`;
}
