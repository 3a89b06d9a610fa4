import type { IncomingMessage } from 'node:http';
import type { UserRecord } from '@outrigger/formats/model/records';
import type { PictureWork } from '@outrigger/media/picture-work';
import type { AddOnTable } from '@outrigger/rules/add-ons/add-on-table';
import type { TextOverrides } from '@outrigger/rules/texts/load-texts';
import type { Toolbar } from '@outrigger/rules/wordpress/toolbar';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import type { Audit } from './auth/audit';
import type { Auth } from './auth/create-auth';
import type { Change } from './change-events';
import type { Database } from './database/open-database';
import type { createCaptchaCheck } from './forms/check-captcha';
import type { FinishedAnswer } from './graphql/transport/answer-cache';
import type { PersistedDocuments } from './graphql/transport/persisted-documents';
import type { MovedAddresses } from './moved-addresses';
import type { createRestReader } from './rest/create-rest';
import type { Store } from './store/store';
import type { KnownState } from './writing/known-state';

/** The options of the mock. */
export interface WordPressOptions {
	/** Folder with the embedded site; may be read-only, may be empty. */
	contentDir: string;
	/** Reads the tables of add-ons that the site's owner wrote, each time that the content is read; none if absent. */
	addOns?: () => Promise<readonly AddOnTable[]>;
	/** The site's own texts in place of ours; the host reads them again with the content. */
	texts?: () => Promise<TextOverrides>;
	/** Folder for the database, made pictures and the key of logins. Without it they last as long as the process. */
	dataDir?: string | undefined;
	/** Makes pictures; this process if absent. */
	pictures?: PictureWork | undefined;
	/** The database for submissions and comments, shared with other hosts perhaps; without it a file in the folder. */
	database?: Database;
	/** The server for mails of forms; without it the site sends no mails. */
	smtpUrl?: string | null;
	/** Origins that webhooks of forms may call in any network; all other origins only at public addresses. */
	webhookOrigins?: readonly string[];
	/** The keys of the captcha services that forms may use. */
	captchaKeys?: Parameters<typeof createCaptchaCheck>[0];
	/** Days after which submissions are deleted; 0, the default, keeps them. */
	keepSubmissionsDays?: number;
	/** The key that signs logins and carts, at least 32 bytes; that of the data folder if absent. */
	secret?: Uint8Array | undefined;
	/** Public address of the site, with or without a slash at its end. */
	siteUrl: string;
	/** Origins whose pages may log in, comment, send forms and buy; default: that of `siteUrl`. */
	ownOrigins?: readonly string[];
	/** Allows GraphiQL, introspection and documents that are not persisted. Default: on. */
	isOpen?: boolean;
	/** Documents that run even if `isOpen` is false: sha256 of the text in hexadecimal → text. */
	persistedDocuments?: PersistedDocuments;
	/** Further origins, beside the site's own, whose pages may read GraphQL and REST. */
	corsOrigins?: readonly string[];
	/**
	 * True if users with the capability can write posts, terms, comments, users and settings. Their changes are in the
	 * database and override the content folder, whose files stay. Off by default: the site refuses every change.
	 */
	isWritable?: boolean;
	/** Lets visitors try out mutations in GraphiQL, each visitor in a separate layer, which is deleted after an hour. */
	hasTryOuts?: boolean;
	/** Refuses a person's comments that follow each other within 15 seconds, as WordPress does. Off by default. */
	pacesComments?: boolean;
	/** The state to which a reset leads; that of the content folder if absent. */
	knownState?: KnownState | undefined;
	/** Receives internal faults, and errors about content and files that cannot be read. */
	onError?: (error: unknown) => void;
	/**
	 * Receives the name of a user who read, exported, marked or deleted a submission or an order.
	 */
	audit?: Audit;
	/** Receives, once each, the blocks that a WordPress would compute and the mock leaves out. */
	onLeftOut?: (block: string) => void;
	/** Milliseconds since the epoch. */
	now?: () => number;
}

/** The embedded stand-in for a WordPress. */
export interface WordPress {
	/** The content as it is now; another object after a reload. */
	readonly store: Store;
	readonly schema: GraphQLSchema;
	/** Finds the user of a request. */
	readonly auth: Auth;
	/** Repairs that the loader made while it read the content. */
	readonly warnings: readonly string[];
	/**
	 * Runs an operation of the server itself, as an anonymous visitor unless a viewer is given.
	 */
	execute(
		document: DocumentNode | string,
		variables?: Record<string, unknown>,
		options?: {
			viewer?: UserRecord | null;
			session?: string | null;
			operationName?: string;
			/** Slug of the language of the answers; all languages if absent. */
			language?: string;
		},
	): Promise<ExecutionResult>;
	/** Reads a path below `/wp-json/` for the server itself, as an anonymous visitor. */
	readRest: ReturnType<typeof createRestReader>;
	/** The finished answer to a request; `null` where `handle` has to run. */
	finished(incoming: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): FinishedAnswer | null;
	/**
	 * Returns the new place of the page of a path that no longer exists; null if it is unknown.
	 */
	movedFrom: MovedAddresses['find'];
	/**
	 * The bar above a page, for the login that a request's cookie proves; null without a login.
	 * @param path own path and query of the page
	 */
	toolbarOf(request: Request, path: string): Toolbar | null;
	/**
	 * Answers the paths that are WordPress's own; `null` for every other.
	 * @param client its network address; the mock does not know the address if absent
	 */
	handle(request: Request, client?: { address: string }): Promise<Response | null>;
	/**
	 * Reads the content again. New content that is wrong is reported and changes nothing.
	 * @returns true if the new content is in place
	 */
	reload(): Promise<boolean>;
	/** @returns a function that removes the listener */
	onChange(listener: (change: Change) => void): () => void;
	close(): Promise<void>;
}
