import { ownValue } from '@outrigger/rules/values/own-value';
import { mimes } from 'mrmime';

/** The types that the library lacks, because IANA does not list them or because they come from a single maker. */
const OTHERS = new Map([
	['eot', 'application/vnd.ms-fontobject'],
	['ico', 'image/x-icon'],
	['m4v', 'video/mp4'],
]);
const TEXTS = /^text\/|^application\/json$/;

/**
 * Returns the media type of a file; for texts with the encoding that all of ours have.
 * @param name of the file, or its ending
 * @returns `application/octet-stream` for an unknown ending
 */
export function contentTypeOf(name: string): string {
	const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
	const type = OTHERS.get(ending) ?? ownValue(mimes, ending) ?? 'application/octet-stream';
	return TEXTS.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * The time for which caches keep a file of WordPress: a replaced upload keeps its name, so caches request uploads again
 * after a week.
 */
export const FILE_OF_WORDPRESS =
	'public, max-age=604800, stale-while-revalidate=86400, stale-if-error=2592000';
