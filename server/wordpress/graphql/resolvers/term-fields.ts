import type { TermRecord } from '@outrigger/formats/model/records';
import { renderTermDescription, renderTermName } from '../../texts/titles';
import { singleEdge } from '../connection/connection';
import { assetLists, listConnection } from '../connection/list-connection';
import type { PagingArgs } from '../connection/paging';
import { type PostListArgs, postConnection } from '../connection/post-connection';
import type { GraphQLContext } from '../context';
import { toGlobalId } from '../global-id';
import { absolute } from '../nodes/addresses';
import { selectTerms, type TermListWhere } from '../where/term-where';
import { termLanguageFields } from './language-fields';

type Context = GraphQLContext;
export interface TermListArgs extends PagingArgs {
	where?: TermListWhere | null;
}

/** A list of terms as a connection. */
export function termConnection(terms: readonly TermRecord[], args: TermListArgs, context: Context) {
	const selected = selectTerms(terms, args.where, context);
	return listConnection(selected, args, context.budget, ({ databaseId }) => databaseId);
}

/** Content of some types with exactly this term, like the term's `count`: WPGraphQL omits content with a child term. */
export function contentOfTerm(
	term: TermRecord,
	args: PostListArgs,
	types: string[],
	context: Context,
) {
	const { taxonomy, databaseId } = term;
	return postConnection(args, types, context, {
		terms: [{ taxonomy, termIds: [databaseId], operator: 'IN', includeChildren: false }],
	});
}

/** The content types that a term's taxonomy is attached to. */
export function typesOfTerm(term: TermRecord, { store }: Context): string[] {
	return store.taxonomy(term.taxonomy)?.contentTypes ?? [];
}

/** The fields of `TermNode` and what every term has beside them. */
export const termFields = {
	...assetLists,
	...termLanguageFields,
	id: (term: TermRecord) => toGlobalId('term', term.databaseId),
	databaseId: (term: TermRecord) => term.databaseId,
	uri: (term: TermRecord) => term.uri,
	link: (term: TermRecord, _: object, { siteUrl }: Context) => absolute(siteUrl, term.uri),
	slug: (term: TermRecord) => term.slug,
	name: (term: TermRecord) => renderTermName(term.name),
	count: (term: TermRecord) => term.count || null,
	description: (term: TermRecord) => renderTermDescription(term.description) || null,
	isComment: () => false,
	isContentNode: () => false,
	isFrontPage: () => false,
	isPostsPage: () => false,
	isTermNode: () => true,
	isRestricted: () => false,
	taxonomy: (term: TermRecord, _: object, { store }: Context) =>
		singleEdge(store.taxonomy(term.taxonomy)),
	taxonomyName: (term: TermRecord) => term.taxonomy,
	termGroupId: () => null,
	termTaxonomyId: (term: TermRecord) => term.databaseId,
	contentNodes: (term: TermRecord, args: PostListArgs, context: Context) =>
		contentOfTerm(term, args, typesOfTerm(term, context), context),
};

function ancestorsOf(term: TermRecord, { store }: Context): TermRecord[] {
	const ancestors: TermRecord[] = [];
	for (let one = store.term(term.parentId); one; one = store.term(one.parentId))
		ancestors.push(one);
	return ancestors;
}

/** `HierarchicalTermNode`: terms below and above. */
export const termHierarchyFields = {
	// WPGraphQL gives null, not an empty list, for a term at the top.
	ancestors: (term: TermRecord, args: PagingArgs, context: Context) =>
		term.parentId === 0
			? null
			: listConnection(ancestorsOf(term, context), args, context.budget, (one) => one.databaseId),
	children: (term: TermRecord, args: TermListArgs, context: Context) =>
		termConnection(context.store.childTermsOf(term.databaseId), args, context),
	parent: (term: TermRecord, _: object, { store }: Context) =>
		singleEdge(store.term(term.parentId)),
	parentDatabaseId: (term: TermRecord) => term.parentId || null,
	parentId: (term: TermRecord) => (term.parentId ? toGlobalId('term', term.parentId) : null),
};
