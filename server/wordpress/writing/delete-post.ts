import type { PostRecord } from '@outrigger/formats/model/records';
import { draftUri } from '../content/uris';
import type { Store } from '../store/store';
import { changedPost } from './revisions';
import { savedPost, type Writing } from './save-post';
import { savedSettings } from './save-settings';
import type { NewId } from './writer';
import type { Write, Written } from './written';

/** A post in the trash: kept with another slug, so that its own is free. */
export const trashedPost = (post: PostRecord, writing: Writing, newId: NewId): Written[] =>
	changedPost(post, savedPost(post, { status: 'trash' }, writing), writing, newId);

/** A post as the answer to its removal shows it: in the trash, with the slug that it had. */
export const inTrash = (post: PostRecord): PostRecord => ({
	...post,
	status: 'trash',
	uri: draftUri(post),
});

/**
 * Deletes a post and its comments. Its children move to its parent, and posts with it as featured image lose the image.
 */
export function deletedPost(store: Store, post: PostRecord): Write {
	const { databaseId, parentId } = post;
	const comments = store.commentsOf(databaseId, ['approve', 'hold', 'spam', 'trash']);
	const others = store.content.posts.flatMap((other): Written[] => {
		const isBelow = other.parentId === databaseId;
		const shows = other.featuredImageId === databaseId;
		if (other.databaseId === databaseId || (!isBelow && !shows)) return [];
		const record = {
			...other,
			parentId: isBelow ? parentId : other.parentId,
			featuredImageId: shows ? 0 : other.featuredImageId,
		};
		return [{ kind: 'post', id: other.databaseId, record }];
	});
	const { pageOnFront, pageForPosts, showOnFront } = store.settings;
	const isFront = pageOnFront === databaseId;
	const settings: Written[] =
		isFront || pageForPosts === databaseId
			? [
					savedSettings(store, {
						showOnFront: isFront ? 'posts' : showOnFront,
						pageOnFront: isFront ? 0 : pageOnFront,
						pageForPosts: pageForPosts === databaseId ? 0 : pageForPosts,
					}),
				]
			: [];
	return [
		{ kind: 'post', id: databaseId, record: null },
		...comments.map(
			(comment): Written => ({ kind: 'comment', id: comment.databaseId, record: null }),
		),
		...others,
		...settings,
	];
}
