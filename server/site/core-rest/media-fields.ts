import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { numberIn, renderedIn, textIn } from './item-values';
import type { Item } from './rest-reader';

interface Size {
	name: string;
	sourceUrl: string;
	width: number;
	height: number;
}

/**
 * The largest width in a srcset, as WordPress's `max_srcset_image_width`; the file of the requested size is always in
 * it.
 */
const MAX_SRCSET_WIDTH = 2048;

/** The fields that only media items have. `sizes` of REST is an object by name, with the file itself as `full`. */
export function mediaFields(item: Item) {
	const details = isPlainObject(item.media_details) ? item.media_details : {};
	const sizes = sizesIn(details);
	const full: Size = {
		name: 'full',
		sourceUrl: textIn(item, 'source_url'),
		width: numberIn(details, 'width'),
		height: numberIn(details, 'height'),
	};
	return {
		sourceUrl: full.sourceUrl || null,
		altText: textIn(item, 'alt_text'),
		caption: renderedIn(item, 'caption') || null,
		description: ownDescription(renderedIn(item, 'description')) || null,
		mimeType: textIn(item, 'mime_type') || null,
		mediaDetails: {
			width: full.width || null,
			height: full.height || null,
			sizes: sizes.map((size) => ({
				...size,
				width: String(size.width),
				height: String(size.height),
			})),
		},
		srcSet: ({ size }: { size?: string | null }) => srcSet(sizes, full, size ?? 'MEDIUM'),
	};
}

function sizesIn(details: Item): Size[] {
	const { sizes } = details;
	if (!isPlainObject(sizes)) return [];
	return Object.entries(sizes).flatMap(([name, size]) =>
		isPlainObject(size) && name !== 'full' && textIn(size, 'source_url') !== ''
			? {
					name,
					sourceUrl: textIn(size, 'source_url'),
					width: numberIn(size, 'width'),
					height: numberIn(size, 'height'),
				}
			: [],
	);
}

/** The description of an attachment without the picture, which REST puts before it. */
function ownDescription(html: string): string {
	return html.replace(/^\s*<p class="attachment">(?:(?!<\/p>)[\s\S]){0,4000}<\/p>\s*/, '');
}

/**
 * The `srcset` by WordPress's rule: the requested size first, then each file of the same picture in another width, the
 * original last; null for a single file.
 * @param asked name of the size in the schema: `LARGE`, `_1536X1536`
 */
function srcSet(sizes: readonly Size[], full: Size, asked: string): string | null {
	const name = asked.toLowerCase().replace(/^_/, '');
	const from = sizes.find((size) => size.name.replaceAll('-', '_') === name) ?? full;
	const byWidth = new Map<number, Size>([[from.width, from]]);
	for (const size of [...sizes, full]) {
		if (size.width > MAX_SRCSET_WIDTH || byWidth.has(size.width)) continue;
		if (isSamePicture(from, size)) byWidth.set(size.width, size);
	}
	if (sizes.length === 0 || byWidth.size < 2) return null;
	return [...byWidth.values()].map(({ sourceUrl, width }) => `${sourceUrl} ${width}w`).join(', ');
}

/** True if both sizes have the same ratio, within one pixel of rounding. */
function isSamePicture(one: Size, other: Size): boolean {
	const [small, large] = one.width > other.width ? [other, one] : [one, other];
	if (large.width === 0) return false;
	return Math.abs(Math.round((large.height * small.width) / large.width) - small.height) <= 1;
}
