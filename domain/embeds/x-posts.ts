import { webAddress } from '../address/web-address';

/** The origin of X's embedded posts. */
export const X_ORIGIN = 'https://platform.twitter.com';

/** Host names of X's own pages, without `www.` and `mobile.`. */
const HOSTS = ['x.com', 'twitter.com'];

/** A post at X: `jane/status/1234567890`, or `i/web/status/…` without an account. */
const POST = /^\/(?:\w{1,15}|i\/web)\/status(?:es)?\/(\d{1,20})(?:\/|$)/;

/**
 * The address of the frame that X offers for a post.
 * @param address the address of the post itself
 * @returns undefined if the address is not a post at X
 */
export function xPostFrame(address: string): string | undefined {
	const url = webAddress(address);
	if (!url || !HOSTS.includes(url.hostname.replace(/^(?:www|mobile)\./, ''))) return undefined;
	const id = POST.exec(url.pathname)?.[1];
	return id && `${X_ORIGIN}/embed/Tweet.html?${new URLSearchParams({ id, dnt: 'true' })}`;
}
