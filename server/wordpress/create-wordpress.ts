import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { type Database, openDatabase } from '../database/open-database';
import { keptSecret } from '../files/kept-secret';
import { handleAdminAjax } from './admin-ajax';
import { type Auth, createAuth } from './auth/create-auth';
import { type Change, createChangeEvents, tellingStore } from './change-events';
import { handleCommentForm } from './comments/comment-form';
import { openCommentShelf } from './comments/comment-shelf';
import { loadContent } from './content/load-content';
import { createCaptchaCheck } from './forms/check-captcha';
import { createForms } from './forms/create-forms';
import { handleSubmissions } from './forms/submissions-page/submissions-page';
import { createGraphQL, type GraphQLServer } from './graphql/create-graphql';
import { createGraphiQL } from './graphql/graphiql/create-graphiql';
import type { FinishedAnswer } from './graphql/transport/answer-cache';
import type { PersistedDocuments } from './graphql/transport/persisted-documents';
import { createMedia } from './media/create-media';
import { createRest } from './rest/create-rest';
import { downloadableSdl, readContract } from './schema/read-contract';
import { findSchemaFolder } from './schema-folder';
import { createShop, type Shop } from './shop/create-shop';
import { handleOrders } from './shop/orders-page/orders-page';
import { variationById } from './shop/variations';
import { createStore } from './store/create-store';
import type { UserRecord } from './store/records';
import type { Store } from './store/store';

export interface WordPressOptions {
	/** Folder with the embedded site; may be read-only, may be empty. */
	contentDir: string;
	/** Folder for the database, made pictures and the key of logins; without one they last as long as the process. */
	dataDir?: string | undefined;
	/** Where submissions and comments are kept, with other hosts perhaps; without one a file in the folder. */
	database?: Database;
	/** Where mails of forms are handed in; without one they are not sent. */
	smtpUrl?: string | null;
	/** How the services that forms may ask whether a visitor is a person know this site. */
	captchaKeys?: Parameters<typeof createCaptchaCheck>[0];
	/** Days after which submissions are taken away; 0, the default, keeps them. */
	keepSubmissionsDays?: number;
	/** The key of logins, where the operator set one; at least 32 characters. */
	authSecret?: string | null;
	/** Public address of the site, with or without a slash at its end. */
	siteUrl: string;
	/** GraphiQL, introspection and documents that nobody persisted. Default: on. */
	isOpen?: boolean;
	/** Documents that run in any case: sha256 of the text in hexadecimal → text. */
	persistedDocuments?: PersistedDocuments;
	/** Origins beside the site's own whose pages may read GraphQL and REST. */
	corsOrigins?: readonly string[];
	/** Told of mistakes of ours, of content that cannot be reloaded, and of files that cannot be read. */
	onError?: (error: unknown) => void;
	/** Told, once each, of the blocks that a WordPress would compute and the mock leaves out. */
	onLeftOut?: (block: string) => void;
	/** Milliseconds since the epoch. */
	now?: () => number;
}

/** The embedded stand-in for a WordPress. */
export interface WordPress {
	/** The content as it is now; another object after a reload. */
	readonly store: Store;
	readonly schema: GraphQLSchema;
	/** Who asks. */
	readonly auth: Auth;
	/** What was repaired while the content was read. */
	readonly warnings: readonly string[];
	/** Runs an operation of the server itself, as nobody unless a viewer is given. */
	execute(
		document: DocumentNode | string,
		variables?: Record<string, unknown>,
		options?: { viewer?: UserRecord | null; session?: string | null; operationName?: string },
	): Promise<ExecutionResult>;
	/** What lies finished for a request; `null` where `handle` has to be asked. */
	finished(incoming: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): FinishedAnswer | null;
	/** Answers the paths that are WordPress's own; `null` for every other. */
	handle(request: Request): Promise<Response | null>;
	/**
	 * Reads the content again. New content that is wrong is reported and changes nothing.
	 * @returns whether the new content is in place
	 */
	reload(): Promise<boolean>;
	/** @returns takes the listener away again */
	onChange(listener: (change: Change) => void): () => void;
	close(): Promise<void>;
}

/** How a query by GET begins. */
const GRAPHQL_GET = '/graphql?';

/**
 * Starts the mock.
 * @throws ContentError when the content cannot be served, with every problem and its place
 */
