import { webAddress } from '../address/web-address';

/** The origin of all Facebook plugins. */
export const FACEBOOK_ORIGIN = 'https://www.facebook.com';

/** Host names of Facebook's pages, without `www.`, `m.` and similar prefixes. */
const HOSTS = ['facebook.com', 'fb.com', 'fb.watch', 'fb.me'];

/** A plugin page that Facebook offers for frames, each with its documented parameters. */
export type FacebookPlugin = 'like' | 'feedback' | 'post' | 'video' | 'comment_embed' | 'page';

/** The parameters of a plugin; Facebook's default applies to an undefined parameter. */
type Parameters = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * The address of a plugin's frame.
 * @param href the absolute address that the plugin shows
 * @param language BCP 47, written with an underscore for Facebook; without a country, Facebook uses the visitor's
 * language
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

/** The https address of a page at Facebook; undefined for other sites. */
export function facebookAddress(text: string): string | undefined {
	const url = webAddress(text);
	const host = url?.hostname.replace(/^(?:www|m|web|[a-z]{2}-[a-z]{2})\./, '');
	if (!url || host === undefined || !HOSTS.includes(host)) return undefined;
	if (url.username || url.password || url.port) return undefined;
	url.protocol = 'https:';
	return url.href;
}
