import type { Toolbar, ToolbarPlace } from '@outrigger/rules/wordpress/toolbar';
import type { Auth } from './auth/create-auth';
import { may } from './auth/roles';
import { OUTBOX_PATH } from './forms/outbox-page';
import { SUBMISSIONS_PATH } from './forms/submissions-page/markup';
import { ORDERS_PATH } from './shop/orders-page/markup';

/** A page for staff, its own path, and the capability that it needs. */
const STAFF: readonly { place: ToolbarPlace; path: string; capability: string }[] = [
	{ place: 'submissions', path: SUBMISSIONS_PATH, capability: 'edit_others_posts' },
	{ place: 'orders', path: ORDERS_PATH, capability: 'edit_others_posts' },
	{ place: 'outbox', path: OUTBOX_PATH, capability: 'edit_users' },
];

/** The page in which users try out queries. */
const GRAPHIQL = { place: 'graphiql', path: '/graphql' } as const;

/**
 * Makes the bar of the login that a request's cookie proves.
 *
 * @param path path and query of the page on this site, to which the logout leads back
 * @param site `isOpen`: GraphiQL is there; `hasShop`: there are orders
 * @returns null without a login
 */
export function toolbarOf(
	auth: Pick<Auth, 'viewerOf' | 'logOutPath'>,
	request: Request,
	path: string,
	site: { isOpen: boolean; hasShop: boolean },
): Toolbar | null {
	const logOut = auth.logOutPath(request, path);
	const viewer = auth.viewerOf(request, { cookies: true });
	if (logOut === null || viewer === null) return null;
	const staff = STAFF.filter(
		({ place, capability }) => (place !== 'orders' || site.hasShop) && may(viewer, capability),
	);
	const mayEdit = may(viewer, 'edit_posts');
	const pages = staff.map(({ place, path }) => ({ place, path }));
	return {
		user: viewer.name,
		mayEdit,
		places: mayEdit && site.isOpen ? [...pages, GRAPHIQL] : pages,
		logOut,
	};
}
