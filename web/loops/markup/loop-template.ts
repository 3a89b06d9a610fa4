import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { use } from 'react';
import {
	buildElementTree,
	type ElementNode,
	type ElementSettings,
} from '../../../domain/element-tree';
import { addTreeStyles } from '../../elements/add-tree-styles';
import { useRender } from '../../elements/render-context';
import { TemplateElementsDocument } from '../../elements/stored-document.extension.generated';
import { addDocumentStyles } from '../../elements/styles/document-styles';
import { memoryOf } from '../source/memory-of';

/** A template that is rendered once for each item of a loop. */
export interface LoopTemplate {
	databaseId: number;
	/** The builder's name for it, `loop-item`. */
	type: string;
	nodes: readonly ElementNode[];
	classes: readonly string[];
	/** The template's own looks. */
	pageSettings: ElementSettings;
}

const templatesOf = memoryOf<ApolloClient, Promise<ReadonlyMap<number, LoopTemplate>>>();

/**
 * Templates of the library by number, suspending until they are there; those that nobody knows are missing. Their
 * rules go into the page's sheet at once, whether or not the list has items: a filter that is taken away later
 * brings markup alone.
 */
export function useLoopTemplates(ids: readonly number[]): ReadonlyMap<number, LoopTemplate> {
	const client = useApolloClient();
	const render = useRender();
	const wanted = [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
	if (!render.hasExtension || wanted.length === 0) return new Map();
	const known = templatesOf(client);
	const key = wanted.join();
	const loading = known.get(key) ?? loadTemplates(client, wanted);
	known.set(key, loading);
	const templates = use(loading);
	for (const { databaseId, nodes, pageSettings } of templates.values()) {
		addDocumentStyles(render.styles, databaseId, pageSettings);
		addTreeStyles(render, databaseId, nodes);
	}
	return templates;
}

async function loadTemplates(
	client: ApolloClient,
	ids: readonly number[],
): Promise<ReadonlyMap<number, LoopTemplate>> {
	const answers = await Promise.all(
		ids.map((id) => client.query({ query: TemplateElementsDocument, variables: { id: `${id}` } })),
	);
	const templates = answers.flatMap(({ data }): LoopTemplate[] => {
		const template = data?.elementorTemplate;
		if (!template?.elementorElements) return [];
		return [
			{
				databaseId: template.databaseId,
				type: template.elementorDocumentType ?? 'loop-item',
				nodes: buildElementTree(template.elementorElements),
				classes: template.settings.cssClasses.split(/\s+/).filter((name) => /^[\w-]+$/.test(name)),
				pageSettings: template.elementorPageSettings ?? {},
			},
		];
	});
	return new Map(templates.map((template) => [template.databaseId, template]));
}
