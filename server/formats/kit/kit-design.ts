import { isPlainObject, plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { JsonFile } from '../content-folder/content-files';
import type { Report } from '../content-folder/report';
import type { FileTree } from '../files/file-tree';
import { readKitJson } from './kit-files';

/** The data that elements of version 4 share, under the names that exports of pages use too. */
export interface DesignFields {
	/** `{items, order}`. */
	global_classes?: unknown;
	/** `{data}`. */
	global_variables?: unknown;
}

/** A class in a file of its own; its id is the name of the file. */
const CLASS_FILE = /^global-classes\/(?!order\.json$)([^/]+)\.json$/;

/**
 * Reads the classes and variables of a kit: `global-classes/ID.json` with `order.json` since version 4.1 of the
 * builder, a single `global-classes.json` before version 4.1, and `global-variables.json` beside them. A broken file
 * causes a warning.
 */
export async function readKitDesign(tree: FileTree, report: Report): Promise<DesignFields> {
	const classes = await readClassFiles(tree, report);
	const older = await readKitJson(tree, 'global-classes.json', report);
	const variables = await readKitJson(tree, 'global-variables.json', report);
	const shared = classes ?? older;
	return {
		...(isPlainObject(shared) && { global_classes: shared }),
		...(isPlainObject(variables) && { global_variables: variables }),
	};
}

/**
 * Adds to a kit the classes and variables that its site shares beside its settings.
 * @param bare the file of a kit without settings, for a site with only classes or variables
 */
export function withDesign(
	kit: JsonFile | null,
	design: DesignFields,
	bare: JsonFile,
): JsonFile | null {
	if (Object.keys(design).length === 0) return kit;
	const file = kit ?? bare;
	return { ...file, value: { ...plainObjectOf(file.value), ...design } };
}

async function readClassFiles(tree: FileTree, report: Report): Promise<unknown> {
	const found: [string, unknown][] = [];
	for (const path of tree.paths) {
		const id = CLASS_FILE.exec(path)?.[1];
		if (id !== undefined) found.push([id, await readKitJson(tree, path, report)]);
	}
	if (found.length === 0) return undefined;
	const order = await readKitJson(tree, 'global-classes/order.json', report);
	const listed = (Array.isArray(order) ? order : []).map((one) =>
		typeof one === 'string' ? { id: one } : plainObjectOf(one),
	);
	const labels = new Map(listed.map(({ id, label }) => [id, label]));
	const items = found
		.filter(([, style]) => isPlainObject(style))
		.map(([id, style]) => [id, { label: labels.get(id), ...plainObjectOf(style) }]);
	return { items: Object.fromEntries(items), order: listed.map(({ id }) => id) };
}
