import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { contentList } from './content-lists';
import { globalId, numberIn, pathIn, textIn } from './item-values';
import type { Operation } from './operation';
import type { Item } from './rest-reader';

/** A user as the contract describes one. */
export interface UserModel {
	__typename: 'User';
	databaseId: number;
	[field: string]: unknown;
}

/** WPGraphQL's own size of an avatar, in pixels. */
const AVATAR_SIZE = 96;

/** A record of REST → WPGraphQL's user. Only an editor's own record has roles and rights. */
export function userModel(item: Item, operation: Operation): UserModel {
	const id = numberIn(item, 'id');
	return {
		__typename: 'User',
		id: globalId('user', id),
		databaseId: id,
		name: textIn(item, 'name'),
		slug: textIn(item, 'slug'),
		url: textIn(item, 'url') || null,
		uri: pathIn(operation.facts.home, textIn(item, 'link')),
		description: textIn(item, 'description') || null,
		avatar: ({ size }: { size?: number | null }) => avatarOf(item, size ?? AVATAR_SIZE),
		posts: (args: { first?: number | null }) =>
			contentList('post', args, `author=${id}`, operation),
		registeredDate: textIn(item, 'registered_date') || null,
		roles: Array.isArray(item.roles)
			? { nodes: item.roles.map((name) => ({ name: String(name) })) }
			: null,
		capabilities: isPlainObject(item.capabilities)
			? Object.keys(item.capabilities).filter(
					(name) => isPlainObject(item.capabilities) && item.capabilities[name] === true,
				)
			: null,
		isContentNode: false,
		isTermNode: false,
		isFrontPage: false,
		isPostsPage: false,
	};
}

/**
 * The avatar in the requested size. REST gives three sizes; Gravatar makes any size that the parameter `s` of the
 * address names.
 */
function avatarOf({ avatar_urls: urls }: Item, size: number) {
	const url = isPlainObject(urls) ? textIn(urls, String(AVATAR_SIZE)) : '';
	if (url === '') return { url: null, width: size, height: size };
	return { url: url.replace(/([?&]s=)\d+/, `$1${size}`), width: size, height: size };
}
