import { indexOf } from './index-page';
import { listedIn, type Tables } from './listed';
import { neighboursOf } from './neighbours';
import { type CataloguePage, type Export, pagesOf } from './page';

export type { CataloguePage, Export };

/** Every page of the catalogue, and the one that lists them. */
export function exportsOf(tables: Tables): Export[] {
	const listed = listedIn(tables);
	const pages = Object.entries(tables).flatMap(([slug, page]) =>
		pagesOf(slug, page, { end: neighboursOf(listed, slug) }),
	);
	return [indexOf(listed), ...pages];
}
