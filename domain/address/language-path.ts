/** A language of a site, with the parts that appear in addresses. */
export interface LanguagePath {
	/** The path of the language's front page, `/` or `/de/`. */
	homePath: string;
}

/**
 * Finds the language of a path: its front page's path is the longest that the given path begins with.
 * @param path with slashes at both ends
 * @returns null for a site without languages, and if no language has the front page `/` or another beginning of this
 * path
 */
export function languageAt<Language extends LanguagePath>(
	languages: readonly Language[],
	path: string,
): Language | null {
	const matching = languages.filter(({ homePath }) => path.startsWith(homePath));
	return matching.sort((a, b) => b.homePath.length - a.homePath.length)[0] ?? null;
}

/**
 * The path that all pages of a language begin with, derived from the address of its front page:
 * `https://example.org/de` → `/de/`. A language with a host or a parameter of its own has the path `/`. If the front
 * page is a static page, Polylang gives the address of that page: `/de/start/` → `/de/`.
 *
 * @returns null for an address that cannot be parsed
 */
export function homePathOf(homeUrl: string, slug: string): string | null {
	const path = frontPathOf(homeUrl);
	const end = path?.indexOf(`/${slug}/`) ?? -1;
	return path && end >= 0 ? path.slice(0, end + slug.length + 2) : path;
}

/** The path of a language's front page, with slashes at both ends; null for an address that cannot be parsed. */
export function frontPathOf(homeUrl: string): string | null {
	if (!URL.canParse(homeUrl, 'http://own.invalid')) return null;
	const { pathname } = new URL(homeUrl, 'http://own.invalid');
	return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/**
 * The BCP 47 tag of a language. It comes from WordPress's name of the language, `de_DE` → `de-DE`, or from the slug if
 * the name is missing.
 */
export const languageTag = (slug: string, locale: string | null | undefined): string =>
	(locale || slug).replaceAll('_', '-');

/** The rest of a path after the front page of its language, with a slash at its start: `/de/2026/05/` → `/2026/05/`. */
export function pathInLanguage(path: string, homePath: string): string {
	return path.startsWith(homePath) ? `/${path.slice(homePath.length)}` : path;
}
