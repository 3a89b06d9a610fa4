import type { UserRecord } from '@outrigger/formats/model/records';
import { escapeMarkup, escapeText } from '@outrigger/rules/text/escape-markup';
import type { Say } from '@outrigger/rules/texts/text';
import { formatPhpDate } from '@outrigger/rules/time/php-date';
import { avatarAddress } from '../../media/initials-avatar';
import type { ContentLookup } from '../content-lookup';

/** The editor's attributes of a block; of any shape. */
export type Attributes = Readonly<Record<string, unknown>>;

/** The longest list, for any settings of its block. */
export const LONGEST_LIST = 100;

/** A whole number from 1 to the longest list; the fallback for everything else. */
export const numberIn = (value: unknown, fallback: number): number =>
	Math.min(typeof value === 'number' && value >= 1 ? Math.trunc(value) : fallback, LONGEST_LIST);

/** A text; empty for everything else. */
export const wordIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Class names in the form of an attribute. */
export const classOf = (...names: (string | false)[]): string =>
	escapeMarkup(names.filter(Boolean).join(' '));

/** A link with a text; to the front page where there is no address. */
export const link = (href: string | null, text: string, say: Say, className = ''): string =>
	`<a${className && ` class="${className}"`} href="${escapeMarkup(href ?? '/')}">${escapeText(text) || escapeText(say('post.noTitle'))}</a>`;

/** A date as the site writes dates. */
export function timeOf(date: string, lookup: ContentLookup, className = ''): string {
	const shown = formatPhpDate(date, lookup.dateFormat, lookup.say.language);
	const name = className && ` class="${className}"`;
	return `<time datetime="${escapeMarkup(date.replace(' ', 'T'))}"${name}>${escapeText(shown)}</time>`;
}

/** The picture of a person. @param alt empty if the name is shown beside the picture */
export function avatarOf(
	person: Pick<UserRecord, 'name' | 'avatarUrl'>,
	size: unknown,
	className: string,
	alt = '',
): string {
	const url = avatarAddress(person.name, person.avatarUrl);
	const side = typeof size === 'number' && size > 0 ? Math.trunc(size) : AVATAR_SIZE;
	return `<img src="${escapeMarkup(url)}" alt="${escapeMarkup(alt)}" class="${`avatar avatar-${side} photo ${className}`.trim()}" height="${side}" width="${side}">`;
}

/** WordPress's own default, in CSS pixels. */
const AVATAR_SIZE = 96;

/** Ids, or objects with ids: both forms have been stored. */
export function idsIn(value: unknown): number[] {
	const list = Array.isArray(value) ? value : [value];
	return list
		.map((one) => Number(one?.id ?? one))
		.filter((id) => Number.isSafeInteger(id) && id > 0);
}
