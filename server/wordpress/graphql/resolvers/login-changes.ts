import type { UserRecord } from '@outrigger/formats/model/records';
import type { GraphQLContext } from '../context';
import type {
	LoginInput,
	LoginWithCookiesInput,
	LogoutInput,
	RefreshJwtAuthTokenInput,
} from '../resolvers.generated';
import { userError } from '../user-error';

type Context = GraphQLContext;
type Args<Input> = { input: Input };

const mark = ({ clientMutationId }: { clientMutationId?: string | null }) => ({
	clientMutationId: clientMutationId ?? null,
});

/** Logs in by name and password; a refusal has WordPress's code, as the plugins send it. */
function signedOn({ logins }: Context, name: string, password: string): UserRecord {
	const found = logins?.signOn(name, password) ?? 'invalid_username';
	if (typeof found === 'string') throw userError(found);
	return found;
}

/** The mutations of WPGraphQL JWT Authentication and of WPGraphQL CORS. */
export const loginChanges = {
	login: (_: unknown, { input }: Args<LoginInput>, context: Context) => {
		const user = signedOn(context, input.username, input.password.trim());
		// The rest of the operation runs as this user: the payload shows fields of the user's own account.
		context.viewer = user;
		return {
			...mark(input),
			authToken: context.logins?.tokens.auth(user) ?? null,
			refreshToken: context.logins?.tokens.refresh(user) ?? null,
			user,
		};
	},
	refreshJwtAuthToken: (
		_: unknown,
		{ input }: Args<RefreshJwtAuthTokenInput>,
		{ logins, store }: Context,
	) => {
		const read = logins?.tokens.read(store, input.jwtRefreshToken);
		if (!read || 'fault' in read || !read.isRefresh)
			throw userError('The provided refresh token is invalid');
		return { ...mark(input), authToken: logins?.tokens.auth(read.user) ?? null };
	},
	loginWithCookies: (_: unknown, { input }: Args<LoginWithCookiesInput>, context: Context) => {
		if (!context.cookies) throw userError('Cookies are set for pages of the site itself.');
		const user = signedOn(context, input.login, input.password);
		context.cookies.set = context.logins?.cookieOf(user, input.rememberMe ?? false) ?? null;
		context.viewer = user;
		return { ...mark(input), status: 'SUCCESS' };
	},
	logout: (_: unknown, { input }: Args<LogoutInput>, context: Context) => {
		if (context.cookies) context.cookies.set = context.logins?.endCookie() ?? null;
		context.viewer = null;
		return { ...mark(input), status: 'SUCCESS' };
	},
};

/** A token of the user's own account; another account's token is refused. */
const ownToken =
	(kind: 'auth' | 'refresh') =>
	(user: UserRecord, _: object, { viewer, logins }: Context): string | null => {
		if (viewer?.databaseId !== user.databaseId)
			throw userError('The JWT token could not be returned');
		return logins?.tokens[kind](user) ?? null;
	};

/** The fields of users that WPGraphQL JWT Authentication adds. */
export const loginUserFields = {
	isJwtAuthSecretRevoked: () => false,
	jwtAuthExpiration: (_: UserRecord, __: object, { logins }: Context) =>
		logins ? String(logins.tokens.expiration()) : null,
	jwtAuthToken: ownToken('auth'),
	jwtRefreshToken: ownToken('refresh'),
};
