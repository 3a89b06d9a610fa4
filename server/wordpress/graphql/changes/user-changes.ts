import type { UserRecord } from '@outrigger/formats/model/records';
import { may } from '../../auth/roles';
import { deletedUser, savedUser, type UserFields } from '../../writing/save-user';
import type { GraphQLContext } from '../context';
import { toDatabaseIds, toGlobalId } from '../global-id';
import { userError } from '../user-error';
import { change, changerOf, idOf, put } from './change';

type Context = GraphQLContext;

/** The stored fields in the input of account mutations; the schema's other fields are ignored. */
export interface UserInput {
	clientMutationId?: string | null;
	username?: string | null;
	email?: string | null;
	password?: string | null;
	displayName?: string | null;
	firstName?: string | null;
	lastName?: string | null;
	nicename?: string | null;
	websiteUrl?: string | null;
	description?: string | null;
	roles?: readonly (string | null)[] | null;
	locale?: string | null;
	nickname?: string | null;
}

export const fieldsOf = (input: UserInput): UserFields => ({
	email: input.email ?? undefined,
	password: input.password ?? undefined,
	name: input.displayName ?? undefined,
	firstName: input.firstName ?? undefined,
	lastName: input.lastName ?? undefined,
	slug: input.nicename ?? undefined,
	url: input.websiteUrl ?? undefined,
	description: input.description ?? undefined,
	roles: input.roles?.filter((role) => role !== null),
	locale: input.locale ?? undefined,
	nickname: input.nickname ?? undefined,
});

const payload = (input: UserInput, user: UserRecord | undefined) => ({
	clientMutationId: input.clientMutationId ?? null,
	user: user ?? null,
});

async function save(context: Context, input: UserInput, before: UserRecord | null) {
	let id = before?.databaseId ?? 0;
	await change(context, (store, newId) => {
		const user = savedUser(
			before,
			{ login: input.username ?? '', ...fieldsOf(input) },
			{ store, now: context.now(), newId },
		);
		id = user.databaseId;
		return [put('user', user)];
	});
	return payload(input, context.store.user(id));
}

/** `createUser`, `updateUser` and `deleteUser`. */
export const userChanges = {
	createUser: async (_: unknown, { input }: { input: UserInput }, context: Context) => {
		const viewer = changerOf(context);
		if (!may(viewer, 'create_users'))
			throw userError('Sorry, you are not allowed to create a new user.');
		return save(context, input, null);
	},
	updateUser: async (_: unknown, args: { input: UserInput & { id: string } }, context: Context) => {
		const id = idOf(args);
		if (id === -1) throw userError('The user ID passed is invalid');
		const user = context.store.user(id);
		if (!user) throw userError('A user could not be updated with the provided ID');
		const viewer = changerOf(context);
		if (viewer?.databaseId !== id && !may(viewer, 'edit_users'))
			throw userError('You do not have the appropriate capabilities to perform this action');
		if (args.input.roles && !may(viewer, 'promote_users'))
			throw userError('You do not have the appropriate capabilities to perform this action');
		return save(context, args.input, user);
	},
	deleteUser: async (
		_: unknown,
		args: { input: UserInput & { id: string; reassignId?: string | null } },
		context: Context,
	) => {
		const id = idOf(args);
		if (id === -1) throw userError('The user ID passed is invalid');
		const viewer = changerOf(context);
		if (!may(viewer, 'delete_users'))
			throw userError('Sorry, you are not allowed to delete users.');
		const user = context.store.user(id);
		if (!user) throw userError('The user ID passed is invalid');
		const { reassignId } = args.input;
		const heir = reassignId == null ? null : toDatabaseIds([reassignId])[0];
		if (heir === id || (heir != null && !context.store.user(heir)))
			throw userError('The user ID passed is invalid');
		await change(context, (store, newId) =>
			deletedUser(user, heir ?? null, { store, viewer, now: context.now() }, newId),
		);
		return { ...payload(args.input, user), deletedId: toGlobalId('user', id) };
	},
};
