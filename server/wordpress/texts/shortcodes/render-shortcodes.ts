import type { PostRecord } from '@outrigger/formats/model/records';
import { escapeMarkup, escapeText } from '@outrigger/rules/text/escape-markup';
import { mediaUrl } from '../../media/uploads-url';
import type { ContentLookup } from '../content-lookup';
import { languageItems } from '../language-switcher';
import { findShortcodes, type Shortcode } from './find-shortcodes';

/** The post that has the content. */
type Owner = Pick<PostRecord, 'databaseId'>;
type Render = (shortcode: Shortcode, lookup: ContentLookup, owner: Owner) => string;

/**
 * WordPress's own shortcodes, which classic texts contain, and the language switcher of sites with Polylang. Shortcodes
 * of other plugins stay as text, as in WordPress.
 */
const SHORTCODES: Readonly<Record<string, Render>> = {
	caption,
	wp_caption: caption,
	gallery,
	audio: (shortcode) => player('audio', shortcode, ['mp3', 'ogg', 'flac', 'm4a', 'wav']),
	video: (shortcode) => player('video', shortcode, ['mp4', 'm4v', 'webm', 'ogv']),
	polylang_langswitcher: languageSwitcher,
	embed: ({ inside }) => `<p>${webLink(inside.trim())}</p>`,
};
const NAMES = new Set(Object.keys(SHORTCODES));
/** The shortcodes that have an inside. */
export const ENCLOSING: ReadonlySet<string> = new Set([
	'caption',
	'wp_caption',
	'embed',
	'audio',
	'video',
]);
const MOST_PICTURES = 200;

/** Replaces WordPress's own shortcodes in a text by their markup. */
export function renderShortcodes(text: string, lookup: ContentLookup, owner: Owner): string {
	if (!text.includes('[')) return text;
	let result = '';
	let done = 0;
	for (const shortcode of findShortcodes(text, NAMES, ENCLOSING)) {
		const markup = SHORTCODES[shortcode.name]?.(shortcode, lookup, owner) ?? '';
		result += text.slice(done, shortcode.start) + markup;
		done = shortcode.end;
	}
	return result + text.slice(done);
}

function languageSwitcher(_: Shortcode, lookup: ContentLookup, owner: Owner): string {
	const settings = { forceHome: false, hideCurrent: false, hideIfNoTranslation: false };
	const items = languageItems(owner, lookup, settings);
	return items === '' ? '' : `<ul class="polylang_langswitcher">${items}</ul>`;
}

/** The picture comes first, with or without a link around it; the rest is its caption. */
const PICTURE = /^\s*((?:<a\s[^<>]*>)?\s*<img\s[^<>]*>\s*(?:<\/a>)?)/i;

function caption({ attributes, inside }: Shortcode): string {
	const [whole = '', picture = ''] = PICTURE.exec(inside) ?? [];
	const words = (attributes.get('caption') ?? inside.slice(whole.length)).trim();
	if (!picture || words === '') return inside;
	const align = /^align(?:left|right|center|none)$/.exec(attributes.get('align') ?? '');
	const width = Number.parseInt(attributes.get('width') ?? '', 10);
	const style = width > 0 ? ` style="width: ${width}px"` : '';
	const id = attributes.get('id');
	return (
		`<figure${id ? ` id="${escapeMarkup(id)}"` : ''}${style} class="wp-caption ${align?.[0] ?? 'alignnone'}">` +
		`${picture.trim()}<figcaption class="wp-caption-text">${words}</figcaption></figure>`
	);
}

function gallery({ attributes }: Shortcode, lookup: ContentLookup, owner: Owner): string {
	const pictures = picturesOf(attributes, lookup, owner).slice(0, MOST_PICTURES);
	if (pictures.length === 0) return '';
	const columns = Math.min(
		Math.max(Number.parseInt(attributes.get('columns') ?? '', 10) || 3, 1),
		9,
	);
	const items = pictures.map((picture) =>
		galleryItem(picture, attributes.get('link') ?? '', lookup),
	);
	return `<div class="gallery galleryid-${owner.databaseId} gallery-columns-${columns}">${items.join('')}</div>`;
}

/** The pictures that are named, in their order; else those that belong to the post. */
function picturesOf(
	attributes: Shortcode['attributes'],
	lookup: ContentLookup,
	owner: Owner,
): PostRecord[] {
	const named = attributes.get('ids') ?? attributes.get('include');
	const ids = (text: string | undefined) => (text ?? '').split(',').map(Number).filter(Boolean);
	const without = new Set(ids(attributes.get('exclude')));
	const all =
		named === undefined
			? lookup.posts(
					{
						types: ['attachment'],
						parentIn: [owner.databaseId],
						mimeTypes: ['image'],
						orderBy: [
							{ field: 'menu_order', order: 'ASC' },
							{ field: 'id', order: 'ASC' },
						],
					},
					{ first: MOST_PICTURES },
				).items
			: ids(named).flatMap((id) => lookup.post(id) ?? []);
	return all.filter(({ databaseId, media }) => media && !without.has(databaseId));
}

function galleryItem(picture: PostRecord, link: string, { siteUrl }: ContentLookup): string {
	const { media, databaseId, uri } = picture;
	if (!media) return '';
	const file = mediaUrl(siteUrl, media);
	const image = `<img src="${escapeMarkup(file)}" class="wp-image-${databaseId}" alt="${escapeMarkup(media.altText)}">`;
	const target = link === 'file' ? file : (uri ?? file);
	const inside = link === 'none' ? image : `<a href="${escapeMarkup(target)}">${image}</a>`;
	const words = media.caption
		? `<figcaption class="wp-caption-text gallery-caption">${media.caption}</figcaption>`
		: '';
	return `<figure class="gallery-item"><div class="gallery-icon">${inside}</div>${words}</figure>`;
}

/**
 * A film or a sound with the browser's own controls. The link to the file inside is for browsers that cannot play it.
 */
function player(
	element: 'audio' | 'video',
	{ attributes }: Shortcode,
	endings: readonly string[],
): string {
	const file = ['src', ...endings].map((name) => attributes.get(name)).find(Boolean);
	if (!file) return '';
	const poster = attributes.get('poster');
	const shown = element === 'video' && poster ? ` poster="${escapeMarkup(poster)}"` : '';
	return `<figure class="wp-block-${element}"><${element} controls preload="none"${shown} src="${escapeMarkup(file)}">${webLink(file)}</${element}></figure>`;
}

function webLink(address: string): string {
	return `<a href="${escapeMarkup(address)}">${escapeText(address)}</a>`;
}
