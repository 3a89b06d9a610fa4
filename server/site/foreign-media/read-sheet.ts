import { createHash } from 'node:crypto';
import { openAddress, type Reach } from '@outrigger/http/open-address';
import { moveAddresses } from '@outrigger/rules/css/sheet-rules';
import { MediaRefused, refusalOf } from './media-refused';
import { readBounded } from './read-bounded';

/** The most bytes of a sheet; the sheets of whole libraries have a tenth of that. */
export const MAX_SHEET_BYTES = 2 * 1024 * 1024;
/** The time from the start of the request to the last byte. It is short because a page waits for its sheets. */
export const SHEET_TIMEOUT_MS = 5_000;

/**
 * Headers of the request. Font hosts choose the format of fonts by the name of the browser; this is the name of a
 * browser that reads WOFF2.
 */
const ASKING: Readonly<Record<string, string>> = {
	'user-agent':
		'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Outrigger',
	accept: 'text/css,*/*;q=0.1',
	'accept-encoding': 'identity',
};

/**
 * Returns the text of a sheet of another host; all addresses in it are absolute. Rejects with `MediaRefused`.
 *
 * @param integrity the link's `integrity`: hashes of which one must match; empty for none
 */
export type ReadForeignSheet = (address: string, integrity?: string) => Promise<string>;

/** Makes the reader. */
export function createReadSheet(reach: Reach, timeoutMs = SHEET_TIMEOUT_MS): ReadForeignSheet {
	return async (address, integrity = '') => {
		const signal = AbortSignal.timeout(timeoutMs);
		try {
			const answer = await openAddress(address, ASKING, signal, reach);
			const type = answer.headers['content-type'] ?? '';
			const bytes = await readBounded(answer, MAX_SHEET_BYTES);
			if (!/^text\/css\b/i.test(type)) throw new MediaRefused('it is no sheet');
			if (!hasHash(bytes, integrity))
				throw new MediaRefused('it does not match the integrity hash of the page');
			const css = new TextDecoder().decode(bytes);
			return moveAddresses(css, (one) => wholeAddress(one, address));
		} catch (cause) {
			throw refusalOf(cause, signal.aborted);
		}
	};
}

/**
 * Returns true if the bytes match a hash of the strongest algorithm in `integrity`, or if there is no hash
 * (https://www.w3.org/TR/SRI/#does-response-match-metadatalist).
 */
function hasHash(bytes: Uint8Array, integrity: string): boolean {
	const named = [...integrity.matchAll(/\b(sha(?:256|384|512))-([\w+/=-]+)/g)];
	const strongest = named
		.map(([, kind = '']) => kind)
		.sort()
		.at(-1);
	if (strongest === undefined) return true;
	const hash = createHash(strongest).update(bytes).digest('base64');
	return named.some(([, kind, one]) => kind === strongest && one === hash);
}

function wholeAddress(text: string, base: string): string {
	if (text === '' || text.startsWith('#') || !URL.canParse(text, base)) return text;
	return new URL(text, base).href;
}
