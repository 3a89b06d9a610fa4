import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { useElementTrees } from '../../elements/atomic/use-element-trees';
import { useRender } from '../../elements/context/render-context';
import { type StoredTemplate, useTemplates } from '../../elements/context/use-templates';
import { addDocumentStyles } from '../../elements/styles/document-styles';
import { addTreeStyles } from '../../elements/tree/add-tree-styles';

/** A template that is rendered once for each item of a loop. */
export interface LoopTemplate {
	databaseId: number;
	/** The builder's name for the type of the template, `loop-item`. */
	type: string;
	nodes: readonly ElementNode[];
	classes: readonly string[];
	/** The template's own looks. */
	pageSettings: ElementSettings;
}

/**
 * Returns templates of the library by number and suspends until they have arrived; the map leaves out templates that
 * WordPress does not know. It adds the templates' rules to the page's sheet at once, even if the list has no items,
 * because the answer contains only markup when a visitor later removes a filter.
 */
export function useLoopTemplates(ids: readonly number[]): ReadonlyMap<number, LoopTemplate> {
	const render = useRender();
	const wanted = [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
	const stored = useTemplates(wanted);
	const trees = useElementTrees(
		stored.map(({ databaseId, elementorElements }) => ({
			databaseId,
			elements: elementorElements ?? [],
		})),
	);
	const templates = stored.flatMap((one, at) => readTemplate(one, trees[at] ?? []) ?? []);
	for (const { databaseId, nodes, pageSettings } of templates) {
		addDocumentStyles(render.styles, databaseId, pageSettings);
		addTreeStyles(render, databaseId, nodes);
	}
	return new Map(templates.map((template) => [template.databaseId, template]));
}

/** Returns null for a template that was not made in the builder. */
function readTemplate(stored: StoredTemplate, nodes: readonly ElementNode[]): LoopTemplate | null {
	const { databaseId, elementorElements, settings } = stored;
	if (!elementorElements) return null;
	return {
		databaseId,
		type: stored.elementorDocumentType ?? 'loop-item',
		nodes,
		classes: settings.cssClasses.split(/\s+/).filter((name) => /^[\w-]+$/.test(name)),
		pageSettings: stored.elementorPageSettings ?? {},
	};
}
