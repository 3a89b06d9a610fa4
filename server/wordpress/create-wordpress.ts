import { noteAddress } from './auth/visitor-address';
import { sentComments } from './comments/all-comments';
import { type Database, openDatabase } from './database/open-database';
import { createGraphQL } from './graphql/create-graphql';
import { plainGet } from './graphql/plain-address';
import { createMedia } from './media/create-media';
import { createMovedAddresses } from './moved-addresses';
import { type Ground, makeParts, type Parts } from './parts';
import { createPresentSite } from './present-site';
import { createSiteReader } from './read-site';
import { createRest, createRestReader } from './rest/create-rest';
import { createRoutes } from './routes';
import { setupOf } from './setup';
import { keepShop } from './shop/keep-shop';
import type { Store } from './store/store';
import { toolbarOf } from './toolbar';
import type { WordPress, WordPressOptions } from './wordpress';
import { NOTHING_WRITTEN } from './writing/known-state';
import type { ContentWriting } from './writing/open-writing';
import type { Writes } from './writing/writer';

/**
 * Starts the mock.
 * @throws ContentError when the content cannot be served, with every problem and its place
 */
export async function createWordPress(options: WordPressOptions): Promise<WordPress> {
	const setup = setupOf(options);
	const site = createPresentSite(setup);
	const base = databaseOf(options);
	const ground = { options, setup, site, database: base.open };
	const parts = await makeParts(ground);
	const { auth, writing, passwordUses, pace } = parts;
	await site.begin(siteReader(ground, parts));
	const stop = options.database ? watchesOf(parts, ground) : [];

	const moved = createMovedAddresses(site.store);
	const { siteUrl, now, onError, isOpen } = setup;
	const handle = createRoutes({
		...setup,
		...parts,
		database: base.open,
		reset: writing && (() => putBack(ground, writing)),
		hasTryOuts: parts.tryOuts !== null,
		store: site.store,
		graphql: site.graphql,
		media: createMedia({ ...options, store: site.store, onError }),
		rest: createRest({
			...setup,
			store: site.store,
			passwordUses,
			pace,
			viewerOf: auth.restViewerOf,
			previewLink: auth.previews.linkTo,
			writes: writesOver(writing, site.store),
		}),
		moved,
	});
	return {
		get store() {
			return site.store();
		},
		get schema() {
			return site.graphql().schema;
		},
		get warnings() {
			const { content, warnings } = site.store();
			return [...content.warnings, ...warnings];
		},
		auth,
		movedFrom: moved.find,
		execute: (...operation) => site.graphql().execute(...operation),
		readRest: createRestReader({ store: site.store, siteUrl, now, onError }),
		toolbarOf: (request, path) =>
			toolbarOf(auth, request, path, {
				isOpen,
				hasShop: site.store().contentType('product') !== undefined,
			}),
		finished(incoming) {
			const get = plainGet(incoming);
			return get && site.graphql().finished(get);
		},
		handle(request, client) {
			noteAddress(request, client?.address ?? '');
			return handle(request);
		},
		reload: site.reload,
		onChange: setup.events.subscribe,
		async close() {
			site.end();
			for (const end of stop) end?.();
			await base.close();
		},
	};
}

/** The database in the options, else the mock's own database, which the first call opens. */
function databaseOf({ database, dataDir }: WordPressOptions) {
	let own: Promise<Database> | null = null;
	return {
		async open() {
			if (database) return database;
			own ??= openDatabase({ url: null, dataDir });
			return own;
		},
		close: async () => (database ?? (await own))?.destroy(),
	};
}

/** Makes the ways to write, which call `state` after each write. Null if the content cannot be written. */
function writesOver<State>(
	writing: ContentWriting | null,
	state: () => State,
): Writes<State> | null {
	return (
		writing && {
			async write(make) {
				await writing.write(make);
				return state();
			},
			takeFile: writing.takeFile,
			edited: writing.edited,
		}
	);
}

/** Reads the content with the records that were written over it, and builds its schema. */
function siteReader({ options, setup, site }: Ground, parts: Parts) {
	return createSiteReader({
		...options,
		...setup,
		...parts,
		graphqlOf: (store: Store) =>
			createGraphQL({
				...setup,
				...parts,
				store,
				persistedDocuments: options.persistedDocuments ?? {},
				writes: writesOver(parts.writing, () => site.graphql().facts),
			}),
		sent: (content) => sentComments(site.store(), content),
	});
}

/** Starts to look for submissions and orders on other hosts of the same database. @returns functions that end it */
function watchesOf({ forms, comments, shop, writing, pace }: Parts, { setup, site }: Ground) {
	const { onError } = setup;
	return [
		forms.start(),
		comments?.watch((others) => {
			const added = site.store().takeIn(writing?.overComments(others) ?? others);
			for (const comment of added) pace?.note(comment);
		}, onError),
		keepShop(shop, onError),
		writing?.start(),
	];
}

/** Puts the site back to its known state. */
async function putBack({ options, site }: Ground, writing: ContentWriting): Promise<boolean> {
	await writing.put(options.knownState ?? NOTHING_WRITTEN);
	return site.reload();
}
