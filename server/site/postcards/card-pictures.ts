import { isPicturePath } from '@outrigger/rules/address/picture-path';
import { decodeEntities } from '@outrigger/rules/text/plain-text';

/** A picture on which visitors may write. */
export interface CardPicture {
	/** Path of the whole picture on this site. */
	path: string;
	/**
	 * The title and the description in the lightbox; if the picture has an alternative text, the description is never
	 * empty.
	 */
	title: string;
	alt: string;
	/** The small picture that the page shows. */
	small: { src: string; srcset: string; width: string; height: string };
}

/** The pictures of a page that may be postcards, and the page's title. */
export interface CardGallery {
	title: string;
	pictures: readonly CardPicture[];
}

/** The attribute that lets visitors write on the pictures of an element. */
const MARK = ' data-postcards="yes"';
const LINK = /<a\b([^>]*)>(.*?)<\/a>/gs;

/**
 * Finds the pictures on which a page lets visitors write: those that open in the lightbox, inside of elements with the
 * custom attribute `data-postcards|yes`.
 * @param html a page of this host: every `<` in its texts and attributes is escaped
 */
export function cardGallery(html: string): CardGallery {
	const title = decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
	const found = new Map<string, CardPicture>();
	for (let at = html.indexOf(MARK); at >= 0; at = html.indexOf(MARK, at + 1)) {
		for (const [, attributes = '', inner = ''] of elementAround(html, at).matchAll(LINK)) {
			const picture = pictureOf(attributesOf(attributes), inner);
			if (picture && !found.has(picture.path)) found.set(picture.path, picture);
		}
	}
	return { title, pictures: [...found.values()] };
}

/** The markup of the element whose opening tag is around this place. */
function elementAround(html: string, at: number): string {
	const start = html.lastIndexOf('<', at);
	const name = /^<([a-z0-9-]+)/.exec(html.slice(start, start + 40))?.[1] ?? 'div';
	const tag = new RegExp(`<(/?)${name}[\\s>]`, 'g');
	tag.lastIndex = start;
	let depth = 0;
	for (let match = tag.exec(html); match; match = tag.exec(html)) {
		depth += match[1] ? -1 : 1;
		if (depth === 0) return html.slice(start, match.index);
	}
	return '';
}

type Attributes = Readonly<Record<string, string>>;

function pictureOf(link: Attributes, inner: string): CardPicture | null {
	const path = link.href ?? '';
	if (!path.startsWith('/') || path.startsWith('//') || !isPicturePath(path)) return null;
	const small = attributesOf(/<img\b([^>]*)>/.exec(inner)?.[1] ?? '');
	return {
		path,
		title: link['data-elementor-lightbox-title'] ?? '',
		alt: small.alt || (link['data-elementor-lightbox-description'] ?? ''),
		small: {
			src: small.src ?? path,
			srcset: small.srcset ?? '',
			width: link['data-elementor-lightbox-width'] ?? small.width ?? '',
			height: link['data-elementor-lightbox-height'] ?? small.height ?? '',
		},
	};
}

function attributesOf(tag: string): Attributes {
	const pairs = [...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)];
	return Object.fromEntries(
		pairs.map(([, name = '', value = '']) => [name.toLowerCase(), decodeEntities(value)]),
	);
}
