import { extname } from 'node:path';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { Marked } from 'marked';
import { nameForeignForm } from '../foreign-form';
import { TEMPLATE_TYPE } from '../model/builder-records';
import type { ContentTypeRecord } from '../model/records';
import { placeSource } from '../place-source';
import { isElementList } from '../read-export';
import { unalias } from './check-shape';
import { parseFrontMatter } from './front-matter';
import { parseJson } from './parse-json';
import { readFolder, readTextFile, type TextFile } from './read-folder';
import type { Report } from './report';

const markdown = new Marked({ gfm: true });

/**
 * Turns GitHub-flavoured Markdown into HTML. HTML inside the Markdown stays, because the front end sanitises all
 * content.
 */
function renderMarkdown(text: string): string {
	return markdown.parse(text, { async: false }).trim();
}

/** A JSON file of the content folder. */
export interface JsonFile {
	file: string;
	value: unknown;
	changedAt: number;
	/**
	 * In a file with a list: the name of each item's place, for messages: `comment 12`. If it is absent, messages give
	 * the index of the item.
	 */
	places?: readonly string[];
}

/** One post, page or template as it was written. */
export interface PostSource {
	file: string;
	/** Place inside the file, for files that hold a list; else empty. */
	path: string;
	/** Names of the folders between the folder of the post's type and the file. */
	folders: string[];
	/** File name without its extension; `null` for a post in a list. */
	baseName: string | null;
	type: string;
	fields: unknown;
	/** The text below the front matter, as HTML; `null` for a JSON file. */
	body: string | null;
	changedAt: number;
	/**
	 * The name of the original's file without its extension: `about` for `about.de`. Absent if the post is no
	 * translation.
	 */
	stem?: string;
	/**
	 * The file of the original, if this translation shows the text of the original in another language. Absent if this
	 * file has its own text.
	 */
	translates?: string;
}

/** A list contains posts, unless it is a builder's tree or has the form of another program's export. */
function isPostList(value: unknown): value is unknown[] {
	return Array.isArray(value) && !isElementList(value) && nameForeignForm(value) === null;
}

const POST_EXTENSIONS = ['.json', '.md', '.markdown', '.html', '.htm'];

/** The fields of a post whose file cannot be read: no visitor sees the post, but references to it still find it. */
const UNREADABLE = { status: 'draft' };

/** Reads one of the JSON files at the top; `null` if the file is missing, or if it is broken, which is reported. */
export async function readJsonFile(
	dir: string,
	file: string,
	report: Report,
): Promise<JsonFile | null> {
	const read = await readTextFile(dir, file, report);
	if (!read) return null;
	const value = parseJson(read.text, file, report);
	return value === undefined ? null : { file, value, changedAt: read.changedAt };
}

/** The folder in which the posts of a type lie. */
export function folderOf(type: string): string {
	if (type === 'page') return 'pages';
	if (type === 'post') return 'posts';
	return type === TEMPLATE_TYPE ? 'templates' : type;
}

/**
 * Reads the posts of all types except media, sorted by path. A JSON file may have any of the builder's forms.
 * @param taxonomies names of taxonomies, which a post may have as further fields
 */
export async function readPostSources(
	dir: string,
	types: readonly ContentTypeRecord[],
	taxonomies: readonly string[],
	report: Report,
): Promise<PostSource[]> {
	const sources: PostSource[] = [];
	for (const type of types) {
		if (type.name === 'attachment') continue;
		const folder = folderOf(type.name);
		for (const file of await readFolder(dir, folder, POST_EXTENSIONS, report))
			sources.push(...parsePosts(file, folder, type.name, taxonomies, report));
	}
	return sources;
}

function parsePosts(
	read: TextFile,
	folder: string,
	type: string,
	taxonomies: readonly string[],
	report: Report,
): PostSource[] {
	const extension = extname(read.file);
	const folders = read.file.slice(folder.length + 1).split('/');
	const baseName = folders.pop()?.slice(0, -extension.length) ?? '';
	const source = { file: read.file, path: '', folders, baseName, type, changedAt: read.changedAt };
	if (extension.toLowerCase() === '.json') {
		const value = parseJson(read.text, read.file, report);
		if (value === undefined) return [{ ...source, fields: UNREADABLE, body: null }];
		if (isKitManifest(value)) {
			report.warn(read.file, '', 'not read: it lists the files of a kit and is no page itself');
			return [];
		}
		const listed: PostSource[] = isPostList(value)
			? value.map((fields: unknown, at) => ({
					file: read.file,
					path: `[${at}]`,
					folders,
					baseName: null,
					type,
					fields,
					body: null,
					changedAt: read.changedAt,
				}))
			: [{ ...source, fields: value, body: null }];
		return listed.flatMap((one) => placeSource(one, taxonomies, report));
	}
	const parsed = parseFrontMatter(read.text, read.file, report);
	if (!parsed) return [{ ...source, fields: UNREADABLE, body: null }];
	const isMarkdown = /^\.(md|markdown)$/i.test(extension);
	const body = isMarkdown ? renderMarkdown(parsed.body) : parsed.body.trim();
	return [{ ...source, fields: unalias(parsed.fields), body }];
}

/**
 * Returns true if the value of a JSON file is the table of contents of a kit, `manifest.json`: it
 * gives the versions of the kit and names its files, and has no elements itself.
 */
function isKitManifest(value: unknown): boolean {
	if (!isPlainObject(value)) return false;
	if ('content' in value && Array.isArray(value.content)) return false;
	const hasVersion = ['manifest_version', 'kit_version', 'elementor_version'].some(
		(key) => key in value,
	);
	return hasVersion && ['templates', 'content', 'site-settings'].some((key) => key in value);
}
