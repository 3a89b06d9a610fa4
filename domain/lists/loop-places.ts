/** A template that an editor assigned to some positions of a loop. */
export interface AlternateTemplate {
	templateId: number;
	/** The position, from 1. */
	position: number;
	/** True if the template applies only at that position, false if it applies at every multiple of it. */
	isOnce: boolean;
	/** True if the template shows no item, but is placed between two items. */
	isStatic: boolean;
	/** The number of columns that the template takes. */
	span: number;
}

/** A position of a loop. */
export interface LoopPlace {
	templateId: number;
	/** Index of the item on this page; null for a static template. */
	item: number | null;
	/** Counted from 1 across all pages. */
	position: number;
	span: number;
}

/**
 * Returns the template and item at each position of one page of a loop. Positions count across
 * all pages, so a template that applies once appears on one page only. If two alternates match a
 * position, the first wins. A page ends with its last item: a static template after it belongs to
 * the next page, or disappears.
 *
 * @param start number of items on the previous pages
 */
export function loopPlaces(
	templateId: number,
	alternates: readonly AlternateTemplate[],
	start: number,
	itemCount: number,
): LoopPlace[] {
	const statics = alternates.filter(({ isStatic }) => isStatic);
	const places: LoopPlace[] = [];
	let position = placeAfter(statics, start);
	for (let item = 0; item < itemCount; position += 1) {
		const alternate = alternates.find((each) => standsAt(each, position));
		const isStatic = alternate?.isStatic ?? false;
		places.push({
			templateId: alternate?.templateId ?? templateId,
			item: isStatic ? null : item,
			position,
			span: alternate?.span ?? 1,
		});
		if (!isStatic) item += 1;
	}
	return places;

	function placeAfter(fixed: readonly AlternateTemplate[], items: number): number {
		let place = 1;
		for (let seen = 0; seen < items; place += 1) {
			const first = alternates.find((each) => standsAt(each, place));
			if (!first || !fixed.includes(first)) seen += 1;
		}
		return place;
	}
}

function standsAt({ position, isOnce, isStatic }: AlternateTemplate, place: number): boolean {
	// A static template that repeats at every position would leave no position for an item, so it applies only once.
	if (isStatic && !isOnce && position < 2) return place === 1;
	return isOnce ? place === position : place % position === 0;
}
