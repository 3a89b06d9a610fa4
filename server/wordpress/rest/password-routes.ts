import type { ApplicationPassword, UserRecord } from '@outrigger/formats/model/records';
import { isUuid, loginByPassword, newPassword, passwordsOf } from '../auth/application-password';
import { plainName } from '../texts/excerpt';
import { passwordRights } from './allowed-methods';
import { createParamReader } from './param-reader';
import { passwordItem, useOf } from './password-item';
import { readDetail } from './post-routes';
import { project, readProjection } from './projection';
import type { RefusedWrite } from './refused-writes';
import type { Detail, RestContext } from './rest-context';
import { forbidden, noRoute, RestError } from './rest-error';
import type { RestResult } from './rest-item';
import type { Route } from './route';
import {
	carryOut,
	creation,
	deletion,
	isWriting,
	requireParams,
	type WritingContext,
} from './write';

/** The refusals of WordPress: the ending of the code, and the deed in its sentence. */
const REFUSALS = {
	list: ['list_application_passwords', 'list application passwords for this user'],
	create: ['create_application_passwords', 'create application passwords for this user'],
	deleteAll: ['delete_application_passwords', 'delete application passwords for this user'],
	read: ['read_application_password', 'read this application password'],
	edit: ['edit_application_password', 'edit this application password'],
	delete: ['delete_application_password', 'delete this application password'],
} as const;
type Deed = keyof typeof REFUSALS;

const codeOf = (deed: Deed) => `rest_cannot_${REFUSALS[deed][0]}`;
const messageOf = (deed: Deed) => `Sorry, you are not allowed to ${REFUSALS[deed][1]}.`;

function refused(deed: Deed, ...methods: string[]): RefusedWrite {
	return { methods, code: codeOf(deed), message: messageOf(deed) };
}

/** The user of a path, if the viewer may change it. */
function ownerFor({ store, viewer }: RestContext, name: number | 'me', deed: Deed): UserRecord {
	const user = name === 'me' ? viewer : store.user(name);
	if (name === 'me' && !user)
		throw forbidden(viewer, 'rest_not_logged_in', 'You are not currently logged in.');
	if (!user) throw new RestError('rest_user_invalid_id', 'Invalid user ID.', 404);
	if (!passwordRights(user, viewer)) throw forbidden(viewer, codeOf(deed), messageOf(deed));
	return user;
}

function readContext({ params }: RestContext): Detail {
	const read = createParamReader(params);
	const detail = readDetail(read);
	read.check();
	return detail;
}

function found(user: UserRecord, uuid: string): ApplicationPassword {
	const password = passwordsOf(user).find((one) => one.uuid === uuid);
	if (password) return password;
	throw new RestError(
		'rest_application_password_not_found',
		'Application password not found.',
		404,
	);
}

/** The name and the program's UUID of a body. The answer names all faults together. */
function readFields({ params }: RestContext): { name?: string; appId?: string } {
	const read = createParamReader(params);
	const name = read.text('name');
	const appId = read.text('app_id');
	const refuse = (field: string, code: string, message: string) =>
		read.refuse(field, { code, message: `${field} ${message}`, data: null });
	if (name === '') refuse('name', 'rest_too_short', 'must be at least 1 character long.');
	else if (name?.trim() === '')
		refuse('name', 'rest_invalid_pattern', 'does not match pattern .*\\S.*.');
	if (appId && !isUuid(appId))
		refuse('app_id', 'rest_no_matching_schema', 'does not match any of the expected formats.');
	read.check();
	return {
		...(name !== undefined && { name: plainName(name) }),
		...(appId !== undefined && { appId }),
	};
}

/** Stores a user's passwords after `change`. @returns the request over the changed content, and the user */
async function keep(
	context: WritingContext,
	{ databaseId }: UserRecord,
	change: (passwords: ApplicationPassword[]) => ApplicationPassword[],
) {
	return carryOut(context, (store) => {
		const user = store.user(databaseId);
		if (!user) throw new RestError('rest_user_invalid_id', 'Invalid user ID.', 404);
		const record = { ...user, applicationPasswords: change(passwordsOf(user)) };
		return [{ kind: 'user', id: databaseId, record }];
	});
}

const embedsNothing = () => {
	throw new TypeError('An application password has nothing to embed.');
};

async function listPasswords(context: RestContext, name: number | 'me'): Promise<RestResult> {
	const detail = readContext(context);
	const user = ownerFor(context, name, 'list');
	const wanted = { ...readProjection(context.params), embed: null };
	const all = passwordsOf(user);
	const uses = await context.passwordUses?.of(all);
	const items = all.map((one) => passwordItem(context, user, one, detail, uses?.get(one.uuid)));
	return { kind: 'data', data: items.map((one) => project(one, wanted, embedsNothing)) };
}

