import { type FontPart, partKind } from './font-parts';
import type { ReadForeign } from './foreign-address';
import { type MediaAddresses, type MediaKind, PICTURE_WIDTHS } from './media-address';
import { isKnown, type KnownMedia, type MissingMedia } from './media-library';

/**
 * The function that returns the library's knowledge of the media that a page names; null if the library has not
 * requested a file yet.
 */
export type Recall = (
	address: string,
	kind: 'picture' | 'film',
) => KnownMedia | MissingMedia | null;

/**
 * The widest picture of a `srcset`, as in WordPress; also the width that is requested for a picture of unknown width.
 */
const WIDEST = PICTURE_WIDTHS.at(-1) ?? 2048;

/** A picture of another host as this host serves it. */
export interface OwnPicture {
	src: string;
	/** Its sizes; undefined if there is only one, or if the library knows nothing about the picture. */
	srcSet: string | undefined;
	/** CSS pixels; null if the library knows nothing about the picture. */
	width: number | null;
	height: number | null;
	/** The host could not fetch it. */
	isMissing: boolean;
}

/**
 * Replaces addresses of other hosts by addresses under which this host serves the files; null for every other address.
 */
export interface OwnForm {
	/**
	 * @param width the file's width in CSS pixels in the markup, which is used if the library does not know the width
	 */
	picture(text: string, width?: number): OwnPicture | null;
	/** The address of the picture in its original size, for a link. */
	wholePicture(text: string): string | null;
	film(text: string): { src: string; isMissing: boolean } | null;
	/**
	 * The address of a font file.
	 * @param part the characters that it is cut down to; all characters if absent
	 */
	font(text: string, part?: FontPart): string | null;
	/** The address of a sheet that a page links to, or that another sheet imports. */
	sheet(text: string): string | null;
	/** The address of the file of a Lottie animation. */
	animation(text: string): string | null;
}

/** Formats of fonts that only old browsers use. */
const OLD_FONT = /\.(?:eot|svg)$/i;

/** Makes the forms of one page. */
export function createOwnForm(
	read: ReadForeign,
	addresses: MediaAddresses,
	recall: Recall,
): OwnForm {
	const whole = (text: string, kind: MediaKind) => {
		const found = read(text);
		return found && addresses.write({ ...found, kind, width: null }) + found.hash;
	};
	return {
		picture(text, said) {
			const found = read(text);
			if (!found) return null;
			const { address, hash } = found;
			const media = recall(address, 'picture');
			const known = isKnown(media) ? media : null;
			const path = (width: number | null) =>
				addresses.write({ address, kind: 'picture', width }) + hash;
			const width = known?.width ?? said ?? null;
			const isWhole = known ? !known.isStill || (width ?? 0) <= WIDEST : false;
			const steps = known && !known.isStill ? [] : narrowerThan(width);
			const widest = width !== null && width <= WIDEST ? [`${path(null)} ${width}w`] : [];
			return {
				src: path(isWhole ? null : WIDEST),
				srcSet:
					steps.length > 0
						? [...steps.map((step) => `${path(step)} ${step}w`), ...widest].join(', ')
						: undefined,
				width: known?.width ?? null,
				height: known?.height ?? null,
				isMissing: media !== null && !known,
			};
		},
		wholePicture: (text) => whole(text, 'picture'),
		font(text, part) {
			if (OLD_FONT.test(text.replace(/[?#].*$/s, ''))) return null;
			return whole(text, part === undefined ? 'font' : partKind(part));
		},
		sheet: (text) => whole(text, 'sheet'),
		animation: (text) => whole(text, 'animation'),
		film(text) {
			const found = read(text);
			if (!found) return null;
			const media = recall(found.address, 'film');
			return {
				src: addresses.write({ ...found, kind: 'film', width: null }) + found.hash,
				isMissing: media !== null && !isKnown(media),
			};
		},
	};
}

function narrowerThan(width: number | null): readonly number[] {
	if (width === null) return [];
	return PICTURE_WIDTHS.filter((step) => step < width);
}
