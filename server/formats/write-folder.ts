import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { stringify } from 'yaml';
import { folderOf, type PostSource } from './content-folder/content-files';
import { listFiles } from './content-folder/read-folder';
import { entriesOf, LISTS, type WrittenSite } from './written-site';

/** The most bytes of a file name without its extension, so that every system can store it. */
const MAX_NAME_BYTES = 200;

/** The number of files that were written. */
export interface WrittenFolder {
	posts: number;
	media: number;
}

/** The treatment of a folder with content. */
export interface WriteOptions {
	/** Writes into a folder that is not empty: files of the same names are replaced, all others stay. */
	force: boolean;
	/**
	 * The files to copy: path in the new folder → absolute path. If absent, the files of `uploads/` that media name.
	 */
	copies?: ReadonlyMap<string, string>;
}

/**
 * Writes a site as a content folder in our own form: builder documents as JSON, all other posts as HTML below front
 * matter, the rest as the lists of `docs/content.md`. It copies files of `uploads/` beside the source. It writes
 * everything beside the target and moves it there at the end, so that a failure leaves no half-written folder.
 *
 * @param from folder of the source
 * @throws Error if the target is a file, or if it is a folder that is not empty and `force` is not set
 */
export async function writeFolder(
	site: WrittenSite,
	from: string,
	to: string,
	{ force, copies }: WriteOptions,
): Promise<WrittenFolder> {
	const present = await contentOf(to);
	if (present.length > 0 && !force) {
		throw new Error(
			`${to} is not empty. Give a folder that is not there yet, or "--force", which deletes nothing.`,
		);
	}
	const beside = `${to}.outrigger-${process.pid}`;
	try {
		await mkdir(beside, { recursive: true });
		const written = await writeFiles(site, beside, copies ?? (await uploadsOf(site, from)));
		if (present.length === 0) {
			await rm(to, { recursive: true, force: true });
			await rename(beside, to);
		} else {
			for (const file of await listFiles(beside)) {
				await mkdir(dirname(join(to, file)), { recursive: true });
				await rename(join(beside, file), join(to, file));
			}
		}
		return written;
	} finally {
		await rm(beside, { recursive: true, force: true });
	}
}

/** Names in a folder; none if the folder is missing. */
async function contentOf(folder: string): Promise<string[]> {
	try {
		return await readdir(folder);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === 'ENOENT') return [];
		if (code === 'ENOTDIR') throw new Error(`${folder} is a file. Give a folder.`);
		throw error;
	}
}

async function writeFiles(
	site: WrittenSite,
	to: string,
	copies: ReadonlyMap<string, string>,
): Promise<WrittenFolder> {
	const write = async (file: string, text: string) => {
		const path = join(to, file);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, text, { flag: 'wx' });
	};
	const json = (file: string, value: unknown) =>
		write(file, `${JSON.stringify(value, null, '\t')}\n`);
	if (site.site) await json('site.json', site.site.value);
	if (site.kit) await json('kit.json', site.kit.value);
	for (const list of LISTS) {
		const entries = entriesOf(site[list]);
		if (entries.length > 0) await json(`${list}.json`, entries);
	}
	const names = new Set<string>();
	for (const source of site.posts) {
		const name = nameOf(source, names);
		if (isPlainObject(source.fields)) await writePost(source.fields, name, { json, write });
	}
	for (const [file, path] of copies) {
		const target = join(to, file);
		await mkdir(dirname(target), { recursive: true });
		await copyFile(path, target);
	}
	return { posts: site.posts.length, media: copies.size };
}

async function writePost(
	fields: Record<string, unknown>,
	name: string,
	{
		json,
		write,
	}: {
		json: (file: string, value: unknown) => Promise<void>;
		write: (file: string, text: string) => Promise<void>;
	},
): Promise<void> {
	const filled = Object.fromEntries(
		Object.entries(fields).filter(([key, value]) => key === 'title' || !isBlank(value)),
	);
	const { content, ...facts } = filled;
	const isHtml =
		(content === undefined || typeof content === 'string') && fields.type === undefined;
	if (!isHtml) await json(`${name}.json`, { ...facts, content: content ?? [] });
	else await write(`${name}.html`, `---\n${stringify(facts)}---\n\n${String(content ?? '')}\n`);
}

/**
 * Returns true for a value that means the same as a missing value, but never for a title. The writer leaves these
 * values out, because a shorter file is easier to read.
 */
function isBlank(value: unknown): boolean {
	if (value === '' || value === false || value === undefined) return true;
	if (Array.isArray(value)) return value.length === 0;
	return isPlainObject(value) && Object.keys(value).length === 0;
}

function nameOf({ type, fields, baseName }: PostSource, taken: Set<string>): string {
	const slug =
		isPlainObject(fields) && typeof fields.slug === 'string' ? fields.slug : (baseName ?? 'post');
	let short = slug;
	while (Buffer.byteLength(short) > MAX_NAME_BYTES) short = short.slice(0, -1);
	const base = `${folderOf(type)}/${short}`;
	let name = base;
	// File systems that ignore case would write two files into one.
	for (let copy = 2; taken.has(name.toLowerCase()); copy++) name = `${base}-${copy}`;
	taken.add(name.toLowerCase());
	return name;
}

async function uploadsOf(site: WrittenSite, from: string): Promise<Map<string, string>> {
	const there = new Set(await listFiles(join(from, 'uploads')));
	return new Map(
		entriesOf(site.media).flatMap(({ file }): [string, string][] =>
			typeof file === 'string' && there.has(file)
				? [[`uploads/${file}`, join(from, 'uploads', file)]]
				: [],
		),
	);
}
