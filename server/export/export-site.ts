import type { RedirectRule } from '@outrigger/rules/address/redirects';
import type { IndexedPage } from '@outrigger/rules/search/page-index';
import { createTexts } from '@outrigger/rules/texts/load-texts';
import { errorReason } from '@outrigger/rules/values/error-reason';
import type { App } from '../app';
import { createBasePath } from './base-path';
import { crawl, type OnProgress } from './crawl';
import { dropLinks } from './drop-links';
import { createFileWriter } from './export-files';
import { type FolderOptions, openExportFolder } from './export-folder';
import { exportPath, UnsafePath } from './export-path';
import type { ExportReport } from './export-report';
import { FEED_FILE, pathOfPage } from './exported-link';
import { hostFiles, movedPage } from './host-files';
import { type PageOptions, rewritePage } from './rewrite-page';
import { indexEntry, resultsPage, SEARCHED, searchIndex } from './search-index';
import { readSitemap, withPages } from './sitemap';

/** The settings of an export. */
export interface ExportOptions extends FolderOptions, Omit<PageOptions, 'searchPath' | 'say'> {
	/** Absolute path of the folder. */
	out: string;
	/** The path at which the folder is served, `/site`; empty at the root of its host. */
	basePath: string;
	/** The paths of the only pages to export, `/fleet/*` for all pages below a path; null for all pages. */
	paths: readonly string[] | null;
	/** The number of pages that the export makes at the same time. */
	concurrency: number;
	/** Rules of the site that redirect addresses. */
	redirects: readonly RedirectRule[];
	onProgress: OnProgress;
}

/** Headers that every page has and that a `<meta>` cannot replace. */
const PAGE_HEADERS = [
	'x-content-type-options',
	'referrer-policy',
	'strict-transport-security',
	'cross-origin-opener-policy',
	'permissions-policy',
];
/**
 * Candidates for the address of the page with search results: the export uses the first address that no page of the
 * site has.
 */
const SEARCH_PATHS = ['/search/', '/search-results/', '/outrigger-search/'];
const NOT_FOUND = '/outrigger-export-finds-no-page-here/';

/**
 * Writes a site as a folder for any file server. It requests the addresses in the sitemap, and the addresses in those
 * pages, from the site in this process. Memory holds addresses and the index of the search, no pages.
 *
 * @throws Error with a sentence where the folder cannot be written; the folder is then unchanged
 */
export async function exportSite(app: App, options: ExportOptions): Promise<ExportReport> {
	const begun = performance.now();
	const folder = await openExportFolder(options.out, options);
	try {
		const made = await writeSite(app, options, folder);
		return { ...made, ...(await folder.finish()), seconds: (performance.now() - begun) / 1000 };
	} catch (error) {
		await folder.discard();
		throw error;
	}
}

