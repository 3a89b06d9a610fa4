import type { PostSource } from './content-folder/content-files';
import type { Report } from './content-folder/report';
import { TOP_FILES } from './content-folder/unread-files';
import { type FileTree, placeIn } from './files/file-tree';
import { readTreeJson } from './files/read-tree-json';
import { nameForeignForm } from './foreign-form';
import { placeSource } from './place-source';
import { isElementList, isExport } from './read-export';
import { emptySite, type WrittenSite } from './written-site';

/**
 * Reads builder exports without a folder of their own. Each becomes a page, or a template of the type in its file.
 * Other JSON causes a warning that names its kind.
 */
export async function readLooseExports(
	tree: FileTree,
	paths: readonly string[],
	report: Report,
): Promise<WrittenSite> {
	const site = emptySite();
	for (const path of paths) {
		const place = placeIn(tree, path);
		const value = await readTreeJson(tree, path, report);
		if (value === undefined) continue;
		if (isElementList(value) || isExport(value))
			site.posts.push(...placeSource(sourceOf(place, value, tree.changedAt), [], report));
		else report.warn(place, '', `is left out: ${describe(value)}`);
	}
	return site;
}

function describe(value: unknown): string {
	const foreign = nameForeignForm(value);
	return foreign === null
		? `JSON, but no builder export; besides exports the host reads only ${TOP_FILES.join(', ')}`
		: `this is ${foreign}, not a builder export`;
}

function sourceOf(file: string, value: unknown, changedAt: number): PostSource {
	const baseName =
		file
			.split('/')
			.at(-1)
			?.replace(/\.json$/i, '') ?? '';
	return {
		file,
		path: '',
		folders: [],
		baseName,
		type: 'page',
		fields: value,
		body: null,
		changedAt,
	};
}
