import type { ContentTypeRecord, TaxonomyRecord } from '@outrigger/formats/model/records';
import { ownValue } from '@outrigger/rules/values/own-value';
import { may } from '../../auth/roles';
import { listConnection } from '../connection/list-connection';
import type { PagingArgs } from '../connection/paging';
import { type PostListArgs, postConnection } from '../connection/post-connection';
import type { GraphQLContext } from '../context';
import { toGlobalId } from '../global-id';
import { archivePath } from '../nodes/addresses';
import { termConnection } from './term-fields';
import { labelsOf } from './type-labels';

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

/** True for a viewer who may write posts. Only such viewers learn how WordPress registered a content type. */
const mayWrite = ({ viewer }: Context) => may(viewer, 'edit_posts');
/** True for a viewer who may manage categories. Only such viewers learn how WordPress registered a taxonomy. */
const maySort = ({ viewer }: Context) => may(viewer, 'manage_categories');

/** A field that is null for visitors. */
const ofInsiders =
	<R>(may: (context: Context) => boolean) =>
	<T>(field: (record: R, args: object, context: Context) => T) =>
	(record: R, args: object, context: Context): T | null =>
		may(context) ? field(record, args, context) : null;
const ofType = ofInsiders<Type>(mayWrite);
const ofTaxonomy = ofInsiders<TaxonomyRecord>(maySort);

/** Places in the editors' menu and their icons, as WordPress has them. */
const MENU_PLACES: Readonly<Record<string, { position: number | null; icon: string }>> = {
	post: { position: 5, icon: 'dashicons-admin-post' },
	page: { position: 20, icon: 'dashicons-admin-page' },
	attachment: { position: null, icon: 'dashicons-admin-media' },
};
const isMedia = ({ name }: Type) => name === 'attachment';

export const contentTypeFields = {
	id: (type: Type) => toGlobalId('post_type', type.name),
	uri: (type: Type, _: object, { store }: Context) => archivePath(store, type),
	name: (type: Type) => type.name,
	label: (type: Type) => type.label,
	labels: ofType(labelsOf),
	description: () => '',
	excludeFromSearch: ofType((type) => type.excludeFromSearch ?? !type.public),
	canExport: ofType(() => true),
	deleteWithUser: ofType(({ name }) => name in MENU_PLACES),
	menuIcon: ofType(({ name }) => ownValue(MENU_PLACES, name)?.icon ?? null),
	menuPosition: ofType(({ name }) => ownValue(MENU_PLACES, name)?.position ?? null),
	restControllerClass: ofType((type) =>
		isMedia(type) ? 'WP_REST_Attachments_Controller' : 'WP_REST_Posts_Controller',
	),
	showInAdminBar: ofType(() => true),
	showInMenu: ofType(() => true),
	showInNavMenus: ofType((type) => !isMedia(type)),
	showUi: ofType(() => true),
	graphqlPluralName: (type: Type) => type.graphqlPluralName,
	graphqlSingleName: (type: Type) => type.graphqlSingleName,
	hasArchive: ofType((type, _, { store }) =>
		type.name === 'post' ? archivePath(store, type) !== null : type.hasArchive,
	),
	hierarchical: (type: Type) => type.hierarchical,
	public: ofType((type) => type.public),
	publiclyQueryable: ofType((type) => type.public && type.name !== 'page'),
	restBase: ofType((type) => type.restBase || null),
	showInGraphql: () => true,
	showInRest: ofType(() => true),
	isComment: () => false,
	isContentNode: () => false,
	isTermNode: () => false,
	isRestricted: (_: Type, __: object, context: Context) => !mayWrite(context),
	isFrontPage: (type: Type, _: object, { store }: Context) =>
		archivePath(store, type) === store.homePath,
	isPostsPage: (type: Type, _: object, { store }: Context) =>
		type.name === 'post' && archivePath(store, type) !== null,
	contentNodes: (type: Type, args: PostListArgs, context: Context) =>
		postConnection(args, [type.name], context),
	connectedTaxonomies: (type: Type, args: PagingArgs, context: Context) => {
		const taxonomies = type.taxonomies
			.map((name) => context.store.taxonomy(name))
			.filter(isPresent);
		return taxonomies.length === 0 ? null : taxonomyConnection(taxonomies, args, context);
	},
};

export const taxonomyFields = {
	id: (taxonomy: TaxonomyRecord) => toGlobalId('taxonomy', taxonomy.name),
	name: (taxonomy: TaxonomyRecord) => taxonomy.name,
	label: ofTaxonomy((taxonomy) => taxonomy.label),
	description: () => '',
	restControllerClass: ofTaxonomy(({ name }) =>
		name === 'category' || name === 'post_tag' ? 'WP_REST_Terms_Controller' : null,
	),
	showCloud: ofTaxonomy(() => true),
	showInAdminColumn: ofTaxonomy(({ name }) => name === 'category' || name === 'post_tag'),
	showInMenu: ofTaxonomy(() => true),
	showInNavMenus: ofTaxonomy(() => true),
	showInQuickEdit: ofTaxonomy(() => true),
	showUi: ofTaxonomy(() => true),
	graphqlPluralName: (taxonomy: TaxonomyRecord) => taxonomy.graphqlPluralName,
	graphqlSingleName: (taxonomy: TaxonomyRecord) => taxonomy.graphqlSingleName,
	hierarchical: (taxonomy: TaxonomyRecord) => taxonomy.hierarchical,
	public: ofTaxonomy(() => true),
	restBase: (taxonomy: TaxonomyRecord) => taxonomy.restBase || null,
	isRestricted: (_: TaxonomyRecord, __: object, context: Context) => !maySort(context),
	showInGraphql: () => true,
	showInRest: ofTaxonomy(() => true),
	connectedContentTypes: (taxonomy: TaxonomyRecord, args: PagingArgs, context: Context) => {
		const types = taxonomy.contentTypes.map((name) => context.store.contentType(name));
		return contentTypeConnection(types.filter(isPresent), args, context);
	},
	connectedTerms: (taxonomy: TaxonomyRecord, args: PagingArgs, context: Context) =>
		termConnection(context.store.terms(taxonomy.name), args, context),
};
