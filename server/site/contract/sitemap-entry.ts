/** One address of the sitemap. */
export interface SitemapEntry {
	/** Own path. */
	uri: string;
	/** UTC without zone: `2026-05-30T18:00:00`; `null` where it is unknown. */
	modified: string | null;
}
