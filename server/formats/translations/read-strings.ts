import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { quoteValue } from '../content-folder/content-error';
import { readJsonFile } from '../content-folder/content-files';
import type { Report } from '../content-folder/report';
import type { LanguageRecord } from '../model/language-records';

/** Texts of a site and their translations, by the slug of a language. */
export type Strings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Reads `languages/de.json` of each language but the default one: the string translations of Polylang. Each line has a
 * text of the site and its translation. A value that is no text is reported as a problem.
 */
export async function readStrings(
	dir: string,
	languages: readonly LanguageRecord[],
	report: Report,
): Promise<Strings> {
	const read = await Promise.all(
		languages.slice(1).map(async ({ slug }) => {
			const file = await readJsonFile(dir, `languages/${slug}.json`, report);
			return [slug, file ? pairsOf(file.value, file.file, report) : {}] as const;
		}),
	);
	return Object.fromEntries(read);
}

function pairsOf(value: unknown, file: string, report: Report): Record<string, string> {
	if (!isPlainObject(value)) {
		report.problem(file, '', quoteValue(value), 'an object: texts and their translations');
		return {};
	}
	const pairs = Object.entries(value).filter((pair): pair is [string, string] => {
		const isText = typeof pair[1] === 'string';
		if (!isText) report.problem(file, pair[0], quoteValue(pair[1]), 'a text');
		return isText;
	});
	return Object.fromEntries(pairs);
}
