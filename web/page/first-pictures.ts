import { EAGER_IMAGES } from '../elements/media/image-priority';

/** A picture of a page's first screen, as a preload names it. */
export interface FirstPicture {
	/** Absent for a picture if all its files are named with their widths. */
	src: string | undefined;
	/** The media query of the windows for which this file is fetched; absent for all windows. */
	media?: string | undefined;
	srcSet: string | undefined;
	sizes: string | undefined;
}

const PICTURE = /<img\b[^>]*>/gi;
const SOURCE = /<source\b[^>]*>/i;
const IS_URGENT = /\sfetchpriority="high"/i;
const IS_LAZY = /\sloading="lazy"/i;

/**
 * Returns the pictures to fetch first: the body's first picture with a high fetch priority; if there is none, the early
 * pictures of the main part (or of the whole body if it has no main part), because the largest one depends on the
 * window. A body may have several pictures with a high priority, because widgets and WordPress's markup set it
 * independently. A picture after the main part, in the footer, does not count: fonts are more important.
 *
 * @param html as a renderer prints it: attributes in double quotes
 */
export function firstPictures(html: string): readonly FirstPicture[] {
	const pictures = [...html.matchAll(PICTURE)].map(({ 0: tag, index }) => ({ tag, index }));
	const soon = pictures.filter(
		({ tag, index }) => !IS_LAZY.test(tag) && !isBehindMain(html, index),
	);
	const urgent = pictures.find(({ tag }) => IS_URGENT.test(tag));
	const main = html.indexOf('<main');
	const first = urgent
		? soon.filter((one) => one === urgent)
		: soon.filter(({ index }) => index > main).slice(0, EAGER_IMAGES);
	return first.map(({ tag, index }) => pictureOf(tag, index, html)).filter((one) => one !== null);
}

function isBehindMain(html: string, position: number): boolean {
	const end = html.lastIndexOf('</main>');
	return end >= 0 && position > end;
}

function pictureOf(tag: string, position: number, html: string): FirstPicture | null {
	const [source] = SOURCE.exec(openPictureBefore(position, html)) ?? [];
	if (source) return offerOf(source);
	const src = attributeOf(tag, 'src');
	if (!src || src.startsWith('data:')) return null;
	return { src, srcSet: attributeOf(tag, 'srcset'), sizes: attributeOf(tag, 'sizes') };
}

/** Returns the part of a `<picture>` before its `<img>`; empty for an `<img>` outside of a `<picture>`. */
function openPictureBefore(position: number, html: string): string {
	const start = html.lastIndexOf('<picture', position);
	const between = start < 0 ? '' : html.slice(start, position);
	return between.includes('</picture') ? '' : between;
}

/**
 * Returns the picture that the first source of a `<picture>` offers. The window decides between
 * sources, so a preload of any other file might be a waste; null if the file's type decides.
 */
function offerOf(source: string): FirstPicture | null {
	const srcSet = attributeOf(source, 'srcset');
	const media = attributeOf(source, 'media');
	if (!srcSet || !media || attributeOf(source, 'type')) return null;
	return { src: undefined, srcSet, sizes: attributeOf(source, 'sizes'), media };
}

/**
 * Returns the body with a high priority on its first such picture only, or on no picture if that picture is after the
 * main part: two urgent pictures would share a slow connection.
 */
export function withOneHero(html: string): string {
	let isFirst = true;
	return html.replace(PICTURE, (tag, position: number) => {
		if (!IS_URGENT.test(tag)) return tag;
		const isHero = isFirst && !isBehindMain(html, position);
		const answer = isHero ? tag : tag.replace(IS_URGENT, '');
		isFirst = false;
		return answer;
	});
}

function attributeOf(tag: string, name: string): string | undefined {
	const [, value] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag) ?? [];
	return value?.replaceAll('&amp;', '&') || undefined;
}
