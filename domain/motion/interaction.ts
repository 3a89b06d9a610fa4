import { isPlainObject, plainObjectOf } from '../values/plain-object';

/**
 * The moments that start an interaction: the moments of the builder's free version, and those that the pointer causes.
 */
const TRIGGERS = ['load', 'scrollIn', 'scrollOut', 'hover', 'click'] as const;
const EFFECTS = ['fade', 'slide', 'scale'] as const;

/** CSS easings by the builder's names. */
const EASINGS: Readonly<Record<string, string>> = {
	linear: 'linear',
	easeIn: 'ease-in',
	easeOut: 'ease-out',
	easeInOut: 'ease-in-out',
};

/** The builder saves at most five interactions of an element. */
const MOST_ITEMS = 5;
/**
 * The distance of a movement in CSS pixels; the next line has the usual duration in milliseconds. Both are the
 * builder's values.
 */
const DISTANCE_PX = 100;
const USUAL_MS = 600;
/**
 * The largest duration and the largest delay of an animation, in milliseconds; larger stored values are limited to it.
 */
const MOST_MS = 10_000;
/** The deepest nesting of an interaction's envelopes that is read; a deeper value counts as not set. */
const MOST_DEPTH = 16;

/** One movement of an element of version 4 and the moment that starts it. */
export interface Interaction {
	trigger: (typeof TRIGGERS)[number];
	effect: (typeof EFFECTS)[number];
	/** `in` ends in the element's normal pose; `out` begins in it, and the element stays away. */
	type: 'in' | 'out';
	/**
	 * The side that the element comes from or leaves to, `left`, `top-right`; absent for a movement without direction.
	 */
	direction?: string;
	/** The duration in milliseconds; absent for the builder's default of 600. */
	duration?: number;
	/** The delay in milliseconds; absent for none. */
	delay?: number;
	/** The builder's name of the easing; absent for `easeIn`. */
	easing?: string;
	/** The number of times that the animation plays in a row; 0 repeats it for ever; absent for once. */
	times?: number;
	/** True if the animation plays each time that the element comes into view. */
	replay?: true;
	/** The devices on which the interaction does not play. */
	excluded?: string[];
}

/** A pose of an interaction as CSS properties; none of these properties changes the element's own `transform`. */
export interface InteractionPose {
	opacity?: string;
	translate?: string;
	scale?: string;
}

/** The timing of an interaction, for `Element.animate` and for `animation` in a sheet. */
export interface InteractionTiming {
	/** Milliseconds. */
	duration: number;
	delay: number;
	easing: string;
	iterations: number;
	fill: 'backwards' | 'both';
}

/**
 * Reads interactions as the builder stores or prints them: `{items, version}`, the same object as a JSON text, a list
 * without this object, a text of version 3.35 (`load-fade-in-left-300-0`), or a result of this function. It reads at
 * most five. It leaves out items with another trigger or effect, and items that move nothing.
 */
export function readInteractions(stored: unknown): Interaction[] {
	const bare = bareValue(parsed(stored), MOST_DEPTH);
	const items = Array.isArray(bare) ? bare : plainObjectOf(bare).items;
	return (Array.isArray(items) ? items : []).slice(0, MOST_ITEMS).flatMap((item) => {
		const bag = typeof item === 'string' ? fromWords(item) : isPlainObject(item) && flat(item);
		const interaction = bag && readItem(bag);
		return interaction ? [interaction] : [];
	});
}

/**
 * The first pose of an `in` interaction, or the last pose of an `out` interaction; empty for an interaction without
 * motion.
 */
export function interactionPose({
	effect,
	direction = '',
}: Pick<Interaction, 'effect' | 'direction'>): InteractionPose {
	const along = (before: string, behind: string) =>
		direction.includes(before) ? -DISTANCE_PX : direction.includes(behind) ? DISTANCE_PX : 0;
	const x = along('left', 'right');
	const y = along('top', 'bottom');
	return {
		...(effect === 'fade' && { opacity: '0' }),
		...(effect === 'scale' && { scale: '0' }),
		...((x !== 0 || y !== 0) && { translate: `${x}px ${y}px` }),
	};
}

/** Returns the timing of an interaction, with the builder's defaults for missing settings. */
export function interactionTiming({
	type,
	duration = USUAL_MS,
	delay = 0,
	easing = 'easeIn',
	times = 1,
}: Interaction): InteractionTiming {
	return {
		duration,
		delay,
		easing: EASINGS[easing] ?? 'ease-in',
		iterations: times === 0 ? Number.POSITIVE_INFINITY : times,
		fill: type === 'in' ? 'backwards' : 'both',
	};
}

