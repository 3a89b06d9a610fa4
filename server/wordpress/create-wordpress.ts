import { createHmac } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { keptSecret } from '@outrigger/http/kept-secret';
import { ownOriginsOf } from '@outrigger/http/request-source';
import { picturesHere } from '@outrigger/media/pictures-here';
import { createAuth } from './auth/create-auth';
import { createChangeEvents } from './change-events';
import { sentComments } from './comments/all-comments';
import { openCommentShelf } from './comments/comment-shelf';
import { type Database, openDatabase } from './database/open-database';
import { createDuePosts } from './due-posts';
import { createCaptchaCheck } from './forms/check-captcha';
import { createForms } from './forms/create-forms';
import { keepOrderMails } from './forms/outbox';
import { createGraphQL, type GraphQLServer } from './graphql/create-graphql';
import { plainGet } from './graphql/plain-address';
import { lostPasswords } from './lost-passwords';
import { createMedia } from './media/create-media';
import { createMovedAddresses } from './moved-addresses';
import { orderMails } from './order-mails';
import { createSiteReader } from './read-site';
import { createRest, createRestReader } from './rest/create-rest';
import { createRoutes } from './routes';
import { readContract } from './schema/read-contract';
import { findSchemaFolder } from './schema-folder';
import { createShop } from './shop/create-shop';
import { keepShop } from './shop/keep-shop';
import { productUris } from './shop/product-uris';
import type { Shop } from './shop/shop';
import type { Store } from './store/store';
import type { WordPress, WordPressOptions } from './wordpress';
import { NOTHING_WRITTEN } from './writing/known-state';
import { openWriting } from './writing/open-writing';
import { createTryOuts } from './writing/try-outs';
import type { MakeWrite } from './writing/writer';

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
		onOrdered: (base, ordered) => keepOrderMails(base, orderMails(ordered, siteUrl), now()),
		now,
	});

	const writing = options.isWritable
		? openWriting({
				database,
				store: () => current.store,
				rebuild() {
					show(current.rebuilt());
					events.emit('everything');
				},
				again: () => reload(),
				now,
				onError,
				folder: resolve(options.dataDir ?? join(tmpdir(), 'outrigger-mock'), 'uploads'),
				pictures: options.pictures ?? picturesHere(),
			})
		: null;
	/** Ways to write; `state` is read after each write. */
	const writesOver = <State>(state: () => State) =>
		writing && {
			write: async (make: MakeWrite) => {
				await writing.write(make);
				return state();
			},
			takeFile: writing.takeFile,
		};
	const tryOuts =
		options.hasTryOuts && isOpen && !options.isWritable
			? createTryOuts({
					store: () => current.store,
					storeOver: (own) => current.storeOver(own),
					now,
				})
			: null;
	const graphqlOf = (store: Store): GraphQLServer =>
		createGraphQL({
			store,
			forms,
			shop,
			siteUrl,
			ownOrigins,
			contract,
			isOpen,
			auth,
			persistedDocuments: options.persistedDocuments ?? {},
			corsOrigins: options.corsOrigins ?? [],
			onError,
			onLeftOut,
			now,
			writes: writesOver(() => current.graphql.facts),
			tryOuts,
		});

	const store = () => current.store;
	const moved = createMovedAddresses(store);
	const auth = createAuth({
		store,
		siteUrl,
		ownOrigins,
		secret,
		now,
		hasLogins: options.isWritable ?? false,
		accounts: writing
			? lostPasswords({ store, forms, writing, siteUrl, now, resets: () => auth.logins?.resets })
			: undefined,
	});
	const read = createSiteReader({
		contentDir: options.contentDir,
		addOns: options.addOns,
		texts: options.texts,
		contract,
		comments,
		writing,
		events,
		graphqlOf,
		sent: (content) => sentComments(current.store, content),
	});
	let current = await read();
	const due = createDuePosts({ store, now, publish: () => void reload() });
	due.wait();
	const show = (site: typeof current) => {
		current = site;
		due.wait();
	};
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

	async function reload(): Promise<boolean> {
		try {
			show(await read());
		} catch (error) {
			onError(error);
			return false;
		}
		events.emit('everything');
		return true;
	}

	const { corsOrigins = [] } = options;
	const rest = createRest({
		store,
		siteUrl,
		viewerOf: auth.restViewerOf,
		previewLink: auth.previews.linkTo,
		corsOrigins,
		writes: writesOver(store),
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

	const handle = createRoutes({
		siteUrl,
		ownOrigins,
		now,
		audit,
		auth,
		forms,
		shop,
		database,
		reset:
			writing &&
			(async () => {
				await writing.put(options.knownState ?? NOTHING_WRITTEN);
				return reload();
			}),
		contract,
		isOpen,
		hasTryOuts: tryOuts !== null,
		store,
		graphql: () => current.graphql,
		media,
		rest,
		moved,
	});

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
		handle,
		reload,
		onChange: events.subscribe,
		async close() {
			due.end();
			for (const end of stop) end?.();
			await (options.database ?? (await own))?.destroy();
		},
	};
}
