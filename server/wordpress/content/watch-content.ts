import { watch } from 'node:fs';

export interface WatchOptions {
	/** Quiet time after a change before it is told; editors write a file in several steps. Default 120. */
	debounceMs?: number;
	/** Watching has ended by itself: too many watches, or the folder is gone. */
	onError?: (error: Error) => void;
}

const DEBOUNCE_MS = 120;
const EDITOR_LEFTOVER = /(^|[\\/])(\.[^\\/]*|[^\\/]*~|4913|[^\\/]*\.sw[a-z])$/;

/**
 * Tells, after each burst of changes below a content folder, which files changed (relative paths, sorted).
 * Gives the function that ends it. Throws when the folder does not exist.
 */
export function watchContent(
	dir: string,
	onChange: (files: string[]) => void,
	options: WatchOptions = {},
): () => void {
	const changed = new Set<string>();
	let timer: NodeJS.Timeout | undefined;
	const watcher = watch(dir, { recursive: true }, (_, file) => {
		if (file === null || EDITOR_LEFTOVER.test(file)) return;
		changed.add(file.replaceAll('\\', '/'));
		clearTimeout(timer);
		timer = setTimeout(() => {
			const files = [...changed].sort();
			changed.clear();
			onChange(files);
		}, options.debounceMs ?? DEBOUNCE_MS);
	});
	const stop = () => {
		clearTimeout(timer);
		watcher.close();
	};
	watcher.on('error', (error) => {
		stop();
		options.onError?.(error);
	});
	return stop;
}
