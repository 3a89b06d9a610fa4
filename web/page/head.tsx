import { jsonForScript } from '@outrigger/rules/values/json-for-script';
import type { SearchHead } from './search-head';

/** The metadata of a page for search engines, for people who share it, and for feed readers. */
export interface HeadData {
	/** Plain text, without the site's name. */
	title: string;
	siteTitle: string;
	/** Plain text; empty if there is no description. */
	description: string;
	/** Absolute; null on pages that should not be indexed under any address. */
	canonical: string | null;
	/**
	 * The page's address in each language, including its own; empty if the site has one language or the page has no
	 * translation.
	 */
	alternates: readonly { language: string; url: string }[];
	isIndexed: boolean;
	/** Absolute addresses of the neighbours of a paginated list. */
	previous: string | null;
	next: string | null;
	image: { url: string; width: number | null; height: number | null; alt: string } | null;
	icon: string | null;
	/** Open Graph kind. */
	kind: 'website' | 'article';
	/** BCP 47, `en-US`. */
	language: string;
	/** ISO 8601 dates of an article. */
	published: string | null;
	modified: string | null;
	/** Path of the feed that belongs to the page. */
	feed: string | null;
	/** Address of the card with which other sites show the page; null if this host makes none. */
	oembed: string | null;
	/** JSON-LD objects. */
	structuredData: readonly object[];
	/** The tags of the site's own SEO plugin, which replace this host's tags; absent if there is no such plugin. */
	search?: SearchHead;
}

/** The `<title>`: the page's title, then the site's title, but not twice if both are equal. */
export function documentTitle({ title, siteTitle }: Pick<HeadData, 'title' | 'siteTitle'>): string {
	return [title, title === siteTitle ? '' : siteTitle].filter(Boolean).join(' – ');
}

/** The page's metadata as elements of `<head>`. */
export function Head({ data }: { data: HeadData }) {
	const { search } = data;
	const says = (name: string) => search?.metas.some((meta) => meta.name.startsWith(name)) ?? false;
	const robots = data.isIndexed ? search?.robots : 'noindex, follow';
	return (
		<>
			<title>{search?.title ?? documentTitle(data)}</title>
			{data.description && !says('description') && (
				<meta name="description" content={data.description} />
			)}
			{robots && <meta name="robots" content={robots} />}
			{data.canonical && <link rel="canonical" href={data.canonical} />}
			{data.alternates.map(({ language, url }) => (
				<link key={language} rel="alternate" hrefLang={language} href={url} />
			))}
			{data.previous && <link rel="prev" href={data.previous} />}
			{data.next && <link rel="next" href={data.next} />}
			{data.icon && <link rel="icon" href={data.icon} />}
			{data.feed && (
				<link rel="alternate" type="application/rss+xml" title={data.siteTitle} href={data.feed} />
			)}
			{data.oembed && <link rel="alternate" type="application/json+oembed" href={data.oembed} />}
			{search?.metas.map(({ attribute, name, content }) => (
				<meta key={`${name} ${content}`} {...{ [attribute]: name }} content={content} />
			))}
			{!says('og:') && <OpenGraph data={data} />}
			{!says('twitter:') && (
				<meta name="twitter:card" content={data.image ? 'summary_large_image' : 'summary'} />
			)}
			{dataOf(data).map((text) => (
				<script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
			))}
		</>
	);
}

function OpenGraph({ data }: { data: HeadData }) {
	return (
		<>
			<meta property="og:type" content={data.kind} />
			<meta property="og:title" content={data.title || data.siteTitle} />
			<meta property="og:site_name" content={data.siteTitle} />
			<meta property="og:locale" content={data.language.replace('-', '_')} />
			{data.description && <meta property="og:description" content={data.description} />}
			{data.canonical && <meta property="og:url" content={data.canonical} />}
			{data.image && <ImageMeta image={data.image} />}
			{data.published && <meta property="article:published_time" content={data.published} />}
			{data.modified && <meta property="article:modified_time" content={data.modified} />}
		</>
	);
}

/** The JSON-LD texts, one for each script element: those of the plugin, or else this host's own. */
function dataOf({ search, structuredData }: HeadData): string[] {
	if (search && search.structuredData.length > 0) {
		return [...new Set(search.structuredData.map((one) => jsonForScript(one)))];
	}
	if (structuredData.length === 0) return [];
	return [jsonForScript({ '@context': 'https://schema.org', '@graph': structuredData })];
}

function ImageMeta({ image }: { image: NonNullable<HeadData['image']> }) {
	return (
		<>
			<meta property="og:image" content={image.url} />
			{image.width && <meta property="og:image:width" content={String(image.width)} />}
			{image.height && <meta property="og:image:height" content={String(image.height)} />}
			{image.alt && <meta property="og:image:alt" content={image.alt} />}
		</>
	);
}
