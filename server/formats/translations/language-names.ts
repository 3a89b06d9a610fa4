import type { LanguageRecord } from '../model/language-records';

/**
 * The language at the end of a file's name: `about.de` → `de`; undefined if the name ends in no language of the site.
 */
export function namedLanguage(
	baseName: string | null,
	languages: readonly LanguageRecord[],
): string | undefined {
	const ending = /\.([a-z0-9-]+)$/.exec(baseName ?? '')?.[1];
	return languages.find(({ slug }) => slug === ending)?.slug;
}

/** The name of a file without its language: `about.de` → `about`. */
export function stemOf(
	baseName: string | null,
	languages: readonly LanguageRecord[],
): string | null {
	const language = namedLanguage(baseName, languages);
	return language === undefined ? baseName : (baseName?.slice(0, -language.length - 1) ?? null);
}
