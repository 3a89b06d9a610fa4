import { safeMediaUrl } from '../../../domain/safe-url';
import { attributeOf, createElement, type Element } from './markup-tree';

/** Hosts whose players and maps have a page of their own that says more than the frame's address. */
const FRIENDLY: readonly { host: RegExp; name: string; page: (url: URL) => string }[] = [
	{
		host: /^(?:www\.)?youtube(?:-nocookie)?\.com$/,
		name: 'YouTube',
		page: ({ pathname }) =>
			`https://www.youtube.com/watch?v=${encodeURIComponent(pathname.split('/').pop() ?? '')}`,
	},
	{
		host: /^player\.vimeo\.com$/,
		name: 'Vimeo',
		page: ({ pathname }) =>
			`https://vimeo.com/${encodeURIComponent(pathname.split('/').pop() ?? '')}`,
	},
	{ host: /^(?:www\.|maps\.)?google\.[a-z.]{2,6}$/, name: 'Google Maps', page: ({ href }) => href },
	{ host: /^www\.openstreetmap\.org$/, name: 'OpenStreetMap', page: ({ href }) => href },
];

/**
 * The link that stands for a frame in a text from WordPress, and leads to what it shows: a third party is asked for
 * nothing before a visitor wants it.
 *
 * @returns null for a frame of this site or of no address at all, which goes without a trace
 */
export function frameLink(frame: Element): Element | null {
	const source = (attributeOf(frame, 'src') ?? attributeOf(frame, 'data-src') ?? '').trim();
	const address = safeMediaUrl(source.startsWith('//') ? `https:${source}` : source);
	if (!address || !/^https?:/i.test(address)) return null;
	const url = new URL(address);
	const friendly = FRIENDLY.find(({ host }) => host.test(url.hostname));
	const name = friendly?.name ?? url.hostname;
	const title = attributeOf(frame, 'title')?.trim();
	return createElement(
		'a',
		{ class: 'embed-link', href: friendly?.page(url) ?? url.href, rel: 'noopener nofollow' },
		title ? `${title} (${name})` : name,
	);
}
