import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { decodedPath } from '@outrigger/rules/address/uri-path';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { computedStyle } from '../../browser/computed-style';

const TRANSITIONS = ['fade', 'slide_right', 'slide_left', 'slide_up', 'slide_down'] as const;

/** The timing, order and transitions of a background slideshow. */
export interface Slideshow {
	/** The pictures as CSS values, for example `url("/a.jpg")`, in their order. */
	pictures: readonly string[];
	/** Whether the sheet paints the first picture. The builder's sheet does not. */
	isInSheet: boolean;
	isEndless: boolean;
	/** The time for which each picture is shown, and the time of the transition to the next picture, in milliseconds. */
	slideMs: number;
	transitionMs: number;
	transition: (typeof TRANSITIONS)[number];
	kenBurns: 'in' | 'out' | undefined;
}

/** This host serves uploads of a real site under the same path, so the host in the settings does not matter. */
const UPLOADS = /\/wp-content\/uploads\/.+$/;

/**
 * Reads the slideshow of an element: its pictures from the sheet (`--e-slide-1` …), or from the settings in markup that
 * WordPress rendered. For invalid values it returns the builder's defaults.
 */
export function readSlideshow(element: Element, stored: unknown): Slideshow {
	const settings = plainObjectOf(stored);
	const at = (name: string) => settings[`background_slideshow_${name}`];
	const loop = at('loop');
	const ownPictures = fromSheet(element);
	return {
		pictures: ownPictures.length > 0 ? ownPictures : fromGallery(at('gallery')),
		isInSheet: ownPictures.length > 0,
		isEndless: loop === undefined || loop === 'yes',
		slideMs: positive(at('slide_duration'), 5000),
		transitionMs: positive(at('transition_duration'), 500),
		transition: TRANSITIONS.find((word) => word === at('slide_transition')) ?? 'fade',
		kenBurns:
			at('ken_burns') === 'yes'
				? at('ken_burns_zoom_direction') === 'out'
					? 'out'
					: 'in'
				: undefined,
	};
}

function fromSheet(element: Element): string[] {
	const style = computedStyle(element);
	// An inner box inherits the properties of the outer box, so `--e-slides` has the number of its own pictures.
	const count = Number(style.getPropertyValue('--e-slides')) || 0;
	return Array.from({ length: count }, (_, at) =>
		style.getPropertyValue(`--e-slide-${at + 1}`).trim(),
	).filter((picture) => /^url\(/.test(picture));
}

function fromGallery(gallery: unknown): string[] {
	if (!Array.isArray(gallery)) return [];
	return gallery.flatMap((row) => {
		const address = safeMediaUrl(plainObjectOf(row).url);
		const path =
			address && (UPLOADS.exec(address)?.[0] ?? (address.startsWith('/') ? address : ''));
		return path ? [`url("${encodeURI(decodedPath(path))}")`] : [];
	});
}

function positive(value: unknown, fallback: number): number {
	const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
	return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : fallback;
}
