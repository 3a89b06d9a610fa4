import type { PictureWork } from '@outrigger/media/picture-work';
import type { Logger } from 'pino';
import { addOnsFolder, readAddOnTables } from './add-on-tables';
import type { Environment } from './environment';
import { ownDocuments } from './own-documents';
import type { Backend } from './site/backend/backend';
import { createRemoteBackend } from './site/remote/remote-backend';
import { readTextsFile } from './texts-file';

/**
 * The WordPress that the environment names: a real WordPress, or the embedded WordPress.
 * @param pictures makes the pictures of the embedded WordPress; this process makes them if absent
 * @param knownState the state to which a reset of the embedded WordPress leads; the state of its content if absent
 * @throws when the host cannot serve the embedded content, with every problem and its place
 */
export async function openBackend(
	environment: Environment,
	log: Logger,
	pictures?: PictureWork,
	knownState?: Parameters<typeof import('./open-mock').openMock>[4],
): Promise<Backend> {
	const documents = ownDocuments();
	if (!environment.wordpress) {
		const { openMock } = await import('./open-mock').catch(explainMissingMock);
		return openMock(environment, documents, log, pictures, knownState);
	}
	const { tables, warnings } = await readAddOnTables(addOnsFolder(environment));
	for (const warning of warnings) log.warn({ warning }, 'a table of an add-on was repaired');
	const words = await readTextsFile(environment);
	for (const fault of words.faults) log.warn({ fault }, 'a text of texts.json was left out');
	const backend = createRemoteBackend({
		addOns: tables,
		wordpress: environment.wordpress,
		siteUrl: environment.siteUrl,
		ownOrigins: environment.ownOrigins,
		documents,
		secret: environment.revalidateSecret,
		now: Date.now,
		advise: (advice) => log.warn(advice),
	});
	return { ...backend, texts: () => words.overrides };
}

/** Explains the missing packages: a production install of only the host omits the packages of the mock. */
function explainMissingMock(error: NodeJS.ErrnoException): never {
	if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
	throw new Error(
		`The embedded WordPress is not installed (${error.message}). Set WORDPRESS_URL to a WordPress, or run "npm ci", which installs every package.`,
		{ cause: error },
	);
}