async function writeSite(
	app: App,
	{ paths, concurrency, redirects, onProgress, basePath, ...own }: ExportOptions,
	folder: Awaited<ReturnType<typeof openExportFolder>>,
): Promise<Omit<ExportReport, keyof Awaited<ReturnType<typeof folder.finish>> | 'seconds'>> {
	const { siteUrl } = own;
	const written = new Set<string>();
	const base = createBasePath(siteUrl, basePath, (path) => written.has(path));
	const files = createFileWriter(app, folder, siteUrl, base);
	const sitemap = await readSitemap(app, siteUrl);
	const listed = new Map(sitemap.pages);
	const searchPath = SEARCH_PATHS.find((path) => !listed.has(path)) ?? '/search/';
	const pageOptions: Omit<PageOptions, 'say'> = { ...own, searchPath };
	const loadTexts = createTexts();
	const isWanted = createFilter(paths, siteUrl);
	const pages = new Map<string, string>();
	const leftOut = new Set<string>();
	const failed: { address: string; reason: string }[] = [];
	const nowhere = new Set<string>();
	const closedForms = new Set<string>();
	const entries: IndexedPage[] = [];
	const feeds: (readonly [string, string])[] = [];
	const moved: RedirectRule[] = [];
	let headers: Record<string, string> = {};

	/** Keeps the answer for one page. The export rewrites its links when it knows all pages. */
	async function takePage(address: string, answer: Response, asked = address) {
		const policy = answer.headers.get('content-security-policy');
		const source = await answer.text();
		const html = asked === searchPath ? resultsPage(source) : source;
		const [, language = 'en'] = /<html\b[^>]*?\slang="([\w-]+)"/.exec(source) ?? [];
		const page = rewritePage(html, asked, policy, {
			...pageOptions,
			say: await loadTexts(language),
		});
		if (page.isShop && asked !== '/') {
			leftOut.add(asked);
			return [];
		}
		const path = address === NOT_FOUND ? '404.html' : exportPath(pathOfPage(asked, siteUrl));
		await folder.draft(path, page.html);
		pages.set(path, asked);
		written.add(pathOfPage(asked, siteUrl)).add(new URL(asked, siteUrl).pathname);
		for (const name of page.closedForms) closedForms.add(name);
		const entry = listed.get(asked) ? indexEntry(source, asked) : null;
		if (entry) entries.push(entry);
		headers = Object.fromEntries(
			PAGE_HEADERS.map((name) => [name, answer.headers.get(name) ?? '']).filter(([, v]) => v),
		);
		return [...[...page.pages].filter(isWanted), ...page.files];
	}

	async function visit(address: string): Promise<readonly string[]> {
		const { pathname } = new URL(address, siteUrl);
		if (!pathname.endsWith('/')) {
			const named = await files.take(address);
			if (named === null) nowhere.add(address);
			return named ?? [];
		}
		const isResults = address === searchPath;
		const answer = await app.request(siteUrl + (isResults ? `/?s=${SEARCHED}` : address), {
			headers: { accept: 'text/html' },
		});
		const { status } = answer;
		const location = answer.headers.get('location');
		const type = answer.headers.get('content-type') ?? '';
		if (location !== null && status >= 300 && status < 400)
			return leadOn(address, location, status);
		if (status === 404 && address === NOT_FOUND) return takePage(address, answer);
		if (status === 404 || status === 410) {
			if (listed.has(address) || paths?.includes(address))
				failed.push({ address, reason: `${status}` });
			else nowhere.add(address);
			return [];
		}
		if (status !== 200) {
			failed.push({ address, reason: `${status}` });
			return [];
		}
		if (type.startsWith('text/html')) return takePage(address, answer);
		// A feed: a plain server derives its type from the extension.
		await files.put(exportPath(pathname + FEED_FILE), base.text(await answer.text()));
		feeds.push([pathname, pathname + FEED_FILE]);
		return [];
	}

	async function leadOn(address: string, location: string, status: number) {
		const to = new URL(location, siteUrl + address);
		const isOwn = to.origin === siteUrl;
		const target = isOwn ? to.pathname + to.search : to.href;
		// The exported path of a page with a query may equal the address of its redirect.
		const isSame = isOwn && pathOfPage(target, siteUrl) === address;
		if (!address.includes('?') && !isSame) {
			const known = status === 302 || status === 307 || status === 308 ? status : 301;
			moved.push({ from: address, to: target, status: known });
			await files.put(exportPath(address), movedPage(base.address(target)));
		}
		return isOwn && isWanted(target) ? [target] : [];
	}

	/** A failed page does not end the export; a failure of the disk does. */
	async function visitSafely(address: string): Promise<readonly string[]> {
		try {
			return await visit(address);
		} catch (error) {
			if (!(error instanceof UnsafePath)) throw error;
			failed.push({ address, reason: errorReason(error) });
			return [];
		}
	}

	const named = paths?.filter((path) => !path.endsWith('*')) ?? [];
	const first = [...named, ...[...listed.keys()].filter(isWanted), searchPath];
	const always = [NOT_FOUND, '/robots.txt', '/favicon.ico', '/favicon.svg'];
	await crawl([...first, ...always], visitSafely, { concurrency, onProgress });

	for (const [path, asked] of pages) {
		const draft = await folder.readDraft(path);
		await files.put(path, base.html(dropLinks(draft, asked, { ...pageOptions, leftOut })));
	}
	const found = entries.map((entry) => ({ ...entry, address: base.address(entry.address) }));
	await files.put('assets/search-index.json', searchIndex(found));
	for (const { path, xml } of sitemap.parts) {
		const isThere = (page: string) => isWanted(page) && !leftOut.has(page);
		await files.put(exportPath(path), base.text(withPages(xml, siteUrl, isThere)));
	}
	// Countdowns read the server's time from this answer's `Date` header.
	await files.put('healthz', 'ok\n');
	for (const [name, text] of Object.entries(
		hostFiles({ redirects: [...redirects, ...moved], feeds, headers, basePath }),
	)) {
		await files.put(name, text);
	}
	return {
		pages: pages.size,
		failed,
		nowhere: [...nowhere].sort(),
		closedForms: [...closedForms].sort(),
		shopPages: leftOut.size,
		searched: entries.length,
	};
}

/**
 * Returns a function that is true for the address of a wanted page. The numbered pages of a list belong to the list.
 */
function createFilter(paths: readonly string[] | null, siteUrl: string) {
	return (address: string): boolean => {
		if (paths === null) return true;
		const path = new URL(address, siteUrl).pathname.replace(/page\/\d+\/$/, '');
		return paths.some((one) =>
			one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one,
		);
	};
}
