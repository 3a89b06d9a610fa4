import type { IncomingMessage } from 'node:http';
import type { AddOnTable } from '@outrigger/rules/add-ons/add-on-table';
import type { Moved, RedirectRule } from '@outrigger/rules/address/redirects';
import type { TextOverrides } from '@outrigger/rules/texts/load-texts';
import type { Capabilities } from '@outrigger/rules/wordpress/capabilities';
import type { Answer } from '../answers/stored-body';
import type { Purge } from '../cache/page-cache';
import type { ContentStyles, GraphQLExecutor, RestFetch } from '../contract/renderer';
import type { Place } from './places';
import type { HostFacts, SiteReport } from './reported-site';

/** The WordPress behind the host: the embedded one or a real one. The host knows no more of it than this. */
export interface Backend {
	/** Runs an operation as nobody: what every visitor may see. Rejects with `WordPressUnavailable`. */
	execute: GraphQLExecutor;
	/** Asks core REST as nobody. Rejects with `WordPressUnavailable`. */
	rest: RestFetch;
	/** What this WordPress can answer; waits until it was reached once. Rejects with `WordPressUnavailable`. */
	capabilities(): Promise<Capabilities>;
	/** Tables of add-ons that the site's owner wrote; none if absent. */
	addOns?(): readonly AddOnTable[];
	/** Words of ours that the site says otherwise; none if absent. */
	texts?(): TextOverrides | undefined;
	/** How the content is shown; absent where it lies in a WordPress elsewhere. */
	report?(facts: HostFacts): Promise<SiteReport>;
	/** The same as a page for editors; a refusal for everybody else. */
	sendReport?(request: Request, facts: HostFacts): Promise<Response>;
	/** Address of core REST, where visitors may ask it on this host. */
	restRoot?: string;
	/** What lies finished for a request, to be written as it is; `null` where `handle` has to be asked. */
	finished?(incoming: IncomingMessage): Answer | null;
	/**
	 * Where the page of a path went that WordPress does not find.
	 * @param path own path, with a query where that belongs to it
	 * @returns null where WordPress does not know either. Rejects with `WordPressUnavailable`
	 */
	movedFrom?(path: string): Promise<Moved | null>;
	/** Rules by which addresses of the site lead on, where its content is on this disk. */
	redirects?(): readonly RedirectRule[];
	/** Answers the paths that are WordPress's own (GraphQL, REST, uploads, login); `null` for every other. */
	handle(request: Request, client: Client): Promise<Response | null>;
	/** Whether a request brings a user's name and a wrong password (HTTP Basic). */
	refusesCredentials(request: Request): boolean;
	/**
	 * Who may see a draft.
	 * @returns an executor that speaks for the visitor; a response that asks who it is; `null` for nobody
	 */
	previewAs(request: Request): Promise<GraphQLExecutor | Response | null>;
	/**
	 * Who may try out settings that nobody has saved, by a REST call with a login and its nonce.
	 * @returns an executor that speaks for the editor, or why there is none
	 */
	editAs(request: Request): Promise<GraphQLExecutor | EditRefusal>;
	/** Takes WordPress's own host out of addresses and markup. */
	localize(text: string): string;
	/** What the content of a URI is styled with, as WordPress renders it; nothing where the tree is known. */
	contentStyles(path: string): Promise<ContentStyles>;
	/** Calls back when WordPress tells that something changed. */
	onChange(listener: (purge: Purge) => void): void;
	/** Addresses for the terminal; a real WordPress gives none. */
	places?(): readonly Place[];
	/** Reads changed content again, where the content is on this disk. */
	reload(): Promise<void>;
	close(): Promise<void>;
}

/** No login; a login whose nonce is missing or wrong; a login without the right to edit. */
export type EditRefusal = 'no-login' | 'no-nonce' | 'no-right';

/** Who asks, as the connection tells. */
export interface Client {
	/** Network address; empty where it is unknown (in-process tests). */
	address: string;
}
