import { joinPath } from '@outrigger/formats/content-folder/check-shape';
import { quoteValue } from '@outrigger/formats/content-folder/content-error';
import type { Reference } from '@outrigger/formats/shapes/fields';
import { stemOf } from '@outrigger/formats/translations/language-names';
import type { LoadContext } from './context';
import type { PostDraft } from './draft-posts';
import { linkTranslations } from './languages';
import type { References } from './references';
import type { TermDraft } from './terms';

/** Joins posts that are translations of each other: by their files' names (`about.de.json`), or by `translationOf`. */
export function linkPostTranslations(
	drafts: readonly PostDraft[],
	references: References,
	context: LoadContext,
): void {
	const { languages = [] } = context.settings;
	linkTranslations(
		drafts.map(({ record, fields, source }) => {
			const { file, path, type, folders, baseName } = source;
			const stem = stemOf(baseName, languages);
			return {
				record,
				file,
				path,
				stem:
					stem === null
						? null
						: [type, ...folders.map((one) => stemOf(one, languages)), stem].join('/'),
				original: originalOf(fields.translationOf, { file, path, kind: type }, context, (one) =>
					references.post(type, one),
				),
			};
		}),
		context,
	);
}

/**
 * Joins terms that are translations of each other, by `translationOf`. A translation has the custom fields of its
 * original, as with Polylang, and its own ones.
 */
export function linkTermTranslations(
	drafts: readonly TermDraft[],
	references: References,
	context: LoadContext,
): void {
	linkTranslations(
		drafts.map(({ record, original, file, path }) => {
			const kind = `term of ${record.taxonomy}`;
			const found = originalOf(original, { file, path, kind }, context, (one) =>
				references.term(record.taxonomy, one),
			);
			if (found) record.meta = { ...found.meta, ...record.meta };
			return { record, file, path, stem: null, original: found };
		}),
		context,
	);
}

function originalOf<Found>(
	wanted: Reference | null | undefined,
	{ file, path, kind }: { file: string; path: string; kind: string },
	{ report, settings }: LoadContext,
	find: (reference: Reference) => Found | undefined,
): Found | null {
	if (wanted === undefined || wanted === null) return null;
	const found = settings.languages?.length ? find(wanted) : undefined;
	if (found === undefined) {
		const taken = settings.languages?.length
			? `the slug, path or databaseId of a ${kind}`
			: 'nothing: site.json has no languages';
		report.problem(file, joinPath(path, ['translationOf']), quoteValue(wanted), taken);
	}
	return found ?? null;
}
