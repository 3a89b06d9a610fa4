import { type DocumentNode, Kind } from 'graphql';
import { addContentType } from './add-content-type';
import { addShop } from './add-shop';
import { addTaxonomy, type NamedContentType } from './add-taxonomy';
import { addedTypes } from './added-types';
import { type Definitions, documentOf, objectType, readDefinitions } from './definitions';
import { addEnumValues, removeEnumValue } from './edit-types';
import { enumName, languageCode, templateEnumName, upperFirst } from './names';
import type { SiteAdditions } from './site-additions';

/**
 * The schema of one site: the contract, and what WPGraphQL would add for the site's own taxonomies, content types, menu
 * places, picture sizes and templates. `addedTypes` lists the added types with their sources.
 *
 * @param baseSdl the contract, `readContract(…).sdl`
 * @param languagesSdl the SDL for a site with several languages
 * @returns a document in which every `extend type` is merged; the same input gives the same document
 * @throws Error when two additions would have the same name in the schema
 */
export function extendSchema(
	baseSdl: string,
	site: SiteAdditions,
	languagesSdl = '',
): DocumentNode {
	const { languages = [] } = site;
	const definitions = readDefinitions(
		languages.length > 0 ? `${baseSdl}\n${languagesSdl}` : baseSdl,
	);
	const added = addedTypes(site);
	const taken = [
		...Object.keys(added.termTypes),
		...Object.keys(added.contentTypes),
		...Object.keys(added.templateTypes),
	].find((name) => definitions.types.has(name));
	if (taken)
		throw new Error(
			`The site would add a type ${taken}, which the schema has already. Give it another graphqlSingleName.`,
		);
	for (const contentType of site.contentTypes)
		if (upperFirst(contentType.graphqlSingleName) in added.contentTypes)
			addContentType(definitions, contentType);
	for (const taxonomy of site.taxonomies)
		if (upperFirst(taxonomy.graphqlSingleName) in added.termTypes)
			addTaxonomy(definitions, taxonomy, carriersOf(taxonomy.contentTypes, site));
	addShop(definitions, site);
	addSiteValues(definitions, site);
	if (languages.length > 0) addLanguageCodes(definitions, languages);
	addTemplateTypes(definitions, added.templateTypes);
	return documentOf(definitions);
}

/**
 * Content types by their names in the database, without unknown ones and without products. WooGraphQL's products are an
 * interface of several types, to which a shop's further taxonomies (brands, attributes) add no lists.
 */
function carriersOf(names: readonly string[], site: SiteAdditions): NamedContentType[] {
	const core = [
		{ name: 'post', graphqlSingleName: 'post', graphqlPluralName: 'posts' },
		{ name: 'page', graphqlSingleName: 'page', graphqlPluralName: 'pages' },
		{ name: 'attachment', graphqlSingleName: 'mediaItem', graphqlPluralName: 'mediaItems' },
	];
	return [
		...core,
		...site.contentTypes.filter(
			({ name }) => name !== 'product' && core.every((one) => one.name !== name),
		),
	]
		.filter(({ name }) => names.includes(name))
		.map(({ name, graphqlSingleName, graphqlPluralName }) => ({
			type: upperFirst(graphqlSingleName),
			list: graphqlPluralName,
			enumValue: enumName(name),
		}));
}

function addSiteValues(definitions: Definitions, site: SiteAdditions): void {
	if (site.menuLocations.length > 0) removeEnumValue(definitions, 'MenuLocationEnum', 'EMPTY');
	addEnumValues(
		definitions,
		'MenuLocationEnum',
		site.menuLocations.map((name) => ({
			name: enumName(name),
			description: `A place of the theme; stored as "${name}".`,
		})),
	);
	addEnumValues(
		definitions,
		'MediaItemSizeEnum',
		site.imageSizes.map((name) => ({
			name: enumName(name),
			description: `A size of this site; stored as "${name}".`,
		})),
	);
	addEnumValues(
		definitions,
		'ContentTemplateEnum',
		site.templates.map(({ name, file }) => ({
			name: templateEnumName(file),
			description: `The template ${name}; stored as "${file}".`,
		})),
	);
}

function addLanguageCodes(definitions: Definitions, languages: readonly string[]): void {
	const codes = languages.map((slug) => ({
		name: languageCode(slug),
		description: `The language ${slug}.`,
	}));
	removeEnumValue(definitions, 'LanguageCodeEnum', 'EMPTY');
	addEnumValues(definitions, 'LanguageCodeEnum', codes);
	addEnumValues(definitions, 'LanguageCodeFilterEnum', codes);
}

function addTemplateTypes(
	definitions: Definitions,
	templates: Record<string, { name: string }>,
): void {
	const model = objectType(definitions, 'DefaultTemplate');
	for (const [type, { name }] of Object.entries(templates))
		definitions.types.set(type, {
			...model,
			name: { kind: Kind.NAME, value: type },
			description: { kind: Kind.STRING, value: `The template ${name} of this site.` },
		});
}
