import type { IncomingMessage } from 'node:http';
import type { UserRecord } from '@outrigger/formats/model/records';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import type { Auth } from './auth/create-auth';
import type { Change } from './change-events';
import type { Database } from './database/open-database';
import type { createCaptchaCheck } from './forms/check-captcha';
import type { FinishedAnswer } from './graphql/transport/answer-cache';
import type { PersistedDocuments } from './graphql/transport/persisted-documents';
import type { createRestReader } from './rest/create-rest';
import type { Store } from './store/store';

/** What the mock is started with. */
export interface WordPressOptions {
	/** Folder with the embedded site; may be read-only, may be empty. */
	contentDir: string;
	/** Folder for the database, made pictures and the key of logins; without one they last as long as the process. */
	dataDir?: string | undefined;
	/** Where submissions and comments are kept, with other hosts perhaps; without one a file in the folder. */
	database?: Database;
	/** Where mails of forms are handed in; without one they are not sent. */
	smtpUrl?: string | null;
	/** How the services that forms may ask whether a visitor is a person know this site. */
	captchaKeys?: Parameters<typeof createCaptchaCheck>[0];
	/** Days after which submissions are taken away; 0, the default, keeps them. */
	keepSubmissionsDays?: number;
	/** The key of logins, where the operator set one; at least 32 characters. */
	authSecret?: string | null;
	/** Public address of the site, with or without a slash at its end. */
	siteUrl: string;
	/** GraphiQL, introspection and documents that nobody persisted. Default: on. */
	isOpen?: boolean;
	/** Documents that run in any case: sha256 of the text in hexadecimal → text. */
	persistedDocuments?: PersistedDocuments;
	/** Origins beside the site's own whose pages may read GraphQL and REST. */
	corsOrigins?: readonly string[];
	/** Told of mistakes of ours, of content that cannot be reloaded, and of files that cannot be read. */
	onError?: (error: unknown) => void;
	/** Told, once each, of the blocks that a WordPress would compute and the mock leaves out. */
	onLeftOut?: (block: string) => void;
	/** Milliseconds since the epoch. */
	now?: () => number;
}

/** The embedded stand-in for a WordPress. */
export interface WordPress {
	/** The content as it is now; another object after a reload. */
	readonly store: Store;
	readonly schema: GraphQLSchema;
	/** Who asks. */
	readonly auth: Auth;
	/** What was repaired while the content was read. */
	readonly warnings: readonly string[];
	/** Runs an operation of the server itself, as nobody unless a viewer is given. */
	execute(
		document: DocumentNode | string,
		variables?: Record<string, unknown>,
		options?: { viewer?: UserRecord | null; session?: string | null; operationName?: string },
	): Promise<ExecutionResult>;
	/** Asks REST for the server itself, as nobody: a path below `/wp-json/`. */
	readRest: ReturnType<typeof createRestReader>;
	/** What lies finished for a request; `null` where `handle` has to be asked. */
	finished(incoming: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): FinishedAnswer | null;
	/** Answers the paths that are WordPress's own; `null` for every other. */
	handle(request: Request): Promise<Response | null>;
	/**
	 * Reads the content again. New content that is wrong is reported and changes nothing.
	 * @returns whether the new content is in place
	 */
	reload(): Promise<boolean>;
	/** @returns takes the listener away again */
	onChange(listener: (change: Change) => void): () => void;
	close(): Promise<void>;
}
