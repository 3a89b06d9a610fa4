import type { Readable } from 'node:stream';
import type { Report } from '../content-folder/report';
import { createTally } from '../tally';
import type { WrittenSite } from '../written-site';
import { createSiteCollector } from './collect-site';
import { decodeText, EncodingError } from './decode-text';
import { mendAmpersands } from './mend-ampersands';
import { parseWxr } from './parse-wxr';
import { WXR_LIMITS, type WxrLimits } from './wxr-limits';

/** One WordPress export file. */
export interface WxrFile {
	/** The name of the file in messages. */
	name: string;
	changedAt: number;
	open(): Promise<Readable>;
}

/**
 * Reads the WordPress export files of one site (large ones are exported in several pieces) as they stream by. No fault
 * in them stops the start: an unreadable part causes a warning with its place.
 * @param hasUpload true if this host has a file with that path below `wp-content/uploads`
 * @returns `null` if none of the files is a WordPress export file
 */
export async function readWxr(
	files: readonly WxrFile[],
	hasUpload: (path: string) => boolean,
	report: Report,
	limits: WxrLimits = WXR_LIMITS,
): Promise<WrittenSite | null> {
	const site = createSiteCollector(hasUpload);
	let isAny = false;
	for (const file of files) isAny = (await readFile(file, site, report, limits)) || isAny;
	return isAny ? site.finish() : null;
}

async function readFile(
	file: WxrFile,
	site: ReturnType<typeof createSiteCollector>,
	report: Report,
	limits: WxrLimits,
): Promise<boolean> {
	const { name, changedAt } = file;
	const tally = createTally(name, report);
	const warn = (place: string, message: string) => report.warn(name, place, message);
	try {
		const { chunks, encoding } = await decodeText(await file.open());
		const events = { ...site.events({ name, changedAt }, tally), warn };
		const { isWxr } = await parseWxr(
			mendAmpersands(noticeBroken(chunks, encoding, warn)),
			events,
			limits,
		);
		tally.tell();
		if (!isWxr)
			warn('', 'this is no WordPress export file: make one under Tools, Export, and put it here');
		return isWxr;
	} catch (error) {
		tally.tell();
		const advice = error instanceof EncodingError ? '; save the file as UTF-8' : '';
		warn('', `cannot be read: ${error instanceof Error ? error.message : 'an error'}${advice}`);
		return false;
	}
}

/** Warns once about bytes that are no text in the encoding that the file names. */
async function* noticeBroken(
	chunks: AsyncIterable<string>,
	encoding: string,
	warn: (place: string, message: string) => void,
): AsyncGenerator<string> {
	let lines = 1;
	let hasWarned = false;
	for await (const chunk of chunks) {
		const at = hasWarned ? -1 : chunk.indexOf('\uFFFD');
		if (at >= 0) {
			hasWarned = true;
			const line = lines + chunk.slice(0, at).split('\n').length - 1;
			warn(
				`line ${line}`,
				`not ${encoding}: such letters are shown as \uFFFD; save the file as UTF-8`,
			);
		}
		if (!hasWarned) lines += chunk.split('\n').length - 1;
		yield chunk;
	}
}
