import { webAddress } from '../address/web-address';

/** The one origin that Facebook's plugins are loaded from. */
export const FACEBOOK_ORIGIN = 'https://www.facebook.com';

/** Host names of Facebook's own pages, without `www.`, `m.` and the like. */
const HOSTS = ['facebook.com', 'fb.com', 'fb.watch', 'fb.me'];

/** A plugin's page, which Facebook offers to stand in a frame; each with the parameters that it documents. */
export type FacebookPlugin = 'like' | 'feedback' | 'post' | 'video' | 'comment_embed' | 'page';

/** What a plugin is asked for; what is undefined is Facebook's own usual way. */
type Parameters = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Address of a plugin in a frame.
 * @param href what it is about, absolute
 * @param language BCP 47, which Facebook writes with an underscore; one without a country is left to the visitor's own
 */
export function facebookFrame(
	plugin: FacebookPlugin,
	href: string,
	parameters: Parameters,
	language: string,
): string {
	const query = new URLSearchParams({ href });
	for (const [name, value] of Object.entries(parameters)) {
		if (value !== undefined) query.set(name, `${value}`);
	}
	if (/^[a-z]{2}-[A-Z]{2}$/.test(language)) query.set('locale', language.replace('-', '_'));
	return `${FACEBOOK_ORIGIN}/plugins/${plugin}.php?${query}`;
}

/** The address of something at Facebook, on https; undefined for every other site's. */
export function facebookAddress(text: string): string | undefined {
	const url = webAddress(text);
	const host = url?.hostname.replace(/^(?:www|m|web|[a-z]{2}-[a-z]{2})\./, '');
	if (!url || host === undefined || !HOSTS.includes(host)) return undefined;
	if (url.username || url.password || url.port) return undefined;
	url.protocol = 'https:';
	return url.href;
}
