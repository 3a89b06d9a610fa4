import type { UserRecord } from '@outrigger/formats/model/records';
import { may } from '../auth/roles';
import { mayReadAccount, maySeeUser } from '../auth/visibility';
import { cut, readPage } from './pagination';
import { createParamReader } from './param-reader';
import { forbiddenContext, readDetail } from './post-routes';
import type { RestContext } from './rest-context';
import { forbidden, RestError } from './rest-error';
import type { RestResult } from './rest-item';
import { placeIn, type SortKey, sortBy } from './sort-by';
import { userItem } from './user-item';
import { readUserFilter } from './user-params';

const orderFields = [
	'id',
	'include',
	'name',
	'registered_date',
	'slug',
	'include_slugs',
	'email',
	'url',
] as const;

/** Orders that only users with the right to list users may request. */
const PRIVATE_ORDERS: readonly string[] = ['email', 'registered_date'];

/** `GET /wp/v2/users`: visitors see the authors of published posts. */
export function listUsers(context: RestContext): RestResult {
	const { store, viewer } = context;
	const read = createParamReader(context.params);
	const detail = readDetail(read);
	const page = readPage(read);
	const include = read.integers('include');
	const slugs = read.strings('slug');
	const filter = readUserFilter(context, read);
	const field = read.choice('orderby', orderFields) ?? 'name';
	const direction = read.choice('order', ['asc', 'desc']) ?? 'asc';
	read.check();
	const mayList = may(viewer, 'list_users');
	if (detail === 'edit' && !mayList) {
		throw forbiddenContext(context, 'Sorry, you are not allowed to edit users.');
	}
	if (PRIVATE_ORDERS.includes(field) && !mayList) {
		throw forbidden(
			viewer,
			'rest_forbidden_orderby',
			'Sorry, you are not allowed to order users by this parameter.',
		);
	}
	filter.requireRight();
	const found = store.content.users.filter(filter.holds);
	const keys: Record<(typeof orderFields)[number], (user: UserRecord) => SortKey> = {
		id: (user) => user.databaseId,
		include: ({ databaseId }) => placeIn(include)(databaseId),
		name: (user) => user.name,
		registered_date: (user) => user.registered,
		slug: (user) => user.slug,
		include_slugs: ({ slug }) => placeIn(slugs)(slug),
		email: (user) => user.email,
		url: (user) => user.url,
	};
	const ordered = cut(sortBy(found, keys[field], direction), page);
	return {
		kind: 'items',
		items: ordered.map((user) => userItem(context, user, detail)),
		total: found.length,
		perPage: page.perPage,
		page: page.page,
	};
}

/** `GET /wp/v2/users/3` and `/wp/v2/users/me`. */
export function getUser(context: RestContext, id: number | 'me'): RestResult {
	const { store, viewer } = context;
	if (id === 'me' && viewer === null) {
		throw forbidden(viewer, 'rest_not_logged_in', 'You are not currently logged in.');
	}
	const user = id === 'me' ? viewer : store.user(id);
	if (!user) throw new RestError('rest_user_invalid_id', 'Invalid user ID.', 404);
	const read = createParamReader(context.params);
	const detail = readDetail(read);
	read.check();
	const isAllowed =
		detail === 'edit' ? mayReadAccount(user, viewer) : maySeeUser(store, user, viewer);
	if (!isAllowed) {
		throw forbidden(viewer, 'rest_user_cannot_view', 'Sorry, you are not allowed to list users.');
	}
	return { kind: 'item', item: userItem(context, user, detail) };
}
