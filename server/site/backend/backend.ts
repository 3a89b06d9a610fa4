import type { IncomingMessage } from 'node:http';
import type { AddOnTable } from '@outrigger/rules/add-ons/add-on-table';
import type { Moved, RedirectRule } from '@outrigger/rules/address/redirects';
import type { TextOverrides } from '@outrigger/rules/texts/load-texts';
import type { Capabilities } from '@outrigger/rules/wordpress/capabilities';
import type { Toolbar } from '@outrigger/rules/wordpress/toolbar';
import type { Answer } from '../answers/stored-body';
import type { Purge } from '../cache/page-cache';
import type { ContentStyles, GraphQLExecutor, RestFetch } from '../contract/renderer';
import type { SitemapEntry } from '../contract/sitemap-entry';
import type { Place } from './places';
import type { Previews } from './previews';
import type { HostFacts, SiteReport } from './reported-site';

/** The part of a WordPress that answers the documents of the front end. */
export interface BackendSource {
	name: 'WPGraphQL' | 'core REST';
	/** What pages lack without WPGraphQL, as texts for people; empty if WordPress has WPGraphQL. */
	lacks: readonly string[];
}

/** The WordPress behind the host: the embedded one or a real one. The host uses only this interface. */
export interface Backend {
	/**
	 * Runs an operation anonymously: it returns the data that every visitor may see. Rejects with
	 * `WordPressUnavailable`.
	 */
	execute: GraphQLExecutor;
	/** Sends an anonymous request to core REST. Rejects with `WordPressUnavailable`. */
	rest: RestFetch;
	/**
	 * Returns the capabilities of this WordPress; waits until the host has reached it once.
	 * Rejects with `WordPressUnavailable`.
	 */
	capabilities(): Promise<Capabilities>;
	/**
	 * The addresses of a real WordPress's own sitemap; null if it has none, or if a faster source has the addresses.
	 * Rejects with `WordPressUnavailable`.
	 */
	ownSitemap?(): Promise<readonly SitemapEntry[] | null>;
	/**
	 * Returns the part of a real WordPress that answers; null before the first probe. The embedded one has no such part.
	 */
	source?(): BackendSource | null;
	/** The key with which every host of this WordPress signs and seals; the key in the host's data folder if absent. */
	secret?: Uint8Array;
	/** Tables of add-ons that the site's owner wrote; none if absent. */
	addOns?(): readonly AddOnTable[];
	/** The site's own texts that replace ours; none if absent. */
	texts?(): TextOverrides | undefined;
	/**
	 * The report on how the host shows the content; absent if the content lies in a WordPress
	 * elsewhere.
	 */
	report?(facts: HostFacts): Promise<SiteReport>;
	/** The same as a page for editors; a refusal for everybody else. */
	sendReport?(request: Request, facts: HostFacts): Promise<Response>;
	/** The address of core REST on this host; absent if visitors may not use it. */
	restRoot?: string;
	/**
	 * The finished answer for a request, which the host writes as it is; `null` if the host has
	 * to call `handle`.
	 */
	finished?(incoming: IncomingMessage): Answer | null;
	/**
	 * Returns the new address of a path's page that WordPress does not find.
	 * @param path own path, with a query if that belongs to it
	 * @returns null if WordPress does not know either. Rejects with `WordPressUnavailable`
	 */
	movedFrom?(path: string): Promise<Moved | null>;
	/** Redirects of the site, if its content is on this disk. */
	redirects?(): readonly RedirectRule[];
	/**
	 * Requests a page as a remote WordPress renders it, for one visitor; absent if the host has the content itself.
	 * @param path own path, with the query of the page
	 * @param form the form to pass on; null to read the page. Rejects with `WordPressUnavailable`
	 * @param visitor `page` is the path of the page with the form, if the form's target is another address
	 */
	visitPage?(
		path: string,
		form: FormData | null,
		visitor: { request: Request; client: Client; page?: string },
	): Promise<VisitorsPage>;
	/** Answers the paths that are WordPress's own (GraphQL, REST, uploads, login); `null` for every other path. */
	handle(request: Request, client: Client): Promise<Response | null>;
	/** Returns true if a request brings a user's name and a wrong password (HTTP Basic). */
	refusesCredentials(request: Request): boolean;
	/**
	 * Decides if the visitor may see a draft.
	 * @returns an executor that reads with the visitor's rights; a response that demands a login; `null` for a visitor
	 * without the right
	 */
	previewAs(request: Request): Promise<GraphQLExecutor | Response | null>;
	/**
	 * The bar above a page for a logged-in visitor; absent if the real site manages logins.
	 * @param path own path and query of the page
	 * @returns null for a visitor without a login
	 */
	toolbarOf?(request: Request, path: string): Toolbar | null;
	/** The signed links of editors' previews; absent where no secret can sign them. */
	previews?: Previews;
	/**
	 * Decides if an editor may try out unsaved settings, by a REST call with a login and its nonce. For the visit of a
	 * signed link the host decides.
	 * @returns an executor that reads with the editor's rights, or the reason for a refusal
	 */
	editAs(request: Request): Promise<GraphQLExecutor | EditRefusal>;
	/** Replaces the origin of WordPress's own host in addresses and markup by this site. */
	localize(text: string): string;
	/** The styles for the content of a URI, as WordPress renders it; empty if the host has the element tree. */
	contentStyles(path: string): Promise<ContentStyles>;
	/** Adds a listener for WordPress's notices of changes. */
	onChange(listener: (purge: Purge) => void): void;
	/** Addresses that are listed in the terminal; a real WordPress has none. */
	places?(): readonly Place[];
	/** Reads changed content again, if the content is on this disk. */
	reload(): Promise<void>;
	close(): Promise<void>;
}

/**
 * The reasons for a refusal: no login; a login whose nonce is missing or wrong; a login without
 * the right to edit.
 */
export type EditRefusal = 'no-login' | 'no-nonce' | 'no-right';

/** The answer of a WordPress elsewhere to one visitor. */
export interface VisitorsPage {
	status: number;
	html: string;
	/** The target of its redirect, as WordPress wrote it; null without a redirect. */
	location: string | null;
}

/** The sender of a request, as far as the connection shows it. */
export interface Client {
	/** Network address; empty where it is unknown (in-process tests). */
	address: string;
}
