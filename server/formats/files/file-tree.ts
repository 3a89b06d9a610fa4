import type { Readable } from 'node:stream';
import type { DecodedFile } from './decode-file';

/**
 * The files of a kit or of a collection of exports, in a folder or in a ZIP. Paths have `/` and are relative to the
 * tree.
 */
export interface FileTree {
	/** The name that messages put before a place, `my-kit.zip` or `my-kit`; empty for the content folder itself. */
	readonly name: string;
	/** All files, sorted. Names that start with a dot are left out. */
	readonly paths: readonly string[];
	/** The time of the last change, in milliseconds since 1970. */
	readonly changedAt: number;
	/** Reads a whole file as text. Rejects with the fault of the file, as a sentence. */
	text(path: string): Promise<DecodedFile>;
	/** Opens a file as a stream of its bytes. */
	open(path: string): Promise<Readable>;
}

/** The name of a tree's file in messages: `my-kit.zip/templates/5.json`. */
export function placeIn(tree: FileTree, path: string): string {
	return tree.name === '' ? path : `${tree.name}/${path}`;
}

/** The part of a tree below one of its folders. */
export function subTree(tree: FileTree, folder: string): FileTree {
	const start = `${folder}/`;
	return {
		name: placeIn(tree, folder),
		paths: tree.paths
			.filter((path) => path.startsWith(start))
			.map((path) => path.slice(start.length)),
		changedAt: tree.changedAt,
		text: (path) => tree.text(start + path),
		open: (path) => tree.open(start + path),
	};
}