/** True for an interaction that a style sheet can play without script, beginning with the first paint. */
export function isPlayedBySheet({ trigger, type }: Interaction): boolean {
	return trigger === 'load' || (trigger === 'scrollIn' && type === 'in');
}

function parsed(stored: unknown): unknown {
	if (typeof stored !== 'string') return stored;
	try {
		return JSON.parse(stored);
	} catch {
		return undefined;
	}
}

/** Removes the envelopes around a value and inside of it; undefined for a value that is switched off. */
function bareValue(stored: unknown, depth: number): unknown {
	if (depth === 0) return undefined;
	if (Array.isArray(stored)) return stored.map((one) => bareValue(one, depth - 1));
	if (!isPlainObject(stored)) return stored;
	if (typeof stored.$$type === 'string') {
		return stored.disabled === true ? undefined : bareValue(stored.value, depth - 1);
	}
	return Object.fromEntries(
		Object.entries(stored).map(([key, value]) => [key, bareValue(value, depth - 1)]),
	);
}

/** Collects all values of an item in one object. */
function flat(own: Record<string, unknown>): Record<string, unknown> {
	const animation = plainObjectOf(own.animation);
	return {
		...own,
		...animation,
		...plainObjectOf(animation.timing_config),
		...plainObjectOf(animation.config),
		...plainObjectOf(own.breakpoints),
	};
}

/**
 * The text form of an interaction: `trigger-effect-type-direction-duration-delay`. A direction may contain a hyphen, or
 * be empty.
 */
const WORDS = /^(\w+)-(\w+)-(\w+)-([a-z-]*)-(\d+)-(\d+)$/;

function fromWords(words: string): Record<string, unknown> | undefined {
	const parts = WORDS.exec(words);
	if (!parts) return undefined;
	const [, trigger, effect, type, direction, duration, delay] = parts;
	return { trigger, effect, type, direction, duration, delay };
}

function readItem(bag: Record<string, unknown>): Interaction | undefined {
	const trigger = choiceOf(TRIGGERS, bag.trigger, 'load');
	const effect = choiceOf(EFFECTS, bag.effect, 'fade');
	const type = choiceOf(['in', 'out'] as const, bag.type, 'in');
	if (!trigger || !effect || !type) return undefined;
	const direction = typeof bag.direction === 'string' ? bag.direction : '';
	if (Object.keys(interactionPose({ effect, direction })).length === 0) return undefined;
	const duration = millisecondsOf(bag.duration) ?? USUAL_MS;
	const delay = millisecondsOf(bag.delay) ?? 0;
	const times = timesOf(bag);
	const excluded = (Array.isArray(bag.excluded) ? bag.excluded : []).filter(isText);
	return {
		...{ trigger, effect, type },
		...(/left|right|top|bottom/.test(direction) && { direction }),
		...(duration !== USUAL_MS && { duration }),
		...(delay > 0 && { delay }),
		...(isText(bag.easing) && Object.hasOwn(EASINGS, bag.easing) && { easing: bag.easing }),
		...(times !== 1 && { times }),
		...((bag.replay === true || bag.replay === 'true') && { replay: true as const }),
		...(excluded.length > 0 && { excluded }),
	};
}

function choiceOf<Word extends string>(
	words: readonly Word[],
	stored: unknown,
	usual: Word,
): Word | undefined {
	if (stored === undefined || stored === null || stored === '') return usual;
	return words.find((word) => word === stored);
}

/** Reads a size in `ms` or `s`, or a number of milliseconds without a unit. */
function millisecondsOf(stored: unknown): number | undefined {
	const { size, unit } = isPlainObject(stored) ? stored : { size: stored, unit: 'ms' };
	if (size === '' || (typeof size !== 'number' && typeof size !== 'string')) return undefined;
	const value = Number(size) * (unit === 's' ? 1000 : 1);
	return value >= 0 ? Math.min(value, MOST_MS) : undefined;
}

/**
 * Reads the number of plays. With `loop` the animation never ends; with `times` the item has a number of plays. An item
 * that `readInteractions` returned has only the number.
 */
function timesOf({ repeat, times }: Record<string, unknown>): number {
	if (repeat === 'loop') return 0;
	const count = Math.floor(Number(times));
	const isCounted = repeat === 'times' || repeat === undefined;
	return isCounted && typeof times === 'number' && count >= 0 ? count : 1;
}

function isText(value: unknown): value is string {
	return typeof value === 'string' && value !== '';
}
