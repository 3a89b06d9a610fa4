import { userError } from './user-error';

/**
 * The kinds that a global id may contain. Pages, media and menu items are all `post`, categories and tags all `term`:
 * a global id does not tell the type.
 */
export type GlobalIdKind =
	| 'post'
	| 'term'
	| 'user'
	| 'comment'
	| 'comment_author'
	| 'post_type'
	| 'taxonomy'
	| 'user_role'
	| 'setting_group'
	| 'elementor';

/** A decoded global id; `key` is a database id or a name. */
export interface GlobalId {
	kind: string;
	key: string;
}

/** `post`, 17 → `cG9zdDoxNw==`. */
export function toGlobalId(kind: GlobalIdKind, key: number | string): string {
	return Buffer.from(`${kind}:${key}`, 'utf8').toString('base64');
}

/** The parts of a global id, `null` when it is not one. */
export function parseGlobalId(id: string): GlobalId | null {
	if (!/^[A-Za-z0-9+/]+={0,2}$/.test(id)) return null;
	const match = /^([a-z_]+):(.+)$/.exec(Buffer.from(id, 'base64').toString('utf8'));
	return match === null ? null : { kind: match[1] ?? '', key: match[2] ?? '' };
}

/** WPGraphQL's words for a text that is no global id. They differ by the requested type. */
export const NO_GLOBAL_ID = {
	content: 'The ID input is invalid. Make sure you set the proper idType for your input.',
	other: 'The ID input is invalid',
	/** The message of `postBy` and the other old fields. */
	old: 'The &quot;id&quot; is invalid',
	unknown: 'An unknown error occurred.',
} as const;

/** Like `parseGlobalId`, but throws WPGraphQL's error with this message for a text that is no global id. */
export function requireGlobalId(id: string, words: string = NO_GLOBAL_ID.content): GlobalId {
	const parsed = parseGlobalId(id);
	if (parsed === null) throw userError(words);
	return parsed;
}

/** A positive database id out of a text such as an `ID` argument; `null` for anything else. */
export function parseDatabaseId(text: string): number | null {
	const number = /^\d{1,15}$/.test(text) ? Number(text) : 0;
	return number > 0 ? number : null;
}

/**
 * Returns the database ids of a list that mixes database ids and global ids, as WPGraphQL takes
 * both. A value that is neither becomes -1, an id that no record has: a wrong filter finds
 * nothing instead of everything.
 */
export function toDatabaseIds(ids: readonly (string | number | null | undefined)[]): number[] {
	return ids
		.filter((id) => id !== null && id !== undefined)
		.map((id) => {
			const text = String(id);
			return parseDatabaseId(text) ?? parseDatabaseId(parseGlobalId(text)?.key ?? '') ?? -1;
		});
}
