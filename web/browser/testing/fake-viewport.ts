/** A stand-in for the browser's IntersectionObserver, moved by hand, for tests. */
export interface FakeViewport {
	/** Reports to every observer of the element that it came into or left its area. */
	report: (element: Element, isIntersecting: boolean) => void;
	/** Returns the number of elements observed now. */
	observed: () => number;
	/** Returns the number of observers made. */
	observers: () => number;
	/** The margins by which the observers of an element enlarge the viewport, in CSS notation. */
	marginsOf: (element: Element) => (string | undefined)[];
}

/** Puts the stand-in in place; no element is in view until a test reports it. */
export function installFakeViewport(): FakeViewport {
	const made: FakeObserver[] = [];
	class FakeObserver {
		readonly elements = new Set<Element>();
		constructor(
			readonly callback: IntersectionObserverCallback,
			readonly options: IntersectionObserverInit = {},
		) {
			made.push(this);
		}
		observe(element: Element): void {
			this.elements.add(element);
		}
		unobserve(element: Element): void {
			this.elements.delete(element);
		}
		disconnect(): void {
			this.elements.clear();
		}
	}
	globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
	return {
		report(element, isIntersecting) {
			for (const observer of made) {
				if (!observer.elements.has(element)) continue;
				const intersectionRatio = isIntersecting ? 1 : 0;
				const record = { target: element, isIntersecting, intersectionRatio };
				observer.callback(
					[record as unknown as IntersectionObserverEntry],
					observer as unknown as IntersectionObserver,
				);
			}
		},
		observed: () => made.reduce((count, { elements }) => count + elements.size, 0),
		observers: () => made.length,
		marginsOf: (element) =>
			made.filter(({ elements }) => elements.has(element)).map(({ options }) => options.rootMargin),
	};
}
