import type { FontPart } from '../foreign-media/font-parts';
import { FOREIGN_MEDIA_PATH } from '../foreign-media/media-address';
import type { OwnForm } from '../foreign-media/own-form';
import { rewriteCss } from '../foreign-media/rewrite-css';
import { ownSrcSet } from '../foreign-media/rewrite-image';
import { isPictureAddress } from '../foreign-media/rewrite-markup';
import { withOwnFonts } from '../remote/remote-fonts';
import type { Edits } from './edits';
import { findInTags } from './find-in-tags';
import { LAZY_SETS, LAZY_SOURCES } from './rewrite-tag';
import type { StartTag } from './scan-tags';

/**
 * A tag with addresses of this host, which later changes read, and a function that writes these addresses into the
 * page; null for a tag that names no other host.
 */
export interface OwnedTag {
	tag: StartTag;
	write(edits: Edits): void;
}

/** Gives pictures, films and fonts of other hosts that a passed page names an address of this host. */
export interface OwnMedia {
	/** Returns the function that changes the tags of a page, which must come in their order. */
	inPage(source: string): (tag: StartTag) => OwnedTag | null;
	/** Does the same in a sheet. */
	css(text: string): string;
	/**
	 * The address on this host of a part of a font, from the address on this host of the whole font; null for every
	 * other address.
	 */
	fontPart(path: string, part: FontPart): string | null;
	/** The address on this host of a sheet of another host; null for every other address. */
	sheet(address: string): string | null;
}

type Rewrite = (value: string, form: OwnForm) => string | null;

const picture: Rewrite = (value, form) => form.picture(value)?.src ?? null;
/** Fonts of Google have addresses of their own kind on this host. */
const font: Rewrite = (value, form) => (withOwnFonts(value) === value ? form.font(value) : null);
const film: Rewrite = (value, form) => form.film(value)?.src ?? null;
const link: Rewrite = (value, form) => (isPictureAddress(value) ? form.wholePicture(value) : null);
const style: Rewrite = (value, form) => {
	const own = rewriteCss(withLatePictures(value), form);
	return own === value ? null : own;
};
/**
 * Settings of widgets are JSON, and may contain pictures: those of a slideshow, or the one in place of a Lottie
 * animation.
 */
const SETTING = /("url":")(https?:(?:[^"\\]|\\\/)+)(?=")/g;
/** The file of a Lottie animation in settings. */
const ANIMATION =
	/("source_(?:json|external_url)":\{(?:[^{}"]|"[^"]*")*?"url":")(https?:(?:[^"\\]|\\\/)+)(?=")/g;
const settings: Rewrite = (value, form) => {
	const withOwn = (pattern: RegExp, own: (address: string) => string | null) => (text: string) =>
		text.replace(pattern, (stored, before: string, address: string) => {
			const written = own(address.replaceAll('\\/', '/'));
			return written === null ? stored : before + written;
		});
	const pictures = withOwn(SETTING, (address) => link(address, form));
	const own = withOwn(ANIMATION, form.animation)(pictures(value));
	return own === value ? null : own;
};

const LAZY_PICTURE: Readonly<Record<string, Rewrite>> = Object.fromEntries([
	...LAZY_SOURCES.map((name) => [name, picture] as const),
	...LAZY_SETS.map((name) => [name, ownSrcSet] as const),
]);
/** Attributes that name media, by tag. */
const BY_TAG: Readonly<Record<string, Readonly<Record<string, Rewrite>>>> = {
	img: { src: picture, srcset: ownSrcSet, ...LAZY_PICTURE },
	source: { src: film, srcset: ownSrcSet, ...LAZY_PICTURE },
	video: { src: film, poster: picture },
	audio: { src: film },
	input: { src: picture },
	image: { href: picture, 'xlink:href': picture },
	a: { href: link },
};
/** Attributes that name pictures on every element. */
const ON_ALL: Readonly<Record<string, Rewrite>> = {
	style,
	'data-settings': settings,
	'data-elementor-settings': settings,
	'data-thumbnail': picture,
	'data-bg': picture,
	'data-background': picture,
	'data-background-image': picture,
};
const OF_LINKS: Readonly<Record<string, Rewrite>> = { href: picture, imagesrcset: ownSrcSet };
const OF_FONTS: Readonly<Record<string, Rewrite>> = { href: font };
const ICON = /^(?:shortcut )?icon$|^(?:apple-touch|mask)-icon$/i;

/** Returns the change that an attribute needs; undefined for an attribute that names no media. */
function rewriteOf({ name, attributes }: StartTag, attribute: string): Rewrite | undefined {
	// Such a link leads to the picture's own address: its settings keep the picture out of the lightbox.
	const leads = name === 'a' && attributes.get('data-elementor-open-lightbox') === 'no';
	if (leads && attribute === 'href') return undefined;
	if (name !== 'link') return BY_TAG[name]?.[attribute] ?? ON_ALL[attribute];
	const rel = attributes.get('rel')?.trim() ?? '';
	const preloads = /^preload$/i.test(rel) ? attributes.get('as') : '';
	if (preloads === 'font') return OF_FONTS[attribute];
	const isPicture = preloads === 'image';
	return isPicture || ICON.test(rel) ? OF_LINKS[attribute] : undefined;
}

/** In a sheet of 10Web Booster a picture waits for a script, behind an empty drawing: `url("data:…#}/sea.jpg")`. */
const LATE_PICTURE = /url\((["']?)data:image\/svg\+xml,[^"')]*?#\}([^"')]+)\1\)/g;

/** Gives pictures that wait for a script of a plugin their own addresses. */
function withLatePictures(css: string): string {
	return css.includes('#}') ? css.replace(LATE_PICTURE, 'url("$2")') : css;
}

/** The address of another host in the address of its font on this host. */
const OWN_FONT = new RegExp(`^${FOREIGN_MEDIA_PATH}[\\w-]+/([\\w-]+)/font/`);
/** Two slashes, in the spelling of addresses and in that of JSON. */
const NAMES_HOST = /\/\/|\\\/\\\//;
/** The same in the source text of a tag, where a slash may be written as a character reference. */
const MAY_NAME_HOST = /\/\/|\\\/\\\/|&#|sol;/;

/** @param form signs the addresses of this host */
export function createOwnMedia(form: OwnForm): OwnMedia {
	return {
		inPage(source) {
			const mayNameHost = findInTags(source, MAY_NAME_HOST);
			return (tag) => (mayNameHost(tag) ? owned(tag, form) : null);
		},
		css: (text) => rewriteCss(withOwnFonts(withLatePictures(text)), form),
		fontPart(path, part) {
			const address = OWN_FONT.exec(path)?.[1];
			return address === undefined
				? null
				: form.font(Buffer.from(address, 'base64url').toString(), part);
		},
		sheet: (address) => form.sheet(address),
	};
}

function owned(tag: StartTag, form: OwnForm): OwnedTag | null {
	const changed = new Map<string, string>();
	for (const name of tag.attributes.keys()) {
		const value = tag.attributes.get(name) ?? '';
		if (!NAMES_HOST.test(value)) continue;
		const own = rewriteOf(tag, name)?.(value, form) ?? null;
		if (own !== null) changed.set(name, own);
	}
	if (changed.size === 0) return null;
	return {
		tag: tag.with(changed),
		write(edits) {
			for (const [name, value] of changed) edits.setAttribute(tag, name, value);
		},
	};
}
