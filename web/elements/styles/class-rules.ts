import type { StyleRule } from '@outrigger/rules/atomic/styles/style-rules';
import { createRuleList } from './rule-list';

/**
 * The order of the classes of version 4 on one device: first the builder's classes, then the site's, then the element's
 * own.
 */
const LAYERS = ['base', 'global', 'local'] as const;

/** A class of version 4 and the place of its rules. */
export interface PlacedClass {
	layer: (typeof LAYERS)[number];
	/** The class, `e-1a2b3c4-5d6e7f8`. If two pieces have the same key, the first one counts. */
	key: string;
	/** The order within its layer; lower numbers come first. */
	order: number;
	/** True if a later piece with the same key replaces it, because its references are not resolved yet. */
	isProvisional?: boolean;
}

/** The rules of version 4's classes that one page uses. */
export interface ClassRules {
	/** @param make makes the rules; it is called only if the class is new */
	add(place: PlacedClass, make: () => readonly StyleRule[]): void;
	/**
	 * The rules for these media queries: first those of the builder's classes, then of the site's classes, then of
	 * elements' own classes.
	 */
	toLists(media: readonly string[]): { toCss(media: string): string };
}

/** An empty list of classes. */
export function createClassRules(): ClassRules {
	const classes = new Map<string, { place: PlacedClass; rules: readonly StyleRule[] }>();
	return {
		add(place, make) {
			const key = `${place.layer} ${place.key}`;
			const before = classes.get(key);
			if (before && !before.place.isProvisional) return;
			classes.set(key, { place, rules: make() });
		},
		toLists(media) {
			const list = createRuleList(media);
			const sorted = [...classes.values()].sort((a, b) => comparePlaces(a.place, b.place));
			for (const { place, rules } of sorted) {
				const add = list.startElement();
				// Several of the site's classes may be on one element, and then their order decides.
				for (const rule of rules) {
					add({ ...rule, selector: '' }, rule.selector, place.layer === 'local');
				}
			}
			return list;
		},
	};
}

function comparePlaces(a: PlacedClass, b: PlacedClass): number {
	return (
		LAYERS.indexOf(a.layer) - LAYERS.indexOf(b.layer) ||
		a.order - b.order ||
		(a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
	);
}
