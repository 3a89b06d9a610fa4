import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { RedirectRule } from '@outrigger/rules/address/redirects';
import { ContentError } from './content-folder/content-error';
import { listEntries, listFiles } from './content-folder/read-folder';
import type { Report } from './content-folder/report';
import { TOP_FILES } from './content-folder/unread-files';
import { decodeFile } from './files/decode-file';
import type { FileTree } from './files/file-tree';
import { folderTree } from './files/folder-tree';
import { ZipError, zipTree } from './files/zip-tree';
import { KIT_STYLES } from './kit/lost-manifest';
import { readLooseExports } from './loose-exports';
import { isKitFolder, readTree } from './read-tree';
import { isRedirectionExport, readRedirectionExport } from './redirection-export';
import { emptySite, type WrittenSite } from './written-site';
import { readWxr, type WxrFile } from './wxr/read-wxr';

/** The sources of content. */
export interface ContentSources {
	/** The content folder: the given one, or the folder of the given file. */
	dir: string;
	/** The part of the folder's own files to read: all of them, or only the settings beside a given file. */
	own: 'all' | 'settings';
	/**
	 * The content in this folder that has another form than `docs/content.md` describes for our own files, in the order
	 * of names.
	 */
	foreign: { name: string; site: WrittenSite }[];
	/** Names at the top of the folder that the loader read in another form. */
	taken: ReadonlySet<string>;
}

const TAKEN_FORMS =
	'a content folder, a kit (its folder or its ZIP), a WordPress export file (.xml), or a builder export (.json)';

/**
 * Finds the kind of content that `CONTENT_DIR` names, and reads all parts that are not in our own form.
 * @throws ContentError if there is no content, or if a file has no known form
 */
export async function findSources(path: string, report: Report): Promise<ContentSources> {
	const found = await stat(path).catch(() => null);
	const refuse = (what: string) =>
		new ContentError(path, [
			{ file: path, path: '', found: what, taken: `${TAKEN_FORMS} (CONTENT_DIR)` },
		]);
	if (!found) throw refuse('no folder and no file');
	if (found.isDirectory()) return readContentFolder(path, report);
	const dir = dirname(path);
	const name = basename(path);
	const hasUpload = await uploadsIn(dir);
	const site = await readDropped(dir, [name], hasUpload, report);
	if (site) return { dir, own: 'settings', foreign: [{ name, site }], taken: new Set() };
	const reasons = report.warnings.splice(0).join('; ');
	throw refuse(reasons || `a file whose name ends in ${extname(path) || 'nothing'}`);
}

async function readContentFolder(dir: string, report: Report): Promise<ContentSources> {
	const hasUpload = await uploadsIn(dir);
	const entries = (await listEntries(dir)).filter(({ name }) => !name.startsWith('.'));
	const isNamed = entries.some(({ name }) => name === 'manifest.json');
	const whole =
		isNamed || (await isThere(join(dir, KIT_STYLES))) ? await folderTree(dir, basename(dir)) : null;
	if (whole && (await isKitFolder(whole, report))) {
		const site = await readTree(whole, hasUpload, report);
		const foreign = site ? [{ name: whole.name, site }] : [];
		return { dir, own: 'settings', foreign, taken: new Set() };
	}
	if (entries.length === 0) {
		report.warn(
			basename(dir),
			'',
			`is empty, so the site has no page. Put in ${TAKEN_FORMS.replace(/^a content folder, /, '')}, or pages as docs/content.md describes them`,
		);
	}
	const taken = new Set<string>();
	const foreign: ContentSources['foreign'] = [];
	for (const names of await listDropped(dir, entries, report)) {
		for (const name of names) taken.add(name);
		const [name = ''] = names;
		const site = await readDropped(dir, names, hasUpload, report);
		if (site) foreign.push({ name, site });
	}
	return { dir, own: 'all', foreign, taken };
}

