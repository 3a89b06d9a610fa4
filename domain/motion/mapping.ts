import type { FadeDirection, FadeEffect, MouseEffect, ShiftEffect } from './group';
import type { Stretch } from './read-setting';

/** Where a percentage stands on the way after the affected range and, then, the direction. */
export function directed(percent: number, { range, isInverted }: ShiftEffect): number {
	const inRange = Math.min(range.end, Math.max(range.start, percent));
	return isInverted ? 100 - inRange : inRange;
}

/** Pixels (degrees of rotateZ) from the element's place: 50 % is its place, below it is later on the way. */
export function shiftAt(percent: number, effect: ShiftEffect): number {
	return -(directed(percent, effect) - 50) * effect.speed;
}

/**
 * How far a fade has come, in percent with two decimals; 100 is neutral for opacity and blur, full for scale.
 * @param percent the place on the way; beyond 0 and 100 it counts as these.
 */
export function movePoint(
	percent: number,
	direction: FadeDirection,
	{ start, end }: Stretch,
): number {
	const p = Math.min(100, Math.max(0, percent));
	const isBetween = p >= start && p < end;
	// A ratio is asked for only where its divisor is above zero.
	const point =
		direction === 'out-in' || direction === 'in-out'
			? isBetween
				? share(p - start, end - start)
				: p < start
					? 0
					: 100
			: isBetween
				? 100
				: p < start
					? share(p, start)
					: end < 100
						? share(100 - p, 100 - end)
						: 100;
	return direction.startsWith('out') ? point : 100 - point;
}

/** The value of a fade: an opacity 0 to 1, a blur in pixels, a scale. */
export function fadeAt(percent: number, { name, level, direction, range }: FadeEffect): number {
	const point = movePoint(percent, direction, range);
	if (name === 'opacity') return 1 - level / 10 + ((level / 10) * point) / 100;
	if (name === 'blur') return level - (level * point) / 100;
	return 1 + (level * point) / 1000;
}

/** Pixels along one axis of what tracks the pointer. */
export function trackAt(percent: number, { speed, isInverted }: MouseEffect): number {
	return -((isInverted ? 100 - percent : percent) - 50) * speed;
}

/** Degrees about both axes of what tilts towards the pointer (its speed counts a tenth). */
export function tiltAt(
	{ x, y }: { x: number; y: number },
	{ speed, isInverted }: MouseEffect,
): { rotateX: number; rotateY: number } {
	const strength = (isInverted ? -speed : speed) / 10;
	return { rotateX: -(y - 50) * strength, rotateY: (x - 50) * strength };
}

/** A background layer is larger than its box by ten times the speed, in percent of the box. */
export function layerSize(speed: number): number {
	return 100 + 10 * speed;
}

/** Offset of a background layer in percent of its own size: none at 0 %, all that it is larger by at 100 %. */
export function layerShift(percent: number, speed: number): number {
	return (-(layerSize(speed) - 100) / layerSize(speed)) * percent;
}

function share(part: number, whole: number): number {
	return Math.round((10000 * part) / whole) / 100;
}
