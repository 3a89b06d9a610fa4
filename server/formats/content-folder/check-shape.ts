import { isPlainObject } from '@outrigger/rules/values/plain-object';
import * as v from 'valibot';
import { quoteValue } from './content-error';
import type { Report } from './report';

/**
 * Parses a value of the content. If the value does not fit, the function reports it with its place and returns `null`.
 * The messages of the schema list the accepted values (see `shapes/fields.ts`).
 */
export function checkShape<Schema extends v.GenericSchema>(
	schema: Schema,
	value: unknown,
	place: { file: string; path?: string },
	report: Report,
): v.InferOutput<Schema> | null {
	const parsed = v.safeParse(schema, value);
	if (parsed.success) return parsed.output;
	for (const issue of parsed.issues)
		report.problem(
			place.file,
			joinPath(place.path ?? '', issue.path?.map((item) => item.key) ?? []),
			quoteValue(issue.input),
			isMissingKey(issue) ? 'a value: it may not be left out' : issue.message,
		);
	return null;
}

/**
 * True if a key is missing. valibot then reports the object, and its message does not name the values that the key
 * takes.
 */
function isMissingKey(issue: v.BaseIssue<unknown>): boolean {
	const isObject = issue.type === 'object' || issue.type === 'loose_object';
	return isObject && issue.input === undefined && (issue.path?.length ?? 0) > 0;
}

/** Joins keys to a place inside a file: `content[0].settings`. */
export function joinPath(start: string, keys: readonly unknown[]): string {
	return keys.reduce<string>(
		(path, key) =>
			typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${key}`,
		start,
	);
}

/** Warns about keys that the loader does not read, because most of them are misspelt. */
export function warnUnread(
	value: unknown,
	known: Iterable<string>,
	place: { file: string; path?: string },
	report: Report,
): void {
	if (!isPlainObject(value)) return;
	// Posts pass a ready set, so that all hundred thousand posts share one set.
	const names = known instanceof Set ? known : new Set(known);
	const unread = Object.keys(value).filter((key) => !names.has(key));
	if (unread.length > 0)
		report.warn(place.file, place.path ?? '', `not read: ${unread.join(', ')}`);
}

const ALIASES: ReadonlyMap<string, string> = new Map([
	['id', 'databaseId'],
	['parentId', 'parent'],
	['authorId', 'author'],
	['postId', 'post'],
	['userId', 'user'],
	['featuredImageId', 'featuredImage'],
	['siteIconId', 'siteIcon'],
	['siteLogoId', 'siteLogo'],
]);

/**
 * Returns an object with the short names of its references. Content may also write a reference with `Id` at the end of
 * its name (`authorId: 3`).
 */
export function unalias(value: unknown): unknown {
	if (!isPlainObject(value)) return value;
	if (!Object.keys(value).some((key) => ALIASES.has(key))) return value;
	return Object.fromEntries(
		Object.entries(value).map((entry): [string, unknown] => {
			const name = ALIASES.get(entry[0]);
			return name === undefined || Object.hasOwn(value, name) ? entry : [name, entry[1]];
		}),
	);
}
