import type { MotionGroup } from './group';
import { directed, fadeAt, layerShift, layerSize, shiftAt, tiltAt, trackAt } from './mapping';

/** The position of the pointer, in percent of the window. */
export interface Pointer {
	x: number;
	y: number;
}

/** The CSS that a group adds to its node; properties without an effect are missing. */
export interface MotionStyle {
	transform?: string;
	opacity?: number;
	filter?: string;
}

/** The pointer position without an offset. */
const MIDDLE = 50;

/**
 * The CSS of a group at a percentage. Pointer and scroll offsets add up; on a background layer the scroll overrides
 * the pointer along its axis.
 *
 * @param pointer undefined until the pointer has moved: mouse effects then rest.
 */
export function motionStyle(
	{ isBackground, scroll, mouse }: MotionGroup,
	percent: number,
	pointer?: Pointer,
): MotionStyle {
	const style: MotionStyle = {};
	let x: number | undefined;
	let y: number | undefined;
	let turns = '';
	let scale = '';
	for (const effect of scroll) {
		if (!('speed' in effect)) {
			const value = fadeAt(percent, effect);
			if (effect.name === 'opacity') style.opacity = round(value, 1e4);
			else if (effect.name === 'blur') style.filter = `blur(${round(value)}px)`;
			else scale = `scale(${round(value, 1e4)})`;
			continue;
		}
		const value = isBackground
			? layerShift(directed(percent, effect), effect.speed)
			: shiftAt(percent, effect);
		if (effect.name === 'translateX') x = value;
		else if (effect.name === 'translateY') y = value;
		else turns = `rotateZ(${round(value)}deg)`;
	}
	for (const effect of mouse) {
		if (isBackground) {
			const place = (axis: 'x' | 'y') => {
				const at = pointer?.[axis] ?? MIDDLE;
				return layerShift(effect.isInverted ? 100 - at : at, effect.speed);
			};
			x ??= place('x');
			y ??= place('y');
		} else if (pointer && effect.name === 'tilt') {
			const { rotateX, rotateY } = tiltAt(pointer, effect);
			turns += `rotateX(${round(rotateX)}deg)rotateY(${round(rotateY)}deg)`;
		} else if (pointer) {
			x = (x ?? 0) + trackAt(pointer.x, effect);
			y = (y ?? 0) + trackAt(pointer.y, effect);
		}
	}
	const transform = move('X', x, isBackground) + move('Y', y, isBackground) + turns + scale;
	if (transform) style.transform = transform;
	return style;
}

/** Width and height of a group's background layer, in percent of its box. */
export function layerDimensions({ scroll, mouse }: MotionGroup): { width: number; height: number } {
	const along = (axis: 'X' | 'Y') => {
		const movers = [...scroll, ...mouse].filter(
			({ name }) => name === `translate${axis}` || name === 'mouseTrack',
		);
		return layerSize(movers[0] && 'speed' in movers[0] ? movers[0].speed : 0);
	};
	return { width: along('X'), height: along('Y') };
}

/**
 * Writes one translation; the offset of a background layer is in percent of its own size, every other offset in pixels.
 */
function move(axis: 'X' | 'Y', by: number | undefined, isLayer: boolean): string {
	if (by === undefined) return '';
	return `translate${axis}(${isLayer ? `${round(by, 1e4)}%` : `${round(by)}px`})`;
}

/** Rounds to two decimals, finer than any screen. */
function round(value: number, precision = 100): number {
	return Math.round(value * precision) / precision;
}
