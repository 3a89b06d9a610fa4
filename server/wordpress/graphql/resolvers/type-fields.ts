import type { ContentTypeRecord, TaxonomyRecord } from '../../store/records';
import { listConnection } from '../connection/list-connection';
import type { PagingArgs } from '../connection/paging';
import { type PostListArgs, postConnection } from '../connection/post-connection';
import type { GraphQLContext } from '../context';
import { toGlobalId } from '../global-id';
import { archivePath } from '../nodes/addresses';
import { termConnection } from './term-fields';

type Context = GraphQLContext;
type Type = ContentTypeRecord;

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

/** Content types that WPGraphQL shows: the builder's own library is not among them. */
export function shownContentTypes({ store }: Context): Type[] {
	return store.content.contentTypes.filter(({ public: isPublic }) => isPublic);
}

export function contentTypeConnection(types: readonly Type[], args: PagingArgs, context: Context) {
	return listConnection(types, args, context.budget, ({ name }) => name);
}

export function taxonomyConnection(
	taxonomies: readonly TaxonomyRecord[],
	args: PagingArgs,
	context: Context,
) {
	return listConnection(taxonomies, args, context.budget, ({ name }) => name);
}

/** The words that WordPress's screens use for a type, made of its two names. */
function labelsOf({ label, singularLabel }: Type) {
	return {
		name: label,
		singularName: singularLabel,
		menuName: label,
		allItems: `All ${label}`,
		archives: `${singularLabel} Archives`,
		notFound: `No ${label.toLowerCase()} found.`,
		searchItems: `Search ${label}`,
		viewItem: `View ${singularLabel}`,
		viewItems: `View ${label}`,
	};
}

export const contentTypeFields = {
	id: (type: Type) => toGlobalId('post_type', type.name),
	uri: (type: Type, _: object, { store }: Context) => archivePath(store, type),
	name: (type: Type) => type.name,
	label: (type: Type) => type.label,
	labels: labelsOf,
	description: () => null,
	excludeFromSearch: (type: Type) => type.excludeFromSearch ?? !type.public,
	graphqlPluralName: (type: Type) => type.graphqlPluralName,
	graphqlSingleName: (type: Type) => type.graphqlSingleName,
	hasArchive: (type: Type) => type.hasArchive,
	hierarchical: (type: Type) => type.hierarchical,
	public: (type: Type) => type.public,
	publiclyQueryable: (type: Type) => type.public && type.name !== 'page',
	restBase: (type: Type) => type.restBase || null,
	showInGraphql: () => true,
	showInRest: () => true,
	isComment: () => false,
	isContentNode: () => false,
	isTermNode: () => false,
	isRestricted: () => false,
	isFrontPage: (type: Type, _: object, { store }: Context) => archivePath(store, type) === '/',
	isPostsPage: (type: Type, _: object, { store }: Context) =>
		type.name === 'post' && archivePath(store, type) !== null,
	contentNodes: (type: Type, args: PostListArgs, context: Context) =>
		postConnection(args, [type.name], context),
	connectedTaxonomies: (type: Type, args: PagingArgs, context: Context) => {
		const taxonomies = type.taxonomies.map((name) => context.store.taxonomy(name));
		return taxonomyConnection(taxonomies.filter(isPresent), args, context);
	},
};

export const taxonomyFields = {
	id: (taxonomy: TaxonomyRecord) => toGlobalId('taxonomy', taxonomy.name),
	name: (taxonomy: TaxonomyRecord) => taxonomy.name,
	label: (taxonomy: TaxonomyRecord) => taxonomy.label,
	description: () => null,
	graphqlPluralName: (taxonomy: TaxonomyRecord) => taxonomy.graphqlPluralName,
	graphqlSingleName: (taxonomy: TaxonomyRecord) => taxonomy.graphqlSingleName,
	hierarchical: (taxonomy: TaxonomyRecord) => taxonomy.hierarchical,
	public: () => true,
	restBase: (taxonomy: TaxonomyRecord) => taxonomy.restBase || null,
	isRestricted: () => false,
	showInGraphql: () => true,
	showInRest: () => true,
	connectedContentTypes: (taxonomy: TaxonomyRecord, args: PagingArgs, context: Context) => {
		const types = taxonomy.contentTypes.map((name) => context.store.contentType(name));
		return contentTypeConnection(types.filter(isPresent), args, context);
	},
	connectedTerms: (taxonomy: TaxonomyRecord, args: PagingArgs, context: Context) =>
		termConnection(context.store.terms(taxonomy.name), args, context),
};
