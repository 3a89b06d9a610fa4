import { decodeEntities } from '@outrigger/rules/text/plain-text';
import { globalId, numberIn, pathIn, textIn } from './item-values';
import type { Operation } from './operation';
import type { Item } from './rest-reader';

/** A term as the contract describes it. */
export interface TermModel {
	__typename: string;
	databaseId: number;
	/** Decoded from HTML. */
	name: string;
	taxonomyName: string;
	uri: string | null;
	[field: string]: unknown;
}

/** A record of REST of any taxonomy → the node that WPGraphQL gives. */
export function termModel(item: Item, { facts }: Operation): TermModel {
	const id = numberIn(item, 'id');
	const taxonomyName = textIn(item, 'taxonomy');
	return {
		__typename: typeNameOf(taxonomyName, facts),
		id: globalId('term', id),
		databaseId: id,
		name: decodeEntities(textIn(item, 'name')),
		slug: textIn(item, 'slug'),
		uri: pathIn(facts.home, textIn(item, 'link')),
		link: textIn(item, 'link') || null,
		count: numberIn(item, 'count') || null,
		description: textIn(item, 'description') || null,
		taxonomyName,
		parentDatabaseId: numberIn(item, 'parent') || null,
		isContentNode: false,
		isTermNode: true,
		isFrontPage: false,
		isPostsPage: false,
	};
}

/** The contract has no separate types for a site's own taxonomies: two types serve all of them. */
function typeNameOf(name: string, { taxonomies }: Operation['facts']): string {
	if (name === 'category') return 'Category';
	if (name === 'post_tag') return 'Tag';
	return taxonomies.find((one) => one.name === name)?.isHierarchical ? 'OwnCategory' : 'OwnTag';
}
