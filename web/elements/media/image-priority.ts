import { useId } from 'react';
import type { ImagePriority } from '../../ui/image';
import { useRender } from '../context/render-context';

/**
 * The number of pictures from the top of a page that are fetched at once: a logo, a hero, and the
 * pictures beside it.
 */
export const EAGER_IMAGES = 3;

/** From this width on (CSS pixels) the first eager picture counts as the largest paint of the page. */
const HERO_WIDTH = 600;

/** Gives the few early places of one page to pictures, in the order in which the pictures call it. */
export interface ImageQueue {
	/** The same key gets the same priority again, so a second rendering pass changes nothing. */
	claim: (key: string, width: number | undefined) => ImagePriority;
}

/** Makes a queue in which all places are free. */
export function createImageQueue(limit = EAGER_IMAGES): ImageQueue {
	const given = new Map<string, ImagePriority>();
	let isHeroGiven = false;
	return {
		claim(key, width = 0) {
			const before = given.get(key);
			if (before) return before;
			if (given.size >= limit) return 'lazy';
			const isHero = !isHeroGiven && width >= HERO_WIDTH;
			isHeroGiven ||= isHero;
			given.set(key, isHero ? 'high' : 'eager');
			return isHero ? 'high' : 'eager';
		},
	};
}

/**
 * Returns the priority with which the browser should fetch this picture: `high` for the first
 * large one, `eager` for the first few, else `lazy`. Call it once for each picture, in the order
 * of the page.
 */
export function useImagePriority(width?: number | null): ImagePriority {
	const key = useId();
	return useRender().images?.claim(key, width ?? undefined) ?? 'lazy';
}

/**
 * Takes a place for every picture in markup that an editor typed; the markup itself sets how soon the browser fetches
 * these pictures. Takes all places if the markup names an urgent picture, so that no later picture shares the
 * connection with it.
 * @param html pictures inside its comments are counted too
 */
export function useMarkupPlaces(html: string): void {
	const key = useId();
	const { images } = useRender();
	const pictures = html.match(/<img\b[^>]*>/gi) ?? [];
	const isUrgent = pictures.some((tag) => /\sfetchpriority="?high/i.test(tag));
	const places = isUrgent ? EAGER_IMAGES : Math.min(pictures.length, EAGER_IMAGES);
	for (let index = 0; index < places; index += 1) images?.claim(`${key} ${index}`, undefined);
}

/** Returns the priorities of several pictures of the same width that a part shows together, one for each picture. */
export function useImagePriorities(count: number, width: number): ImagePriority[] {
	const key = useId();
	const { images } = useRender();
	return Array.from(
		{ length: count },
		(_, index) => images?.claim(`${key} ${index}`, width) ?? 'lazy',
	);
}
