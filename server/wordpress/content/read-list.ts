import { quoteValue } from '@outrigger/formats/content-folder/content-error';
import type { JsonFile } from '@outrigger/formats/content-folder/content-files';
import type { Report } from '@outrigger/formats/content-folder/report';

/** The items of a file with a list, each with its place; reports any other value and returns no items. */
export function readList(file: JsonFile, report: Report): { value: unknown; path: string }[] {
	if (Array.isArray(file.value))
		return file.value.map((value: unknown, at) => ({
			value,
			path: file.places?.[at] ?? `[${at}]`,
		}));
	report.problem(file.file, '', quoteValue(file.value), 'a list');
	return [];
}

/** The items of several such files, one file after the other. */
export function listAll(
	files: readonly JsonFile[],
	report: Report,
): { file: JsonFile; value: unknown; path: string }[] {
	return files.flatMap((file) => readList(file, report).map((item) => ({ file, ...item })));
}
