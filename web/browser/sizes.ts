/** Watches the layout sizes of elements; transforms do not count. */
export interface SizeWatch {
	/** Watches these elements and stops watching all others. */
	observe: (elements: readonly Element[]) => void;
	/** The last known height of the border box in CSS pixels; 0 for hidden and for unwatched elements. */
	heightOf: (element: Element) => number;
	stop: () => void;
}

/** @param onChange runs before the paint of a frame in which sizes changed */
export function watchSizes(onChange: () => void): SizeWatch {
	const heights = new Map<Element, number>();
	const observer = new ResizeObserver((records) => {
		for (const { target, borderBoxSize } of records) {
			heights.set(target, borderBoxSize[0]?.blockSize ?? 0);
		}
		onChange();
	});
	return {
		observe(elements) {
			const wanted = new Set(elements);
			for (const element of [...heights.keys()]) {
				if (wanted.has(element)) continue;
				heights.delete(element);
				observer.unobserve(element);
			}
			for (const element of wanted) {
				if (heights.has(element)) continue;
				heights.set(element, 0);
				observer.observe(element);
			}
		},
		heightOf: (element) => heights.get(element) ?? 0,
		stop() {
			observer.disconnect();
			heights.clear();
		},
	};
}
