import { isPlainObject } from '../../../../../domain/plain-object';
import type { Report } from '../../report';
import type { FileTree } from '../files/file-tree';
import { readKitJson } from './kit-files';

/** Where template kits keep their global styles; no folder of another kind has such a file. */
export const KIT_STYLES = 'templates/global.json';
const TEMPLATE = /^templates\/[^/]+\.json$/;

/**
 * The manifest of a template kit that was unpacked without it, put together from what its templates say of themselves.
 * @returns `null` for what is no such kit
 */
export async function lostManifest(
	tree: FileTree,
	report: Report,
): Promise<Record<string, unknown> | null> {
	if (!tree.paths.includes(KIT_STYLES)) return null;
	const styles = await readKitJson(tree, KIT_STYLES, report);
	const about = isPlainObject(styles) ? styles.metadata : null;
	if (!isPlainObject(about) || about.template_type !== 'global-styles') return null;
	const templates: object[] = [];
	for (const source of tree.paths.filter((path) => TEMPLATE.test(path))) {
		const value = await readKitJson(tree, source, report);
		if (!isPlainObject(value)) continue;
		const { title, type, metadata } = value;
		templates.push({ name: title, source, type, metadata });
	}
	return { templates };
}
