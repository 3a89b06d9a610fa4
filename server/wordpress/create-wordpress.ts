import { createHmac } from 'node:crypto';
import type { CommentRecord } from '@outrigger/formats/model/records';
import { keptSecret } from '@outrigger/http/kept-secret';
import { ownOriginsOf } from '@outrigger/http/request-source';
import { createAddOns } from '@outrigger/rules/add-ons/add-ons';
import { createTexts } from '@outrigger/rules/texts/load-texts';
import { handleAdminAjax } from './admin-ajax';
import { createAuth } from './auth/create-auth';
import { createChangeEvents, tellingStore } from './change-events';
import { sentComments } from './comments/all-comments';
import { handleCommentForm } from './comments/comment-form';
import { openCommentShelf } from './comments/comment-shelf';
import { loadContent } from './content/load-content';
import { type Database, openDatabase } from './database/open-database';
import { createCaptchaCheck } from './forms/check-captcha';
import { createForms } from './forms/create-forms';
import { createGraphQL, type GraphQLServer } from './graphql/create-graphql';
import { createGraphiQL } from './graphql/graphiql/create-graphiql';
import { atEndpoint, isPlainGraphQL, plainGet } from './graphql/plain-address';
import { createMedia } from './media/create-media';
import { createMovedAddresses } from './moved-addresses';
import { createRest, createRestReader } from './rest/create-rest';
import { withFreeNames } from './schema/free-names';
import { readContract } from './schema/read-contract';
import { sendSchema } from './schema/send-schema';
import { findSchemaFolder } from './schema-folder';
import { createShop } from './shop/create-shop';
import { keepShop } from './shop/keep-shop';
import { productUris } from './shop/product-uris';
import type { Shop } from './shop/shop';
import { handleStaffPages } from './staff-pages';
import { createStore } from './store/create-store';
import type { Store } from './store/store';
import type { WordPress, WordPressOptions } from './wordpress';
import { openWriting } from './writing/open-writing';
import { handleReset } from './writing/reset-route';

/**
 * Starts the mock.
 * @throws ContentError when the content cannot be served, with every problem and its place
 */
