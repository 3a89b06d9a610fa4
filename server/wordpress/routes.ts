import { handleAdminAjax } from './admin-ajax';
import { AUTHORIZATION_PATH } from './auth/authorize-application';
import type { Auth } from './auth/create-auth';
import { handleCommentForm } from './comments/comment-form';
import type { CommentPace } from './comments/comment-pace';
import type { Database } from './database/open-database';
import type { Forms } from './forms/create-forms';
import type { GraphQLServer } from './graphql/create-graphql';
import { createGraphiQL } from './graphql/graphiql/create-graphiql';
import { atEndpoint, isPlainGraphQL } from './graphql/plain-address';
import { sendInitialsAvatar } from './media/initials-avatar';
import type { MovedAddresses } from './moved-addresses';
import type { Contract } from './schema/read-contract';
import { downloadableSdl } from './schema/read-contract';
import type { Shop } from './shop/shop';
import { handleStaffPages } from './staff-pages';
import type { Store } from './store/store';
import type { WordPressOptions } from './wordpress';
import { handleReset } from './writing/reset-route';

/** Answers a request; null where the path is not its own. */
type Handle = (request: Request) => Promise<Response | null>;

/** The parts of the mock that answer requests. */
export interface RouteParts {
	siteUrl: string;
	ownOrigins: readonly string[];
	/** Milliseconds since the epoch. */
	now: () => number;
	audit: NonNullable<WordPressOptions['audit']>;
	auth: Auth;
	forms: Forms;
	shop: Shop;
	database: () => Promise<Database>;
	/** Puts the site back to its known state; null where the content cannot be written. */
	reset: (() => Promise<boolean>) | null;
	contract: Contract;
	/** True if GraphiQL and introspection are allowed. */
	isOpen: boolean;
	/** True if visitors may try out mutations in GraphiQL. */
	hasTryOuts: boolean;
	store: () => Store;
	graphql: () => GraphQLServer;
	media: Handle;
	rest: Handle;
	moved: MovedAddresses;
	/** The pace of comments; null if the host does not limit it. */
	pace: CommentPace | null;
}

/** The route table of the mock: it names every path that WordPress answers itself. */
export function createRoutes(parts: RouteParts): Handle {
	const { siteUrl, ownOrigins, now, audit, auth, forms, shop, database, reset } = parts;
	const { contract, isOpen, store, graphql, media, rest, moved, pace } = parts;
	const graphiql = isOpen ? createGraphiQL(parts.hasTryOuts) : null;
	const routes: Record<string, (request: Request) => Promise<Response>> = {
		'/graphql': async (request) => (await graphiql?.page(request)) ?? graphql().fetch(request),
		'/schema.graphql': async () => sendSchema(graphql().sdl(), contract.version, isOpen),
		'/wp-login.php': auth.handleLogin,
		...(auth.handleAuthorization && { [AUTHORIZATION_PATH]: auth.handleAuthorization }),
		'/wp-admin/admin-ajax.php': (request) =>
			handleAdminAjax(request, { auth, forms, shop, store: store(), siteUrl, ownOrigins }),
		'/wp-comments-post.php': (request) =>
			handleCommentForm(request, {
				store: store(),
				siteUrl,
				ownOrigins,
				viewer: auth.viewerOf(request, { cookies: true }),
				pace,
				now: now(),
			}),
	};

	return async (request) => {
		const url = new URL(request.url);
		const { pathname } = url;
		if (isPlainGraphQL(url)) return graphql().fetch(atEndpoint(request, url));
		const route = routes[pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname];
		if (route !== undefined) return route(request);
		const answer = await handleReset(request, auth, reset);
		if (answer) return answer;
		const forStaff = await handleStaffPages(request, {
			database,
			store: store(),
			shop,
			viewerOf: (one) => auth.viewerOf(one, { cookies: true }),
			audit,
			ownOrigins,
			language: store().settings.language,
		});
		if (forStaff) return forStaff;
		const avatar = sendInitialsAvatar(request);
		if (avatar) return avatar;
		if (pathname.startsWith('/graphql/assets/')) return (await graphiql?.asset(request)) ?? null;
		return (await media(request)) ?? (await rest(request)) ?? moved.answer(request);
	};
}

/** Sends the contract as a file to download; 404 if the site does not publish it. */
function sendSchema(sdl: string, version: string, isOpen: boolean): Response {
	if (!isOpen) return new Response(null, { status: 404 });
	return new Response(downloadableSdl(sdl, version), {
		headers: {
			'Content-Type': 'application/graphql; charset=utf-8',
			'Content-Disposition': `attachment; filename="outrigger-${version}.graphql"`,
			'Cache-Control': 'no-cache',
			'X-Content-Type-Options': 'nosniff',
		},
	});
}
