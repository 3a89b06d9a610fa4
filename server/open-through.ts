import { readFile } from 'node:fs/promises';
import { passedPageParts } from '@outrigger/elements/passed-page';
import { resolveHost } from '@outrigger/http/open-address';
import type { Logger } from 'pino';
import type { Environment } from './environment';
import type { Backend } from './site/backend/backend';
import type { Cdn } from './site/cache/cdn';
import type { SharedPages } from './site/cache/page-cache';
import type { AssetManifest } from './site/contract/renderer';
import { createUnknownForm, foreignMediaKey } from './site/foreign-media/foreign-media';
import { createReadSheet } from './site/foreign-media/read-sheet';
import { parsePageRules } from './site/through/page-rules';
import { keepPatterns } from './site/through/script-fate';
import { createThrough, type Through } from './site/through/through';

/** The parts that the handler for passed-through pages needs beside the environment. */
export interface OpenThroughParts {
	manifest: AssetManifest;
	backend: Pick<Backend, 'capabilities' | 'source'>;
	/** The key that signs addresses of media of other hosts, the same as the host's own key. */
	secret: () => Uint8Array | string;
	log: Logger;
	shared?: SharedPages | null;
	cdn?: Cdn | null;
}

/**
 * The handler that passes through the pages of the WordPress that the environment names.
 * @returns null for the embedded WordPress, which has no pages of its own
 * @throws when PAGES_FILE cannot be read, or if a line in it is no rule
 */
export async function openThrough(
	environment: Environment,
	{ manifest, backend, secret, log, shared, cdn }: OpenThroughParts,
): Promise<Through | null> {
	const { wordpress, siteUrl, ownOrigins, imageOrigins, imageMode, through } = environment;
	if (!wordpress) return null;
	return createThrough({
		wordpress,
		siteUrl,
		ownOrigins,
		pages: through.pages,
		rules: through.rulesFile ? parsePageRules(await readRules(through.rulesFile)) : [],
		untouched: through.untouched,
		keep: keepPatterns(through.keepScripts),
		keepClasses: keepPatterns(through.keepClasses, 'whole'),
		auth: through.auth,
		hasSecurityText: environment.securityContact !== null,
		ownForm: (localize) =>
			createUnknownForm({
				siteUrl,
				localize,
				secret: () => foreignMediaKey(secret()),
				trusted: imageOrigins,
				isDirect: imageMode === 'direct',
			}),
		foreignSheet: createReadSheet({ resolve: resolveHost, trusted: new Set(imageOrigins) }),
		parts: passedPageParts(manifest),
		capabilities: backend.capabilities,
		source: backend.source,
		log,
		shared: shared ?? null,
		cdn: cdn ?? null,
	});
}

async function readRules(file: string): Promise<string> {
	return readFile(file, 'utf8').catch((cause: Error) => {
		throw new Error(`PAGES_FILE cannot be read (${cause.message}).`, { cause });
	});
}
