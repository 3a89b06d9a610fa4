/** Languages of a site, as Polylang keeps them. */

/** One language of a site with several languages. */
export interface LanguageRecord {
	/** The language's name in addresses and file names: `de`. */
	slug: string;
	/** WordPress's name of the language: `de_DE`. */
	locale: string;
	/** The language's name in the language itself: `Deutsch`. */
	name: string;
}

/** The start of the site in one language. */
export interface LanguageHome {
	/** `/` in the default language, else `/de/`. */
	path: string;
	/** Database id of the page; 0 if no page is the front page of this language. */
	pageOnFront: number;
	/** Database id of the page; 0 if no page lists the posts of this language. */
	pageForPosts: number;
	/** Address of the page that lists the posts; `null` if no page does. */
	postsPageUri: string | null;
}

/** Content that may have a language. */
export interface Translated {
	/** Slug of its language; absent if it belongs to all languages. */
	language?: string;
	/**
	 * The database id of the content in each language, including its own, by the language's slug; absent without
	 * translations.
	 */
	translations?: Readonly<Record<string, number>>;
}

/** Polylang's name for the place of a menu in another language than the default one: `primary___de`. */
export function placeInLanguage(place: string, slug: string): string {
	return `${place}___${slug}`;
}
