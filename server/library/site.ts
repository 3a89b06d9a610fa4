import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createPlainLog } from '../command/plain-log';
import { withSource } from '../command/source';
import { parseEnvironment } from '../environment';
import { openSite as openWholeSite, type SiteFiles } from '../open-site';
import { movedParts, pageParts } from './page-parts';
import type { BuilderPageParts, BuilderSite, SiteOptions } from './types';
import { variablesOf } from './variables';
import { writeFiles } from './write-files';

export type * from './types';

/**
 * The paths that pages request by themselves. A form without script is not among them: the browser sends it to the path
 * of its page.
 */
const OWN_PATHS =
	/^\/(?:assets|wp-content|wp-includes|wp-json|foreign-media|remote-fonts)\/|^\/(?:graphql|wp-comments-post\.php|wp-login\.php|wp-admin\/admin-ajax\.php)$/;

const printWarning = (text: string) => process.stderr.write(`${text}\n`);

/** The files of the build. They lie beside the built form of this module. */
const FILES: SiteFiles = {
	client: join(import.meta.dirname, '../client'),
	renderWorker: join(import.meta.dirname, 'render-worker.js'),
	pictures: join(import.meta.dirname, 'picture-process.js'),
};

/**
 * Opens a site inside another app; it opens no port. It renders pages as the host renders them, with lists, menus,
 * popups and forms.
 * @throws Error with a sentence for the user if the source cannot be read
 */
export async function openSite(options: SiteOptions): Promise<BuilderSite> {
	const { source, siteUrl, warn = printWarning } = options;
	const written = typeof source === 'string' ? null : writeFiles(source);
	const forget = async () => {
		if (written !== null) await rm(written, { recursive: true, force: true });
	};
	const { log, flush } = createPlainLog((text) => warn(text.trimEnd()));
	try {
		const path = written ?? String(source);
		const environment = parseEnvironment(withSource(path, variablesOf(options), path));
		const { app } = await openWholeSite(environment, FILES, log);
		await app.warm();
		for (const line of flush().split('\n').filter(Boolean)) warn(line);
		return {
			page: async (address) => partsOf(await app.request(new URL(address, siteUrl).href)),
			fetch: (request) => app.request(request),
			owns: ({ url, method }) =>
				OWN_PATHS.test(new URL(url, siteUrl).pathname) || method === 'POST',
			async close() {
				await app.close();
				await forget();
			},
		};
	} catch (error) {
		await forget();
		throw error;
	}
}

async function partsOf(answer: Response): Promise<BuilderPageParts> {
	const { status, headers } = answer;
	const location = headers.get('location');
	if (location !== null && status >= 300 && status < 400) return movedParts(status, location);
	if (status >= 500) throw new Error(`The page cannot be made now: the host answered ${status}.`);
	return pageParts(await answer.text(), status);
}
