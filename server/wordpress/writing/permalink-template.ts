import { makeSlug } from '@outrigger/formats/content-folder/slugs';
import type { PostRecord } from '@outrigger/formats/model/records';
import { pathUri } from '../content/uris';
import type { Store } from '../store/store';

/** A slug that no post has: it shows the place of slugs in an address. */
const PLACE = 'outrigger-place-of-the-slug';

/**
 * The address that a post has or will have, with WordPress's mark in the place of its slug: `/stories/%postname%/`.
 * A file keeps its address.
 */
export function permalinkTemplate(post: PostRecord, store: Store): string {
	const { settings } = store;
	const { contentTypes } = store.content;
	if (post.media || post.type === 'attachment')
		return post.uri ?? `/?attachment_id=${post.databaseId}`;
	const { post: byId, term, user } = store;
	const book = { settings, contentTypes, post: byId, term, user };
	const mark = store.contentType(post.type)?.hierarchical ? '%pagename%' : '%postname%';
	return pathUri({ ...post, slug: PLACE }, book).replace(PLACE, mark);
}

/** The slug that a post has, or that its title gives it. */
export const generatedSlug = ({ slug, title }: PostRecord): string => slug || makeSlug(title);
