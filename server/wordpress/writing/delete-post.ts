import type { PostRecord } from '@outrigger/formats/model/records';
import type { Store } from '../store/store';
import { savedPost, type Writing } from './save-post';
import { savedSettings } from './save-settings';
import type { Write, Written } from './written';

/** A post in the trash: kept with another slug, so that its own is free. */
export const trashedPost = (post: PostRecord, writing: Writing): PostRecord =>
	savedPost(post, { status: 'trash' }, writing);

/**
 * A post with what goes with it: its comments. What stood below it stands below its parent, and who showed it as
 * a picture shows none.
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
