import {
	type ArgumentNode,
	type DocumentNode,
	Kind,
	type ObjectFieldNode,
	type SelectionNode,
} from 'graphql';

/** Lists of the root that take a language with Polylang's extension of WPGraphQL. */
const LISTS: ReadonlySet<string> = new Set([
	'contentNodes',
	'posts',
	'pages',
	'categories',
	'tags',
]);
/** Conditions that name the items of a list. Such a list gets no language. */
const NAMING: ReadonlySet<string> = new Set(['in', 'include', 'nameIn']);

const made = new WeakMap<DocumentNode, Map<string, DocumentNode>>();

/**
 * The document with the language in each of its lists. Only a site with Polylang's extension of WPGraphQL takes that.
 * @param slug of the language, `de`
 */
export function withLanguageArgument(document: DocumentNode, slug: string): DocumentNode {
	const known = made.get(document) ?? new Map<string, DocumentNode>();
	made.set(document, known);
	const changed = known.get(slug) ?? addLanguage(document, slug);
	known.set(slug, changed);
	return changed;
}

function addLanguage(document: DocumentNode, slug: string): DocumentNode {
	const language: ObjectFieldNode = {
		kind: Kind.OBJECT_FIELD,
		name: { kind: Kind.NAME, value: 'language' },
		value: { kind: Kind.ENUM, value: codeOf(slug) },
	};
	const definitions = document.definitions.map((definition) => {
		if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
		const { selectionSet } = definition;
		const selections = selectionSet.selections.map((one) => inLanguage(one, language));
		return { ...definition, selectionSet: { ...selectionSet, selections } };
	});
	return { ...document, definitions };
}

function inLanguage(selection: SelectionNode, language: ObjectFieldNode): SelectionNode {
	if (selection.kind !== Kind.FIELD || !LISTS.has(selection.name.value)) return selection;
	const where = selection.arguments?.find(({ name }) => name.value === 'where');
	const fields = conditionsIn(where);
	if (fields === null || fields.some(({ name }) => NAMING.has(name.value))) return selection;
	const limited: ArgumentNode = {
		kind: Kind.ARGUMENT,
		name: { kind: Kind.NAME, value: 'where' },
		value: { kind: Kind.OBJECT, fields: [...fields, language] },
	};
	const others = (selection.arguments ?? []).filter((one) => one !== where);
	return { ...selection, arguments: [...others, limited] };
}

/** The conditions of a list; null if they are in a variable. */
function conditionsIn(where: ArgumentNode | undefined): readonly ObjectFieldNode[] | null {
	if (!where) return [];
	return where.value.kind === Kind.OBJECT ? where.value.fields : null;
}

/** The code of a language. The extension writes slugs in capitals: `pt-br` → `PT_BR`. */
const codeOf = (slug: string) => slug.toUpperCase().replaceAll('-', '_');
