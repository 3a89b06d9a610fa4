import { ownPath } from '@outrigger/http/own-path';
import type { Say } from '@outrigger/rules/texts/text';
import { siteWords } from '../contract/site-words';

/** Addresses of WordPress to which forms of any page are sent. */
const SHARED = /^\/(?:wp-|graphql|revalidate)/;

/**
 * Our texts for the sender of a request, in the language of the requested page, or of the page whose form was sent.
 * @param siteUrl public origin
 */
export function wordsFor(siteUrl: string, { url, headers }: Pick<Request, 'url' | 'headers'>): Say {
	const { pathname } = new URL(url, siteUrl);
	const page = SHARED.test(pathname) ? ownPath(headers.get('referer'), siteUrl) : pathname;
	return siteWords(siteUrl, page.split(/[?#]/, 1)[0]);
}
