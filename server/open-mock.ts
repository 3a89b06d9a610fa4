import { createWordPress, documentHash, openDatabase } from '@outrigger/mock';
import type { Logger } from 'pino';
import { embeddedBackend } from './embedded-backend';
import type { Environment } from './environment';
import type { Backend } from './site/backend/backend';
import { logKindsOfAddOns, tellUnshownWidgets } from './unshown-widgets';

/**
 * Opens the embedded WordPress over the content that the environment names. A host in front of a real WordPress never
 * loads this module, nor the packages behind it.
 *
 * @param documents the persisted documents of the front end, as text
 * @throws when the content cannot be served, with every problem and its place
 */
export async function openMock(
	environment: Environment,
	documents: readonly string[],
	log: Logger,
): Promise<Backend> {
	const { contentDir, dataDir, authSecret, siteUrl, corsOrigins, introspection } = environment;
	const database = await openDatabase({ url: environment.databaseUrl, dataDir });
	const wordpress = await createWordPress({
		database,
		smtpUrl: environment.smtpUrl,
		captchaKeys: environment.captchaKeys,
		keepSubmissionsDays: environment.keepSubmissionsDays,
		contentDir,
		dataDir,
		authSecret,
		siteUrl,
		corsOrigins,
		isOpen: introspection,
		persistedDocuments: Object.fromEntries(documents.map((text) => [documentHash(text), text])),
		onError: (error) => log.error({ err: error }, 'WordPress reports a fault'),
		onLeftOut: (block) => log.warn({ block }, 'block is computed by WordPress: left out'),
	});
	for (const warning of wordpress.warnings) log.warn({ warning }, 'content was repaired');
	logKindsOfAddOns(wordpress.store.content.posts, log);
	tellUnshownWidgets(wordpress.store.content.posts, log);
	return embeddedBackend(wordpress, siteUrl);
}
