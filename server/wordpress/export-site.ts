import type { WrittenFolder } from '@outrigger/formats/write-folder';
import { allComments } from './comments/all-comments';
import { exportContent } from './content/export/export-content';
import { createWordPress } from './create-wordpress';
import type { WordPressOptions } from './wordpress';

/**
 * Writes a site with everything that was written over its files, comments of visitors included, as a content folder.
 * Closes the database afterwards.
 *
 * @param options the options of `createWordPress`, and the target folder, which must be empty or missing unless `force`
 *   is set
 * @throws ContentError for content that cannot be read, and Error if the target folder is not empty
 */
export async function exportSite({
	folder,
	force,
	...site
}: Pick<WordPressOptions, 'contentDir' | 'dataDir' | 'database' | 'siteUrl'> & {
	folder: string;
	force: boolean;
}): Promise<WrittenFolder> {
	const wordpress = await createWordPress({ ...site, isWritable: true });
	try {
		const { store } = wordpress;
		const comments = allComments(store, ['approve', 'hold', 'spam', 'trash']);
		return await exportContent(site.contentDir, { content: store.content, comments }, folder, {
			force,
		});
	} finally {
		await wordpress.close();
	}
}
