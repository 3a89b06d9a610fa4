/** A language of a site, with the parts that appear in addresses. */
export interface LanguagePath {
	/** Path of its front page, `/` or `/de/`. */
	homePath: string;
}

/**
 * The language that a path begins with: the one with the longest front page's path that it lies below.
 * @param path with slashes at both ends
 * @returns null for a site without languages, and where not even `/` is a language's
 */
export function languageAt<Language extends LanguagePath>(
	languages: readonly Language[],
	path: string,
): Language | null {
	const matching = languages.filter(({ homePath }) => path.startsWith(homePath));
	return matching.sort((a, b) => b.homePath.length - a.homePath.length)[0] ?? null;
}

/**
 * The path below which the pages of a language stand, by the address of its front page: `https://example.org/de` →
 * `/de/`; a language with a host or a parameter of its own counts as standing at `/`. Where the front page is a page,
 * Polylang names that: `/de/start/` → `/de/`.
 *
 * @returns null for an address that cannot be read
 */
export function homePathOf(homeUrl: string, slug: string): string | null {
	const path = frontPathOf(homeUrl);
	const end = path?.indexOf(`/${slug}/`) ?? -1;
	return path && end >= 0 ? path.slice(0, end + slug.length + 2) : path;
}

/** The path of a language's front page, with slashes at both ends; null for an address that cannot be read. */
export function frontPathOf(homeUrl: string): string | null {
	if (!URL.canParse(homeUrl, 'http://own.invalid')) return null;
	const { pathname } = new URL(homeUrl, 'http://own.invalid');
	return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/** The BCP 47 tag of a language by WordPress's name of it, `de_DE` → `de-DE`; by its slug without one. */
export const languageTag = (slug: string, locale: string | null | undefined): string =>
	(locale || slug).replaceAll('_', '-');

/** The rest of a path behind the front page of its language, with a slash at its start: `/de/2026/05/` → `/2026/05/`. */
export function pathInLanguage(path: string, homePath: string): string {
	return path.startsWith(homePath) ? `/${path.slice(homePath.length)}` : path;
}
