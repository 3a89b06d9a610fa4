import type { HeadData } from './head';

/** The tags of a WordPress's SEO plugin in the head of WordPress's own page. */
export interface SearchHead {
	/** The whole title, with the site's name where the plugin writes it. */
	title?: string;
	/** Directives as they stand there, `index, follow, max-snippet:-1`. */
	robots?: string;
	/** Absolute. */
	canonical?: string;
	metas: readonly { attribute: 'name' | 'property'; name: string; content: string }[];
	/** JSON-LD objects, each as it was. */
	structuredData: readonly object[];
}

/** Adds the metadata of the site's SEO plugin to that of a page. A `noindex` of ours stays. */
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
