import { may } from '../../auth/roles';
import { maySeeUser } from '../../auth/visibility';
import type { UserRecord } from '../../store/records';
import type { GraphQLContext } from '../context';
import { userError } from '../user-error';

type Texts = readonly (string | null | undefined)[] | null;
type Numbers = readonly (number | null | undefined)[] | null;

/** Every argument that lists of users take in `where`. */
export interface UserWhere {
	exclude?: Numbers;
	include?: Numbers;
	hasPublishedPosts?: Texts;
	nicename?: string | null;
	nicenameIn?: Texts;
	nicenameNotIn?: Texts;
	orderby?: readonly ({ field: string; order?: string | null } | null | undefined)[] | null;
	role?: string | null;
	roleIn?: Texts;
	roleNotIn?: Texts;
	search?: string | null;
}

const KEYS: Readonly<Record<string, (user: UserRecord) => string>> = {
	DISPLAY_NAME: (user) => user.name,
	NICE_NAME: (user) => user.slug,
	REGISTERED: (user) => user.registered,
	URL: (user) => user.url,
};
const byLogin = (user: UserRecord) => user.login;

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
	when(where.search, (text) => {
		const part = text.replace(/\*/g, '').toLowerCase();
		return (user) => `${user.slug}\n${user.name}`.toLowerCase().includes(part);
	});
	when(where.hasPublishedPosts, (values) => {
		const types = values.flatMap((value) => names.contentTypes.toWordPress(value ?? '') ?? []);
		return (user) =>
			store.posts({ types, authorIn: [user.databaseId] }, { first: 1 }).items.length > 0;
	});
	// Roles are no visitor's business.
	if ((where.role || where.roleIn || where.roleNotIn) && !may(viewer, 'list_users'))
		throw userError('Sorry, you are not allowed to filter users by role.');
	when(where.role, (role) => (user) => hasRole(user, [role]));
	when(where.roleIn, (roles) => (user) => hasRole(user, roles));
	when(where.roleNotIn, (roles) => (user) => !hasRole(user, roles));
	return tests;
}

/** The users that exist for the viewer, filtered, by login name unless said otherwise. */
export function selectUsers(
	where: UserWhere | null | undefined,
	context: GraphQLContext,
): UserRecord[] {
	const { store, viewer } = context;
	const tests = where ? conditions(where, context) : [];
	const order = where?.orderby?.[0];
	const key = KEYS[order?.field ?? ''] ?? byLogin;
	const direction = order?.order === 'DESC' ? -1 : 1;
	return store.content.users
		.filter((user) => maySeeUser(store, user, viewer) && tests.every((test) => test(user)))
		.sort(
			(one, other) =>
				direction * key(one).localeCompare(key(other)) || one.databaseId - other.databaseId,
		);
}
