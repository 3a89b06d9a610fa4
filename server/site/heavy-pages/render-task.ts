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

/** One page to be rendered in another thread. Only data: what asks and answers goes through `port`. */
export interface RenderTask {
	/** Where the main thread answers as `MainThread`. */
	port: MessagePort;
	request: PlainRequest;
	site: PlainSite;
}

/** A page request without its functions. */
export interface PlainRequest extends Omit<PageRequest, 'url' | 'execute' | 'pause'> {
	url: string;
	/** Whether WordPress is asked in the visitor's own name. */
	isPersonal: boolean;
}

/** A front end without its functions. */
export interface PlainSite
	extends Pick<
		SiteOptions,
		'siteUrl' | 'measurementId' | 'collectUrl' | 'popupDebug' | 'captchas' | 'addOns' | 'texts'
	> {
	capabilities: Capabilities;
	/** Names the front end; another one is made anew in the thread. */
	name: number;
	/** How often it has forgotten what it keeps between pages. */
	age: number;
}

/** One GraphQL operation of a page. */
export interface PlainOperation {
	document: string;
	variables: Record<string, unknown> | undefined;
	operationName: string | undefined;
	blockPages: string | undefined;
}

/** What became of an operation. Its long lists are empty and are asked for in slices, so that nobody waits for a copy. */
export interface PlainResult {
	result: ExecutionResult;
	lists: readonly PlainList[];
}

/** A list that was taken out of `result.data`. */
export interface PlainList {
	path: LongList['path'];
	/** What `slice` calls it. */
	number: number;
	length: number;
}

/** What the main thread does for a rendering: everything that is asked of WordPress, of the disk and of other hosts. */
export interface MainThread {
	execute(operation: PlainOperation): Promise<Outcome<PlainResult>>;
	/** The next entries of a list; what has been given is not kept. */
	slice(list: number): Promise<unknown[]>;
	rest(path: string): Promise<Outcome<RestAnswer>>;
	ownMedia(part: MarkupPart): Promise<Outcome<MarkupPart>>;
	contentStyles(path: string): Promise<Outcome<ContentStyles>>;
	warn(message: string, details: Record<string, unknown> | undefined): Promise<void>;
}
