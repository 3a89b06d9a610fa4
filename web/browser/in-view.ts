import type { Unsubscribe } from './unsubscribe';

type OnChange = (isInView: boolean) => void;

interface SharedObserver {
	observer: IntersectionObserver;
	listeners: Map<Element, Set<OnChange>>;
}

const observers = new Map<number | string, SharedObserver>();

/**
 * Calls back with true while any pixel of an element is inside the viewport: once as soon as it is known, then on
 * every change. All elements with one margin share one IntersectionObserver.
 *
 * @param margin how far the viewport is grown on every side, in CSS pixels; or by sides, `0px 0px -100px`.
 */
export function watchInView(
	element: Element,
	onChange: OnChange,
	margin: number | string = 0,
): Unsubscribe {
	const shared = sharedObserver(margin);
	const { observer, listeners } = shared;
	const existing = listeners.get(element);
	const own = existing ?? new Set<OnChange>();
	own.add(onChange);
	listeners.set(element, own);
	// Observing again makes the browser report the present state to the new listener too.
	if (existing) observer.unobserve(element);
	observer.observe(element);
	return () => {
		own.delete(onChange);
		if (own.size > 0 || listeners.get(element) !== own) return;
		listeners.delete(element);
		observer.unobserve(element);
	};
}

function sharedObserver(margin: number | string): SharedObserver {
	const existing = observers.get(margin);
	if (existing) return existing;
	const listeners: SharedObserver['listeners'] = new Map();
	const observer = new IntersectionObserver(
		(records) => {
			for (const { target, isIntersecting } of records) {
				for (const listener of [...(listeners.get(target) ?? [])]) listener(isIntersecting);
			}
		},
		{ rootMargin: typeof margin === 'string' ? margin : `${margin}px` },
	);
	const shared = { observer, listeners };
	observers.set(margin, shared);
	return shared;
}
