import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { Report } from '../content-folder/report';
import type { FileTree } from '../files/file-tree';
import { readKitJson } from './kit-files';

/**
 * The file in which template kits keep their global styles; no folder of another kind has such a
 * file.
 */
export const KIT_STYLES = 'templates/global.json';
const TEMPLATE = /^templates\/[^/]+\.json$/;

/**
 * Returns true if a tree is a template kit that was unpacked without its manifest. The file of its styles shows that.
 */
export async function isKitWithoutManifest(tree: FileTree, report: Report): Promise<boolean> {
	const styles = await readKitJson(tree, KIT_STYLES, report);
	const about = isPlainObject(styles) ? styles.metadata : null;
	return isPlainObject(about) && about.template_type === 'global-styles';
}

/** Makes the missing manifest of a template kit from the values in its templates. */
export async function lostManifest(
	tree: FileTree,
	report: Report,
): Promise<Record<string, unknown>> {
	const templates: object[] = [];
	for (const source of tree.paths.filter((path) => TEMPLATE.test(path))) {
		const value = await readKitJson(tree, source, report);
		if (!isPlainObject(value)) continue;
		const { title, type, metadata } = value;
		templates.push({ name: title, source, type, metadata });
	}
	return { templates };
}
