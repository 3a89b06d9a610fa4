import { checkShape } from '@outrigger/formats/content-folder/check-shape';
import type { Report } from '@outrigger/formats/content-folder/report';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import * as v from 'valibot';

/** An object with only optional entries; it keeps unknown entries. */
type SparseSchema = v.LooseObjectSchema<v.ObjectEntries, v.ErrorMessage<v.LooseObjectIssue>>;

/** Does what `checkShape` does with one schema. */
type SparseCheck<Schema extends SparseSchema> = (
	value: unknown,
	place: { file: string; path?: string },
	report: Report,
) => v.InferOutput<Schema> | null;

/** Keys with a meaning in JavaScript itself; `checkShape` handles them. */
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * `checkShape` for a hundred thousand objects with few of their many possible fields. It checks and keeps only the
 * present fields. All objects inherit the missing fields from one common object (so a copy with `...` has no defaults).
 * `checkShape` describes the fault of an invalid value.
 *
 * @throws ValiError when an entry may not be left out: a mistake in the caller
 */
export function createSparseCheck<Schema extends SparseSchema>(
	schema: Schema,
): SparseCheck<Schema> {
	const absent: Record<string, unknown> = v.parse(schema, {});
	for (const value of Object.values(absent)) Object.freeze(value);
	const entries = new Map(Object.entries(schema.entries));
	return (value, place, report) => {
		const slowly = () => checkShape(schema, value, place, report);
		if (!isPlainObject(value)) return slowly();
		const output = Object.create(absent);
		for (const key of Object.keys(value)) {
			if (RESERVED.has(key)) return slowly();
			const entry = entries.get(key);
			const parsed = entry && v.safeParse(entry, value[key]);
			if (parsed?.success === false) return slowly();
			output[key] = parsed ? parsed.output : value[key];
		}
		return output;
	};
}
