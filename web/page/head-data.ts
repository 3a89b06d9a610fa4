import { plainText, truncate } from '@outrigger/rules/text/plain-text';
import type { CurrentPage } from '../elements/context/current-page';
import type { Image_MediaFragment } from '../wordpress/image.generated';
import { documentTitle, type HeadData } from './head';
import type { PagePlan } from './plan';
import { isPreview } from './preview-note';
import type { Shell } from './shell';

/** Search engines cut descriptions at about this length. */
const DESCRIPTION_LENGTH = 160;

/**
 * The metadata of a planned page.
 *
 * @param hasCards true if this host answers requests for cards of its pages (`/wp-json/oembed/1.0/embed`)
 */
export function headData(plan: PagePlan, shell: Shell, hasCards: boolean): HeadData {
	const { node, meta, page, subject } = plan;
	const { site } = shell;
	const isIndexed =
		plan.status === 200 &&
		subject.kind !== 'search' &&
		plan.ownPopup === null &&
		!isPreview(page.url) &&
		// An address with `replytocom` shows the same page, with its form at another place.
		!page.url.searchParams.has('replytocom') &&
		!meta?.seo?.noIndex;
	const canonical = isIndexed ? (meta?.seo?.canonicalUrl ?? pageUrl(plan, page.pageNumber)) : null;
	const image = node && 'featuredImage' in node ? node.featuredImage?.node : null;
	const isArticle = node?.contentTypeName === 'post';
	const base = {
		title: meta?.seo?.title || titleOf(plan),
		siteTitle: site.title,
		description: descriptionOf(plan, site.description),
		canonical,
		alternates: canonical === null ? [] : alternatesOf(page),
		isIndexed,
		previous: page.pageNumber > 1 ? pageUrl(plan, page.pageNumber - 1) : null,
		next: page.pageNumber < plan.pageCount ? pageUrl(plan, page.pageNumber + 1) : null,
		image: image ? shareImage(image, site.url) : null,
		icon: shell.iconUrl,
		kind: isArticle ? ('article' as const) : ('website' as const),
		language: site.language,
		published: isArticle ? isoDate(node?.dateGmt) : null,
		modified: isArticle ? isoDate(node?.modifiedGmt) : null,
		feed: `${site.homePath ?? '/'}feed/`,
		oembed: hasCards && node && canonical !== null ? cardOf(canonical, site.url) : null,
	};
	return { ...base, structuredData: structuredData(base, plan, shell) };
}

/** WordPress's address of a page's card. */
function cardOf(url: string, siteUrl: string): string {
	return `${siteUrl}/wp-json/oembed/1.0/embed?url=${encodeURIComponent(url)}`;
}

/**
 * The addresses of a page in its languages, and `x-default` for the default language if the page has it. Only the first
 * page of a list has them, because the lists may have different numbers of pages.
 */
function alternatesOf({ languages = [], pageNumber, commentPage, site }: CurrentPage) {
	const there = languages.filter(({ isTranslated }) => isTranslated);
	if (there.length < 2 || pageNumber > 1 || commentPage) return [];
	const usual = there.find(({ isDefault }) => isDefault);
	return [
		...there.map(({ tag, path }) => ({ language: tag, url: `${site.url}${path}` })),
		...(usual ? [{ language: 'x-default', url: `${site.url}${usual.path}` }] : []),
	];
}

function titleOf({ subject, page, say }: PagePlan): string {
	const { title } = subject;
	if (subject.isFrontPage && subject.kind !== 'singular') return '';
	if (page.commentPage)
		return say('page.commentsNumbered', { title, number: page.commentPage.number });
	return page.pageNumber > 1 ? say('page.numbered', { title, number: page.pageNumber }) : title;
}

function descriptionOf({ node, meta, page, status }: PagePlan, tagline: string): string {
	if (status === 404) return '';
	const excerpt = node && 'excerpt' in node ? node.excerpt : null;
	const candidates = [
		meta?.seo?.description,
		meta?.excerpt,
		excerpt,
		page.archive?.description,
		tagline,
	];
	const text = candidates.map((candidate) => plainText(candidate ?? '')).find(Boolean) ?? '';
	return truncate(text, DESCRIPTION_LENGTH);
}

function pageUrl({ page, subject }: PagePlan, pageNumber: number): string {
	const path = subject.uri ?? page.path;
	if (page.commentPage) return `${page.site.url}${page.commentPage.path}`;
	if (pageNumber <= 1) return `${page.site.url}${path}`;
	return `${page.site.url}${path}page/${pageNumber}/`;
}

/** The large size if there is one, because sharing sites expect a width of about 1200 pixels. */
function shareImage(image: Image_MediaFragment, siteUrl: string): HeadData['image'] {
	const large = image.mediaDetails?.sizes?.find((size) => size?.name === 'large');
	const source = large?.sourceUrl ?? image.sourceUrl;
	if (!source) return null;
	return {
		url: new URL(source, siteUrl).href,
		width: Number(large?.width ?? image.mediaDetails?.width) || null,
		height: Number(large?.height ?? image.mediaDetails?.height) || null,
		alt: image.altText ?? '',
	};
}

/** WordPress gives the time in UTC but without a time zone, so `Z` is added. */
function isoDate(dateGmt: string | null | undefined): string | null {
	return dateGmt ? `${dateGmt}Z` : null;
}

function structuredData(
	head: Omit<HeadData, 'structuredData'>,
	{ page, node }: PagePlan,
	{ site }: Shell,
): object[] {
	const website = {
		'@type': 'WebSite',
		'@id': `${site.url}/#website`,
		url: `${site.url}/`,
		name: site.title,
		description: site.description || undefined,
		inLanguage: site.language,
		potentialAction: {
			'@type': 'SearchAction',
			target: `${site.url}${site.homePath ?? '/'}?s={search_term_string}`,
			'query-input': 'required name=search_term_string',
		},
	};
	if (!head.canonical) return [website];
	const webPage = {
		'@type': head.kind === 'article' ? 'Article' : 'WebPage',
		'@id': head.canonical,
		url: head.canonical,
		name: documentTitle(head),
		headline: head.kind === 'article' ? head.title : undefined,
		description: head.description || undefined,
		image: head.image?.url,
		datePublished: head.published ?? undefined,
		dateModified: head.modified ?? undefined,
		author:
			head.kind === 'article' && node?.author?.node.name
				? { '@type': 'Organization', name: node.author.node.name }
				: undefined,
		isPartOf: { '@id': website['@id'] },
		inLanguage: site.language,
	};
	const crumbs = page.breadcrumbs.map(({ label, uri }, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name: label,
		item: uri ? `${site.url}${uri}` : undefined,
	}));
	const breadcrumbList =
		crumbs.length > 0 ? [{ '@type': 'BreadcrumbList', itemListElement: crumbs }] : [];
	return [website, webPage, ...breadcrumbList];
}
