import type { ElementSettings } from '../builder/element-tree';
import { choiceOf, numberIn, rangeOf, type Stretch } from './read-setting';

/** The two independent groups: the element itself, and the layer that shows its background. */
export type MotionGroupName = 'motion_fx' | 'background_motion_fx';

/**
 * The course of opacity, blur and scale over their range. For opacity, `out` is the full effect and `in` is neutral.
 */
export type FadeDirection = 'out-in' | 'in-out' | 'in-out-in' | 'out-in-out';

/** Moves with the scroll at a speed, in pixels (or degrees) per percent of the way. */
export interface ShiftEffect {
	name: 'translateY' | 'translateX' | 'rotateZ';
	speed: number;
	isInverted: boolean;
	/** The part of the way in which it moves, in percent. */
	range: Stretch;
}

/** Changes between neutral and its full level. */
export interface FadeEffect {
	name: 'opacity' | 'blur' | 'scale';
	/** The level of opacity and blur, or the speed of scale. */
	level: number;
	direction: FadeDirection;
	range: Stretch;
}

export type ScrollEffect = ShiftEffect | FadeEffect;

/** Follows the pointer. */
export interface MouseEffect {
	name: 'mouseTrack' | 'tilt';
	speed: number;
	isInverted: boolean;
}

/** An active group of motion effects with its settings. */
export interface MotionGroup {
	isBackground: boolean;
	scroll: readonly ScrollEffect[];
	mouse: readonly MouseEffect[];
	/** The distance that counts as 100 percent; undefined means the viewport, or the page for a fixed element. */
	range: 'viewport' | 'page' | undefined;
	/** The devices with the effect; undefined means all. */
	devices: readonly string[] | undefined;
}

/** The default of each effect, and the bounds of its slider if they are not 0 and 10. */
export const MOTION_EFFECTS: readonly (readonly [
	name: MotionEffectName,
	usual: number,
	least?: number,
	most?: number,
])[] = [
	['translateY', 4],
	['translateX', 4],
	['rotateZ', 1],
	['scale', 4, -10],
	['opacity', 10, 1],
	['blur', 7, 1, 15],
	['mouseTrack', 1],
	['tilt', 4],
];

/**
 * The highest speed of a shift. An editor can type more than the slider offers, and the builder's script takes it: on a
 * saved page a picture moves at a speed of 20.
 */
const MOST_TYPED = 100;

/** The directions of opacity, blur and scale; the first is the default. */
export const FADE_DIRECTIONS = ['out-in', 'in-out', 'in-out-in', 'out-in-out'] as const;
const WHOLE_WAY = { start: 0, end: 100 };
const MIDDLE = { start: 20, end: 80 };

/** Any effect of either group. */
export type MotionEffectName = ScrollEffect['name'] | MouseEffect['name'];

/** True for an effect that a background supports; a background cannot rotate or tilt. */
export const mayMoveBackground = (name: MotionEffectName): boolean =>
	name !== 'rotateZ' && name !== 'tilt';

/** True for an effect that follows the pointer instead of the scroll. */
export const isMouseEffect = (name: MotionEffectName): name is MouseEffect['name'] =>
	name === 'mouseTrack' || name === 'tilt';

/** True for an effect that changes between neutral and a level. */
export const isFadeEffect = (name: MotionEffectName): name is FadeEffect['name'] =>
	name === 'scale' || name === 'opacity' || name === 'blur';

/**
 * Reads a motion group from an element's settings. The names of its controls begin with the group's prefix.
 *
 * @param hasMouse false on a legacy section, which has no mouse effects.
 * @returns undefined where no effect is active; invalid values give the default.
 */
export function motionGroup(
	settings: ElementSettings,
	group: MotionGroupName,
	hasMouse = true,
): MotionGroup | undefined {
	const read = (field: string): unknown => settings[`${group}_${field}`];
	const isBackground = group === 'background_motion_fx';
	const scroll: ScrollEffect[] = [];
	const mouse: MouseEffect[] = [];
	const scrolls = read('motion_fx_scrolling') === 'yes';
	const follows = hasMouse && read('motion_fx_mouse') === 'yes';
	if (!scrolls && !follows) return undefined;
	for (const [name, usual, least = 0, most = 10] of MOTION_EFFECTS) {
		const own = (field: string) => read(`${name}_${field}`);
		const highest = isFadeEffect(name) ? most : MOST_TYPED;
		const size = (field: string) => numberIn(own(field), least, highest) ?? usual;
		if (own('effect') !== 'yes' || (isBackground && !mayMoveBackground(name))) continue;
		const isInverted = own('direction') === 'negative';
		if (isMouseEffect(name)) {
			if (follows) mouse.push({ name, speed: size('speed'), isInverted });
			continue;
		}
		if (!scrolls) continue;
		if (isFadeEffect(name)) {
			scroll.push({
				name,
				level: size(name === 'scale' ? 'speed' : 'level'),
				direction: choiceOf(own('direction'), FADE_DIRECTIONS) ?? 'out-in',
				range: rangeOf(own('range')) ?? rangeOf(own('affectedRange')) ?? MIDDLE,
			});
		} else {
			const range = rangeOf(own('affectedRange')) ?? rangeOf(own('range')) ?? WHOLE_WAY;
			scroll.push({ name, speed: size('speed'), isInverted, range });
		}
	}
	if (scroll.length + mouse.length === 0) return undefined;
	const devices = read('devices');
	return {
		isBackground,
		scroll,
		mouse,
		range: choiceOf(read('range'), ['viewport', 'page']),
		devices: Array.isArray(devices) ? devices.filter((one) => typeof one === 'string') : undefined,
	};
}
