import { addedTypes } from '../../schema/added-types';
import type { SiteAdditions } from '../../schema/site-additions';
import { contentChanges } from '../changes/content-changes';
import { termChanges } from '../changes/term-changes';
import { elementorFields, elementorPageMetaFields } from '../elementor/resolvers';
import { contentWithTerm, ofDatabaseId, pageFields, postFields, termsOfPost } from './core-types';
import { listOf, oneOf, termOf, termsOf } from './root-query';
import { termFields, termHierarchyFields } from './term-fields';
import { contentOfUser } from './user-fields';

/** Resolvers by type and field, for types that the generated code does not contain. */
export type ResolverMap = Record<string, Record<string, unknown>>;

/** WordPress's own types to which a site's taxonomy may be attached. */
const CORE_TYPES: Readonly<Record<string, { type: string; list: string }>> = {
	post: { type: 'Post', list: 'posts' },
	page: { type: 'Page', list: 'pages' },
	attachment: { type: 'MediaItem', list: 'mediaItems' },
};

/**
 * Resolvers of what `extendSchema` adds for a site: its content types, the terms of its taxonomies, the lists in both
 * directions and the root fields. `buildSiteSchema` drops fields that the schema does not have.
 */
export function siteTypes(site: SiteAdditions): ResolverMap {
	const added = addedTypes(site);
	const map: ResolverMap = { RootQuery: {}, User: {} };
	const add = (type: string, fields: Record<string, unknown>) => {
		map[type] = { ...map[type], ...fields };
	};
	const names = { ...CORE_TYPES };

	for (const [type, contentType] of Object.entries(added.contentTypes)) {
		const { name, graphqlSingleName: single, graphqlPluralName: list } = contentType;
		names[name] = { type, list };
		add(type, {
			...(contentType.hierarchical ? pageFields : postFields),
			...elementorFields,
			...elementorPageMetaFields,
			[`${single}Id`]: ofDatabaseId,
		});
		add('RootQuery', { [single]: oneOf(name), [list]: listOf(name) });
		add('RootMutation', contentChanges({ name, single, plural: list }));
		add('User', { [list]: contentOfUser(name) });
	}
	for (const [type, taxonomy] of Object.entries(added.termTypes)) {
		const { name, graphqlSingleName: single, graphqlPluralName: list } = taxonomy;
		add(type, {
			...termFields,
			...(taxonomy.hierarchical ? termHierarchyFields : {}),
			[`${single}Id`]: ofDatabaseId,
		});
		add('RootQuery', { [single]: termOf(name), [list]: termsOf(name) });
		add('RootMutation', termChanges({ name, single, plural: list }));
		for (const contentType of taxonomy.contentTypes) {
			const carrier = names[contentType];
			if (carrier === undefined) continue;
			add(carrier.type, { [list]: termsOfPost(name), terms: termsOfPost() });
			add(type, { [carrier.list]: contentWithTerm(contentType) });
		}
	}
	return map;
}
