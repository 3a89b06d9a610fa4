import { ContentError } from './content-folder/content-error';
import { createReport } from './content-folder/report';
import { readWrittenSite } from './read-written-site';
import { type WriteOptions, type WrittenFolder, writeFolder } from './write-folder';

/**
 * Reads what `CONTENT_DIR` may name and writes it as a content folder in our own form.
 * @param from a kit, a WordPress export file, a builder export, or a folder with such
 * @param to a folder that is empty or not there, without `force`
 * @throws Error when there is nothing to read, something to mend first, or the target is not empty
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
