import type { Readable } from 'node:stream';
import type { DecodedFile } from './decode-file';

/** The files of a kit or of a collection of exports, be they in a folder or in a ZIP. Paths have `/` and start below the tree. */
export interface FileTree {
	/**
	 * The name before places in messages, `my-kit.zip` or `my-kit`; empty for the content folder
	 * itself.
	 */
	readonly name: string;
	/** All files, sorted. Names that start with a dot are left out. */
	readonly paths: readonly string[];
	/** Milliseconds since 1970. */
	readonly changedAt: number;
	/** A whole file as text. Rejects with its fault, as a sentence. */
	text(path: string): Promise<DecodedFile>;
	/** The bytes of a file, as they are read. */
	open(path: string): Promise<Readable>;
}

/** A file of a tree as messages name it: `my-kit.zip/templates/5.json`. */
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
