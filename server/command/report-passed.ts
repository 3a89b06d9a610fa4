import { createPictureProcess } from '@outrigger/media/picture-process';
import { pino } from 'pino';
import * as v from 'valibot';
import type { Environment } from '../environment';
import { openBackend } from '../open-backend';
import { openThrough } from '../open-through';
import { noticedPlugins } from '../report/noticed-plugins';
import type { PassedReport } from '../report/passed-lines';
import { pathsOfSite } from '../report/site-paths';
import { readBuiltAssets } from '../site/assets';
import { isUnavailable, reasonOf } from '../site/contract/unavailable';
import { CommandFailure } from './command-failure';
import type { BuiltFiles } from './context';

/** The most pages of the site's sitemap that the report examines; it takes pages of each kind in turn. */
const MOST_PAGES = 30;
const TIMEOUT_MS = 20_000;

/**
 * Looks at pages of a WordPress as this host would pass them through.
 * @throws CommandFailure where the site does not answer
 */
export async function reportPassed(
	environment: Environment,
	files: BuiltFiles,
): Promise<PassedReport> {
	const log = pino({ level: 'silent' });
	const pictures = createPictureProcess({ file: files.pictures, log });
	const backend = await openBackend(environment, log, pictures);
	try {
		const { manifest } = await readBuiltAssets(files.client, environment.siteUrl);
		// No visitor fetches from this process. The key only serves to measure pages, so it need not be secret.
		const secret = () => 'report';
		const through = await openThrough(environment, { manifest, backend, secret, log });
		const site = environment.wordpress?.siteUrl ?? '';
		// A site without a sitemap still has a front page.
		const read = readWith(environment.through.auth);
		const paths = await pathsOfSite(site, read).catch(() => ['/']);
		const pages = (await through?.report(paths.slice(0, MOST_PAGES))) ?? [];
		const scripts = pages.flatMap((page) => [
			...[...page.replaced, ...page.dropped],
			...[...page.kept, ...page.unknown],
		]);
		return { pages, plugins: noticedPlugins(await namespacesOf(site, read), scripts) };
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		throw new CommandFailure(reasonOf(error));
	} finally {
		pictures.close();
		await backend.close();
	}
}

const Index = v.object({ namespaces: v.array(v.string()) });

/** The namespaces of core REST; an empty list if the site hides them. */
async function namespacesOf(
	site: string,
	read: (address: string) => Promise<string | null>,
): Promise<readonly string[]> {
	const text = await read(`${site}/wp-json/`);
	try {
		return v.parse(Index, JSON.parse(text ?? '')).namespaces;
	} catch {
		return [];
	}
}

function readWith(auth: Environment['through']['auth']) {
	const basic = auth && Buffer.from(`${auth.user}:${auth.password}`).toString('base64');
	return async (address: string): Promise<string | null> => {
		const headers: Record<string, string> = basic ? { authorization: `Basic ${basic}` } : {};
		const signal = AbortSignal.timeout(TIMEOUT_MS);
		const response = await fetch(address, { headers, signal }).catch(() => null);
		return response?.ok ? response.text() : null;
	};
}
