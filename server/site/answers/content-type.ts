import { ownValue } from '@outrigger/rules/values/own-value';
import { mimes } from 'mrmime';

/** What the library leaves out: names that IANA never had or that came from one maker alone. */
const OTHERS = new Map([
	['eot', 'application/vnd.ms-fontobject'],
	['ico', 'image/x-icon'],
	['m4v', 'video/mp4'],
]);
const TEXTS = /^text\/|^application\/json$/;

/**
 * What a file is sent as: its media type, texts with the encoding that all of ours have.
 * @param name of the file, or its ending
 * @returns `application/octet-stream` for an ending that is not known
 */
export function contentTypeOf(name: string): string {
	const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
	const type = OTHERS.get(ending) ?? ownValue(mimes, ending) ?? 'application/octet-stream';
	return TEXTS.test(type) ? `${type}; charset=utf-8` : type;
}
