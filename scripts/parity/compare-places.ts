import type { Place } from './look-at-page';

/** The largest distance at which an element counts as being in the same place, in CSS pixels. */
const CLOSE_PX = 2;

/** The number of the builder's elements that have the same place as on the site's own page. */
export interface PlaceDifference {
	/** The number of visible elements on the site's own page. */
	all: number;
	/** The number of these elements that have the same place and size on our page. */
	same: number;
}

/** Compares elements by their id. Several elements with one id, as in lists, are compared in their order. */
export function comparePlaces(theirs: readonly Place[], ours: readonly Place[]): PlaceDifference {
	const found = new Map<string, Place[]>();
	for (const place of ours) found.set(place.id, [...(found.get(place.id) ?? []), place]);
	const same = theirs.filter((place) => {
		const own = found.get(place.id)?.shift();
		return (
			own !== undefined &&
			(['left', 'top', 'width', 'height'] as const).every(
				(side) => Math.abs(place[side] - own[side]) <= CLOSE_PX,
			)
		);
	});
	return { all: theirs.length, same: same.length };
}
