import { joinPath } from '@outrigger/formats/content-folder/check-shape';
import { quoteValue } from '@outrigger/formats/content-folder/content-error';
import type { PostSource } from '@outrigger/formats/content-folder/content-files';
import type { LanguageHome, SettingsRecord, Translated } from '@outrigger/formats/model/records';
import type { PostShape } from '@outrigger/formats/shapes/post-shape';
import { namedLanguage } from '@outrigger/formats/translations/language-names';
import type { LoadContext } from './context';
import type { References } from './references';
import { pathUri } from './uris';

/** A file and the place inside of it. */
interface Place {
	file: string;
	path: string;
}

/**
 * The kind within which slugs must differ and posts find their parents: the type, and on a site with several languages
 * also the language.
 */
export function kindOf({ type, language }: { type: string; language?: string }): string {
	return language === undefined ? type : `${type}.${language}`;
}

/** Reads a language in the content; reports a language that the site does not have, and returns none for it. */
export function knownLanguage(
	wanted: string | undefined,
	{ file, path }: Place,
	{ settings, report }: LoadContext,
): string | undefined {
	if (wanted === undefined) return undefined;
	const slugs = (settings.languages ?? []).map(({ slug }) => slug);
	if (slugs.includes(wanted)) return wanted;
	const taken = slugs.length > 0 ? slugs.join(', ') : 'nothing: site.json has no languages';
	report.problem(file, joinPath(path, ['language']), quoteValue(wanted), taken);
	return undefined;
}

/**
 * The language of a post: from its own field, else from its file's name, else the site's default. Media and templates
 * without either belong to all languages.
 */
export function languageOf(
	fields: PostShape,
	source: PostSource,
	context: LoadContext,
): string | undefined {
	const { settings, contentTypes } = context;
	const named =
		knownLanguage(fields.language, source, context) ??
		namedLanguage(source.baseName, settings.languages ?? []);
	if (named !== undefined) return named;
	const isPublic = contentTypes.find(({ name }) => name === source.type)?.public ?? false;
	return isPublic ? settings.languages?.[0]?.slug : undefined;
}

/** Something that may be a translation of something else. */
export interface TranslationDraft<Record extends Translated & { databaseId: number }>
	extends Place {
	record: Record;
	/** The common name of all files that are translations of each other by their names; null for all other files. */
	stem: string | null;
	/** The record in `translationOf`, its original; null for none. */
	original: Record | null;
}

/** Joins records that are translations of each other. Two in the same language are a problem. */
export function linkTranslations<Record extends Translated & { databaseId: number }>(
	drafts: readonly TranslationDraft<Record>[],
	{ report, settings }: LoadContext,
): void {
	const [first] = settings.languages ?? [];
	if (!first) return;
	const groups = new Map<Record, Record[]>();
	const byStem = new Map<string, Record>();
	const join = (record: Record, other: Record) => {
		const [own, others] = [groups.get(record) ?? [record], groups.get(other) ?? [other]];
		if (own === others) return;
		const all = [...others, ...own];
		for (const one of all) groups.set(one, all);
	};
	for (const { record, stem } of drafts) {
		if (stem === null) continue;
		const other = byStem.get(stem);
		if (other) join(record, other);
		else byStem.set(stem, record);
	}
	for (const { record, original } of drafts) if (original) join(record, original);
	const places = new Map(drafts.map((draft) => [draft.record, draft]));
	for (const group of new Set(groups.values())) {
		const translations: { [slug: string]: number } = {};
		for (const record of group) {
			// An original without a language of its own is in the default one.
			record.language ??= first.slug;
			const { language } = record;
			const place = places.get(record);
			if (!(language in translations)) translations[language] = record.databaseId;
			else if (place)
				report.problem(
					place.file,
					joinPath(place.path, ['language']),
					`a second translation in ${language}`,
					'one translation for each language',
				);
		}
		for (const record of group) record.translations = translations;
	}
}

/** Returns the front page and the posts page of each language. */
export function languageHomes(
	settings: SettingsRecord,
	contentTypes: LoadContext['contentTypes'],
	references: References,
): Record<string, LanguageHome> {
	const [first] = settings.languages ?? [];
	const inLanguage = (databaseId: number, slug: string) =>
		slug === first?.slug
			? databaseId
			: (references.postById(databaseId)?.translations?.[slug] ?? 0);
	const book = {
		settings,
		contentTypes,
		post: references.postById,
		term: references.termById,
		user: references.user,
	};
	return Object.fromEntries(
		(settings.languages ?? []).map(({ slug }) => {
			const pageForPosts = inLanguage(settings.pageForPosts, slug);
			const postsPage = references.postById(pageForPosts);
			const home: LanguageHome = {
				path: slug === first?.slug ? '/' : `/${slug}/`,
				pageOnFront: inLanguage(settings.pageOnFront, slug),
				pageForPosts,
				postsPageUri: postsPage ? pathUri(postsPage, book) : null,
			};
			return [slug, home];
		}),
	);
}
