/** Content types that every WordPress has. */
const CONTENT = ['Post', 'Page', 'MediaItem'];
const TERMS = ['Category', 'Tag'];

/**
 * Types that a site adds by itself are in no list: for them the cache looks whether the answer has the
 * fields that were asked through the interface.
 */
const SITES_OWN = '.*';

/** Interfaces that our documents ask through → the types known to have them. */
export const possibleTypes: Record<string, string[]> = {
	ContentNode: [...CONTENT, SITES_OWN],
	TermNode: [...TERMS, SITES_OWN],
	Commenter: ['User', 'CommentAuthor'],
	NodeWithTitle: [...CONTENT, SITES_OWN],
	NodeWithContentEditor: ['Post', 'Page', SITES_OWN],
	NodeWithExcerpt: ['Post', SITES_OWN],
	NodeWithFeaturedImage: ['Post', 'Page', SITES_OWN],
	NodeWithAuthor: [...CONTENT, SITES_OWN],
	NodeWithComments: [...CONTENT, SITES_OWN],
	NodeWithElementor: ['Post', 'Page', 'ElementorTemplate', 'ElementorPopup', SITES_OWN],
	NodeWithElementorPageMeta: ['Post', 'Page', SITES_OWN],
	HierarchicalContentNode: ['Page', 'MediaItem', SITES_OWN],
	HierarchicalTermNode: ['Category', SITES_OWN],
};
