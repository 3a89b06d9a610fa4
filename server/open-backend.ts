import type { Logger } from 'pino';
import { openDatabase } from './database/open-database';
import { embeddedBackend } from './embedded-backend';
import type { Environment } from './environment';
import { ownDocuments } from './own-documents';
import type { Backend } from './site/backend/backend';
import { createRemoteBackend } from './site/remote/remote-backend';
import { logKindsOfAddOns, tellUnshownWidgets } from './unshown-widgets';
import { createWordPress, documentHash } from './wordpress';

/**
 * The WordPress that the environment names: a real one, or the embedded one.
 * @throws when the embedded content cannot be served, with every problem and its place
 */
export async function openBackend(environment: Environment, log: Logger): Promise<Backend> {
	const { contentDir, dataDir, authSecret, siteUrl, corsOrigins, introspection } = environment;
	const documents = ownDocuments();
	if (environment.wordpress) {
		return createRemoteBackend({
			wordpress: environment.wordpress,
			siteUrl,
			documents,
			now: Date.now,
			advise: (advice) => log.warn(advice),
		});
	}
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