export async function createWordPress(options: WordPressOptions): Promise<WordPress> {
	const siteUrl = options.siteUrl.replace(/\/+$/, '');
	const now = options.now ?? Date.now;
	const onError = options.onError ?? (() => undefined);
	const isOpen = options.isOpen ?? true;
	const contract = readContract(findSchemaFolder());
	const events = createChangeEvents();
	const leftOut = new Set<string>();
	const onLeftOut = (block: string) => {
		if (leftOut.has(block)) return;
		leftOut.add(block);
		options.onLeftOut?.(block);
	};

	const secret = keptSecret(options.dataDir, options.authSecret);
	let own: Promise<Database> | null = null;
	const database = async () => {
		if (options.database) return options.database;
		own ??= openDatabase({ url: null, dataDir: options.dataDir });
		return own;
	};
	const keepsComments = options.database !== undefined || options.dataDir !== undefined;
	const comments = keepsComments ? await openCommentShelf(await database(), options.dataDir) : null;
	const forms = createForms({
		store: () => current.store,
		database,
		siteUrl,
		smtpUrl: options.smtpUrl ?? null,
		checkCaptcha: createCaptchaCheck(options.captchaKeys ?? {}),
		keepDays: options.keepSubmissionsDays ?? 0,
		secret: () => createHmac('sha256', secret).update('webhooks').digest(),
		onError,
		now,
	});

	const shop: Shop = createShop({
		store: () => current.store,
		database,
		siteUrl,
		secret: () => createHmac('sha256', secret).update('cart-sessions').digest('base64url'),
		onSold: (ids) => events.emit(urisOf(current.store, ids)),
		now,
	});

	const read = async (): Promise<{ store: Store; graphql: GraphQLServer }> => {
		const content = await loadContent(options.contentDir);
		const store = tellingStore(
			createStore(
				content,
				comments ? { comments: await comments.read(), keepComment: comments.keep } : {},
			),
			events,
		);
		const graphql = createGraphQL({
			store,
			forms,
			shop,
			siteUrl,
			contract,
			isOpen,
			viewerOf: (request, how) => auth.viewerOf(request, how),
			persistedDocuments: options.persistedDocuments ?? {},
			corsOrigins: options.corsOrigins ?? [],
			onError,
			onLeftOut,
			now,
		});
		return { store, graphql };
	};

	const store = () => current.store;
	const auth = createAuth({ store, siteUrl, secret, now });
	let current = await read();
	events.subscribe(() => current.graphql.forgetAnswers());
	const stop = options.database
		? [
				forms.start(),
				comments?.watch((others) => current.store.takeIn(others), onError),
				keepShop(shop, onError),
			]
		: [];

	const graphiql = isOpen ? createGraphiQL() : null;
	const { corsOrigins = [] } = options;
	const rest = createRest({
		store,
		siteUrl,
		viewerOf: auth.restViewerOf,
		corsOrigins,
		now,
		onError,
	});
	const media = createMedia({ store, dataDir: options.dataDir, onError });

	const routes: Record<string, (request: Request) => Promise<Response>> = {
		'/graphql': async (request) =>
			(await graphiql?.page(request)) ?? current.graphql.fetch(request),
		'/schema.graphql': async () => sendSchema(current.graphql.sdl, contract.version, isOpen),
		'/wp-login.php': auth.handleLogin,
		'/wp-admin/admin-ajax.php': (request) =>
			handleAdminAjax(request, { auth, forms, shop, store: current.store, siteUrl }),
		'/wp-comments-post.php': (request) =>
			handleCommentForm(request, {
				store: current.store,
				siteUrl,
				viewer: auth.viewerOf(request, { cookies: true }),
				now: now(),
			}),
	};

	return {
		get store() {
			return current.store;
		},
		get schema() {
			return current.graphql.schema;
		},
		get warnings() {
			const { content, warnings } = current.store;
			return [...content.warnings, ...(comments?.warnings ?? []), ...warnings];
		},
		auth,
		execute: (...operation) => current.graphql.execute(...operation),
		finished({ method, url = '', headers }) {
			const isPlainGet = method === 'GET' && !headers.authorization && !headers.origin;
			if (!isPlainGet || !url.startsWith(GRAPHQL_GET)) return null;
			return current.graphql.finished({
				search: url.slice(GRAPHQL_GET.length - 1),
				accept: headers.accept,
				ifNoneMatch: headers['if-none-match'],
			});
		},
		async handle(request) {
			const url = new URL(request.url);
			const { pathname } = url;
			if (isPlainGraphQL(url)) return current.graphql.fetch(atEndpoint(request, url));
			const route = routes[pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname];
			if (route !== undefined) return route(request);
			const submissions = await handleSubmissions(request, {
				database,
				viewerOf: (one) => auth.viewerOf(one, { cookies: true }),
				siteUrl,
				language: current.store.settings.language,
			});
			if (submissions) return submissions;
			const orders = await handleOrders(request, {
				database,
				store: current.store,
				shop,
				viewerOf: (one) => auth.viewerOf(one, { cookies: true }),
				siteUrl,
			});
			if (orders) return orders;
			if (pathname.startsWith('/graphql/assets/')) return (await graphiql?.asset(request)) ?? null;
			return (await media(request)) ?? rest(request);
		},
		async reload() {
			try {
				current = await read();
			} catch (error) {
				onError(error);
				return false;
			}
			events.emit('everything');
			return true;
		},
		onChange: events.subscribe,
		async close() {
			for (const end of stop) end?.();
			await (options.database ?? (await own))?.destroy();
		},
	};
}

const SHOP_LOOK_MS = 60_000;

/** Looks now and then what other hosts have sold, and forgets old carts. @returns ends that */
function keepShop(shop: Shop, onError: (error: unknown) => void): () => void {
	const look = () => {
		shop
			.refresh()
			.then(() => shop.prune())
			.catch(onError);
	};
	look();
	const timer = setInterval(look, SHOP_LOOK_MS);
	timer.unref();
	return () => clearInterval(timer);
}

/** Addresses of products; a variation stands for its product. */
function urisOf(store: Store, ids: readonly number[]): string[] {
	const products = ids.map((id) => store.post(id) ?? variationById(store, id)?.post);
	return [...new Set(products.flatMap((post) => post?.uri ?? []))];
}

/** Whether an address is `/?graphql` or `/index.php?graphql`, which WPGraphQL answers without pretty permalinks. */
function isPlainGraphQL({ pathname, searchParams }: URL): boolean {
	return (pathname === '/' || pathname === '/index.php') && searchParams.has('graphql');
}

/** The same request at `/graphql`. */
function atEndpoint(request: Request, { origin, search }: URL): Request {
	return new Request(`${origin}/graphql${search}`, request);
}

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
