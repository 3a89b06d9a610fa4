import type { UserRecord } from '@outrigger/formats/model/records';
import { may } from '../auth/roles';
import { defaultCategory } from '../store/default-category';
import type { Store } from '../store/store';
import { mayCreatePosts, mayEditComment, mayOn } from '../writing/post-rights';

/** The parts of a request that decide about its rights. `writes` is null if the host refuses every change. */
export interface Asked {
	store: Store;
	viewer: UserRecord | null;
	writes: object | null;
}

/** The methods of a user at a route: read, write (change the named object or make a new one), delete. */
interface Rights {
	read: boolean;
	change: boolean;
	remove: boolean;
}

const EDITING = ['POST', 'PUT', 'PATCH'];

/**
 * The methods of a route that the viewer may call, as WordPress lists them in `Allow` and beside links. Clients read
 * them to choose the actions that they offer.
 *
 * @param route path below `/wp-json`: `/wp/v2/posts/17`
 * @returns undefined for a route with the rights of another route: revisions, the index
 */
export function allowedAt(asked: Asked, route: string): string[] | undefined {
	const [, space, version, base = '', name, ...deeper] = route.split('/');
	if (space !== 'wp' || version !== 'v2' || base === '') return undefined;
	if (base === 'users' && deeper[0] === 'application-passwords')
		return allowedAtPasswords(asked, name, deeper[1]);
	if (deeper.length > 0) return undefined;
	const rights = rightsAt(asked, base, name);
	if (!rights) return undefined;
	const isOne = name !== undefined || base === 'settings';
	return [
		...(rights.read ? ['GET'] : []),
		...(rights.change && asked.writes ? (isOne ? EDITING : ['POST']) : []),
		...(rights.remove && asked.writes && isOne ? ['DELETE'] : []),
	];
}

/** True for users who may see and change a user's application passwords. */
export const passwordRights = (user: UserRecord, viewer: UserRecord | null): boolean =>
	viewer?.databaseId === user.databaseId || may(viewer, 'edit_users');

function allowedAtPasswords(
	{ store, viewer, writes }: Asked,
	name: string | undefined,
	uuid: string | undefined,
): string[] {
	const user = name === 'me' ? viewer : store.user(Number(name));
	if (!user) return [];
	if (uuid === 'introspect') return user.databaseId === viewer?.databaseId ? ['GET'] : [];
	if (!passwordRights(user, viewer)) return [];
	const changing = uuid === undefined ? ['POST'] : EDITING;
	return ['GET', ...(writes ? [...changing, 'DELETE'] : [])];
}

function rightsAt(asked: Asked, base: string, name: string | undefined): Rights | undefined {
	const { store, viewer } = asked;
	const id = Number(name);
	const both = (allowed: boolean, read = true) => ({ read, change: allowed, remove: allowed });
	const looks = may(viewer, 'edit_theme_options');
	switch (base) {
		case 'menus':
		case 'menu-items':
			return both(looks, looks || may(viewer, 'edit_posts'));
		case 'menu-locations':
			return { read: looks, change: false, remove: false };
		case 'settings': {
			const manages = may(viewer, 'manage_options');
			return { read: manages, change: manages, remove: false };
		}
		case 'users': {
			if (name === undefined) return both(may(viewer, 'create_users'));
			const isOwn = viewer !== null && (name === 'me' || viewer.databaseId === id);
			return {
				read: true,
				change: isOwn || may(viewer, 'edit_users'),
				remove: may(viewer, 'delete_users'),
			};
		}
		case 'comments': {
			const comment = name === undefined ? undefined : store.comment(id);
			return both(comment !== undefined && mayEditComment(store, comment, viewer));
		}
		default:
			return contentRights(asked, base, name === undefined ? null : id);
	}
}

function contentRights({ store, viewer }: Asked, base: string, id: number | null) {
	const { contentTypes, taxonomies } = store.content;
	const type = contentTypes.find((one) => (one.restBase || one.name) === base);
	if (type) {
		if (id === null)
			return { read: true, change: mayCreatePosts(type.name, viewer), remove: false };
		const post = store.post(id);
		return {
			read: true,
			change: post !== undefined && mayOn('edit', post, viewer),
			remove: post !== undefined && mayOn('delete', post, viewer),
		};
	}
	if (!taxonomies.some(({ restBase }) => restBase === base)) return undefined;
	const manages = may(viewer, 'manage_categories');
	// The default category, which posts without another category get, cannot be deleted.
	return { read: true, change: manages, remove: manages && id !== defaultCategory(store) };
}
