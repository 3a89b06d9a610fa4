import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../content/templates');

interface StoredElement {
	id: string;
	widgetType?: string;
	elements: StoredElement[];
}

/** The contents of the demonstration's templates: a page that will show them later already contains their rules. */
export interface TemplateParts {
	widgetTypes: string[];
	elementIds: string[];
}

/** @param ids database ids; ids without a template are ignored */
export function templateParts(ids: readonly number[]): TemplateParts {
	if (ids.length === 0) return { widgetTypes: [], elementIds: [] };
	const templates = readdirSync(FOLDER)
		.filter((file) => file.endsWith('.json'))
		.map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))
		.filter(({ databaseId }) => ids.includes(databaseId));
	const elements = templates.flatMap(({ content }) => elementsIn(content));
	return {
		widgetTypes: elements.flatMap(({ widgetType }) => widgetType ?? []),
		elementIds: elements.map(({ id }) => id),
	};
}

function elementsIn(elements: readonly StoredElement[]): StoredElement[] {
	return elements.flatMap((element) => [element, ...elementsIn(element.elements)]);
}
