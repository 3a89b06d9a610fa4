import { decodeEntities } from '@outrigger/rules/text/plain-text';
import type { SearchHead } from '../contract/renderer';
import { tagAttribute } from './tag-attribute';

const MOST_TAGS = 100;
/** The most characters of a value; search engines read a few hundred. */
const MOST_CHARACTERS = 5_000;
/** The most characters of all data for search engines on a page. */
const MOST_DATA = 256 * 1024;

const TITLE = /<title\b[^>]*>([^<]*)<\/title>/i;
const META = /<meta\b[^>]*>/gi;
const CANONICAL = /<link\b[^>]*\srel=["']canonical["'][^>]*>/i;
const SCRIPT = /<script\b[^>]*>/gi;
const NAMES =
	/^(?:description|keywords|author|googlebot|bingbot|twitter:[a-z0-9:_-]+|(?:google-site|yandex|facebook-domain|baidu-site)-verification|msvalidate\.01|p:domain_verify)$/;
const PROPERTIES = /^(?:og|article|book|profile|video|music|product|fb|twitter):[a-z0-9:_-]+$/;

/**
 * The head of a page as a plugin for search engines writes it: title, description, robots, canonical, Open Graph,
 * Twitter and JSON-LD, regardless of the plugin. The function keeps only known tags, and replaces addresses of
 * WordPress by those of this host. It returns undefined for a page whose head has only WordPress's own tags.
 *
 * @param html the page as WordPress renders it
 * @param localize replaces the WordPress host in markup by this site
 * @param ownUrl public origin of this site without a slash at the end
 */
export function findSearchHead(
	html: string,
	localize: (text: string) => string,
	ownUrl: string,
): SearchHead | undefined {
	const [written = ''] = html.split(/<body\b/i, 1);
	const head = localize(written);
	const tags = [...head.matchAll(META)].map(([tag]) => tag);
	const metas = tags.map(metaOf).filter((meta) => meta !== null);
	const data = structuredDataOf(head);
	if (metas.length === 0 && data.length === 0) return undefined;
	const robots = tags.map(robotsOf).find(Boolean);
	const title = decodeEntities(TITLE.exec(head)?.[1] ?? '').trim();
	const canonical = webAddress(tagAttribute(CANONICAL.exec(head)?.[0] ?? '', 'href'), ownUrl);
	return {
		metas: metas.slice(0, MOST_TAGS),
		structuredData: data,
		...(title && { title: title.slice(0, MOST_CHARACTERS) }),
		...(robots && { robots }),
		...(canonical && { canonical }),
	};
}

function metaOf(tag: string): SearchHead['metas'][number] | null {
	const content = tagAttribute(tag, 'content').slice(0, MOST_CHARACTERS);
	const name = tagAttribute(tag, 'name').toLowerCase();
	const property = tagAttribute(tag, 'property').toLowerCase();
	if (content === '') return null;
	if (PROPERTIES.test(property)) return { attribute: 'property', name: property, content };
	return NAMES.test(name) ? { attribute: 'name', name, content } : null;
}

/** WordPress writes `max-image-preview:large` on each page; a plugin puts its directives into the same tag. */
function robotsOf(tag: string): string {
	return tagAttribute(tag, 'name').toLowerCase() === 'robots'
		? tagAttribute(tag, 'content').slice(0, 200)
		: '';
}

function structuredDataOf(head: string): object[] {
	let left = MOST_DATA;
	return [...head.matchAll(SCRIPT)].flatMap(({ 0: tag, index }) => {
		if (tagAttribute(tag, 'type').toLowerCase() !== 'application/ld+json') return [];
		const begin = index + tag.length;
		const text = head.slice(begin, head.indexOf('</script', begin));
		left -= text.length;
		const value = left < 0 ? null : parsed(text);
		return typeof value === 'object' && value !== null ? [value] : [];
	});
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

function webAddress(written: string, ownUrl: string): string | undefined {
	if (written === '' || !URL.canParse(written, ownUrl)) return undefined;
	const { protocol, href } = new URL(written, ownUrl);
	return /^https?:$/.test(protocol) ? href : undefined;
}
