import type { ReturnedForm } from '@outrigger/rules/forms/form-answer';
import type { MainQuery } from '@outrigger/rules/lists/main-query';
import type { VisitorShop } from '@outrigger/rules/shop/shop-pages';
import type { ReturnedComment } from '@outrigger/rules/wordpress/returned-comment';
import { createContext, type ReactNode, useContext } from 'react';
import type { Image_MediaFragment } from '../../wordpress/image.generated';

/** Facts about the site that any widget may show. */
export interface SiteInfo {
	/** Plain text, entities decoded. */
	title: string;
	description: string;
	/** Absolute, without a slash at the end. */
	url: string;
	/** The language of the page as BCP 47, `en-US`; a site may have several languages. */
	language: string;
	/** Start of the paths of all pages in that language, `/de/`; `/` if absent. */
	homePath?: string;
	/** Path of the front page in that language, `/de/` or `/de/start/`; `/` if absent. */
	frontPath?: string;
	timezone: string;
	/** PHP date and time formats. */
	dateFormat: string;
	timeFormat: string;
	postsPerPage: number;
	/** The logo that the site's editor chose; null for none. */
	logo: Image_MediaFragment | null;
}

/** The list that an archive page shows; its parts select the posts that belong to it. */
export interface ArchiveInfo {
	kind: 'term' | 'author' | 'date' | 'post-type' | 'search';
	/** Plain text. */
	title: string;
	/** Markup from WordPress; empty if there is no description. */
	description: string;
	taxonomy: string | null;
	termDatabaseId: number | null;
	authorDatabaseId: number | null;
	/** Singular name of the listed type, `post`; null if several types are listed. */
	contentType: string | null;
}

/** One step of the way from the front page to here. */
export interface Breadcrumb {
	label: string;
	/** Relative; null for the page itself. */
	uri: string | null;
}

/** The page in one of the site's languages. */
export interface PageLanguage {
	/** `de`. */
	slug: string;
	/** BCP 47, `de-DE`. */
	tag: string;
	/** In itself, `Deutsch`. */
	name: string;
	/** Path of the page in this language; the path of that language's front page if the page has no translation. */
	path: string;
	/** True for the page itself. */
	isCurrent: boolean;
	/** False if `path` is only the path of the front page. */
	isTranslated: boolean;
	/** True for the language of addresses that contain no language. */
	isDefault: boolean;
}

/** The page that is being rendered, as widgets see it. */
export interface CurrentPage {
	kind: 'singular' | 'archive' | 'search' | 'not-found';
	/** Path without `/page/N/`, with slashes at both ends. */
	path: string;
	/** The request's address, for query parameters; host and scheme are the site's. */
	url: URL;
	/** From 1. */
	pageNumber: number;
	/**
	 * The shown page of the comments, and the node that has them; null if the page shows the
	 * newest.
	 */
	commentPage: { nodeId: number; number: number; path: string } | null;
	/** The search text of the visitor; null without a search. */
	search: string | null;
	archive: ArchiveInfo | null;
	/** The list that WordPress's main query gives here, as long as `site.postsPerPage`; null on single pages. */
	mainQuery: MainQuery | null;
	breadcrumbs: readonly Breadcrumb[];
	/** The page in each language of the site, its own among them; none if absent. */
	languages?: readonly PageLanguage[];
	site: SiteInfo;
	/** True if an editor looks at a draft; the host requests its content as a preview. */
	isPreview: boolean;
	/** Content that the visitor unlocked with a password; null if no password was needed or given. */
	unlockedContent: string | null;
	/** True if the visitor has just sent a wrong password for the content; false if absent. */
	isPasswordWrong?: boolean;
	/** The form that the visitor sent to this page without script; null on every other page. */
	returnedForm: ReturnedForm | null;
	/** The comment that a visitor sent here without script and that was refused; none if absent. */
	returnedComment?: ReturnedComment | null;
	/**
	 * The data for a page of the shop that is made for one visitor. Only on such a page may the server request carts
	 * and orders. Null or absent on every page that visitors share.
	 */
	shop?: VisitorShop | null;
}

const PageContext = createContext<CurrentPage | null>(null);

/** Gives the current page to the parts below. */
export function CurrentPageProvider({
	page,
	children,
}: {
	page: CurrentPage;
	children: ReactNode;
}) {
	return <PageContext value={page}>{children}</PageContext>;
}

/**
 * The page that is being rendered.
 * @throws outside a provider, which is a programmer's mistake.
 */
export function useCurrentPage(): CurrentPage {
	const page = useContext(PageContext);
	if (!page) {
		throw new Error(
			'useCurrentPage was called outside a CurrentPageProvider. The page is unknown there. Wrap the tree in CurrentPageProvider.',
		);
	}
	return page;
}

/** The list that the page shows; null if it shows no list, and outside of every page. */
export function useArchive(): ArchiveInfo | null {
	return useContext(PageContext)?.archive ?? null;
}
