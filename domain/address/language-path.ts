/** A language of a site, as its addresses have it. */
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

/** The rest of a path behind the front page of its language, with a slash at its start: `/de/2026/05/` → `/2026/05/`. */
export function pathInLanguage(path: string, homePath: string): string {
	return path.startsWith(homePath) ? `/${path.slice(homePath.length)}` : path;
}
