import { readDate } from '../content-folder/dates';
import { fieldOf } from './parse-wxr';
import { idOf } from './post-source';
import type { Fields } from './wxr-items';

/** The most bytes of a comment, because WordPress's column holds no more. */
const MAX_LENGTH = 65_525;
const SHOWN_TYPES = ['', 'comment', 'review'];
const STATUSES: Readonly<Record<string, string>> = {
	'1': 'approve',
	approved: 'approve',
	'0': 'hold',
};

/**
 * One comment of `comments.json`; `null` for spam, for comments in the trash, for pingbacks, and for the notes that
 * shops and other plugins keep as comments.
 * @param userIds ids of the users that the file holds
 */
export function commentEntry(
	fields: Fields,
	post: number,
	userIds: ReadonlySet<number>,
): Record<string, unknown> | null {
	const status = STATUSES[fieldOf(fields, 'comment_approved')];
	if (status === undefined || !SHOWN_TYPES.includes(fieldOf(fields, 'comment_type'))) return null;
	const databaseId = idOf(fieldOf(fields, 'comment_id'));
	const parent = idOf(fieldOf(fields, 'comment_parent'));
	const user = idOf(fieldOf(fields, 'comment_user_id'));
	const date = fieldOf(fields, 'comment_date');
	const dateGmt = fieldOf(fields, 'comment_date_gmt');
	return {
		...(databaseId ? { databaseId } : {}),
		post,
		...(parent ? { parent } : {}),
		...(user && userIds.has(user) ? { user } : {}),
		authorName: fieldOf(fields, 'comment_author'),
		authorEmail: fieldOf(fields, 'comment_author_email'),
		authorUrl: fieldOf(fields, 'comment_author_url'),
		content: fieldOf(fields, 'comment_content').slice(0, MAX_LENGTH),
		...(readDate(date, 'UTC') === null ? {} : { date }),
		...(readDate(dateGmt, 'UTC') === null ? {} : { dateGmt }),
		status,
	};
}
