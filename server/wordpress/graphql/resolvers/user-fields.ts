import type { UserRecord } from '@outrigger/formats/model/records';
import { capabilitiesOf, type RoleRecord, roleOf } from '../../auth/roles';
import { mayReadAccount } from '../../auth/visibility';
import { avatarAddress } from '../../media/initials-avatar';
import { renderTermDescription } from '../../texts/titles';
import { assetLists, listConnection } from '../connection/list-connection';
import type { PagingArgs } from '../connection/paging';
import { type PostListArgs, postConnection } from '../connection/post-connection';
import { revisionConnection } from '../connection/revision-connection';
import type { GraphQLContext } from '../context';
import { toGlobalId } from '../global-id';
import { allRevisions } from '../nodes/revision-node';
import { type CommentListArgs, commentConnection } from './comment-list';
import { loginUserFields } from './login-changes';

type Context = GraphQLContext;
export interface AvatarArgs {
	size?: number | null;
	forceDefault?: boolean | null;
	rating?: string | null;
}

/** A field that only the account itself reads; null for every other viewer. */
function ofAccount<T>(field: (user: UserRecord) => T) {
	return (user: UserRecord, _: object, { viewer }: Context): T | null =>
		mayReadAccount(user, viewer) ? field(user) : null;
}

/**
 * An avatar. WordPress links a third party by a hash of the mail address; the mock links the picture that the content
 * names, or draws one of the initials.
 */
export function avatarOf(
	person: Pick<UserRecord, 'name' | 'avatarUrl'>,
	siteUrl: string,
	args: AvatarArgs,
) {
	const size = args.size ?? 96;
	const url = avatarAddress(person.name, person.avatarUrl);
	return {
		default: 'mm',
		extraAttr: null,
		forceDefault: args.forceDefault ?? false,
		foundAvatar: true,
		height: size,
		isRestricted: false,
		rating: (args.rating ?? 'G').toLowerCase(),
		scheme: null,
		size,
		url: url.startsWith('/') ? siteUrl + url : url,
		width: size,
	};
}

/** Content of one type that a user wrote. */
export const contentOfUser =
	(type: string) => (user: UserRecord, args: PostListArgs, context: Context) =>
		postConnection(args, [type], context, { authorIn: [user.databaseId] });

export const userFields = {
	...assetLists,
	...loginUserFields,
	id: (user: UserRecord) => toGlobalId('user', user.databaseId),
	databaseId: (user: UserRecord) => user.databaseId,
	userId: (user: UserRecord) => user.databaseId,
	uri: (user: UserRecord, _: object, { store }: Context) => store.userUri(user),
	slug: (user: UserRecord) => user.slug,
	name: (user: UserRecord) => user.name,
	firstName: (user: UserRecord) => user.firstName || null,
	lastName: (user: UserRecord) => user.lastName || null,
	description: (user: UserRecord) => renderTermDescription(user.description) || null,
	url: (user: UserRecord) => user.url || null,
	avatar: (user: UserRecord, args: AvatarArgs, { siteUrl }: Context) =>
		avatarOf(user, siteUrl, args),
	capabilities: ofAccount(capabilitiesOf),
	email: ofAccount((user) => user.email),
	// WordPress's defaults, because the content has no such settings.
	adminColor: ofAccount(() => 'modern'),
	hasCommentShortcutsEnabled: ofAccount(() => false),
	hasRichEditingEnabled: ofAccount(() => true),
	hasSyntaxHighlightingEnabled: ofAccount(() => true),
	shouldShowAdminToolbar: ofAccount(() => true),
	capKey: ofAccount(() => 'wp_capabilities'),
	extraCapabilities: ofAccount(capabilitiesOf),
	registeredDate: ofAccount((user) => (user.registered ? `${user.registered}+00:00` : null)),
	locale: (user: UserRecord, _: object, { viewer, store }: Context) =>
		mayReadAccount(user, viewer) ? (user.locale ?? store.settings.language) : null,
	nicename: ofAccount((user) => user.slug),
	nickname: ofAccount((user) => user.nickname ?? user.login),
	username: ofAccount((user) => user.login),
	roles: (user: UserRecord, args: PagingArgs, { viewer, budget }: Context) =>
		mayReadAccount(user, viewer)
			? listConnection(user.roles.map(roleOf), args, budget, ({ name }) => name)
			: null,
	isComment: () => false,
	isContentNode: () => false,
	isFrontPage: () => false,
	isPostsPage: () => false,
	isTermNode: () => false,
	isRestricted: (user: UserRecord, _: object, { viewer }: Context) => !mayReadAccount(user, viewer),
	posts: contentOfUser('post'),
	pages: contentOfUser('page'),
	mediaItems: contentOfUser('attachment'),
	revisions: ({ databaseId }: UserRecord, args: PostListArgs, context: Context) => {
		const own = allRevisions(context).filter(({ authorId }) => authorId === databaseId);
		return revisionConnection(own, args, context);
	},
	comments: (user: UserRecord, args: CommentListArgs, context: Context) =>
		commentConnection(args, context, { user }),
};

export const userRoleFields = {
	id: (role: RoleRecord) => toGlobalId('user_role', role.name),
	name: (role: RoleRecord) => role.name,
	displayName: (role: RoleRecord) => role.displayName,
	capabilities: (role: RoleRecord) => [...role.capabilities],
	isRestricted: () => false,
};
