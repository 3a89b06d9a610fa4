import type { MessagePort } from 'node:worker_threads';
import type { Capabilities } from '@outrigger/rules/wordpress/capabilities';
import type { ExecutionResult } from 'graphql';
import type {
	ContentStyles,
	MarkupPart,
	PageRequest,
	RestAnswer,
	SiteOptions,
} from '../contract/renderer';
import type { LongList } from './long-lists';
import type { Outcome } from './outcome';

/** One page to be rendered in another thread. It holds only data: calls and answers go through `port`. */
export interface RenderTask {
	/** The port on which the main thread answers as `MainThread`. */
	port: MessagePort;
	request: PlainRequest;
	site: PlainSite;
}

/** A page request without its functions. */
export interface PlainRequest extends Omit<PageRequest, 'url' | 'execute' | 'pause'> {
	url: string;
	/** True if the host queries WordPress as the visitor. */
	isPersonal: boolean;
}

/** A front end without its functions. */
export interface PlainSite
	extends Pick<
		SiteOptions,
		'siteUrl' | 'measurementId' | 'collectUrl' | 'popupDebug' | 'captchas' | 'addOns' | 'texts'
	> {
	capabilities: Capabilities;
	/** The number of the front end. For a new number the thread makes a new front end. */
	name: number;
	/**
	 * The number of times that the front end has forgotten the data that it keeps between pages.
	 */
	age: number;
}

/** One GraphQL operation of a page. */
export interface PlainOperation {
	document: string;
	variables: Record<string, unknown> | undefined;
	operationName: string | undefined;
	blockPages: string | undefined;
	language: string | undefined;
}

/**
 * The outcome of an operation. Its long lists are empty. The thread requests them in slices, so that no request waits
 * for a long copy.
 */
export interface PlainResult {
	result: ExecutionResult;
	lists: readonly PlainList[];
}

/** A list that was taken out of `result.data`. */
export interface PlainList {
	path: LongList['path'];
	/** The number by which `slice` names the list. */
	number: number;
	length: number;
}

/**
 * The work of the main thread for a rendering: all requests to WordPress, the disk and other
 * hosts.
 */
export interface MainThread {
	execute(operation: PlainOperation): Promise<Outcome<PlainResult>>;
	/** The next entries of a list. Entries that were returned once are dropped. */
	slice(list: number): Promise<unknown[]>;
	rest(path: string): Promise<Outcome<RestAnswer>>;
	ownMedia(part: MarkupPart): Promise<Outcome<MarkupPart>>;
	contentStyles(path: string): Promise<Outcome<ContentStyles>>;
	warn(message: string, details: Record<string, unknown> | undefined): Promise<void>;
}
