import { safeMediaUrl } from '../../../domain/safe-url';

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
 * Replaces the frames in a text from WordPress by links to what they show: a third party is asked for nothing before a
 * visitor wants it. Frames of this site and of no address at all go without a trace.
 */
export function replaceFrames(root: DocumentFragment): void {
	for (const frame of root.querySelectorAll('iframe')) {
		const link = linkFor(frame);
		if (link) frame.replaceWith(link);
		else frame.remove();
	}
}

function linkFor(frame: HTMLIFrameElement): HTMLElement | null {
	const source = (frame.getAttribute('src') ?? frame.getAttribute('data-src') ?? '').trim();
	const address = safeMediaUrl(source.startsWith('//') ? `https:${source}` : source);
	if (!address || !/^https?:/i.test(address)) return null;
	const url = new URL(address);
	const friendly = FRIENDLY.find(({ host }) => host.test(url.hostname));
	const name = friendly?.name ?? url.hostname;
	const title = frame.getAttribute('title')?.trim();
	const link = frame.ownerDocument.createElement('a');
	link.className = 'embed-link';
	link.href = friendly?.page(url) ?? url.href;
	link.rel = 'noopener nofollow';
	link.textContent = title ? `${title} (${name})` : name;
	return link;
}
