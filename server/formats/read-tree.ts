import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { Report } from './content-folder/report';
import { type FileTree, placeIn, subTree } from './files/file-tree';
import { isBuilderKit, readBuilderKit } from './kit/builder-kit';
import { readKitJson } from './kit/kit-files';
import { isKitWithoutManifest, lostManifest } from './kit/lost-manifest';
import { isTemplateKit, readTemplateKit } from './kit/template-kit';
import { readLooseExports } from './loose-exports';
import type { WrittenSite } from './written-site';
import { readWxr } from './wxr/read-wxr';

/** A manifest may be at most this many folders deep: people also pack the folder around a kit, and its parent. */
const MANIFEST_DEPTH = 2;

/**
 * Reads a ZIP, or the same files unpacked: a kit, WordPress export files, or loose builder exports.
 * @param hasUpload true if this host has a file with that path below `wp-content/uploads`
 * @returns `null`, with a warning, if none of the files is content
 */
export async function readTree(
	tree: FileTree,
	hasUpload: (path: string) => boolean,
	report: Report,
): Promise<WrittenSite | null> {
	const manifests = tree.paths.filter(
		(path) => /(?:^|\/)manifest\.json$/.test(path) && path.split('/').length <= MANIFEST_DEPTH + 1,
	);
	for (const path of manifests) {
		const manifest = await readKitJson(tree, path, report);
		const folder = path.split('/').slice(0, -1).join('/');
		if (isTemplateKit(manifest))
			return readTemplateKit(rootOf(tree, folder, manifest), manifest, report);
		if (isBuilderKit(manifest))
			return readBuilderKit(folder === '' ? tree : subTree(tree, folder), manifest, report);
	}
	if (await isKitWithoutManifest(tree, report))
		return readTemplateKit(tree, await lostManifest(tree, report), report);
	const files = tree.paths
		.filter((path) => /\.xml$/i.test(path))
		.map((path) => ({
			name: placeIn(tree, path),
			changedAt: tree.changedAt,
			open: () => tree.open(path),
		}));
	const written = files.length > 0 ? await readWxr(files, hasUpload, report) : null;
	if (written) return written;
	const site = await readLooseExports(
		tree,
		tree.paths.filter((path) => /\.json$/i.test(path)),
		report,
	);
	if (site.posts.length > 0) return site;
	report.warn(
		tree.name,
		'',
		'holds no content: neither a kit (manifest.json), nor a WordPress export file, nor builder exports',
	);
	return null;
}

/** Some kits keep their manifest in a folder beside the templates that it names. */
function rootOf(tree: FileTree, folder: string, manifest: Record<string, unknown>): FileTree {
	if (folder === '') return tree;
	const own = subTree(tree, folder);
	const templates = Array.isArray(manifest.templates)
		? manifest.templates.filter(isPlainObject)
		: [];
	const isOwn = templates.some(({ source }) => own.paths.includes(String(source)));
	if (isOwn) return own;
	const above = folder.split('/').slice(0, -1).join('/');
	return above === '' ? tree : subTree(tree, above);
}

/** Returns true if a folder is a kit that was unpacked. */
export async function isKitFolder(tree: FileTree, report: Report): Promise<boolean> {
	if (!tree.paths.includes('manifest.json')) return isKitWithoutManifest(tree, report);
	const manifest = await readKitJson(tree, 'manifest.json', report);
	return isTemplateKit(manifest) || isBuilderKit(manifest);
}
