import type { CommentRecord, PostRecord, UserRecord } from '@outrigger/formats/model/records';
import { may } from '../auth/roles';
import type { Store } from '../store/store';

/** The capabilities for a type: pages have their own, all other types use those of posts. */
const familyOf = (type: string): 'pages' | 'posts' => (type === 'page' ? 'pages' : 'posts');

/** True for users who may make content of the type. */
export function mayCreatePosts(type: string, viewer: UserRecord | null): boolean {
	return may(viewer, type === 'attachment' ? 'upload_files' : `edit_${familyOf(type)}`);
}

/** True for users whose content of the type shows without an editor's approval. */
export function mayPublishPosts(type: string, viewer: UserRecord | null): boolean {
	return may(viewer, `publish_${familyOf(type)}`);
}

/** True for users who may write in the name of other users, and change their posts. */
export function mayEditOthersPosts(type: string, viewer: UserRecord | null): boolean {
	return may(viewer, `edit_others_${familyOf(type)}`);
}

/** True where WordPress's `edit_post` or `delete_post` is given for this very post. */
export function mayOn(
	deed: 'edit' | 'delete',
	post: PostRecord,
	viewer: UserRecord | null,
): boolean {
	const family = familyOf(post.type);
	const needed = [`${deed}_${family}`];
	const isPublished = post.status === 'publish' || post.status === 'future';
	if (isPublished) needed.push(`${deed}_published_${family}`);
	if (viewer?.databaseId !== post.authorId) {
		needed.push(`${deed}_others_${family}`);
		if (post.status === 'private') needed.push(`${deed}_private_${family}`);
	}
	return needed.every((capability) => may(viewer, capability));
}

/** WordPress's `edit_comment`: for moderators, and for users who may edit the comment's post. */
export function mayEditComment(
	store: Store,
	comment: CommentRecord,
	viewer: UserRecord | null,
): boolean {
	if (may(viewer, 'moderate_comments')) return true;
	const post = store.post(comment.postId);
	return post !== undefined && mayOn('edit', post, viewer);
}
