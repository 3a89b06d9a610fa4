/** One address of the sitemap. */
export interface SitemapEntry {
	/** The path of the page on this site. */
	uri: string;
	/** UTC without zone: `2026-05-30T18:00:00`; `null` if it is unknown. */
	modified: string | null;
}
