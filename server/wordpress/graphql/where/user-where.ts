import type { UserRecord } from '@outrigger/formats/model/records';
import { may } from '../../auth/roles';
import { maySeeUser } from '../../auth/visibility';
import type { GraphQLContext } from '../context';
import { userError } from '../user-error';
import { plainWhere } from './plain-where';

type Texts = readonly (string | null | undefined)[] | null;
type Numbers = readonly (number | null | undefined)[] | null;

/** Every argument that lists of users take in `where`. */
export interface UserWhere {
	exclude?: Numbers;
	include?: Numbers;
	hasPublishedPosts?: Texts;
	login?: string | null;
	loginIn?: Texts;
	loginNotIn?: Texts;
	nicename?: string | null;
	nicenameIn?: Texts;
	nicenameNotIn?: Texts;
	orderby?: readonly ({ field: string; order?: string | null } | null | undefined)[] | null;
	role?: string | null;
	roleIn?: Texts;
	roleNotIn?: Texts;
	search?: string | null;
	searchColumns?: Texts;
}

const KEYS: Readonly<Record<string, (user: UserRecord) => string>> = {
	DISPLAY_NAME: (user) => user.name,
	EMAIL: (user) => user.email,
	NICE_NAME: (user) => user.slug,
	REGISTERED: (user) => user.registered,
	URL: (user) => user.url,
};
const byLogin = (user: UserRecord) => user.login;

/** The fields of a user that a search looks into. */
const COLUMNS: Readonly<Record<string, (user: UserRecord) => string>> = {
	DISPLAY_NAME: (user) => user.name,
	EMAIL: (user) => user.email,
	ID: (user) => String(user.databaseId),
	LOGIN: (user) => user.login,
	NICENAME: (user) => user.slug,
	URL: (user) => user.url,
};

/**
 * Columns with data of the account. A viewer who may not read the account could find out these data by searching for
 * their parts.
 */
const OF_ACCOUNT = ['EMAIL', 'LOGIN'];

/** The columns of a search: the named ones, or all except the id. */
function searched(named: Texts | undefined, viewer: UserRecord | null) {
	const asked = named?.length ? named : Object.keys(COLUMNS).filter((name) => name !== 'ID');
	return asked
		.filter((name) => may(viewer, 'list_users') || !OF_ACCOUNT.includes(name ?? ''))
		.flatMap((name) => COLUMNS[name ?? ''] ?? []);
}

function conditions(
	where: UserWhere,
	{ store, viewer, names }: GraphQLContext,
): ((user: UserRecord) => boolean)[] {
	const tests: ((user: UserRecord) => boolean)[] = [];
	const when = <T>(
		value: T | null | undefined,
		test: (value: T) => (user: UserRecord) => boolean,
	) => {
		if (value !== null && value !== undefined) tests.push(test(value));
	};
	const hasRole = (user: UserRecord, roles: Texts) =>
		user.roles.some((role) => roles?.includes(role.toUpperCase()));
	when(where.include, (ids) => (user) => ids.includes(user.databaseId));
	when(where.exclude, (ids) => (user) => !ids.includes(user.databaseId));
	when(where.nicename, (slug) => (user) => user.slug === slug);
	when(where.nicenameIn, (slugs) => (user) => slugs.includes(user.slug));
	when(where.nicenameNotIn, (slugs) => (user) => !slugs.includes(user.slug));
	when(where.login, (login) => (user) => user.login === login);
	when(where.loginIn, (logins) => (user) => logins.includes(user.login));
	when(where.loginNotIn, (logins) => (user) => !logins.includes(user.login));
	when(where.search, (text) => {
		const part = text.replace(/\*/g, '').toLowerCase();
		const columns = searched(where.searchColumns, viewer);
		return (user) => columns.some((column) => column(user).toLowerCase().includes(part));
	});
	when(where.hasPublishedPosts, (values) => {
		const types = values.flatMap((value) => names.contentTypes.toWordPress(value ?? '') ?? []);
		return (user) =>
			store.posts({ types, authorIn: [user.databaseId] }, { first: 1 }).items.length > 0;
	});
	// Visitors must not learn the roles of users.
	if ((where.role || where.roleIn || where.roleNotIn) && !may(viewer, 'list_users'))
		throw userError('Sorry, you are not allowed to filter users by role.');
	when(where.role, (role) => (user) => hasRole(user, [role]));
	when(where.roleIn, (roles) => (user) => hasRole(user, roles));
	when(where.roleNotIn, (roles) => (user) => !hasRole(user, roles));
	return tests;
}

/** The place of a user in a list among the arguments, for the two orders that follow such a list. */
function placeIn(field: string | undefined, where: UserWhere | null | undefined) {
	const place = (list: Texts | undefined, text: string) =>
		String((list ?? []).indexOf(text)).padStart(9, '0');
	if (field === 'LOGIN_IN') return (user: UserRecord) => place(where?.loginIn, user.login);
	if (field === 'NICE_NAME_IN') return (user: UserRecord) => place(where?.nicenameIn, user.slug);
	return undefined;
}

/** The users that the viewer may see, filtered and ordered; the default order is by login name. */
export function selectUsers(
	where: UserWhere | null | undefined,
	context: GraphQLContext,
): UserRecord[] {
	const { store, viewer } = context;
	const tests = where ? conditions(plainWhere(where), context) : [];
	const order = where?.orderby?.[0];
	const key = KEYS[order?.field ?? ''] ?? placeIn(order?.field, where) ?? byLogin;
	const direction = order?.order === 'DESC' ? -1 : 1;
	return store.content.users
		.filter((user) => maySeeUser(store, user, viewer) && tests.every((test) => test(user)))
		.sort(
			(one, other) =>
				direction * key(one).localeCompare(key(other)) || one.databaseId - other.databaseId,
		);
}
