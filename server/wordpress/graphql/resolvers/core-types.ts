import type { PostRecord, TermRecord } from '../../store/records';
import type { PostListArgs } from '../connection/post-connection';
import type { GraphQLContext } from '../context';
import { elementorFields, elementorPageMetaFields, elementorTypes } from '../elementor/resolvers';
import type { Resolvers } from '../resolvers.generated';
import { commentAuthorFields, commentFields as commentTypeFields } from './comment-fields';
import {
	authorFields,
	commentFields,
	contentEditorFields,
	contentNodeFields,
	excerptFields,
	featuredImageFields,
	hierarchyFields,
	titleFields,
} from './content-fields';
import { mediaDetailsFields, mediaItemFields } from './media-fields';
import { menuFields, menuItemFields } from './menu-fields';
import { rootMutation } from './root-mutation';
import { rootQuery } from './root-query';
import {
	allSettingsFields,
	discussionSettingsFields,
	generalSettingsFields,
	readingSettingsFields,
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
		const terms = post.termIds
			.flatMap((id) => context.store.term(id) ?? [])
			.filter((term) => taxonomy === undefined || term.taxonomy === taxonomy);
		return termConnection(terms, args, context);
	};

/** Content of one type that carries a term. */
export const contentWithTerm =
	(type: string) => (term: TermRecord, args: PostListArgs, context: Context) =>
		contentOfTerm(term, args, [type], context);

/** What pages, posts and content types of a site's own have in common. */
const editableFields = {
	...contentNodeFields,
	...titleFields,
	...contentEditorFields,
	...authorFields,
	...featuredImageFields,
	...commentFields,
	preview: () => null,
};

/** The fields of a page, and of a hierarchical content type of a site's own. */
export const pageFields = {
	...editableFields,
	...hierarchyFields,
	menuOrder: (post: PostRecord) => post.menuOrder,
	isPrivacyPage: () => false,
};

/** The fields of a post, and of any other content type of a site's own. */
export const postFields = {
	...editableFields,
	...excerptFields,
	isSticky: (post: PostRecord) => post.sticky,
	terms: termsOfPost(),
};

/** Resolvers of every type that the contract itself has. */
export const coreTypes: Resolvers = {
	...elementorTypes,
	RootQuery: rootQuery,
	RootMutation: rootMutation,
	Page: { ...pageFields, ...elementorFields, ...elementorPageMetaFields },
	Post: {
		...postFields,
		...elementorFields,
		...elementorPageMetaFields,
		categories: termsOfPost('category'),
		tags: termsOfPost('post_tag'),
	},
	MediaItem: {
		...contentNodeFields,
		...titleFields,
		...authorFields,
		...commentFields,
		...hierarchyFields,
		...mediaItemFields,
	},
	MediaDetails: mediaDetailsFields,
	Category: { ...termFields, ...termHierarchyFields, posts: contentWithTerm('post') },
	Tag: { ...termFields, posts: contentWithTerm('post') },
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
	Settings: allSettingsFields,
};
