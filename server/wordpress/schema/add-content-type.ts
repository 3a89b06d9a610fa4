import { cloneTypes, renameTypes } from './clone-types';
import { type Definitions, objectType } from './definitions';
import {
	addEnumValues,
	addField,
	CHANGES,
	fieldLike,
	removeFields,
	renameField,
} from './edit-types';
import { enumName, upperFirst, wordsOf } from './names';
import type { ContentTypeAddition } from './site-additions';

/**
 * The fields that belong to a post or a page only, and not to a content type that is copied from
 * it.
 */
const OWN_FIELDS = ['isSticky', 'isPrivacyPage', 'categories', 'tags', 'postFormats', 'terms'];

/** The inputs that only posts take when they are made or changed. */
const OWN_INPUTS = ['categories', 'tags', 'postFormats'];

/** Filters by taxonomies of posts. */
const TAXONOMY_FILTERS = /^(category|tag)/;

/**
 * Adds a content type as WPGraphQL would: its type with the interfaces of a page (where entries may have parents) or
 * of a post, its lists, look-up and id enum, the root fields and its enum value. Taxonomies are connected afterwards.
 */
export function addContentType(definitions: Definitions, added: ContentTypeAddition): void {
	const model = added.hierarchical ? 'Page' : 'Post';
	const type = upperFirst(added.graphqlSingleName);
	const inName = new RegExp(
		`^${model}(?=$|IdType$|Connection|To(Comment|Parent|Preview|Revision|${model})Connection)|(?<=^(RootQuery|User|${model})To)${model}(?=Connection)|(?<=^(Create|Update|Delete))${model}(?=Input$|Payload$)`,
		'g',
	);
	const rename = (name: string) => name.replace(inName, type);
	cloneTypes(definitions, (name) => name.search(inName) >= 0, {
		type: rename,
		words: () => `For the site's own content type ${wordsOf(added.graphqlSingleName)}.`,
	});
	removeFields(definitions, type, OWN_FIELDS);
	renameField(definitions, type, `${model.toLowerCase()}Id`, `${added.graphqlSingleName}Id`);
	for (const list of ['RootQuery', 'User'])
		removeTaxonomyFilters(definitions, `${list}To${type}ConnectionWhereArgs`);
	addEnumValues(definitions, 'ContentTypeEnum', [
		{
			name: enumName(added.name),
			description: `Content of the list ${added.graphqlPluralName}; stored as "${added.name}".`,
		},
	]);
	const add = (owner: string, from: string, to: string, description: string) =>
		addField(
			definitions,
			owner,
			renameTypes(fieldLike(definitions, owner, from, to, description), rename),
		);
	const single = added.hierarchical ? 'page' : 'post';
	add('RootQuery', single, added.graphqlSingleName, `One ${wordsOf(added.graphqlSingleName)}.`);
	add(
		'RootQuery',
		`${single}s`,
		added.graphqlPluralName,
		`Content of the type ${wordsOf(added.graphqlSingleName)}.`,
	);
	for (const deed of ['create', 'update', 'delete']) {
		const change = `${upperFirst(deed)}${type}`;
		add('RootMutation', `${deed}${model}`, `${deed}${type}`, CHANGES);
		removeFields(definitions, `${change}Input`, OWN_INPUTS);
		renameField(definitions, `${change}Payload`, single, added.graphqlSingleName);
	}
	if (objectType(definitions, 'User').fields?.some(({ name }) => name.value === `${single}s`))
		add(
			'User',
			`${single}s`,
			added.graphqlPluralName,
			`Content of the type ${wordsOf(added.graphqlSingleName)} that they wrote.`,
		);
}

function removeTaxonomyFilters(definitions: Definitions, name: string): void {
	const input = definitions.types.get(name);
	if (input?.kind !== 'InputObjectTypeDefinition') return;
	const fields = input.fields?.filter((field) => !TAXONOMY_FILTERS.test(field.name.value));
	definitions.types.set(name, { ...input, fields });
}
