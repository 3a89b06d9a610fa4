import type { ContentTypeRecord, TaxonomyRecord } from '../model/records';
import type { SiteShape } from '../shapes/site-shape';
import { joinPath } from './check-shape';
import type { Report } from './report';

/** Folders of the content that belong to no content type of a site. */
export const FOLDER_NAMES = ['pages', 'posts', 'templates', 'uploads', 'pictures'];
/** Names that a site's type cannot have, because WordPress or the content folder uses them. */
const TAKEN_TYPES = ['revision', 'nav_menu_item', 'pages', 'posts', 'templates', 'uploads'];
const TAKEN_TAXONOMIES = ['nav_menu', 'post_format'];

/** Fields that every site has in the root query, from WPGraphQL and from the extension for the builder. */
const TAKEN_IN_SCHEMA =
	'node nodeByUri viewer user users comment comments menu menus menuItem menuItems term terms termNode contentNode contentNodes contentType contentTypes taxonomy taxonomies plugin theme revisions elementorPopup elementorPopups elementorKit elementorSearchSuggestion'.split(
		' ',
	);

/** The names that the schema has for WordPress's own types and taxonomies. */
const BUILT_IN_NAMES =
	'post posts page pages mediaItem mediaItems elementorTemplate elementorTemplates category categories tag tags postFormat postFormats'.split(
		' ',
	);

/** Returns true if a content type cannot have that name. */
export function isTakenType(name: string): boolean {
	return TAKEN_TYPES.includes(name);
}

/** Returns true if a taxonomy cannot have that name. */
export function isTakenTaxonomy(name: string): boolean {
	return TAKEN_TAXONOMIES.includes(name);
}

/** Returns true if the schema has that name before a site declares anything. */
export function isTakenInSchema(name: string): boolean {
	return TAKEN_IN_SCHEMA.includes(name) || BUILT_IN_NAMES.includes(name);
}

const GRAPHQL_NAME = /^[a-zA-Z][a-zA-Z0-9]*$/;

/**
 * Reports content types and taxonomies with names that, in WordPress or in the schema, mean
 * something else already.
 */
export function reportNameClashes(
	site: SiteShape,
	contentTypes: readonly ContentTypeRecord[],
	taxonomies: readonly TaxonomyRecord[],
	report: Report,
): void {
	const inSchema = new Set(TAKEN_IN_SCHEMA);
	const check = (
		list: 'contentTypes' | 'taxonomies',
		records: readonly (ContentTypeRecord | TaxonomyRecord)[],
		names: ReadonlySet<string>,
	) => {
		const places = new Map([...names].map((name) => [name, 'WordPress has']));
		const builtIn = records.length - site[list].length;
		records.forEach((record, at) => {
			const refuse = (key: keyof typeof record, fault: string, taken: string) => {
				if (at < builtIn) return;
				const path = joinPath(list, [at - builtIn, key]);
				report.problem('site.json', path, `"${record[key]}", which ${fault}`, taken);
			};
			const owner = places.get(record.name);
			if (owner !== undefined) {
				refuse('name', `${owner} already`, 'a name of its own');
				return;
			}
			const isOwn = at >= builtIn;
			places.set(record.name, isOwn ? `${list}[${at - builtIn}] has` : 'WordPress has');
			for (const key of ['graphqlSingleName', 'graphqlPluralName'] as const) {
				if (inSchema.has(record[key])) refuse(key, 'the schema has already', 'a name of its own');
				else if (!GRAPHQL_NAME.test(record[key]))
					refuse(key, 'is no GraphQL name', 'letters and digits, a letter first');
				inSchema.add(record[key]);
			}
		});
	};
	check('contentTypes', contentTypes, new Set(TAKEN_TYPES));
	check('taxonomies', taxonomies, new Set(TAKEN_TAXONOMIES));
}
