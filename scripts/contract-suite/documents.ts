import { Kind, print, type TypeNode } from 'graphql';
import type { DocumentSet, FrontEndDocument } from '../schema-check/documents';
import { refusals } from '../schema-check/probe';
import { type Outcome, type Promised, type Trial, unless, untried } from './promise';
import type { Samples } from './samples';

/** Document → values for those of its variables whose name does not explain which value they need. */
const BY_DOCUMENT: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	OrderedNodes: { field: 'COMMENT_COUNT', order: 'DESC' },
	Sitemap_content: { type: 'post' },
	Sitemap_terms: { taxonomy: 'category' },
	WpWidget_terms: { taxonomy: 'category' },
	WpWidget_pages: { field: 'TITLE' },
	LoopTerms: { where: { restBase: 'posts' }, taxonomy: 'category' },
	LoopIds: { where: { restBase: 'posts' } },
	PopupDisplay: { ids: [1] },
	Templates: { ids: [1] },
	NavMenu_items: { idType: 'DATABASE_ID' },
};
const TERMS = new Set(['TermAddress', 'ParentTerm', 'TermTaxonomies']);
const MENUS = new Set(['NavMenu_items', 'WpWidget_menu']);

const isRequired = (type: TypeNode, hasDefault: boolean) =>
	type.kind === Kind.NON_NULL_TYPE && !hasDefault;

/** Returns a value for a variable; `undefined` if the site has nothing suitable. */
function sampleFor(document: string, name: string, samples: Samples, type: TypeNode): unknown {
	const own = BY_DOCUMENT[document]?.[name];
	if (own !== undefined) return own;
	const [post] = samples.posts;
	const id = TERMS.has(document)
		? samples.category?.databaseId
		: MENUS.has(document)
			? samples.menuId
			: post?.databaseId;
	const given: Record<string, unknown> = {
		uri: document === 'FeedTerm' ? samples.category?.uri : post?.uri,
		search: 'hello',
		first: 10,
		count: 10,
		year: 2026,
		month: 1,
		hideEmpty: false,
	};
	if (name in given) return given[name] ?? undefined;
	if (id === undefined || id === null) return undefined;
	if (/^(?:id|contentId)$/.test(name)) return String(id);
	if (!/ids$/i.test(name)) return undefined;
	return [/\bInt\b/.test(print(type)) ? Number(id) : String(id)];
}

/** Returns the variables of a document; `null` if a required variable has no value. */
function variablesOf({ name, operation }: FrontEndDocument, samples: Samples) {
	const values: Record<string, unknown> = {};
	for (const { variable, type, defaultValue } of operation.variableDefinitions ?? []) {
		if (!isRequired(type, defaultValue !== undefined)) continue;
		const value = sampleFor(name, variable.name.value, samples, type);
		if (value === undefined) return null;
		values[variable.name.value] = value;
	}
	return values;
}

async function run(document: FrontEndDocument, { site, samples }: Trial): Promise<Outcome> {
	const text = print(document.document);
	const isQuery = document.operation.operation === 'query';
	const variables = isQuery ? variablesOf(document, samples) : null;
	if (variables === null) {
		// This document is sent without its variables: the site validates it and then refuses it, so nothing is
		// changed.
		const needsSome = document.operation.variableDefinitions?.some(({ type, defaultValue }) =>
			isRequired(type, defaultValue !== undefined),
		);
		if (!needsSome) return untried('it would change something on the site');
		const refused = refusals(await site.ask(text));
		return unless(refused.length === 0, refused.join(' '));
	}
	const { data, errors } = await site.ask(text, variables);
	const messages = errors.map(({ message }) => message).join(' ');
	return unless(errors.length === 0 && data !== undefined && data !== null, messages || 'no data');
}

const REMEDY: Readonly<Record<DocumentSet, string>> = {
	core: 'WPGraphQL 1.28 or later, 2.x, has every field of these documents. Where an error names a plugin, update that.',
	extension: 'Update the companion plugin: `npm run plugin` makes it.',
	shop: 'Update WooGraphQL (WPGraphQL for WooCommerce).',
	languages: 'Update the Polylang extension of WPGraphQL.',
};

/** One promise for each document: the site answers it without an error for something that the site contains. */
export const documentPromises = (documents: readonly FrontEndDocument[]): Promised[] =>
	documents.map((document) => ({
		says: `answers ${document.name} (${document.file})`,
		remedy: REMEDY[document.set],
		plugin: document.set === 'core' ? undefined : document.set,
		keep: (trial) => run(document, trial),
	}));
