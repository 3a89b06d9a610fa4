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
	/** The things that pages lack without WPGraphQL, in words; empty with it. */
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
	 * The addresses of a real WordPress's own sitemap; null without one, and if a faster source has them. Rejects with
	 * `WordPressUnavailable`.
	 */
	ownSitemap?(): Promise<readonly SitemapEntry[] | null>;
	/**
	 * Returns the part of a real WordPress that answers; null before the first probe. The embedded one has no such part.
	 */
	source?(): BackendSource | null;
	/** The key that every host of this WordPress signs and seals with; that of the host's data folder if absent. */
	secret?: Uint8Array;
	/** Tables of add-ons that the site's owner wrote; none if absent. */
	addOns?(): readonly AddOnTable[];
	/** The site's own texts in place of ours; none if absent. */
	texts?(): TextOverrides | undefined;
	/**
	 * The report on how the host shows the content; absent if the content lies in a WordPress
	 * elsewhere.
	 */
	report?(facts: HostFacts): Promise<SiteReport>;
	/** The same as a page for editors; a refusal for everybody else. */
	sendReport?(request: Request, facts: HostFacts): Promise<Response>;
	/** Address of core REST, where visitors may ask it on this host. */
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
	/** Rules by which addresses of the site lead on, where its content is on this disk. */
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
	/** Answers the paths that are WordPress's own (GraphQL, REST, uploads, login); `null` for every other. */
	handle(request: Request, client: Client): Promise<Response | null>;
	/** Returns true if a request brings a user's name and a wrong password (HTTP Basic). */
	refusesCredentials(request: Request): boolean;
	/**
	 * Decides if the visitor may see a draft.
	 * @returns an executor that speaks for the visitor; a response that demands a login; `null` for a visitor without the
	 * right
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
	 * Decides if an editor may try out unsaved settings, by a REST call with a login and its
	 * nonce. The visit of a signed link is decided by the host.
	 * @returns an executor that speaks for the editor, or the reason for its absence
	 */
	editAs(request: Request): Promise<GraphQLExecutor | EditRefusal>;
	/** Takes WordPress's own host out of addresses and markup. */
	localize(text: string): string;
	/** The styles for the content of a URI, as WordPress renders it; empty if the host has the element tree. */
	contentStyles(path: string): Promise<ContentStyles>;
	/** Adds a listener for WordPress's notices of changes. */
	onChange(listener: (purge: Purge) => void): void;
	/** Addresses for the terminal; a real WordPress gives none. */
	places?(): readonly Place[];
	/** Reads changed content again, where the content is on this disk. */
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
	/** Its redirect target, as it wrote it; null without a redirect. */
	location: string | null;
}

/** The sender of a request, as far as the connection shows it. */
export interface Client {
	/** Network address; empty where it is unknown (in-process tests). */
	address: string;
}
