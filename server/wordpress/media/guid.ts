import type { PostRecord } from '@outrigger/formats/model/records';
import { mediaUrl } from './uploads-url';

/**
 * Returns WordPress's permanent name of a post, made with the post: the address by its number,
 * `/?p=17`, whatever address it got later; for a medium the address of its file. Absolute, as it
 * is stored: with `&#038;`. Content that comes from another site keeps the name that it had there.
 */
export function guidOf(post: PostRecord, siteUrl: string): string {
	if (post.guid !== undefined) return post.guid;
	if (post.media) return mediaUrl(siteUrl, post.media);
	if (post.type === 'post') return `${siteUrl}/?p=${post.databaseId}`;
	if (post.type === 'page') return `${siteUrl}/?page_id=${post.databaseId}`;
	return `${siteUrl}/?post_type=${post.type}&#038;p=${post.databaseId}`;
}
