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
 * The same tag with own addresses, for everything that reads it afterwards, and the function
 * that writes them into the page; null for a tag that names nothing of another host.
 */
export interface OwnedTag {
	tag: StartTag;
	write(edits: Edits): void;
}

/** Gives pictures, films and fonts of other hosts that a passed page names an address of this host. */
export interface OwnMedia {
	/** Returns the function that changes the tags of a page, which must come in their order. */
	inPage(source: string): (tag: StartTag) => OwnedTag | null;
	/** The same for a sheet. */
	css(text: string): string;
	/** Own address of a part of a font, by the own address of the whole font; null for every other address. */
	fontPart(path: string, part: FontPart): string | null;
	/** Own address of a sheet of another host; null for every other address. */
	sheet(address: string): string | null;
}

type Rewrite = (value: string, form: OwnForm) => string | null;

const picture: Rewrite = (value, form) => form.picture(value)?.src ?? null;
/** Google's have an address of their own. */
const font: Rewrite = (value, form) => (withOwnFonts(value) === value ? form.font(value) : null);
const film: Rewrite = (value, form) => form.film(value)?.src ?? null;
const link: Rewrite = (value, form) => (isPictureAddress(value) ? form.wholePicture(value) : null);
const style: Rewrite = (value, form) => {
	const own = rewriteCss(value, form);
	return own === value ? null : own;
};
/** Settings of widgets are JSON with pictures in it: of a slideshow, of a lottie's place. */
const SETTING = /("url":")(https?:(?:[^"\\]|\\\/)+)(?=")/g;
const settings: Rewrite = (value, form) => {
	const own = value.replace(SETTING, (stored, before: string, text: string) => {
		const address = link(text.replaceAll('\\/', '/'), form);
		return address === null ? stored : before + address;
	});
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

/** Returns the change that an attribute needs; undefined for one that names no media. */
function rewriteOf({ name, attributes }: StartTag, attribute: string): Rewrite | undefined {
	// It leads to where its picture lies: no lightbox shows that here.
	const leads = name === 'a' && attributes.get('data-elementor-open-lightbox') === 'no';
	if (leads && attribute === 'href') return undefined;
	if (name !== 'link') return BY_TAG[name]?.[attribute] ?? ON_ALL[attribute];
	const rel = attributes.get('rel')?.trim() ?? '';
	const preloads = /^preload$/i.test(rel) ? attributes.get('as') : '';
	if (preloads === 'font') return OF_FONTS[attribute];
	const isPicture = preloads === 'image';
	return isPicture || ICON.test(rel) ? OF_LINKS[attribute] : undefined;
}

/** The address of another host in an own address of its font. */
const OWN_FONT = new RegExp(`^${FOREIGN_MEDIA_PATH}[\\w-]+/([\\w-]+)/font/`);
/** Two slashes, as addresses and as JSON have them. */
const NAMES_HOST = /\/\/|\\\/\\\//;
/** The same in the source of a tag, which may have a character reference in place of a slash. */
const MAY_NAME_HOST = ['//', '\\/\\/', '&#', 'sol;'];

/** @param form signs the addresses of this host */
export function createOwnMedia(form: OwnForm): OwnMedia {
	return {
		inPage(source) {
			const mayNameHost = MAY_NAME_HOST.map((text) => findInTags(source, text));
			return (tag) => (mayNameHost.some((isIn) => isIn(tag)) ? owned(tag, form) : null);
		},
		css: (text) => rewriteCss(withOwnFonts(text), form),
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
