import type { HeadData } from './head';

/** The tags of a WordPress's SEO plugin in the head of WordPress's own page. */
export interface SearchHead {
	/** The whole title; it includes the site's name if the plugin writes it. */
	title?: string;
	/** The directives as the tag contains them, `index, follow, max-snippet:-1`. */
	robots?: string;
	/** Absolute. */
	canonical?: string;
	metas: readonly { attribute: 'name' | 'property'; name: string; content: string }[];
	/** JSON-LD objects, unchanged. */
	structuredData: readonly object[];
}

/** Adds the metadata of the site's SEO plugin to the metadata of a page. If this host set `noindex`, it stays. */
export function withSearchHead(data: HeadData, search: SearchHead | undefined): HeadData {
	if (!search) return data;
	const isIndexed = data.isIndexed && !/\b(?:noindex|none)\b/i.test(search.robots ?? '');
	const canonical = isIndexed ? (search.canonical ?? data.canonical) : null;
	return {
		...data,
		isIndexed,
		canonical,
		alternates: isIndexed ? data.alternates : [],
		search,
	};
}
