import type { UserRecord } from '@outrigger/formats/model/records';
import { may, roleOf } from '../auth/roles';
import { maySeeUser } from '../auth/visibility';
import { shownTypes } from './content-types';
import { inOrder, OWN_TYPES } from './own-types';
import type { ParamReader } from './param-reader';
import type { RestContext } from './rest-context';
import { forbidden } from './rest-error';

/** The texts of a user that a search looks into, by the names of REST. */
const SEARCHED = {
	email: ({ email }: UserRecord) => email,
	name: ({ name }: UserRecord) => name,
	id: ({ databaseId }: UserRecord) => String(databaseId),
	username: ({ login }: UserRecord) => login,
	slug: ({ slug }: UserRecord) => slug,
};
type SearchedText = keyof typeof SEARCHED;
const TEXTS = Object.keys(SEARCHED) as SearchedText[];
/** The texts for a viewer who may not list users: a search must not reveal an address letter by letter. */
const OPEN_TEXTS: readonly SearchedText[] = ['id', 'name', 'slug'];

/** The condition of a list of users, and a check that the viewer may use it. */
export interface UserFilter {
	holds(user: UserRecord): boolean;
	/** @throws RestError in WordPress's words */
	requireRight(): void;
}

/** Reads the parameters that choose users. */
export function readUserFilter(context: RestContext, read: ParamReader): UserFilter {
	const { store, viewer } = context;
	const mayList = may(viewer, 'list_users');
	const include = read.integers('include');
	const exclude = read.integers('exclude') ?? [];
	const slugs = read.strings('slug');
	const search = read.text('search')?.trim().toLowerCase();
	const columns = read.strings('search_columns', TEXTS);
	const roles = read.strings('roles');
	const capabilities = read.strings('capabilities');
	const isWriters = read.choice('who', ['authors']) !== undefined;
	const isPublished = publishedWork(context, read);
	const texts = (columns ?? TEXTS).filter((text) => mayList || OPEN_TEXTS.includes(text));
	const mayDo = (user: UserRecord, asked: readonly string[]) =>
		user.roles.some((role) => asked.every((one) => roleOf(role).capabilities.includes(one)));
	const isWriter = (user: UserRecord) => mayDo(user, ['edit_posts']);
	const refuse = (code: string, words: string): never => {
		throw forbidden(viewer, code, `Sorry, you are not allowed to ${words}.`);
	};
	return {
		holds: (user) =>
			(isWriters ? isWriter(user) : maySeeUser(store, user, viewer)) &&
			(include?.includes(user.databaseId) ?? true) &&
			!exclude.includes(user.databaseId) &&
			(slugs?.includes(user.slug) ?? true) &&
			(isWriters || !roles?.length || user.roles.some((role) => roles.includes(role))) &&
			(!capabilities?.length || mayDo(user, capabilities)) &&
			isPublished(user) &&
			(!search || texts.some((text) => isFound(text, SEARCHED[text](user), search))),
		requireRight() {
			if (!mayList && roles) refuse('rest_user_cannot_view', 'filter users by role');
			if (!mayList && capabilities) refuse('rest_user_cannot_view', 'filter users by capability');
			if (isWriters && !may(viewer, 'edit_posts'))
				refuse('rest_forbidden_who', 'query users by this parameter');
		},
	};
}

const isFound = (column: SearchedText, text: string, search: string) =>
	column === 'id' ? text === search : text.toLowerCase().includes(search);

/** `has_published_posts`: of any type (`true`), of named types, or no condition. */
function publishedWork({ store }: RestContext, read: ParamReader): (user: UserRecord) => boolean {
	const all = inOrder<{ name: string }>(shownTypes(store), OWN_TYPES);
	const names = all.map(({ name }) => name);
	const sent = read.either('has_published_posts', names);
	if (sent === 'true' || sent === '1') return (user) => store.isPublicUser(user);
	const isOn = sent !== undefined && sent !== 'false' && sent !== '0' && sent !== '';
	const types = isOn ? (read.strings('has_published_posts', names) ?? []) : [];
	if (types.length === 0) return () => true;
	return ({ databaseId }) => store.posts({ types, authorIn: [databaseId] }, { first: 1 }).total > 0;
}
