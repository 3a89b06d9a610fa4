import { escapeXml } from '@outrigger/rules/text/escape-markup';

/** One entry of a feed. Texts are plain unless their comment names another format. */
export interface FeedEntry {
	title: string;
	/** The absolute address of the entry. */
	link: string;
	/** An id that stays the same when the address changes. */
	guid: string;
	/** UTC without zone, as WordPress writes it: `2026-05-30T18:00:00`; `null` where it is unknown. */
	date: string | null;
	author: string | null;
	categories: readonly string[];
	/** HTML that is safe to show. */
	description: string;
}

/** A whole feed. */
export interface FeedChannel {
	title: string;
	/** Absolute address of the page to which the feed belongs. */
	link: string;
	/** Absolute address of the feed itself. */
	self: string;
	description: string;
	/** BCP 47. */
	language: string;
	entries: readonly FeedEntry[];
}

/** Date and time as RSS wants them (RFC 822); empty for a text that is no date. */
function rfc822(dateGmt: string | null): string {
	const date = new Date(`${dateGmt?.replace(' ', 'T')}Z`);
	return Number.isNaN(date.getTime()) ? '' : date.toUTCString();
}

function element(name: string, text: string, attributes = ''): string {
	return text === '' ? '' : `<${name}${attributes}>${escapeXml(text)}</${name}>`;
}

function entryXml(entry: FeedEntry): string {
	return [
		'<item>',
		element('title', entry.title),
		element('link', entry.link),
		element('guid', entry.guid, ' isPermaLink="false"'),
		element('pubDate', rfc822(entry.date)),
		element('dc:creator', entry.author ?? ''),
		...entry.categories.map((category) => element('category', category)),
		element('description', entry.description),
		'</item>',
	]
		.filter((line) => line !== '')
		.join('\n');
}

/** Writes RSS 2.0. */
export function rss(channel: FeedChannel): string {
	const newest =
		channel.entries
			.map(({ date }) => date ?? '')
			.sort()
			.at(-1) ?? null;
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${[
	element('title', channel.title),
	element('link', channel.link),
	// RSS requires this element, so it is written even if it is empty.
	`<description>${escapeXml(channel.description)}</description>`,
	element('language', channel.language),
	element('lastBuildDate', rfc822(newest)),
	`<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>`,
	...channel.entries.map(entryXml),
]
	.filter((line) => line !== '')
	.join('\n')}
</channel>
</rss>
`;
}
