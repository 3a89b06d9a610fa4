import type { ApolloClient } from '@apollo/client';
import { homePathOf, type LanguagePath, languageTag } from '@outrigger/rules/address/language-path';
import { LanguagesDocument } from './languages.languages.generated';

/** A language of a site in several. */
export interface SiteLanguage extends LanguagePath {
	/** `de`, as WordPress's lists are asked for it. */
	slug: string;
	/** BCP 47, `de-DE`. */
	tag: string;
	/** Its name in itself, `Deutsch`. */
	name: string;
	/** True for the language of addresses that name none. */
	isDefault: boolean;
}

/** Asks for the languages of a site, the default one first. One without a slug or a front page is left out. */
export async function loadLanguages(client: ApolloClient): Promise<SiteLanguage[]> {
	const { data } = await client.query({ query: LanguagesDocument });
	const usual = data?.defaultLanguage?.slug;
	const languages = (data?.languages ?? []).flatMap((one): SiteLanguage[] => {
		const { slug, locale, name, homeUrl } = one ?? {};
		if (!slug || !homeUrl) return [];
		return [
			{
				slug,
				tag: languageTag(slug, locale),
				name: name || slug,
				homePath: homePathOf(homeUrl) ?? '/',
				isDefault: slug === usual,
			},
		];
	});
	return languages.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}
