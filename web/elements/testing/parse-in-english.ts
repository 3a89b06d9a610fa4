import { englishSay } from '@outrigger/rules/texts/load-texts';
import { type GenericSchema, type InferOutput, parse } from 'valibot';
import { inWordsOf } from '../settings/word';

/** Parses settings as on an English page. */
export function parseInEnglish<Schema extends GenericSchema>(
	schema: Schema,
	settings: unknown,
): InferOutput<Schema> {
	return inWordsOf(englishSay, () => parse(schema, settings));
}