export async function createWordPress(options: WordPressOptions): Promise<WordPress> {
	const siteUrl = options.siteUrl.replace(/\/+$/, '');
	const audit = options.audit ?? (() => {});
	const ownOrigins = options.ownOrigins ?? ownOriginsOf(siteUrl);
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

	const secret = options.secret ?? keptSecret(options.dataDir);
	let own: Promise<Database> | null = null;
	const database = async () => {
		if (options.database) return options.database;
		own ??= openDatabase({ url: null, dataDir: options.dataDir });
		return own;
	};
	const keepsComments = options.database !== undefined || options.dataDir !== undefined;
	const comments = keepsComments ? openCommentShelf(await database()) : null;
	const forms = createForms({
		store: () => current.store,
		database,
		siteUrl,
		smtpUrl: options.smtpUrl ?? null,
		webhookOrigins: options.webhookOrigins ?? [],
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
		onSold: (ids) => events.emit(productUris(current.store, ids)),
		now,
	});

	const writing = options.isWritable
		? openWriting({
				database,
				store: () => current.store,
				rebuild() {
					current = current.rebuilt();
					events.emit('everything');
				},
				now,
				onError,
			})
		: null;
	interface Site {
		store: Store;
		graphql: GraphQLServer;
		/** The same files with what was written since. */
		rebuilt(): Site;
	}
	const read = async (): Promise<Site> => {
		const loaded = await loadContent(options.contentDir);
		const { content, warnings: renamed } = withFreeNames(loaded, contract.sdl);
		content.warnings.push(...renamed);
		const addOns = createAddOns(await options.addOns?.());
		const texts = createTexts(await options.texts?.());
		const { language, languages = [] } = content.settings;
		const say = await texts(language);
		const sayIn = new Map(
			await Promise.all(
				languages.map(async ({ slug, locale }) => [slug, await texts(locale)] as const),
			),
		);
		await writing?.read();
		const build = (sent: readonly CommentRecord[]): Site => {
			const store = tellingStore(
				createStore(writing?.over(content) ?? content, {
					addOns,
					say,
					sayIn,
					comments: writing?.overComments(sent) ?? sent,
					...(comments && { keepComment: comments.keep }),
				}),
				events,
			);
			const rebuilt = () => build(sentComments(current.store, content));
			return { store, graphql: graphqlOf(store), rebuilt };
		};
		return build((await comments?.read()) ?? []);
	};
	const graphqlOf = (store: Store): GraphQLServer =>
		createGraphQL({
			store,
			forms,
			shop,
			siteUrl,
			ownOrigins,
			contract,
			isOpen,
			viewerOf: (request, how) => auth.viewerOf(request, how),
			persistedDocuments: options.persistedDocuments ?? {},
			corsOrigins: options.corsOrigins ?? [],
			onError,
			onLeftOut,
			now,
			write:
				writing &&
				(async (make) => {
					await writing.write(make);
					return current.graphql.facts;
				}),
		});

	const store = () => current.store;
	const moved = createMovedAddresses(store);
	const auth = createAuth({ store, siteUrl, ownOrigins, secret, now });
	let current = await read();
	events.subscribe(() => current.graphql.forgetAnswers());
	const stop = options.database
		? [
				forms.start(),
				comments?.watch(
					(others) => current.store.takeIn(writing?.overComments(others) ?? others),
					onError,
				),
				keepShop(shop, onError),
				writing?.start(),
			]
		: [];

	const graphiql = isOpen ? createGraphiQL() : null;
	const { corsOrigins = [] } = options;
	const rest = createRest({
		store,
		siteUrl,
		viewerOf: auth.restViewerOf,
		corsOrigins,
		write:
			writing &&
			(async (make) => {
				await writing.write(make);
				return current.store;
			}),
		now,
		onError,
	});
	const readRest = createRestReader({ store, siteUrl, now, onError });
	const media = createMedia({
		store,
		dataDir: options.dataDir,
		pictures: options.pictures,
		onError,
	});

	const routes: Record<string, (request: Request) => Promise<Response>> = {
		'/graphql': async (request) =>
			(await graphiql?.page(request)) ?? current.graphql.fetch(request),
		'/schema.graphql': async () => sendSchema(current.graphql.sdl(), contract.version, isOpen),
		'/wp-login.php': auth.handleLogin,
		'/wp-admin/admin-ajax.php': (request) =>
			handleAdminAjax(request, { auth, forms, shop, store: current.store, siteUrl, ownOrigins }),
		'/wp-comments-post.php': (request) =>
			handleCommentForm(request, {
				store: current.store,
				siteUrl,
				ownOrigins,
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
			return [...content.warnings, ...warnings];
		},
		auth,
		movedFrom: moved.find,
		execute: (...operation) => current.graphql.execute(...operation),
		readRest,
		finished(incoming) {
			const get = plainGet(incoming);
			return get && current.graphql.finished(get);
		},
		async handle(request) {
			const url = new URL(request.url);
			const { pathname } = url;
			if (isPlainGraphQL(url)) return current.graphql.fetch(atEndpoint(request, url));
			const route = routes[pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname];
			if (route !== undefined) return route(request);
			const reset = await handleReset(request, auth, writing);
			if (reset) return reset;
			const forStaff = await handleStaffPages(request, {
				database,
				store: current.store,
				shop,
				viewerOf: (one) => auth.viewerOf(one, { cookies: true }),
				audit,
				ownOrigins,
				language: current.store.settings.language,
			});
			if (forStaff) return forStaff;
			if (pathname.startsWith('/graphql/assets/')) return (await graphiql?.asset(request)) ?? null;
			return (await media(request)) ?? (await rest(request)) ?? moved.answer(request);
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
