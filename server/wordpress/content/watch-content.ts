import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

export interface WatchOptions {
	/** Quiet time after a change before it is told; editors write a file in several steps. Default 120. */
	debounceMs?: number;
	/** A folder cannot be watched, mostly because the system allows no more watches. */
	onError?: (error: unknown) => void;
}

const DEBOUNCE_MS = 120;
const EDITOR_LEFTOVER = /^(\..*|.*~|4913|.*\.sw[a-z])$/;

/**
 * Tells, after each burst of changes below a content folder, which files changed (relative paths, sorted).
 * Gives the function that ends it.
 *
 * Each folder is watched for itself: Node 20's recursive watch goes by file, and loses one that an editor or git
 * has replaced instead of rewritten.
 */
export function watchContent(
	dir: string,
	onChange: (files: string[]) => void,
	options: WatchOptions = {},
): () => void {
	const watchers = new Map<string, FSWatcher>();
	const changed = new Set<string>();
	let timer: NodeJS.Timeout | undefined;

	const add = (path: string) => changed.add(relative(dir, path).split(sep).join('/'));
	const forget = (folder: string) => {
		watchers.get(folder)?.close();
		watchers.delete(folder);
	};
	const tell = () => {
		for (const { folder, files } of watchNewFolders(dir))
			for (const file of files) add(join(folder, file));
		const files = [...changed].sort();
		changed.clear();
		onChange(files);
	};
	const note = (folder: string, name: string) => {
		// A folder that is deleted says its own name; what comes in its place has to be watched anew.
		const isGone = name === basename(folder) && !existsSync(join(folder, name));
		if (isGone) forget(folder);
		add(isGone ? folder : join(folder, name));
		clearTimeout(timer);
		timer = setTimeout(tell, options.debounceMs ?? DEBOUNCE_MS);
	};
	/** Gives the folders that were not watched before: they may have been filled before anybody looked. */
	const watchNewFolders = (folder: string): { folder: string; files: string[] }[] => {
		const { folders, files } = list(folder);
		const inside = folders.flatMap((name) => watchNewFolders(join(folder, name)));
		if (watchers.has(folder)) return inside;
		try {
			const watcher = watch(folder, (_, name) => {
				if (name !== null && !EDITOR_LEFTOVER.test(name)) note(folder, name);
			});
			watcher.on('error', () => forget(folder));
			watchers.set(folder, watcher);
		} catch (error) {
			options.onError?.(error);
		}
		return [{ folder, files }, ...inside];
	};
	watchNewFolders(dir);
	return () => {
		clearTimeout(timer);
		for (const folder of [...watchers.keys()]) forget(folder);
	};
}

/** What a folder holds itself, without hidden names; nothing once it is gone. */
function list(folder: string): { folders: string[]; files: string[] } {
	try {
		const entries = readdirSync(folder, { withFileTypes: true }).filter(
			({ name }) => !EDITOR_LEFTOVER.test(name),
		);
		return {
			folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
			files: entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name),
		};
	} catch {
		return { folders: [], files: [] };
	}
}
