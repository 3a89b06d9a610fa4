import type {
	CommentRecord,
	PostRecord,
	PostStatus,
	UserRecord,
} from '@outrigger/formats/model/records';
import { equalsSecret } from '@outrigger/http/equals-secret';
import type { Store } from '../store/store';
import { may } from './roles';

/** True if a viewer may change a post, and so may see the post in every state. */
export function mayEdit(post: PostRecord, viewer: UserRecord | null): boolean {
	if (may(viewer, 'edit_others_posts')) return true;
	return viewer?.databaseId === post.authorId && may(viewer, 'edit_posts');
}

/**
 * True if a viewer may know that a post exists. Everybody sees published posts, and media unless its parent is
 * unpublished; only users who may edit the rest see it.
 */
export function maySee(store: Store, post: PostRecord, viewer: UserRecord | null): boolean {
	if (post.status === 'publish') return true;
	if (post.status === 'private' && may(viewer, 'read_private_posts')) return true;
	if (post.status === 'inherit') {
		const parent = post.parentId === 0 ? undefined : store.post(post.parentId);
		return parent === undefined || parent.status === 'inherit' || maySee(store, parent, viewer);
	}
	return mayEdit(post, viewer);
}

/**
 * The post if WPGraphQL shows it to the viewer. The rules are those of `maySee`, except that only users with the right
 * to read all private posts see them, and only its author sees an automatic draft.
 */
export function visiblePost(
	store: Store,
	post: PostRecord | null | undefined,
	viewer: UserRecord | null,
): PostRecord | null {
	if (!post || !maySee(store, post, viewer)) return null;
	if (post.status === 'private') return may(viewer, 'read_private_posts') ? post : null;
	return post.status !== 'auto-draft' || viewer?.databaseId === post.authorId ? post : null;
}

/**
 * True if a password protects content and excerpt from a viewer. GraphQL has no field in which to give the password.
 */
export function isLocked(post: PostRecord, viewer: UserRecord | null): boolean {
	return post.password !== '' && !mayEdit(post, viewer);
}

/** Of the statuses of a list, those whose posts a viewer may list. */
export function listableStatuses(
	asked: readonly PostStatus[],
	viewer: UserRecord | null,
): PostStatus[] {
	return asked.filter((status) => {
		if (status === 'publish' || status === 'inherit') return true;
		if (status === 'auto-draft') return false;
		if (status === 'private') return may(viewer, 'read_private_posts');
		return may(viewer, 'edit_others_posts');
	});
}

/**
 * True if a viewer may know that a user exists: everybody may know the authors of published posts, a user the own
 * account, administrators everybody.
 */
export function maySeeUser(store: Store, user: UserRecord, viewer: UserRecord | null): boolean {
	return mayReadAccount(user, viewer) || store.isPublicUser(user);
}

/** True where a viewer may read the account's own data: address, roles, capabilities. */
export function mayReadAccount(user: UserRecord, viewer: UserRecord | null): boolean {
	return viewer?.databaseId === user.databaseId || may(viewer, 'list_users');
}

/**
 * True if a viewer may know that a comment exists: the viewer's own comment, or an approved comment on a post that
 * exists for the viewer. WPGraphQL takes no password here; REST does, in `mayReadComment`.
 */
export function maySeeComment(
	store: Store,
	comment: CommentRecord,
	viewer: UserRecord | null,
): boolean {
	const isOwn = viewer !== null && comment.userId === viewer.databaseId;
	if (isOwn || may(viewer, 'moderate_comments')) return true;
	const post = store.post(comment.postId);
	return comment.status === 'approve' && post !== undefined && maySee(store, post, viewer);
}

/** True if a password unlocks a post, if the post has none, or if the viewer may edit it. */
export const isOpenWith = (
	post: PostRecord,
	viewer: UserRecord | null,
	password: string | undefined,
): boolean => !isLocked(post, viewer) || (!!password && equalsSecret(password, post.password));

/**
 * As `maySeeComment`, but false for a comment of a post whose password the visitor has not given, and for a comment
 * that waits for approval.
 */
export function mayReadComment(
	store: Store,
	comment: CommentRecord,
	viewer: UserRecord | null,
	password?: string,
): boolean {
	if (may(viewer, 'moderate_comments')) return true;
	const post = store.post(comment.postId);
	const isShown =
		comment.status === 'approve' && post !== undefined && isOpenWith(post, viewer, password);
	return isShown && maySeeComment(store, comment, viewer);
}
