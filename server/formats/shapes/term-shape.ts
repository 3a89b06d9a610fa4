import * as v from 'valibot';
import { ANY_OBJECT, Id, LooseText, OptionalReference, Slug, Text } from './fields';

/** One term of `terms.json`. The file may also name the taxonomy above the term. */
export const TermShape = v.object(
	{
		databaseId: v.optional(Id),
		taxonomy: v.optional(Text),
		name: LooseText,
		slug: v.optional(Slug),
		language: v.optional(Text),
		translationOf: v.optional(OptionalReference),
		description: v.optional(Text, ''),
		parent: v.optional(OptionalReference),
		meta: v.optional(v.record(v.string(), v.unknown(), ANY_OBJECT), {}),
	},
	ANY_OBJECT,
);
export type TermShape = v.InferOutput<typeof TermShape>;
