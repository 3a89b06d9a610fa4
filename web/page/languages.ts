import type { ApolloClient } from '@apollo/client';
import {
	frontPathOf,
	homePathOf,
	type LanguagePath,
	languageTag,
} from '@outrigger/rules/address/language-path';
import { LanguagesDocument } from './languages.languages.generated';
import { pagesInLanguages } from './translations';

/** A language of a site in several. */
export interface SiteLanguage extends LanguagePath {
	/** `de`, as requests for WordPress's lists name it. */
	slug: string;
	/** BCP 47, `de-DE`. */
	tag: string;
	/** Its name in itself, `Deutsch`. */
	name: string;
	/** Path of its front page where that is a page of its own, `/de/start/`; else as `homePath`. */
	frontPath: string;
	/** Number of the page on its front; null where the front page shows the posts. */
	frontPage: number | null;
	/** Number of the page that lists its posts; null where no page does. */
	postsPage: number | null;
	/** True for the language of addresses that name none. */
	isDefault: boolean;
}

/** Requests the languages of a site, the default one first. It omits languages without a slug or a front page. */
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
				homePath: homePathOf(homeUrl, slug) ?? '/',
				frontPath: frontPathOf(homeUrl) ?? '/',
				frontPage: null,
				postsPage: null,
				isDefault: slug === usual,
			},
		];
	});
	const { pageOnFront, pageForPosts } = data?.readingSettings ?? {};
	const [fronts, lists] = await Promise.all(
		[pageOnFront, pageForPosts].map((page) => (page ? pagesInLanguages(client, page) : null)),
	);
	return languages
		.map((one) => ({
			...one,
			frontPage: fronts?.get(one.slug) ?? null,
			postsPage: lists?.get(one.slug) ?? null,
		}))
		.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}
