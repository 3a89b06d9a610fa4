import { ContentError } from './content-folder/content-error';
import { createReport } from './content-folder/report';
import { readWrittenSite } from './read-written-site';
import { type WriteOptions, type WrittenFolder, writeFolder } from './write-folder';

/**
 * Reads any content that `CONTENT_DIR` may name and writes it as a content folder in our own form.
 * @param from a kit, a WordPress export file, a builder export, or a folder with such files
 * @param to a folder that is empty or missing, unless `force` is set
 * @throws Error when there is no content, when the content has faults that stop a start, or when the target is not
 * empty
 */
export async function importSite(
	from: string,
	to: string,
	options: WriteOptions = { force: false },
): Promise<WrittenFolder & { warnings: string[] }> {
	const report = createReport();
	const { dir, written } = await readWrittenSite(from, report);
	if (report.problems.length > 0) throw new ContentError(from, report.problems);
	return { ...(await writeFolder(written, dir, to, options)), warnings: report.warnings };
}
