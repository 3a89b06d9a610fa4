import { createTexts, englishSay, type TextOverrides } from '@outrigger/rules/texts/load-texts';
import type { Say } from '@outrigger/rules/texts/text';

const known = new Map<string, Say>();

/**
 * Our words for pages that the host makes itself: in the last language that the site reported, in
 * English before.
 * @param siteUrl public origin
 */
export function siteWords(siteUrl: string): Say {
	return known.get(siteUrl) ?? englishSay;
}

/** Remembers the language of a site, which WordPress alone can tell. */
export async function learnLanguage(
	siteUrl: string,
	language: string,
	overrides?: TextOverrides,
): Promise<void> {
	if (known.get(siteUrl)?.language === language) return;
	known.set(siteUrl, await createTexts(overrides)(language));
}
