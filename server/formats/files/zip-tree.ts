import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { decodeFile } from './decode-file';
import type { FileTree } from './file-tree';
import { ZIP_LIMITS, type ZipLimits } from './zip-limits';

/** The host does not unpack a ZIP; the message is a sentence with the fault of the ZIP. */
export class ZipError extends Error {
	override readonly name = 'ZipError';
}

/** An open ZIP. The host never writes its files to disk. */
export interface ZipTree extends FileTree {
	close(): void;
}

/**
 * Opens a ZIP and reads its table of contents.
 * @throws ZipError for a file that is no ZIP, for a ZIP beyond the limits, and for names that lead out of it (`../`,
 * `/`, links)
 */
export async function zipTree(
	path: string,
	name: string,
	limits: ZipLimits = ZIP_LIMITS,
): Promise<ZipTree> {
	const { mtimeMs } = await stat(path);
	// The library refuses `..`, absolute names and backslashes, and stops reading a file that grows larger than its
	// declared size.
	const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(failure);
	try {
		const entries = await readEntries(zip, limits);
		const open = (file: string) => openEntry(zip, entries, file);
		return {
			name,
			paths: [...entries.keys()].sort(),
			changedAt: mtimeMs,
			open,
			text: async (file) => decodeFile(await buffer(await open(file)).catch(failure)),
			close: () => zip.close(),
		};
	} catch (error) {
		zip.close();
		return failure(error);
	}
}

async function readEntries(zip: ZipFile, limits: ZipLimits): Promise<Map<string, Entry>> {
	if (zip.entryCount > limits.entries)
		throw new ZipError(`it holds ${zip.entryCount} files; up to ${limits.entries} are read`);
	const entries = new Map<string, Entry>();
	let total = 0;
	for await (const entry of zip.eachEntry()) {
		const { fileName } = entry;
		if (fileName.endsWith('/')) continue;
		refuseLink(entry);
		total += entry.uncompressedSize;
		if (entry.uncompressedSize > limits.fileBytes || total > limits.totalBytes)
			throw new ZipError(
				`unpacked, ${fileName} comes to ${megabytes(total)}; up to ${megabytes(limits.fileBytes)} a file and ${megabytes(limits.totalBytes)} in all are read`,
			);
		const isBomb =
			entry.uncompressedSize >= limits.ratioFromBytes &&
			entry.uncompressedSize > entry.compressedSize * limits.ratio;
		if (isBomb)
			throw new ZipError(
				`${fileName} is ${Math.round(entry.uncompressedSize / Math.max(1, entry.compressedSize))} times larger than packed, as no text is; up to ${limits.ratio} times is read`,
			);
		if (!fileName.split('/').some(isHidden)) entries.set(fileName, entry);
	}
	return entries;
}

/** True for a name that starts with a dot, and for the folder that macOS adds to a ZIP. */
function isHidden(part: string): boolean {
	return part.startsWith('.') || part === '__MACOSX';
}

const UNIX_TYPE_BITS = 0o170000;
const UNIX_LINK = 0o120000;

function refuseLink(entry: Entry): void {
	const mode = entry.externalFileAttributes >>> 16;
	if ((mode & UNIX_TYPE_BITS) === UNIX_LINK)
		throw new ZipError(`${entry.fileName} is a link; only files are read`);
}

async function openEntry(
	zip: ZipFile,
	entries: ReadonlyMap<string, Entry>,
	file: string,
): Promise<Readable> {
	const entry = entries.get(file);
	if (!entry) throw new ZipError(`there is no ${file}`);
	if (entry.isEncrypted()) throw new ZipError(`${file} has a password`);
	return zip.openReadStreamPromise(entry).catch(failure);
}

function failure(error: unknown): never {
	if (error instanceof ZipError) throw error;
	throw new ZipError(error instanceof Error ? error.message : 'it cannot be read');
}

function megabytes(bytes: number): string {
	return `${(bytes / (1024 * 1024)).toFixed(bytes < 10 * 1024 * 1024 ? 1 : 0)} MB`;
}
