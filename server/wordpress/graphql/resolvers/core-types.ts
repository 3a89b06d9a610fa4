import type { PostRecord, TermRecord } from '@outrigger/formats/model/records';
import { isLocked } from '../../auth/visibility';
import { assetLists, emptyList } from '../connection/list-connection';
import type { PostListArgs } from '../connection/post-connection';
import type { GraphQLContext } from '../context';
import { elementorFields, elementorPageMetaFields, elementorTypes } from '../elementor/resolvers';
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

/** The terms of one taxonomy (all of them unless named) that a post carries. */
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

/** `NodeWithRevisions`: the mock keeps no older states. */
const revisionFields = { isRevision: () => false, revisionOf: () => null };

/** `NodeWithTrackbacks`: the mock sends no pings for links. */
const trackbackFields = { pingStatus: () => 'closed', pinged: () => null, toPing: () => null };

/** Lists of a post, which say for themselves what is withheld. */
const postLists = { ...assetLists, revisions: emptyList, comments: commentsOfPost };

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
	preview: () => null,
};

/** The fields of a page, and of a hierarchical content type of a site's own. */
export const pageFields = {
	...lockedFields(
		{
			...editableFields,
			...hierarchyFields,
			// WPGraphQL says null for 0.
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
