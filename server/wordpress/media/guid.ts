import type { PostRecord } from '@outrigger/formats/model/records';
import { mediaUrl } from './uploads-url';

/**
 * Returns WordPress's permanent name of a post, which never changes: the address by its id, `/?p=17`, or the address of
 * a medium's file. It is absolute and in its stored form, with `&#038;`. Content from another site keeps its name from
 * there.
 */
export function guidOf(post: PostRecord, siteUrl: string): string {
	if (post.guid !== undefined) return post.guid;
	if (post.media) return mediaUrl(siteUrl, post.media);
	if (post.type === 'post') return `${siteUrl}/?p=${post.databaseId}`;
	if (post.type === 'page') return `${siteUrl}/?page_id=${post.databaseId}`;
	return `${siteUrl}/?post_type=${post.type}&#038;p=${post.databaseId}`;
}
