import type { ElementSettings } from '../builder/element-tree';
import { isPlainObject } from '../values/plain-object';
import {
	type ConditionFacts,
	type Display,
	type DisplayCondition,
	decideDisplay,
	parseDisplayConditions,
} from './display-conditions';

/**
 * The parts of an element that its conditions need. In the flat list, a parent comes before its children.
 */
export interface GuardedElement {
	id: string;
	/** The id of the parent; `null` at the root. */
	parentId: string | null;
	settings: ElementSettings;
}

/** The control with the display conditions in the builder's version 3; the next one is the control in version 4. */
const CONDITIONS = 'e_display_conditions';
const ATOMIC_CONDITIONS = 'display-conditions';
/** Marks an element with settings that WordPress withholds from the reader. */
const WITHHELD = '_withheld';

/** The display conditions of an element; empty if the element is always shown. */
export function conditionsOf(settings: ElementSettings): DisplayCondition[][] {
	const stored = settings[CONDITIONS];
	const atomic = settings[ATOMIC_CONDITIONS];
	return [...parseDisplayConditions(stored), ...atomicConditions(atomic)];
}

/** The stored form of version 4 is not documented: an unreadable value counts as a condition without an answer. */
function atomicConditions(stored: unknown): DisplayCondition[][] {
	const value = isPlainObject(stored) && '$$type' in stored ? stored.value : stored;
	if (!value || (Array.isArray(value) && value.length === 0)) return [];
	const groups = parseDisplayConditions(value);
	if (groups.length > 0) return groups;
	return [[{ condition: ATOMIC_CONDITIONS, comparator: 'is', values: {} }]];
}

/**
 * Decides for each element of a document, by its id, whether it is shown: by its own conditions and by those of the
 * elements around it. The result leaves out the elements that are shown.
 */
export function displaysOf(
	elements: readonly GuardedElement[],
	facts: ConditionFacts,
): ReadonlyMap<string, Display> {
	const displays = new Map<string, Display>();
	for (const { id, parentId, settings } of elements) {
		const own = decideDisplay(conditionsOf(settings), facts).display;
		const around = displays.get(parentId ?? '') ?? 'shown';
		const display = around === 'hidden' || own === 'shown' ? around : own;
		if (display !== 'shown') displays.set(id, display);
	}
	return displays;
}

/**
 * Returns the settings of a withheld element for a page: its conditions, so that the page knows when it has to be
 * rendered again.
 */
export function withheldSettings(settings: ElementSettings): ElementSettings {
	const { [CONDITIONS]: stored, [ATOMIC_CONDITIONS]: atomic } = settings;
	return {
		...(stored !== undefined && { [CONDITIONS]: stored }),
		...(atomic !== undefined && { [ATOMIC_CONDITIONS]: atomic }),
		[WITHHELD]: 'yes',
	};
}

/** Returns true if WordPress has withheld the settings of an element. */
export function isWithheld(settings: ElementSettings): boolean {
	return settings[WITHHELD] === 'yes';
}
