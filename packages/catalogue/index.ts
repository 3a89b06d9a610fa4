import { indexOf } from './index-page';
import { type CataloguePage, type Export, pagesOf } from './page';

export type { CataloguePage, Export };

/** Every page of the catalogue, and the one that lists them. */
export function exportsOf(tables: Readonly<Record<string, CataloguePage>>): Export[] {
	const pages = Object.entries(tables).flatMap(([slug, page]) => pagesOf(slug, page));
	return [indexOf(tables), ...pages];
}
