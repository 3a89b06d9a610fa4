/** The lists of a node type: three types for each, which `npm run codegen` writes. */
export interface Lists {
	/** The interface of all lists of the type: what is in them. Left out where another file has it. */
	any?: string;
	/** The name of each list before `Connection`, and what is in it; then what an entry is called, where that differs. */
	lists?: Readonly<Record<string, string | readonly [list: string, entry: string]>>;
	/** The name of each link to exactly one before `ConnectionEdge`, and what it leads to. */
	links?: Readonly<Record<string, string>>;
}

/** Lists that differ by their owners alone. */
function owned(entries: string, entry: string, owners: Readonly<Record<string, string>>) {
	const lists = Object.entries(owners).map(([name, owner]): [string, [string, string]] => [
		name,
		[`${entries}, of ${owner}`, `${entry}, of ${owner}`],
	]);
	return Object.fromEntries(lists);
}

/**
 * The lists of WPGraphQL itself. A list with something beside (a count, a rating) stands in a
 * file written by hand.
 */
export const CORE_LISTS: Readonly<Record<string, Lists>> = {
	Category: {
		any: 'categories',
		lists: {
			CategoryToAncestorsCategory: ['ancestors, of a category', 'ancestor, of a category'],
			...owned('categories', 'category', {
				CategoryToCategory: 'a category',
				PostToCategory: 'a post',
				RootQueryToCategory: 'the site',
			}),
		},
		links: {
			CategoryToParentCategory: 'the parent of a category',
		},
	},
	Comment: {
		any: 'comments',
		lists: {
			...owned('comments', 'comment', {
				CommentToComment: 'a comment',
				MediaItemToComment: 'a media item',
				PageToComment: 'a page',
				PostToComment: 'a post',
				RootQueryToComment: 'the site',
				UserToComment: 'a user',
			}),
		},
		links: {
			CommentToParentComment: 'the comment that a comment answers',
		},
	},
	ContentNode: {
		any: 'content of any type',
		lists: {
			...owned('content of any type', 'piece of content', {
				CategoryToContentNode: 'a category',
				ContentTypeToContentNode: 'a content type',
				RootQueryToContentNode: 'the site',
				TagToContentNode: 'a tag',
			}),
			HierarchicalContentNodeToContentNodeAncestors: 'ancestors, of a piece of content',
			HierarchicalContentNodeToContentNodeChildren: 'children, of a piece of content',
			PostFormatToContentNode: ['content, of a format', 'piece of content, of a format'],
			...owned('older states', 'older state', {
				UserToRevisions: 'a user',
				RootQueryToRevisions: 'the site',
			}),
		},
		links: {
			CommentToContentNode: 'the piece of content of a comment',
			HierarchicalContentNodeToParentContentNode: 'the parent of a piece of content',
			NodeWithRevisionsToContentNode: 'the current state, of an older state',
		},
	},
	ContentType: {
		any: 'content types',
		lists: {
			...owned('content types', 'content type', {
				RootQueryToContentType: 'the site',
				TaxonomyToContentType: 'a taxonomy',
			}),
		},
		links: {
			ContentNodeToContentType: 'the content type of a piece of content',
		},
	},
	EnqueuedScript: {
		any: 'scripts',
		lists: {
			...owned('scripts', 'script', {
				ContentNodeToEnqueuedScript: 'content',
				TermNodeToEnqueuedScript: 'a term',
				UserToEnqueuedScript: 'an author',
				RootQueryToEnqueuedScript: 'the site',
			}),
		},
	},
	EnqueuedStylesheet: {
		any: 'stylesheets',
		lists: {
			...owned('stylesheets', 'stylesheet', {
				ContentNodeToEnqueuedStylesheet: 'content',
				TermNodeToEnqueuedStylesheet: 'a term',
				UserToEnqueuedStylesheet: 'an author',
				RootQueryToEnqueuedStylesheet: 'the site',
			}),
		},
	},
	MediaItem: {
		any: 'media items',
		lists: {
			...owned('media items', 'media item', {
				RootQueryToMediaItem: 'the site',
				UserToMediaItem: 'a user',
			}),
		},
		links: {
			NodeWithFeaturedImageToMediaItem: 'the featured image of a piece of content',
			GeneralSettingsToMediaItem: 'the icon of the site',
		},
	},
	Menu: {
		any: 'menus',
		lists: {
			...owned('menus', 'menu', {
				RootQueryToMenu: 'the site',
			}),
		},
		links: {
			MenuItemToMenu: 'the menu of a menu item',
		},
	},
	MenuItem: {
		any: 'menu items',
		lists: {
			...owned('menu items', 'menu item', {
				MenuItemToMenuItem: 'a menu item',
				MenuToMenuItem: 'a menu',
				RootQueryToMenuItem: 'the site',
			}),
		},
	},
	MenuItemLinkable: {
		links: {
			MenuItemToMenuItemLinkable: 'the target of a menu item',
		},
	},
	Page: {
		any: 'pages',
		lists: {
			...owned('pages', 'page', {
				RootQueryToPage: 'the site',
				UserToPage: 'a user',
			}),
			PageToRevision: ['older states, of a page', 'older state, of a page'],
		},
		links: {
			PageToPreview: 'the preview of a page',
		},
	},
	Plugin: {
		any: 'plugins',
		lists: {
			...owned('plugins', 'plugin', {
				RootQueryToPlugin: 'the site',
			}),
		},
	},
	Post: {
		any: 'posts',
		lists: {
			...owned('posts', 'post', {
				CategoryToPost: 'a category',
				RootQueryToPost: 'the site',
				TagToPost: 'a tag',
				UserToPost: 'a user',
				PostFormatToPost: 'a format',
			}),
			PostToRevision: ['older states, of a post', 'older state, of a post'],
		},
		links: {
			PostToPreview: 'the preview of a post',
			PostToParent: 'the parent of a post; posts have none',
		},
	},
	PostFormat: {
		any: 'formats',
		lists: {
			...owned('formats', 'format', {
				PostToPostFormat: 'a post',
				RootQueryToPostFormat: 'the site',
			}),
		},
	},
	Tag: {
		any: 'tags',
		lists: {
			...owned('tags', 'tag', {
				PostToTag: 'a post',
				RootQueryToTag: 'the site',
			}),
		},
	},
	Taxonomy: {
		any: 'taxonomies',
		lists: {
			...owned('taxonomies', 'taxonomy', {
				ContentTypeToTaxonomy: 'a content type',
				RootQueryToTaxonomy: 'the site',
			}),
		},
		links: {
			CategoryToTaxonomy: 'the taxonomy of a category',
			TagToTaxonomy: 'the taxonomy of a tag',
			PostFormatToTaxonomy: 'the taxonomy of a format',
		},
	},
	TermNode: {
		any: 'terms of any taxonomy',
		lists: {
			...owned('terms of any taxonomy', 'term', {
				PostToTermNode: 'a post',
				RootQueryToTermNode: 'the site',
				TaxonomyToTermNode: 'a taxonomy',
			}),
		},
	},
	Theme: {
		any: 'themes',
		lists: {
			...owned('themes', 'theme', {
				RootQueryToTheme: 'the site',
			}),
		},
	},
	User: {
		any: 'users',
		lists: {
			...owned('users', 'user', {
				RootQueryToUser: 'the site',
			}),
		},
		links: {
			NodeWithAuthorToUser: 'the author of a piece of content',
		},
	},
	UserRole: {
		any: 'roles',
		lists: {
			...owned('roles', 'role', {
				UserToUserRole: 'a user',
				RootQueryToUserRole: 'the site',
			}),
		},
	},
};
