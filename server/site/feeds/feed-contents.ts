import { addressPath } from '@outrigger/rules/address/uri-path';
import type { Backend } from '../backend/backend';
import type { Sanitize } from '../contract/renderer';
import type { FeedEntry } from './rss';

/** The number of entries in a feed, the same as in WordPress. */
export const FEED_LENGTH = 10;

/** The part of a feed that differs from page to page. */
export interface FeedContents {
	title: string;
	description: string;
	entries: FeedEntry[];
}

/** The parts from which a feed is made. */
export interface FeedOptions {
	backend: Pick<Backend, 'execute' | 'capabilities' | 'rest' | 'localize' | 'texts'>;
	sanitize: () => Promise<Sanitize>;
	/** Public origin without a slash at the end. */
	siteUrl: string;
}

/** The absolute address of a URI of the site; the address of the front page if the URI is null. */
export function absolute(uri: string | null, { backend, siteUrl }: FeedOptions): string {
	return `${siteUrl}${addressPath(backend.localize(uri ?? '/'))}`;
}
