/** Languages of a site, as Polylang keeps them. */

/** One language of a site in several. */
export interface LanguageRecord {
	/** `de`: as addresses and file names have it. */
	slug: string;
	/** WordPress's name of it, `de_DE`. */
	locale: string;
	/** Its name in itself, `Deutsch`. */
	name: string;
}

/** The start of the site in one language. */
export interface LanguageHome {
	/** `/` in the default language, else `/de/`. */
	path: string;
	/** Database id; 0 where no page is the front page of this language. */
	pageOnFront: number;
	/** Database id; 0 where no page lists the posts of this language. */
	pageForPosts: number;
	/** Address of that page; `null` without one. */
	postsPageUri: string | null;
}

/** Content that may have a language. */
export interface Translated {
	/** Slug of its language; absent where it belongs to all of them. */
	language?: string;
	/** Database ids by slugs of languages, its own among them; absent without translations. */
	translations?: Readonly<Record<string, number>>;
}

/** The place of a menu in another language than the default one, as Polylang names it: `primary___de`. */
export function placeInLanguage(place: string, slug: string): string {
	return `${place}___${slug}`;
}
