import type { Report } from '../content-folder/report';
import { type FileTree, placeIn } from './file-tree';

/**
 * Reads a JSON file of a tree; `undefined`, with a warning, if the file cannot be read.
 * @param links changes the text before it is parsed
 */
export async function readTreeJson(
	tree: FileTree,
	path: string,
	report: Report,
	links: (text: string) => string = (text) => text,
): Promise<unknown> {
	const warn = (message: string) => report.warn(placeIn(tree, path), '', message);
	try {
		const { text, oddity } = await tree.text(path);
		if (oddity) warn(`is ${oddity}`);
		const value: unknown = JSON.parse(links(text));
		return value;
	} catch (error) {
		const found = error instanceof Error ? error.message : 'an error';
		warn(`is left out, as it cannot be read: ${found}. Export it again`);
		return undefined;
	}
}
