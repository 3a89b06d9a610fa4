import type { Place } from './look-at-page';

/** An element that stands elsewhere by less is where it was, in CSS pixels. */
const CLOSE_PX = 2;

/** The number of the builder's elements that have the same place as on the site's own page. */
export interface PlaceDifference {
	/** Elements of the site's own page that can be seen. */
	all: number;
	/** Number of elements with the same place and size. */
	same: number;
}

/** Compares elements by their id; those of one id, as in lists, in their order. */
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
