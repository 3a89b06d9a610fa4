import { accountChanges } from './account-changes';
import { commentChanges } from './comment-changes';
import { contentChanges } from './content-changes';
import { mediaChanges } from './media-changes';
import { updateSettings } from './settings-changes';
import { termChanges } from './term-changes';
import { userChanges } from './user-changes';

/** Every change of WPGraphQL's own but `createComment`. A site's own types have theirs from the same makers. */
export const coreChanges = {
	...contentChanges({ name: 'post', single: 'post', plural: 'posts' }),
	...contentChanges({ name: 'page', single: 'page', plural: 'pages' }),
	...mediaChanges,
	...termChanges({ name: 'category', single: 'category', plural: 'categories' }),
	...termChanges({ name: 'post_tag', single: 'tag', plural: 'tags' }),
	...termChanges({ name: 'post_format', single: 'postFormat', plural: 'postFormats' }),
	...commentChanges,
	...userChanges,
	...accountChanges,
	updateSettings,
};
