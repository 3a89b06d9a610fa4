import { isPlainObject } from '@outrigger/rules/values/plain-object';
import * as v from 'valibot';
import { quoteValue } from './content-error';
import type { Report } from './report';

/**
 * Parses a value of the content. Reports a value that does not fit with its place and gives `null`. The messages of the
 * schema list the values that it takes (see `shapes/fields.ts`).
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

/** valibot blames the object; its message does not name the values that the key takes. */
function isMissingKey(issue: v.BaseIssue<unknown>): boolean {
	const isObject = issue.type === 'object' || issue.type === 'loose_object';
	return isObject && issue.input === undefined && (issue.path?.length ?? 0) > 0;
}

/** `content[0].settings`: how a place inside a file is written. */
export function joinPath(start: string, keys: readonly unknown[]): string {
	return keys.reduce<string>(
		(path, key) =>
			typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${key}`,
		start,
	);
}

/** Warns about keys that nothing reads: most are misspelt. */
export function warnUnread(
	value: unknown,
	known: Iterable<string>,
	place: { file: string; path?: string },
	report: Report,
): void {
	if (!isPlainObject(value)) return;
	// Posts give a set: one is made for all hundred thousand of them.
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

/** References may also be written with `Id` at the end (`authorId: 3`): gives the object with the short names. */
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
