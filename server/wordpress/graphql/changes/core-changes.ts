import { accountChanges } from './account-changes';
import { commentChanges } from './comment-changes';
import { contentChanges } from './content-changes';
import { mediaChanges } from './media-changes';
import { updateSettings } from './settings-changes';
import { termChanges } from './term-changes';
import { userChanges } from './user-changes';

/** Every mutation of WPGraphQL except `createComment`. The same functions make the mutations of a site's own types. */
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
