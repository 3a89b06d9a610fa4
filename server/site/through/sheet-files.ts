import { moveAddresses } from '@outrigger/rules/css/sheet-rules';
import type { ReadForeignSheet } from '../foreign-media/read-sheet';
import { readWhole, type Upstream } from './upstream';

/**
 * Reads the text of a sheet, with addresses that are valid on every page. Rejects for a file that is no sheet.
 *
 * @param place path on this host, or address of another host
 * @param integrity the link's hashes; empty for none
 */
export type ReadSheetFile = (place: string, integrity: string) => Promise<string>;

/** Makes the reader of a site's own sheets and of those that its pages name on other hosts. */
export function createReadSheetFile(
	upstream: Upstream,
	readForeign: ReadForeignSheet,
): ReadSheetFile {
	return async (place, integrity) => {
		if (!place.startsWith('/')) return readForeign(place, integrity);
		const answer = await upstream.ask({ path: place, headers: { accept: 'text/css,*/*;q=0.1' } });
		const type = answer.headers['content-type'] ?? '';
		if (answer.status !== 200 || !/^text\/css\b/i.test(type)) {
			answer.body.destroy();
			throw new Error(`${place} is no sheet now (${answer.status}).`);
		}
		const css = (await readWhole(answer.body)).toString();
		return moveAddresses(css, (address) => besides(place, address));
	};
}

const ANY_ORIGIN = 'http://any.invalid';

function besides(path: string, address: string): string {
	if (address === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address)) return address;
	if (!URL.canParse(address, ANY_ORIGIN + path)) return address;
	const { pathname, search, hash } = new URL(address, ANY_ORIGIN + path);
	return pathname + search + hash;
}
