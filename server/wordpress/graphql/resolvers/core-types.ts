import type { PostRecord, TermRecord } from '@outrigger/formats/model/records';
import { isLocked } from '../../auth/visibility';
import { pingStatusOf } from '../../store/ping-status';
import { singleEdge } from '../connection/connection';
import { assetLists } from '../connection/list-connection';
import type { PostListArgs } from '../connection/post-connection';
import { revisionConnection } from '../connection/revision-connection';
import type { GraphQLContext } from '../context';
import { elementorFields, elementorPageMetaFields, elementorTypes } from '../elementor/resolvers';
import { asRevision, previewOf, revisionsFor } from '../nodes/revision-node';
import type { Resolvers } from '../resolvers.generated';
import { commentAuthorFields, commentFields as commentTypeFields } from './comment-fields';
import {
	authorFields,
	commentFields,
	commentsOfPost,
	contentEditorFields,
	contentNodeFields,
	excerptFields,
	featuredImageFields,
	hierarchyFields,
	passwordFields,
	titleFields,
} from './content-fields';
import { languageTypeFields, postLanguageFields } from './language-fields';
import { lockedFields } from './locked-fields';
import { mediaDetailsFields, mediaItemFields } from './media-fields';
import { menuFields, menuItemFields } from './menu-fields';
import { rootMutation } from './root-mutation';
import { rootQuery } from './root-query';
import {
	allSettingsFields,
	discussionSettingsFields,
	generalSettingsFields,
	permalinkSettingsFields,
	readingSettingsFields,
	writingSettingsFields,
} from './settings-fields';
import {
	contentOfTerm,
	type TermListArgs,
	termConnection,
	termFields,
	termHierarchyFields,
} from './term-fields';
import { contentTypeFields, taxonomyFields } from './type-fields';
import { userFields, userRoleFields } from './user-fields';

type Context = GraphQLContext;

/** The terms that a post has: of one taxonomy, or of all taxonomies if none is named. */
export const termsOfPost =
	(taxonomy?: string) => (post: PostRecord, args: TermListArgs, context: Context) => {
		const ids = isLocked(post, context.viewer) ? [] : post.termIds;
		const terms = ids
			.flatMap((id) => context.store.term(id) ?? [])
			.filter((term) => taxonomy === undefined || term.taxonomy === taxonomy);
		return termConnection(terms, args, context);
	};

/** Content of one type that carries a term. */
export const contentWithTerm =
	(type: string) => (term: TermRecord, args: PostListArgs, context: Context) =>
		contentOfTerm(term, args, [type], context);

/** The database id under the name that WPGraphQL gave it first. */
export const ofDatabaseId = (record: { databaseId: number }) => record.databaseId;

/** `NodeWithRevisions` and `Previewable`. */
const revisionFields = {
	isRevision: (post: PostRecord) => asRevision(post) !== null,
	revisionOf: (post: PostRecord) => singleEdge(asRevision(post)?.revised),
	preview: (post: PostRecord, _: object, context: GraphQLContext) =>
		singleEdge(previewOf(post, context)),
};

/**
 * The revisions and autosaves of a post, for users who may edit it. The list is that of this post, so conditions on
 * parents in `where` do not count.
 */
const revisions = (
	post: PostRecord,
	{ where, ...paging }: PostListArgs,
	context: GraphQLContext,
) => {
	const asked = where && { ...where, parent: null, parentIn: null, parentNotIn: null };
	return revisionConnection(revisionsFor(post, context), { ...paging, where: asked }, context);
};

/** `NodeWithTrackbacks`: the mock sends no pings for links. */
const trackbackFields = {
	pingStatus: pingStatusOf,
	pinged: () => null,
	toPing: () => null,
};

/** Lists of a post that decide by themselves what they withhold. */
const postLists = { ...assetLists, revisions, comments: commentsOfPost };

/** Fields that pages, posts and a site's own content types share. */
const editableFields = {
	...contentNodeFields,
	...revisionFields,
	...titleFields,
	...contentEditorFields,
	...authorFields,
	...featuredImageFields,
	...commentFields,
	...postLanguageFields,
};

/** The fields of a page, and of a hierarchical content type of a site's own. */
export const pageFields = {
	...lockedFields(
		{
			...editableFields,
			...hierarchyFields,
			// WPGraphQL gives null for 0.
			menuOrder: (post: PostRecord) => post.menuOrder || null,
			isPrivacyPage: () => false,
		},
		['children'],
	),
	...postLists,
};

/** Deprecated fields that WPGraphQL still answers: null for a type without parents. */
const noParents = { ancestors: () => null, parent: () => null };

/** The fields of a post, and of any other content type of a site's own. */
export const postFields = {
	...lockedFields({
		...editableFields,
		...excerptFields,
		...trackbackFields,
		isSticky: (post: PostRecord) => post.sticky,
	}),
	...noParents,
	...postLists,
	terms: termsOfPost(),
};

/** Resolvers of every type that the contract itself has. */
export const coreTypes: Resolvers = {
	...elementorTypes,
	RootQuery: rootQuery,
	Language: languageTypeFields,
	RootMutation: rootMutation,
	Page: { ...pageFields, pageId: ofDatabaseId, ...elementorFields, ...elementorPageMetaFields },
	Post: {
		...postFields,
		...elementorFields,
		...elementorPageMetaFields,
		postId: ofDatabaseId,
		postFormats: termsOfPost('post_format'),
		categories: termsOfPost('category'),
		tags: termsOfPost('post_tag'),
	},
	MediaItem: {
		...contentNodeFields,
		...titleFields,
		...authorFields,
		...commentFields,
		comments: commentsOfPost,
		...hierarchyFields,
		...passwordFields,
		...mediaItemFields,
		mediaItemId: ofDatabaseId,
	},
	MediaDetails: mediaDetailsFields,
	Category: {
		...termFields,
		...termHierarchyFields,
		categoryId: ofDatabaseId,
		posts: contentWithTerm('post'),
	},
	Tag: { ...termFields, tagId: ofDatabaseId, posts: contentWithTerm('post') },
	PostFormat: { ...termFields, postFormatId: ofDatabaseId, posts: contentWithTerm('post') },
	User: userFields,
	UserRole: userRoleFields,
	Comment: commentTypeFields,
	CommentAuthor: commentAuthorFields,
	Menu: menuFields,
	MenuItem: menuItemFields,
	ContentType: contentTypeFields,
	Taxonomy: taxonomyFields,
	GeneralSettings: generalSettingsFields,
	ReadingSettings: readingSettingsFields,
	DiscussionSettings: discussionSettingsFields,
	WritingSettings: writingSettingsFields,
	PermalinkSettings: permalinkSettingsFields,
	Settings: allSettingsFields,
};
