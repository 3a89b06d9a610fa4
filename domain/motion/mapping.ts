import type { FadeDirection, FadeEffect, MouseEffect, ShiftEffect } from './group';
import type { Stretch } from './read-setting';

/** Limits a percentage to the effect's range, then applies its direction. */
export function directed(percent: number, { range, isInverted }: ShiftEffect): number {
	const inRange = Math.min(range.end, Math.max(range.start, percent));
	return isInverted ? 100 - inRange : inRange;
}

/** The offset from the element's place in pixels (degrees for rotateZ): zero at 50 %, positive before it. */
export function shiftAt(percent: number, effect: ShiftEffect): number {
	return -(directed(percent, effect) - 50) * effect.speed;
}

/**
 * The progress of a fade in percent, with two decimals; 100 is neutral for opacity and blur, and the full level for
 * scale.
 * @param percent the position on the way; values beyond 0 and 100 are clamped.
 */
export function movePoint(
	percent: number,
	direction: FadeDirection,
	{ start, end }: Stretch,
): number {
	const p = Math.min(100, Math.max(0, percent));
	const isBetween = p >= start && p < end;
	// Each branch divides only where the divisor is above zero.
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

/** The value of a fade: an opacity from 0 to 1, a blur in pixels, or a scale. */
export function fadeAt(percent: number, { name, level, direction, range }: FadeEffect): number {
	const point = movePoint(percent, direction, range);
	if (name === 'opacity') return 1 - level / 10 + ((level / 10) * point) / 100;
	if (name === 'blur') return level - (level * point) / 100;
	return 1 + (level * point) / 1000;
}

/** The offset in pixels along one axis, for an element that follows the pointer. */
export function trackAt(percent: number, { speed, isInverted }: MouseEffect): number {
	return -((isInverted ? 100 - percent : percent) - 50) * speed;
}

/** The rotation in degrees about both axes, for an element that tilts towards the pointer (a tenth of its speed). */
export function tiltAt(
	{ x, y }: { x: number; y: number },
	{ speed, isInverted }: MouseEffect,
): { rotateX: number; rotateY: number } {
	const strength = (isInverted ? -speed : speed) / 10;
	return { rotateX: -(y - 50) * strength, rotateY: (x - 50) * strength };
}

/** The size of a background layer in percent of its box. The layer is larger than the box by ten times the speed. */
export function layerSize(speed: number): number {
	return 100 + 10 * speed;
}

/**
 * The offset of a background layer in percent of its own size: none at 0 %; at 100 %, all of the layer's additional
 * size.
 */
export function layerShift(percent: number, speed: number): number {
	return (-(layerSize(speed) - 100) / layerSize(speed)) * percent;
}

function share(part: number, whole: number): number {
	return Math.round((10000 * part) / whole) / 100;
}
