import * as v from 'valibot';
import { readSlug, SLUG_RULE } from '../content-folder/slugs';
import { DEEPEST_SETTING, isShallowValue } from './shallow-value';

/** The message of every schema here names the accepted values, in the words of `ContentProblem.taken`. */

export const Text = v.string('text');

/** A text, or a number: `title: 2026` in front matter is a number. */
export const LooseText = v.union(
	[v.string(), v.pipe(v.union([v.number(), v.boolean()]), v.transform(String))],
	'text',
);

/** The rule for a date, as messages state it; the function `readDate` decides. */
export const DATE_RULE = 'a date such as 2026-05-01 or 2026-05-01 08:30:00';

export const DateText = v.string(DATE_RULE);

export const Flag = v.boolean('true or false');

export const Id = v.pipe(
	v.number('a whole number from 1'),
	v.integer('a whole number from 1'),
	v.minValue(1, 'a whole number from 1'),
	v.maxValue(2 ** 31 - 1, 'a whole number up to 2147483647'),
);

export const Count = v.pipe(
	v.number('a whole number from 0'),
	v.integer('a whole number from 0'),
	v.minValue(0, 'a whole number from 0'),
);

export const Integer = v.pipe(v.number('a whole number'), v.integer('a whole number'));

export const Slug = v.pipe(
	LooseText,
	v.rawTransform(({ dataset, addIssue, NEVER }) => {
		const slug = readSlug(dataset.value);
		if (slug !== null) return slug;
		addIssue({ message: SLUG_RULE });
		return NEVER;
	}),
);

/** Points to something else in the content: a slug, a path of slugs, or a databaseId. */
export const Reference = v.union(
	[v.pipe(v.string(), v.minLength(1)), Id],
	'a slug or a databaseId',
);
export type Reference = v.InferOutput<typeof Reference>;

/**
 * A list of slugs, checked without an object for each entry, because a hundred thousand posts have such lists of terms.
 */
const Slugs = v.custom<string[]>(
	(value) =>
		Array.isArray(value) && value.every((entry) => typeof entry === 'string' && entry !== ''),
);

/** A reference that may also be empty: `null`, `0` or empty text. */
export const OptionalReference = v.union(
	[
		// First, because most references have this form.
		Reference,
		v.pipe(
			v.union([v.null(), v.literal(0), v.literal('')]),
			v.transform(() => null),
		),
	],
	'a slug or a databaseId, or null for none',
);

/** One or several references. */
export const References = v.pipe(
	v.union([Slugs, v.array(Reference), Reference], 'a slug or databaseId, or a list of them'),
	v.transform((references) => (Array.isArray(references) ? references : [references])),
);

/** Settings of any shape. PHP writes an empty object as `[]`. */
export const OpenObject = v.pipe(
	v.union(
		[v.pipe(v.array(v.unknown()), v.maxLength(0)), v.record(v.string(), v.unknown())],
		'an object (or [] for an empty one)',
	),
	v.transform((value): Record<string, unknown> => (Array.isArray(value) ? {} : value)),
	v.check(
		(settings: Record<string, unknown>) => isShallowValue(settings),
		`values of at most ${DEEPEST_SETTING} levels`,
	),
);

/** The message of a schema for a whole object, at any failure. */
export const ANY_OBJECT = 'an object';
export const ANY_LIST = 'a list';
