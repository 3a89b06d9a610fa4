import { may } from '../../auth/roles';
import { userByNameOrAddress } from '../../auth/sign-on';
import { registrationMails, resetMail } from '../../forms/account-mails';
import { isEmail, isLoginName, savedUser } from '../../writing/save-user';
import type { GraphQLContext } from '../context';
import type { ResetUserPasswordInput, SendPasswordResetEmailInput } from '../resolvers.generated';
import { userError } from '../user-error';
import { change, put } from './change';
import { fieldsOf, type UserInput } from './user-changes';

type Context = GraphQLContext;
type Args<Input> = { input: Input };

const mark = ({ clientMutationId }: { clientMutationId?: string | null | undefined }) =>
	clientMutationId ?? null;

/** The mutations of accounts that visitors may ask for: registration and the way back after a lost password. */
export const accountChanges = {
	registerUser: async (_: unknown, { input }: Args<UserInput>, context: Context) => {
		const { store, writes, logins, siteUrl } = context;
		const { settings } = store;
		if (writes === null || logins === null || !settings.usersCanRegister)
			throw userError('User registration is currently not allowed.');
		const username = input.username?.trim() ?? '';
		const email = input.email?.trim() ?? '';
		if (username === '') throw userError('A username was not provided.');
		if (email === '') throw userError('An email address was not provided.');
		checkNewcomer(username, email, context);
		let id = 0;
		await change(context, (now, newId) => {
			const fields = { ...fieldsOf(input), login: username, email, roles: ['subscriber'] };
			const user = savedUser(null, fields, { store: now, now: context.now(), newId });
			id = user.databaseId;
			return [put('user', user)];
		});
		const user = context.store.user(id);
		if (!user) return { clientMutationId: mark(input), user: null };
		for (const mail of registrationMails(user, { siteUrl, ...settings }, logins.resets.of(user)))
			await context.forms.mail(mail);
		// A new user sees the own account in the answer.
		context.viewer = user;
		return { clientMutationId: mark(input), user };
	},
	sendPasswordResetEmail: (
		_: unknown,
		{ input }: Args<SendPasswordResetEmailInput>,
		{ store, viewer, logins, forms, siteUrl }: Context,
	) => {
		if (input.username === '') throw userError('Enter a username or email address.');
		const user = userByNameOrAddress(store, input.username.trim());
		// The answer is the same, and as quick, for a name without an account. Only a viewer with the right to list users
		// sees the account.
		if (user && user.email !== '' && logins?.resets.mayMail(user))
			void forms.mail(resetMail(user, { siteUrl, ...store.settings }, logins.resets.of(user)));
		const shown = may(viewer, 'list_users') ? (user ?? null) : null;
		return { clientMutationId: mark(input), success: true, user: shown };
	},
	resetUserPassword: async (
		_: unknown,
		{ input }: Args<ResetUserPasswordInput>,
		context: Context,
	) => {
		const { key, login, password } = input;
		if (!key) throw userError('A password reset key is required.');
		if (!login) throw userError('A user login is required.');
		if (!password) throw userError('A new password is required.');
		const { logins, writes } = context;
		if (!logins || !writes) throw userError('Password reset link is invalid.');
		// The check runs inside the write: of two requests with the same link the first changes the password, and with it the
		// key.
		await change(context, (now, newId) => {
			const user = now.userByLogin(login);
			const state = user ? logins.resets.check(user, key) : 'invalid';
			if (state === 'expired') throw userError('Password reset link has expired.');
			if (!user || state !== 'good') throw userError('Password reset link is invalid.');
			const fields = { store: now, now: context.now(), newId };
			return [put('user', savedUser(user, { password }, fields))];
		});
		const changed = context.store.userByLogin(login) ?? null;
		context.viewer = changed;
		return { clientMutationId: mark(input), user: changed };
	},
};

/** Refuses a name or address in WordPress's own words. */
function checkNewcomer(username: string, email: string, { store, siteUrl }: Context): void {
	const refuse = (why: string) => userError(`<strong>Error:</strong> ${why}`);
	if (!isLoginName(username))
		throw refuse(
			'This username is invalid because it uses illegal characters. Please enter a valid username.',
		);
	if (store.userByLogin(username))
		throw refuse('This username is already registered. Please choose another one.');
	if (!isEmail(email)) throw refuse('The email address is not correct.');
	const taken = store.content.users.some((one) => one.email.toLowerCase() === email.toLowerCase());
	if (taken)
		throw refuse(
			`This email address is already registered. <a href="${siteUrl}/wp-login.php">Log in</a> with this address or choose another one.`,
		);
}
