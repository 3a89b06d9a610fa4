import type { Store } from '../store/store';
import type { MediaLookup } from './content-images';

/** What a content is rendered with: its pictures, and what blocks list. */
export interface ContentLookup extends MediaLookup {
	posts: Store['posts'];
	terms: Store['terms'];
	user: Store['user'];
	/** Told, once a block, of one that is not computed here. */
	leftOut?: (block: string) => void;
}

/** Everything that a store knows of it. */
export function contentLookup(
	store: Store,
	siteUrl: string,
	leftOut?: ContentLookup['leftOut'],
): ContentLookup {
	const { imageSizes } = store.settings;
	const { post, mediaByFile, posts, terms, user } = store;
	const lookup = { siteUrl, imageSizes, post, mediaByFile, posts, terms, user };
	return leftOut ? { ...lookup, leftOut } : lookup;
}