/** Files of our own at the top of the folder, which no other form contains. The host reads `texts.json` by itself. */
const OWN_FILES: readonly string[] = [...TOP_FILES, 'texts.json'];

async function isThere(path: string): Promise<boolean> {
	return (await stat(path).catch(() => null)) !== null;
}

/**
 * Lists the content at the top that has another form. The pieces of one export are one entry: `site.001.xml` and
 * `site.002.xml`.
 */
async function listDropped(
	dir: string,
	entries: readonly { name: string; isDirectory: boolean }[],
	report: Report,
): Promise<string[][]> {
	const groups = new Map<string, string[]>();
	for (const { name, isDirectory } of [...entries].sort((one, other) =>
		one.name < other.name ? -1 : 1,
	)) {
		const isDropped = isDirectory
			? await isKitFolder(await folderTree(join(dir, name), name), report)
			: /\.(?:zip|xml|json)$/i.test(name) && !OWN_FILES.includes(name);
		if (!isDropped) continue;
		const whole = name.replace(/[._-]\d{1,3}(?=\.xml$)/i, '');
		groups.set(whole, [...(groups.get(whole) ?? []), name]);
	}
	return [...groups.values()];
}

async function readDropped(
	dir: string,
	names: readonly string[],
	hasUpload: (path: string) => boolean,
	report: Report,
): Promise<WrittenSite | null> {
	const [name = ''] = names;
	const path = join(dir, name);
	if ((await stat(path)).isDirectory())
		return readTree(await folderTree(path, name), hasUpload, report);
	if (/\.zip$/i.test(name)) return readZip(path, name, hasUpload, report);
	if (/\.xml$/i.test(name)) {
		const files = await Promise.all(names.map((one) => wxrFile(dir, one)));
		return readWxr(files, hasUpload, report);
	}
	if (!/\.json$/i.test(name)) return null;
	const { mtimeMs } = await stat(path);
	const redirects = await redirectsIn(path, name, report);
	if (redirects) {
		return { ...emptySite(), site: { file: name, value: { redirects }, changedAt: mtimeMs } };
	}
	const site = await readLooseExports(singleFile(dir, name, mtimeMs), [name], report);
	return site.posts.length > 0 ? site : null;
}

/**
 * The redirects of a file that the plugin Redirection exported; null for other files, and for an export without
 * redirects.
 */
async function redirectsIn(
	path: string,
	name: string,
	report: Report,
): Promise<RedirectRule[] | null> {
	const value = parsedJson(decodeFile(await readFile(path)).text);
	if (!isRedirectionExport(value)) return null;
	const rules = readRedirectionExport(value, name, report);
	return rules.length > 0 ? rules : null;
}

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** A tree of one file, without the files beside it. */
function singleFile(dir: string, name: string, changedAt: number): FileTree {
	return {
		name: '',
		paths: [name],
		changedAt,
		text: async (path: string) => decodeFile(await readFile(join(dir, path))),
		open: async (path: string) => createReadStream(join(dir, path)),
	};
}

async function readZip(
	path: string,
	name: string,
	hasUpload: (path: string) => boolean,
	report: Report,
): Promise<WrittenSite | null> {
	try {
		const tree = await zipTree(path, name);
		try {
			return await readTree(tree, hasUpload, report);
		} finally {
			tree.close();
		}
	} catch (error) {
		if (!(error instanceof ZipError)) throw error;
		report.warn(name, '', `is not read: ${error.message}`);
		return null;
	}
}

async function wxrFile(dir: string, name: string): Promise<WxrFile> {
	const { mtimeMs } = await stat(join(dir, name));
	return { name, changedAt: mtimeMs, open: async () => createReadStream(join(dir, name)) };
}

/** Reads the list of files below `uploads/` once. @returns a function that tells whether the folder has a file */
async function uploadsIn(dir: string): Promise<(path: string) => boolean> {
	const files = new Set(await listFiles(join(dir, 'uploads')));
	return (path) => files.has(path);
}
