import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { filmAt, filmLabel, filmPage } from '@outrigger/rules/embeds/film-hosts';
import { parseJsonObject } from '@outrigger/rules/values/json-object';
import { attributeOf, createElement, type Element } from './markup-tree';

/** Hosts of maps, with their common names. Hosts of films are in another table. */
const MAPS: readonly { host: RegExp; name: string }[] = [
	{ host: /^(?:www\.|maps\.)?google\.[a-z.]{2,6}$/, name: 'Google Maps' },
	{ host: /^www\.openstreetmap\.org$/, name: 'OpenStreetMap' },
];

/**
 * The link in place of a frame in a text from WordPress. It leads to the frame's content, so that the page sends a
 * third party no request before the visitor follows the link.
 *
 * @returns null for a frame of this site or without an address, which the host removes
 */
export function frameLink(frame: Element): Element | null {
	const source = (attributeOf(frame, 'src') ?? attributeOf(frame, 'data-src') ?? '').trim();
	const address = safeMediaUrl(source.startsWith('//') ? `https:${source}` : source);
	if (!address || !/^https?:/i.test(address)) return null;
	const url = new URL(address);
	const film = filmAt(address);
	const map = MAPS.find(({ host }) => host.test(url.hostname));
	const name = film ? filmLabel(film) : (map?.name ?? url.hostname);
	const title = attributeOf(frame, 'title')?.trim();
	return link(film ? filmPage(film) : url.href, title ? `${title} (${name})` : name);
}

/** Controls of the builder's video widget that name a film of a service, by their names in `data-settings`. */
const FILM_CONTROLS = ['youtube_url', 'vimeo_url', 'dailymotion_url', 'videopress_url'] as const;

/**
 * The link that fills the empty box of the builder's video widget, into which the widget's own script would put the
 * film.
 *
 * @returns null for a box with content, of another widget, or without a film
 */
export function filmLink(box: Element): Element | null {
	if (!/\belementor-video\b/.test(attributeOf(box, 'class') ?? '')) return null;
	if (box.tagName !== 'div' || box.childNodes.length > 0) return null;
	const widget = widgetAround(box);
	const settings = parseJsonObject(widget && attributeOf(widget, 'data-settings'));
	const type = settings.video_type;
	const control =
		typeof type === 'string' ? FILM_CONTROLS.find((name) => name === `${type}_url`) : 'youtube_url';
	const address = control && settings[control];
	const film = typeof address === 'string' ? filmAt(address) : undefined;
	return film ? link(filmPage(film), filmLabel(film)) : null;
}

function link(href: string, text: string): Element {
	return createElement('a', { class: 'embed-link', href, rel: 'noopener nofollow' }, text);
}

function widgetAround(box: Element): Element | null {
	for (let node = box.parentNode; node && 'attrs' in node; node = node.parentNode) {
		if (attributeOf(node, 'data-widget_type')?.startsWith('video.')) return node;
	}
	return null;
}
