import { isPicturePath } from '@outrigger/rules/address/picture-path';
import { englishSay } from '@outrigger/rules/texts/load-texts';
import type { Say } from '@outrigger/rules/texts/text';
import type { OwnForm } from './own-form';
import { rewriteImage, rewriteSource } from './rewrite-image';
import { type Attributes, escapeAttribute, readAttributes, writeTag } from './tags';

/** Start tags that may name media. The expression skips quoted values, since the sanitiser leaves `>` in them. */
const TAG = /<(img|source|video|audio|a|input|image)((?:\s(?:[^">]|"[^"]*")*)?)>/gi;
/** A player with its content. */
const PLAYER = /<(video|audio)((?:\s(?:[^">]|"[^"]*")*)?)>([\s\S]*?)<\/\1>/gi;
/** Settings for handlers that contain the address of a picture. */
const SETTING = /(&quot;url&quot;:&quot;)(https?:(?:[^&"]|&amp;)+)(?=&quot;)/gi;
/** A place for a Lottie animation, as this host renders it. */
const ANIMATION = /( class="e-lottie__animation" data-src=")(https?:[^"]+)(?=")/g;
const FILM = /\.(?:mp4|m4v|webm|ogv|mov|mp3|m4a|ogg|oga|wav|flac)$/i;

/**
 * Replaces the addresses of films, pictures and animations of other hosts in markup by those of this host. Everything
 * else stays unchanged.
 */
export function rewriteMarkup(html: string, form: OwnForm, say: Say = englishSay): string {
	if (!html.includes('//')) return html;
	return html
		.replace(PLAYER, (stored, _name: string, text: string, inside: string) =>
			isHopeless(text, inside, form) ? filmLink(text, inside, say) : stored,
		)
		.replace(TAG, (stored, name: string, text: string) => {
			const tag = rewriteTag(name.toLowerCase(), readAttributes(text), form);
			// In a drawing a tag without content ends with `/>`.
			return (stored.endsWith('/>') ? tag?.replace(/">$/, '"/>') : tag) ?? stored;
		})
		.replace(SETTING, (stored, before: string, text: string) => {
			const address = text.replaceAll('&amp;', '&').replaceAll('\\/', '/');
			const own = isPictureAddress(address) ? form.wholePicture(address) : null;
			return own === null ? stored : before + escapeAttribute(own);
		})
		.replace(ANIMATION, (stored, before: string, text: string) => {
			const own = form.animation(text.replaceAll('&amp;', '&'));
			return own === null ? stored : before + escapeAttribute(own);
		});
}

function rewriteTag(name: string, attributes: Attributes, form: OwnForm): string | undefined {
	switch (name) {
		case 'img':
			return rewriteImage(attributes, form);
		case 'source':
			return attributes.has('srcset')
				? rewriteSource(attributes, form)
				: rewriteAddresses(name, attributes, { src: (text) => form.film(text)?.src });
		case 'video':
		case 'audio':
			return rewriteAddresses(name, attributes, {
				src: (text) => form.film(text)?.src,
				poster: (text) => form.picture(text)?.src,
			});
		case 'input':
			return rewriteAddresses(name, attributes, { src: (text) => form.picture(text)?.src });
		case 'image':
			return rewriteAddresses(name, attributes, {
				href: (text) => form.picture(text)?.src,
				'xlink:href': (text) => form.picture(text)?.src,
			});
		default:
			return rewriteLink(attributes, form);
	}
}

/** Rewrites the addresses of other hosts in a tag. */
function rewriteAddresses(
	name: string,
	attributes: Attributes,
	own: Readonly<Record<string, (text: string) => string | undefined>>,
): string | undefined {
	const shown: Attributes = new Map(attributes);
	let isChanged = false;
	for (const [key, rewrite] of Object.entries(own)) {
		const address = rewrite(attributes.get(key) ?? '');
		if (address === undefined) continue;
		shown.set(key, address);
		isChanged = true;
	}
	return isChanged ? writeTag(name, shown) : undefined;
}

/** Rewrites a link to a picture, which the lightbox shows, and a link whose action opens a film. */
function rewriteLink(attributes: Attributes, form: OwnForm): string | undefined {
	if (attributes.get('data-elementor-open-lightbox') === 'no') return undefined;
	const isAction = attributes.has('data-elementor-action');
	return rewriteAddresses('a', attributes, {
		href(text) {
			if (isPictureAddress(text)) return form.wholePicture(text) ?? undefined;
			return isAction && FILM.test(pathOf(text)) ? form.film(text)?.src : undefined;
		},
	});
}

/** Returns true for an address whose path has the extension of a picture, with any query. */
export function isPictureAddress(text: string): boolean {
	return isPicturePath(pathOf(text));
}

function pathOf(text: string): string {
	return text.split(/[?#]/, 1)[0] ?? '';
}

/** The films that a player may choose from. */
function filmsOf(text: string, inside: string): string[] {
	const own = readAttributes(text).get('src');
	const sources = [...inside.matchAll(TAG)]
		.filter(([, name]) => name?.toLowerCase() === 'source')
		.map(([, , attributes = '']) => readAttributes(attributes).get('src'));
	return [own, ...sources].filter((one) => typeof one === 'string');
}

/** Returns true if the host can get none of the films of a player. */
function isHopeless(text: string, inside: string, form: OwnForm): boolean {
	const films = filmsOf(text, inside);
	return films.length > 0 && films.every((film) => form.film(film)?.isMissing);
}

/**
 * A link that replaces a player without a film. Its text is the player's name or its kind, and it leads to the film on
 * the other host.
 */
function filmLink(text: string, inside: string, say: Say): string {
	const [film = ''] = filmsOf(text, inside);
	const label = readAttributes(text).get('aria-label') || say('media.watch');
	return `<a class="elementor-video__link" href="${escapeAttribute(film)}" rel="noopener nofollow">${escapeAttribute(label)}</a>`;
}
