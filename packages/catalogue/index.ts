import type { WidgetFacts } from './facts';
import { indexOf } from './index-page';
import { listedIn, type Tables } from './listed';
import { neighboursOf } from './neighbours';
import { type CataloguePage, type Export, pagesOf } from './page';

export type { CataloguePage, Export, WidgetFacts };

/**
 * Creates every page of the catalogue, and the page that lists them.
 * @param facts the figures of the widgets from a build, by the slug of the widget's page
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
