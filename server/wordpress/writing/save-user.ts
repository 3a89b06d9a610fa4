import { makeSlug } from '@outrigger/formats/content-folder/slugs';
import type { UserRecord } from '@outrigger/formats/model/records';
import { localTime } from '@outrigger/rules/time/zoned-time';
import { hashPassword } from '../auth/password';
import { allRoles } from '../auth/roles';
import { freeName } from '../content/free-name';
import type { Store } from '../store/store';
import { trashedPost } from './delete-post';
import { WriteRefusal } from './refusal';
import type { Writing } from './save-post';
import type { NewId } from './writer';
import type { Write, Written } from './written';

/** The fields of an account that a user may change; a missing field stays as it is. */
export interface UserFields {
	/** The login name of a new account; an account keeps its name. */
	login?: string | undefined;
	email?: string | undefined;
	/** As it was typed; kept as a hash. */
	password?: string | undefined;
	name?: string | undefined;
	firstName?: string | undefined;
	lastName?: string | undefined;
	slug?: string | undefined;
	url?: string | undefined;
	description?: string | undefined;
	roles?: readonly string[] | undefined;
	/** Empty: the language of the site. */
	locale?: string | undefined;
	/** Empty: the login. */
	nickname?: string | undefined;
	meta?: Record<string, unknown> | undefined;
}

/** True for the characters and length that WordPress allows in a login name. */
export const isLoginName = (name: string): boolean => /^[a-z0-9 _.\-@]{1,60}$/i.test(name);
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** True for what looks like a mail address. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/**
 * An account as it is after a change.
 *
 * @param before `null` for a new one
 * @throws WriteRefusal in WordPress's words: a login or address that is taken or malformed, an unknown role
 */
export function savedUser(
	before: UserRecord | null,
	fields: UserFields,
	{ store, now, newId }: { store: Store; now: number; newId: NewId },
): UserRecord {
	const others = store.content.users.filter(({ databaseId }) => databaseId !== before?.databaseId);
	const email = fields.email ?? before?.email ?? '';
	if (fields.email && !EMAIL.test(fields.email))
		throw refused('The email address you are trying to use is invalid', 'rest_invalid_param');
	const login = before?.login ?? fields.login?.trim() ?? '';
	if (login === '')
		throw refused('Cannot create a user with an empty login name.', 'empty_user_login');
	if (!before && !isLoginName(login))
		throw refused(
			'This username is invalid because it uses illegal characters.',
			'invalid_username',
		);
	if (!before && store.userByLogin(login))
		throw new WriteRefusal('Sorry, that username already exists!', 'existing_user_login', 500);
	if (fields.email && others.some((one) => one.email.toLowerCase() === email.toLowerCase()))
		throw new WriteRefusal(
			'Sorry, that email address is already used!',
			'existing_user_email',
			500,
		);
	const known = allRoles().map(({ name }) => name);
	const unknown = fields.roles?.find((role) => !known.includes(role));
	if (unknown !== undefined)
		throw refused(`The role ${unknown} does not exist.`, 'rest_user_invalid_role');
	const slugs = new Set(others.map(({ slug }) => slug));
	const wanted = makeSlug(fields.slug ?? before?.slug ?? login) || 'user';
	const firstName = fields.firstName ?? before?.firstName ?? '';
	const lastName = fields.lastName ?? before?.lastName ?? '';
	return {
		databaseId: before?.databaseId ?? newId(),
		login,
		slug: freeName(wanted, (slug) => slugs.has(slug)),
		name: fields.name ?? before?.name ?? ([firstName, lastName].join(' ').trim() || login),
		firstName,
		lastName,
		email,
		url: fields.url ?? before?.url ?? '',
		description: fields.description ?? before?.description ?? '',
		registered: before?.registered ?? localTime(now, 'UTC'),
		roles: [...(fields.roles ?? before?.roles ?? ['subscriber'])],
		applicationPasswords: before?.applicationPasswords ?? [],
		password: fields.password ? hashPassword(fields.password) : (before?.password ?? ''),
		avatarUrl: before?.avatarUrl ?? '',
		locale: (fields.locale ?? before?.locale) || undefined,
		nickname: (fields.nickname ?? before?.nickname) || undefined,
		meta: { ...before?.meta, ...fields.meta },
	};
}

/** Deletes an account. Its posts go to the heir, or into the trash if there is no heir. */
export function deletedUser(
	user: UserRecord,
	heirId: number | null,
	writing: Writing,
	newId: NewId,
): Write {
	const { databaseId } = user;
	const posts = writing.store.content.posts.filter(({ authorId }) => authorId === databaseId);
	return [
		{ kind: 'user', id: databaseId, record: null },
		...posts.flatMap((post): Written[] =>
			heirId === null
				? trashedPost(post, writing, newId)
				: [{ kind: 'post', id: post.databaseId, record: { ...post, authorId: heirId } }],
		),
	];
}

const refused = (message: string, code: string) => new WriteRefusal(message, code, 400);
