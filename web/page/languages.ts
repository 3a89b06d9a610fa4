import type { ApolloClient } from '@apollo/client';
import {
	frontPathOf,
	homePathOf,
	type LanguagePath,
	languageTag,
} from '@outrigger/rules/address/language-path';
import { LanguagesDocument } from './languages.languages.generated';
import { pagesInLanguages } from './translations';

/** A language of a site that has several languages. */
export interface SiteLanguage extends LanguagePath {
	/** `de`, the name of the language in requests for WordPress's lists. */
	slug: string;
	/** BCP 47, `de-DE`. */
	tag: string;
	/** Its name in the language itself, `Deutsch`. */
	name: string;
	/**
	 * Path of its front page, `/de/start/`, if the front page is a page with its own path; otherwise the same as
	 * `homePath`.
	 */
	frontPath: string;
	/** Number of the page that is the front page; null if the front page shows the posts. */
	frontPage: number | null;
	/** Number of the page that lists the language's posts; null if no page lists them. */
	postsPage: number | null;
	/** True for the language of addresses that contain no language. */
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
