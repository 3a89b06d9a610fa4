import type { UserRecord } from '@outrigger/formats/model/records';
import { may, roleOf } from '../auth/roles';
import { deletedUser, isLoginName, savedUser, type UserFields } from '../writing/save-user';
import { createParamReader } from './param-reader';
import type { RestContext } from './rest-context';
import { forbidden, RestError } from './rest-error';
import type { RestResult } from './rest-item';
import { sentMeta } from './sent-meta';
import { localesOf, userItem } from './user-item';
import {
	carryOut,
	creation,
	deletion,
	emailIn,
	requireForce,
	requireParams,
	type WritingContext,
} from './write';

/** The fields of a body; the answer names all faults together. */
function readFields({ params, store }: RestContext, before: UserRecord | null): UserFields {
	const read = createParamReader(params);
	const isNew = before === null;
	const login = read.text('username');
	const refuse = (name: string, message: string) => {
		const code = `rest_user_invalid_${name}`;
		read.refuse(name, { code, message, data: { status: 400 } });
	};
	if (isNew && login !== undefined && !isLoginName(login))
		refuse(
			'username',
			'This username is invalid because it uses illegal characters. Please enter a valid username.',
		);
	const password = read.text('password');
	if (password === '') refuse('password', 'Passwords cannot be empty.');
	if (password?.includes('\\')) refuse('password', 'Passwords cannot contain the "\\" character.');
	const fields = {
		login,
		email: emailIn(read, 'email'),
		password,
		name: read.text('name'),
		firstName: read.text('first_name'),
		lastName: read.text('last_name'),
		slug: read.text('slug'),
		url: read.text('url'),
		description: read.text('description'),
		roles: read.strings('roles'),
		locale: read.choice('locale', localesOf(store)),
		nickname: read.text('nickname'),
		meta: sentMeta(params, store.settings.restUserMeta ?? [], before?.meta ?? {}),
	};
	read.check();
	return fields;
}

/** Saves an account. @param id null for a new one. @returns the account as its owner sees it */
async function save(context: WritingContext, fields: UserFields, id: number | null) {
	let savedId = 0;
	const after = await carryOut(context, (store, newId) => {
		const before = id === null ? null : (store.user(id) ?? null);
		const record = savedUser(before, fields, { store, now: context.now, newId });
		savedId = record.databaseId;
		return [{ kind: 'user', id: savedId, record }];
	});
	const user = after.store.user(savedId);
	if (!user) throw invalidId();
	return userItem(after, user, 'edit');
}

/** `POST /wp/v2/users`. */
export async function createUser(context: WritingContext): Promise<RestResult> {
	const { viewer, params } = context;
	requireParams(params, ['username', 'email', 'password']);
	const fields = readFields(context, null);
	if (!may(viewer, 'create_users'))
		throw forbidden(
			viewer,
			'rest_cannot_create_user',
			'Sorry, you are not allowed to create new users.',
		);
	if (params.has('id'))
		throw new RestError('rest_user_exists', 'Cannot create existing user.', 400);
	const item = await save(context, fields, null);
	return creation(context, item, `/wp/v2/users/${item.fields.id?.()}`);
}

/** `POST`, `PUT` and `PATCH /wp/v2/users/3` and `/wp/v2/users/me`. */
export async function updateUser(context: WritingContext, id: number | 'me'): Promise<RestResult> {
	const { viewer, store } = context;
	const user = found(context, id);
	const fields = readFields(context, user);
	const isOwn = viewer?.databaseId === user.databaseId;
	if (!isOwn && !may(viewer, 'edit_users'))
		throw forbidden(viewer, 'rest_cannot_edit', 'Sorry, you are not allowed to edit this user.');
	if (fields.roles) requireRoles(context, fields.roles, isOwn);
	const others = store.content.users.filter(({ databaseId }) => databaseId !== user.databaseId);
	if (others.some(({ email }) => email.toLowerCase() === fields.email?.toLowerCase()))
		throw new RestError('rest_user_invalid_email', 'Invalid email address.', 400);
	if (fields.login !== undefined && fields.login !== user.login)
		throw new RestError('rest_user_invalid_argument', 'Username is not editable.', 400);
	if (others.some(({ slug }) => slug === fields.slug))
		throw new RestError('rest_user_invalid_slug', 'Invalid slug.', 400);
	return { kind: 'item', item: await save(context, fields, user.databaseId) };
}

/** Refuses roles of a viewer who may not promote users, and roles that would end the viewer's own right to edit users. */
function requireRoles({ viewer }: RestContext, roles: readonly string[], isOwn: boolean): void {
	if (!may(viewer, 'promote_users'))
		throw forbidden(
			viewer,
			'rest_cannot_edit_roles',
			'Sorry, you are not allowed to edit roles of this user.',
		);
	const keepsRight = roles.some((role) => roleOf(role).capabilities.includes('edit_users'));
	if (isOwn && !keepsRight)
		throw forbidden(
			viewer,
			'rest_user_invalid_role',
			'Sorry, you are not allowed to give users that role.',
		);
}

/** `DELETE /wp/v2/users/3`: accounts have no trash, and `reassign` names the next author of their posts. */
export async function deleteUser(context: WritingContext, id: number | 'me'): Promise<RestResult> {
	const { viewer, params, now } = context;
	requireParams(params, ['reassign']);
	const read = createParamReader(params);
	const asked = params.get('reassign');
	const isNobody = asked === 'false' || asked === '';
	const heirId = isNobody ? null : (read.integer('reassign') ?? null);
	const force = read.flag('force') ?? false;
	read.check();
	const user = found(context, id);
	if (!may(viewer, 'delete_users'))
		throw forbidden(
			viewer,
			'rest_user_cannot_delete',
			'Sorry, you are not allowed to delete this user.',
		);
	requireForce(force, 'Users do');
	if (heirId !== null && (heirId === user.databaseId || !context.store.user(heirId)))
		throw new RestError('rest_user_invalid_reassign', 'Invalid user ID for reassignment.', 400);
	const answer = deletion(userItem(context, user, 'edit'));
	await carryOut(context, (store, newId) =>
		deletedUser(user, heirId, { store, viewer, now }, newId),
	);
	return answer;
}

function found({ store, viewer }: RestContext, id: number | 'me'): UserRecord {
	if (id === 'me' && viewer === null)
		throw forbidden(viewer, 'rest_not_logged_in', 'You are not currently logged in.');
	const user = id === 'me' ? viewer : store.user(id);
	if (!user) throw invalidId();
	return user;
}

const invalidId = () => new RestError('rest_user_invalid_id', 'Invalid user ID.', 404);
