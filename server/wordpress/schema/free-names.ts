import { readDefinitions } from './definitions';
import { upperFirst } from './names';

/** A content type or taxonomy by its names in the schema. */
interface Named {
	name: string;
	graphqlSingleName: string;
	graphqlPluralName: string;
}

/** Names of content types and taxonomies for which the contract has types, even if a site does not declare them. */
const OF_THE_CONTRACT = [
	...['post', 'page', 'attachment', 'elementor_library', 'category', 'post_tag', 'post_format'],
];
const OF_A_SHOP = ['product', 'product_cat', 'product_tag'];

/**
 * The content with names in the schema that the contract does not use itself: a content type `avatar` would add a type
 * `Avatar`, which WPGraphQL has for pictures of people, and is `AvatarItem` instead.
 *
 * @returns what was renamed, as sentences
 */
export function withFreeNames<
	Content extends { contentTypes: readonly Named[]; taxonomies: readonly Named[] },
>(content: Content, sdl: string): { content: Content; warnings: string[] } {
	const { types } = readDefinitions(sdl);
	const warnings: string[] = [];
	const freed =
		(kind: string, suffix: string) =>
		<Record extends Named>(record: Record): Record => {
			const type = upperFirst(record.graphqlSingleName);
			const isShared = [...OF_THE_CONTRACT, ...OF_A_SHOP].includes(record.name);
			if (isShared || !types.has(type)) return record;
			const graphqlSingleName = `${record.graphqlSingleName}${suffix}`;
			warnings.push(
				`the ${kind} ${record.name} would be ${type} in the schema, which has a type of that name; it is ${upperFirst(graphqlSingleName)} there. "graphqlSingleName" in site.json gives it another`,
			);
			return { ...record, graphqlSingleName, graphqlPluralName: `${graphqlSingleName}s` };
		};
	const named = {
		...content,
		contentTypes: content.contentTypes.map(freed('content type', 'Item')),
		taxonomies: content.taxonomies.map(freed('taxonomy', 'Term')),
	};
	return warnings.length === 0 ? { content, warnings } : { content: named, warnings };
}
