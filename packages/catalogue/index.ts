import type { WidgetFacts } from './facts';
import { indexOf } from './index-page';
import { listedIn, type Tables } from './listed';
import { neighboursOf } from './neighbours';
import { type CataloguePage, type Export, pagesOf } from './page';

export type { CataloguePage, Export, WidgetFacts };

/**
 * Every page of the catalogue, and the one that lists them.
 * @param facts figures of the widgets from a build, by the slugs of their pages
 */
export function exportsOf(
	tables: Tables,
	facts: Readonly<Record<string, WidgetFacts>> = {},
): Export[] {
	const listed = listedIn(tables);
	const pages = Object.entries(tables).flatMap(([slug, page]) =>
		pagesOf(slug, page, { end: neighboursOf(listed, slug), facts: facts[slug] }),
	);
	return [indexOf(listed), ...pages];
}
