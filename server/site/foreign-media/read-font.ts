import { openAddress, type Reach } from '@outrigger/http/open-address';
import { MediaRefused, refusalOf } from './media-refused';
import { readBounded } from './read-bounded';
import { ASKING, type Picture } from './read-picture';

/** The most bytes of a font: the largest fonts of the web, with all Chinese characters, have about as many. */
export const MAX_FONT_BYTES = 8 * 1024 * 1024;
/** The time from the start of the request to the last byte. */
export const FONT_TIMEOUT_MS = 10_000;

/** Types by the first four bytes (https://www.w3.org/TR/WOFF2/, https://learn.microsoft.com/typography/opentype/spec/otff). */
const TYPES: Readonly<Record<string, string>> = {
	'774f4632': 'font/woff2',
	'774f4646': 'font/woff',
	'00010000': 'font/ttf',
	'74727565': 'font/ttf',
	'4f54544f': 'font/otf',
};

/**
 * Fetches a font and checks its size, and its type by its bytes. The browser itself checks the tables of a font before
 * it uses them.
 * @throws MediaRefused
 */
export async function readFont(
	address: string,
	reach: Reach,
	timeoutMs = FONT_TIMEOUT_MS,
): Promise<Picture> {
	const signal = AbortSignal.timeout(timeoutMs);
	try {
		const answer = await openAddress(
			address,
			{ ...ASKING, accept: 'font/woff2,*/*' },
			signal,
			reach,
		);
		const bytes = await readBounded(answer, MAX_FONT_BYTES);
		const type = TYPES[bytes.subarray(0, 4).toString('hex')];
		if (type === undefined) throw new MediaRefused('it is no font');
		return { bytes, type, width: null, height: null, isStill: false };
	} catch (cause) {
		throw refusalOf(cause, signal.aborted);
	}
}
