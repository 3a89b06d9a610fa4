import { useId } from 'react';
import type { ImagePriority } from '../../ui/image';
import { useRender } from '../render-context';

/** How many pictures from the top of a page are fetched at once: a logo, a hero, and what stands beside it. */
export const EAGER_IMAGES = 3;

/** From this width on (CSS pixels) the first eager picture is taken for the largest paint of the page. */
const HERO_WIDTH = 600;

/** Hands out the few early places of one page, in the order in which pictures ask. */
export interface ImageQueue {
	/** The same key gets the same answer again, so that a second rendering pass changes nothing. */
	claim: (key: string, width: number | undefined) => ImagePriority;
}

/** A queue with all its places free. */
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
 * How soon this picture should be fetched: `high` for the first large one, `eager` for the first few, else
 * `lazy`. Call it once for each picture, in the order of the page.
 */
export function useImagePriority(width?: number | null): ImagePriority {
	const key = useId();
	return useRender().images?.claim(key, width ?? undefined) ?? 'lazy';
}

/** The same for a number of pictures of one width that a part shows together. */
export function useImagePriorities(count: number, width: number): ImagePriority[] {
	const key = useId();
	const { images } = useRender();
	return Array.from(
		{ length: count },
		(_, index) => images?.claim(`${key} ${index}`, width) ?? 'lazy',
	);
}
