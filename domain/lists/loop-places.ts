/** A template that an editor gave to some places of a loop. */
export interface AlternateTemplate {
	templateId: number;
	/** The place, from 1. */
	position: number;
	/** Only there; else at every multiple of it. */
	isOnce: boolean;
	/** It takes no item's place but stands between two. */
	isStatic: boolean;
	/** Columns that it takes. */
	span: number;
}

/** One place of a loop. */
export interface LoopPlace {
	templateId: number;
	/** Index of the item among those of this page; null for a template that stands by itself. */
	item: number | null;
	/** From 1, counted through all pages. */
	position: number;
	span: number;
}

/**
 * What stands at each place of one page of a loop. Places are counted through all pages, so that what shows once
 * does so on one page only. Of two alternates for one place the first one counts. A page ends with its last item:
 * what stands by itself behind it belongs to the next page, or to nobody.
 *
 * @param start how many items the pages before have
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
	// A template that stands by itself at every place would leave none for an item.
	if (isStatic && !isOnce && position < 2) return place === 1;
	return isOnce ? place === position : place % position === 0;
}
