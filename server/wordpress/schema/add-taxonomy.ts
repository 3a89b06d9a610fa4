import { cloneTypes, renameTypes, substituteWords } from './clone-types';
import type { Definitions } from './definitions';
import {
	addEnumValues,
	addField,
	CHANGES,
	fieldLike,
	removeFields,
	renameField,
} from './edit-types';
import { enumName, upperFirst, wordsOf } from './names';
import type { TaxonomyAddition } from './site-additions';

/**
 * The models from which a taxonomy is copied: categories if terms may have parents, tags if not. They exclude the
 * shop's categories and tags, whose names have the same ending.
 */
const MODELS = {
	hierarchical: {
		type: 'Category',
		field: 'category',
		list: 'categories',
		inName: /(?<!Product)Category/g,
	},
	flat: { type: 'Tag', field: 'tag', list: 'tags', inName: /(?<!Product)Tag(?![a-z])/g },
};

const modelOf = ({ hierarchical }: TaxonomyAddition) =>
	hierarchical ? MODELS.hierarchical : MODELS.flat;

/** Descriptions of the model's types in the words of the taxonomy. */
function wording(taxonomy: TaxonomyAddition): (description: string) => string {
	const model = modelOf(taxonomy);
	return substituteWords([
		[model.list, wordsOf(taxonomy.graphqlPluralName)],
		[model.field, wordsOf(taxonomy.graphqlSingleName)],
	]);
}

/** A content type as the schema names it. */
export interface NamedContentType {
	/** `Post` */
	type: string;
	/** `posts` */
	list: string;
	/** `POST` */
	enumValue: string;
}

/**
 * Adds a taxonomy as WPGraphQL would: the type of its terms with its lists, look-up and id enum, the root fields,
 * its changes, its enum value, and lists in both directions with each content type that carries it.
 */
export function addTaxonomy(
	definitions: Definitions,
	taxonomy: TaxonomyAddition,
	contentTypes: readonly NamedContentType[],
): void {
	const model = modelOf(taxonomy);
	const type = upperFirst(taxonomy.graphqlSingleName);
	const renaming = {
		type: (name: string) => name.replace(model.inName, type),
		words: wording(taxonomy),
	};
	const lists = new RegExp(`^(PostTo${model.type}|${model.type}ToPost)Connection`);
	cloneTypes(definitions, (name) => name.search(model.inName) >= 0 && !lists.test(name), renaming);
	removeFields(definitions, type, ['posts']);
	renameField(definitions, type, `${model.field}Id`, `${taxonomy.graphqlSingleName}Id`);
	addRootFields(definitions, taxonomy);
	addEnumValues(definitions, 'TaxonomyEnum', [
		{
			name: enumName(taxonomy.graphqlSingleName),
			description: `Terms of ${wordsOf(taxonomy.graphqlSingleName)}; stored as "${taxonomy.name}".`,
		},
	]);
	addContentTypesEnum(definitions, type, contentTypes);
	for (const contentType of contentTypes) connect(definitions, taxonomy, contentType);
}

function addRootFields(definitions: Definitions, taxonomy: TaxonomyAddition): void {
	const model = modelOf(taxonomy);
	const { graphqlSingleName: single, graphqlPluralName: plural } = taxonomy;
	const rename = (name: string) => name.replace(model.inName, upperFirst(single));
	const add = (root: string, from: string, to: string, description: string) =>
		addField(
			definitions,
			root,
			renameTypes(fieldLike(definitions, root, from, to, description), rename),
		);
	add('RootQuery', model.field, single, `One term of ${wordsOf(single)}.`);
	add('RootQuery', model.list, plural, `Terms of ${wordsOf(single)}.`);
	for (const deed of ['create', 'update', 'delete']) {
		add('RootMutation', `${deed}${model.type}`, `${deed}${upperFirst(single)}`, CHANGES);
		renameField(
			definitions,
			`${upperFirst(deed)}${upperFirst(single)}Payload`,
			model.field,
			single,
		);
	}
}

/** The enum copied from the model names the model's content types; here it names this taxonomy's. */
function addContentTypesEnum(
	definitions: Definitions,
	type: string,
	contentTypes: readonly NamedContentType[],
): void {
	const name = `ContentTypesOf${type}Enum`;
	const copied = definitions.types.get(name);
	if (copied?.kind !== 'EnumTypeDefinition' || contentTypes.length === 0) return;
	definitions.types.set(name, { ...copied, values: [] });
	addEnumValues(
		definitions,
		name,
		contentTypes.map(({ enumValue, list }) => ({
			name: enumValue,
			description: `Content of the list ${list}.`,
		})),
	);
}

/** The lists `Post.boatTypes` and `BoatType.posts`, and `terms` on content that had no taxonomy before. */
function connect(
	definitions: Definitions,
	taxonomy: TaxonomyAddition,
	contentType: NamedContentType,
): void {
	const model = modelOf(taxonomy);
	const term = upperFirst(taxonomy.graphqlSingleName);
	const rename = (name: string) =>
		name
			.replace(model.inName, term)
			.replace(/^Post(?=To)/, contentType.type)
			.replace(/ToPost(?=Connection)/, `To${contentType.type}`);
	// RootQueryTo…WhereArgs of the content type has the filters that fit it; the filters of a post would mention
	// categories.
	const lists = new RegExp(
		`^(PostTo(${model.type}|TermNode)|${model.type}ToPost)Connection(Edge|PageInfo|WhereArgs)?$`,
	);
	cloneTypes(definitions, (name) => lists.test(name), { type: rename, words: wording(taxonomy) });
	takeFiltersOf(definitions, contentType.type, `${term}To${contentType.type}ConnectionWhereArgs`);
	const add = (owner: string, from: string, target: string, to: string, description: string) =>
		addField(
			definitions,
			target,
			renameTypes(fieldLike(definitions, owner, from, to, description), rename),
		);
	add(
		'Post',
		model.list,
		contentType.type,
		taxonomy.graphqlPluralName,
		`Its terms of ${wordsOf(taxonomy.graphqlSingleName)}.`,
	);
	add('Post', 'terms', contentType.type, 'terms', 'Its terms of all taxonomies.');
	add(model.type, 'posts', term, contentType.list, 'Content of this list that carries it.');
}

function takeFiltersOf(definitions: Definitions, contentType: string, whereArgs: string): void {
	const own = definitions.types.get(`RootQueryTo${contentType}ConnectionWhereArgs`);
	const copied = definitions.types.get(whereArgs);
	if (own?.kind !== 'InputObjectTypeDefinition' || copied?.kind !== 'InputObjectTypeDefinition')
		return;
	definitions.types.set(whereArgs, { ...copied, fields: own.fields });
}