async function createPassword(context: WritingContext, name: number | 'me'): Promise<RestResult> {
	requireParams(context.params, ['name']);
	const fields = readFields(context);
	const user = ownerFor(context, name, 'create');
	if (!fields.name)
		throw new RestError(
			'application_password_empty_name',
			'An application name is required to create an application password.',
			400,
		);
	const { shown, password } = newPassword(fields.name, fields.appId ?? '', context.now);
	const after = await keep(context, user, (all) => [...all, password]);
	const item = passwordItem(after, user, password, 'edit', undefined, shown);
	const route = `/wp/v2/users/${user.databaseId}/application-passwords/${password.uuid}`;
	return creation(context, item, route);
}

async function deletePasswords(context: WritingContext, name: number | 'me'): Promise<RestResult> {
	const user = ownerFor(context, name, 'deleteAll');
	const count = user.applicationPasswords.length;
	await keep(context, user, () => []);
	return { kind: 'data', data: { deleted: true, count } };
}

async function getPassword(
	context: RestContext,
	name: number | 'me',
	uuid: string,
): Promise<RestResult> {
	const detail = readContext(context);
	const user = ownerFor(context, name, 'read');
	const password = found(user, uuid);
	const use = await useOf(context, password);
	return { kind: 'item', item: passwordItem(context, user, password, detail, use) };
}

async function updatePassword(
	context: WritingContext,
	name: number | 'me',
	uuid: string,
): Promise<RestResult> {
	// WordPress takes the program's UUID only with a new password.
	const { name: newName } = readFields(context);
	const user = ownerFor(context, name, 'edit');
	const changed = { ...found(user, uuid), ...(newName && { name: newName }) };
	const after = await keep(context, user, (all) =>
		all.map((one) => (one.uuid === uuid ? changed : one)),
	);
	const use = await useOf(context, changed);
	return { kind: 'item', item: passwordItem(after, user, changed, 'edit', use) };
}

async function deletePassword(
	context: WritingContext,
	name: number | 'me',
	uuid: string,
): Promise<RestResult> {
	const user = ownerFor(context, name, 'delete');
	const password = found(user, uuid);
	const use = await useOf(context, password);
	const answer = deletion(passwordItem(context, user, password, 'edit', use));
	await keep(context, user, (all) => all.filter((one) => one.uuid !== uuid));
	return answer;
}

/** `GET …/introspect`: the password that the request itself came with. */
async function introspect(context: RestContext, name: number | 'me'): Promise<RestResult> {
	const detail = readContext(context);
	const { store, viewer, request } = context;
	const user = name === 'me' ? viewer : store.user(name);
	if (!user || user.databaseId !== viewer?.databaseId)
		throw forbidden(
			viewer,
			'rest_cannot_introspect_app_password_for_non_authenticated_user',
			'The authenticated application password can only be introspected for the current user.',
		);
	const login = loginByPassword(store, request.headers.get('authorization'));
	if (login?.user.databaseId !== user.databaseId)
		throw new RestError(
			'rest_no_authenticated_app_password',
			'Cannot introspect application password.',
			404,
		);
	const use = await useOf(context, login.password);
	return { kind: 'item', item: passwordItem(context, user, login.password, detail, use) };
}

/** `/users/3/application-passwords`, a single one by its UUID, and `introspect`. @param name the user's, or `me` */
export function passwordRoute(
	context: RestContext,
	name: number | 'me',
	[uuid, ...more]: readonly string[],
): Route {
	if (more.length > 0 || (uuid !== undefined && !/^[\w-]+$/.test(uuid))) throw noRoute();
	const route = { namespace: 'wp/v2', title: 'application-password' };
	if (uuid === 'introspect') return { ...route, get: () => introspect(context, name), refused: [] };
	const list: Route = {
		...route,
		get: () =>
			uuid === undefined ? listPasswords(context, name) : getPassword(context, name, uuid),
		refused:
			uuid === undefined
				? [refused('create', 'POST'), refused('deleteAll', 'DELETE')]
				: [refused('edit', 'POST', 'PUT', 'PATCH'), refused('delete', 'DELETE')],
	};
	if (!isWriting(context)) return list;
	if (uuid === undefined) {
		const POST = () => createPassword(context, name);
		return { ...list, writes: { POST, DELETE: () => deletePasswords(context, name) } };
	}
	const update = () => updatePassword(context, name, uuid);
	const DELETE = () => deletePassword(context, name, uuid);
	return { ...list, writes: { POST: update, PUT: update, PATCH: update, DELETE } };
}
