import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { fallback, pipe, transform, unknown } from 'valibot';

/** A picture that an editor chose. */
export interface MediaValue {
	/** Database id in the media library; null if only an address is known, or if there is no picture. */
	id: number | null;
	/** Address of the file, as stored; empty if there is no picture. It is not checked here; `Image` checks it. */
	url: string;
	/** The text that the control itself stores; the library's text has priority. */
	alt: string;
}

/** No picture. */
export const NO_MEDIA: MediaValue = { id: null, url: '', alt: '' };

/** A media control `{id, url}`. Numerals count as ids, a bare text as an address; anything else is no picture. */
export function mediaSetting() {
	return fallback(pipe(unknown(), transform(mediaValue)), NO_MEDIA);
}

/** Reads one media value. */
export function mediaValue(value: unknown): MediaValue {
	if (typeof value === 'string') return { ...NO_MEDIA, url: value };
	const { id, url, alt } = plainObjectOf(value);
	return {
		id: databaseId(id),
		url: typeof url === 'string' ? url : '',
		alt: typeof alt === 'string' ? alt : '',
	};
}

/** Returns true if there is a picture to show. */
export function hasMedia({ id, url }: MediaValue): boolean {
	return id !== null || url !== '';
}

function databaseId(id: unknown): number | null {
	const number = typeof id === 'string' && id.trim() !== '' ? Number(id) : id;
	return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null;
}
