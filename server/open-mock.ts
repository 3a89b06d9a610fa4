import { keptSecret } from '@outrigger/http/kept-secret';
import type { PictureWork } from '@outrigger/media/picture-work';
import {
	createWordPress,
	documentHash,
	type KnownState,
	openDatabase,
	sharedSecret,
} from '@outrigger/mock';
import type { AddOnTable } from '@outrigger/rules/add-ons/add-on-table';
import type { TextOverrides } from '@outrigger/rules/texts/load-texts';
import type { Logger } from 'pino';
import { addOnsFolder, readAddOnTables } from './add-on-tables';
import { embeddedBackend } from './embedded-backend';
import type { Environment } from './environment';
import type { Backend } from './site/backend/backend';
import { readTextsFile } from './texts-file';
import { logKindsOfAddOns, tellUnshownWidgets } from './unshown-widgets';

/**
 * Opens the embedded WordPress over the content that the environment names. A host in front of a real WordPress never
 * loads this module, nor the packages behind it.
 *
 * @param documents the persisted documents of the front end, as text
 * @param pictures makes its pictures; this process makes them if absent
 * @param knownState the state to which a reset leads; the state of the content if absent
 * @throws when the content cannot be served, with every problem and its place
 */
export async function openMock(
	environment: Environment,
	documents: readonly string[],
	log: Logger,
	pictures?: PictureWork,
	knownState?: KnownState,
): Promise<Backend> {
	const {
		contentDir,
		dataDir,
		authSecret,
		databaseUrl,
		siteUrl,
		ownOrigins,
		corsOrigins,
		introspection,
	} = environment;
	let tables: readonly AddOnTable[] = [];
	const addOns = async () => {
		const read = await readAddOnTables(addOnsFolder(environment));
		for (const warning of read.warnings) log.warn({ warning }, 'a table of an add-on was repaired');
		tables = read.tables;
		return tables;
	};
	let words: TextOverrides | undefined;
	const texts = async () => {
		const read = await readTextsFile(environment);
		for (const fault of read.faults) log.warn({ fault }, 'a text of texts.json was left out');
		words = read.overrides;
		return read.overrides;
	};
	const database = await openDatabase({ url: databaseUrl, dataDir });
	const own = keptSecret(dataDir, authSecret);
	const isShared = authSecret === null && databaseUrl !== null;
	const secret = isShared ? await sharedSecret(database, own) : own;
	const wordpress = await createWordPress({
		database,
		smtpUrl: environment.smtpUrl,
		webhookOrigins: environment.webhookOrigins,
		captchaKeys: environment.captchaKeys,
		keepSubmissionsDays: environment.keepSubmissionsDays,
		contentDir,
		addOns,
		texts,
		dataDir,
		pictures,
		secret,
		siteUrl,
		ownOrigins,
		corsOrigins,
		isOpen: introspection,
		isWritable: environment.contentWrites,
		hasTryOuts: environment.tryOuts,
		pacesComments: environment.rateLimit > 0,
		knownState,
		persistedDocuments: Object.fromEntries(documents.map((text) => [documentHash(text), text])),
		onError: (error) => log.error({ err: error }, 'WordPress reports a fault'),
		audit: (entry) => log.info({ audit: entry }, 'a user read or changed submissions or orders'),
		onLeftOut: (block) => log.warn({ block }, 'block is computed by WordPress: left out'),
	});
	const tell = () => {
		for (const warning of wordpress.warnings) log.warn({ warning }, 'content was repaired');
		const { content, addOns: known } = wordpress.store;
		for (const note of content.notes ?? []) log.info(note);
		logKindsOfAddOns(content.posts, known, log);
		tellUnshownWidgets(content.posts, known, log);
	};
	tell();
	const backend = embeddedBackend(wordpress, siteUrl, () => tables);
	return {
		...backend,
		secret,
		texts: () => words,
		async reload() {
			if (await wordpress.reload()) tell();
		},
	};
}
