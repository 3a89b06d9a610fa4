import { type LanguagePath, languageAt } from '@outrigger/rules/address/language-path';
import { createTexts, englishSay, type TextOverrides } from '@outrigger/rules/texts/load-texts';
import type { Say } from '@outrigger/rules/texts/text';

/** A language of a site, and the path under which its pages lie. */
export interface SpokenLanguage extends LanguagePath {
	/** BCP 47, `de-DE`. */
	language: string;
	/** The slug of the language in WordPress, `de`; absent on a site with one language. */
	slug?: string;
}

interface Spoken extends SpokenLanguage {
	say: Say;
}

const known = new Map<string, readonly Spoken[]>();

/**
 * Our texts for the host's own pages, in the language of a path, by the site's last known languages; in English before
 * the host knows them.
 * @param siteUrl public origin
 * @param path of the page, with a slash at its start; the start page if absent
 */
export function siteWords(siteUrl: string, path = '/'): Say {
	const languages = known.get(siteUrl) ?? [];
	const whole = path.endsWith('/') ? path : `${path}/`;
	return (languageAt(languages, whole) ?? languages[0])?.say ?? englishSay;
}

/** Path of the start page in the language of some texts. */
export function startPathOf(siteUrl: string, say: Say): string {
	return known.get(siteUrl)?.find((one) => one.say === say)?.homePath ?? '/';
}

/** Slug of the language of the page at a path, `de`; undefined on a site in one language. */
export function languageSlugAt(siteUrl: string, path: string): string | undefined {
	return languageAt(known.get(siteUrl) ?? [], path)?.slug;
}

/** Remembers the languages of a site, the default language first. Only WordPress can provide them. */
export async function learnLanguages(
	siteUrl: string,
	languages: readonly SpokenLanguage[],
	overrides?: TextOverrides,
): Promise<void> {
	const before = known.get(siteUrl) ?? [];
	const isKnown = (one: SpokenLanguage, index: number) =>
		before[index]?.language === one.language &&
		before[index].homePath === one.homePath &&
		before[index].slug === one.slug;
	if (before.length === languages.length && languages.every(isKnown)) return;
	const texts = createTexts(overrides);
	const loading = languages.map(async (one) => ({ ...one, say: await texts(one.language) }));
	known.set(siteUrl, await Promise.all(loading));
}
