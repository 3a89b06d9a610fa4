import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { type ReadOverrides, readOverrides } from '@outrigger/rules/texts/read-overrides';
import { errorReason } from '@outrigger/rules/values/error-reason';
import type { Environment } from './environment';

/** If the content is a single file, its texts lie in the folder that contains the file. */
const FILES = ['.json', '.xml', '.zip'];

/**
 * Reads `texts.json` beside the content: the site's own texts in place of ours. If the file is missing, there are none.
 * The function skips wrong entries and reports each as a fault.
 */
export async function readTextsFile({
	contentDir,
}: Pick<Environment, 'contentDir'>): Promise<ReadOverrides> {
	const isFile = FILES.includes(extname(contentDir).toLowerCase());
	const path = join(isFile ? dirname(contentDir) : contentDir, 'texts.json');
	try {
		const text = await readFile(path, 'utf8');
		return readOverrides(JSON.parse(text.replace(/^\uFEFF/, '')));
	} catch (error) {
		const { overrides } = readOverrides({});
		const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
		return { overrides, faults: isMissing ? [] : [`cannot be read: ${errorReason(error)}`] };
	}
}
