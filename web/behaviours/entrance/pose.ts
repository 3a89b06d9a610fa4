/**
 * The pose of an element in one moment of an entrance; all values are relative to the element's place in the layout.
 */
export interface Pose {
	/** Both distances are in CSS pixels. */
	x: number;
	y: number;
	/** Both distances are in percent of the element's own box. */
	xPercent: number;
	yPercent: number;
	/** The angle in degrees. */
	rotate: number;
	rotateY: number;
	skewX: number;
	skewY: number;
	scaleX: number;
	scaleY: number;
	opacity: number;
}

/** The pose of an element at its place in the layout. */
export const REST: Readonly<Pose> = {
	x: 0,
	y: 0,
	xPercent: 0,
	yPercent: 0,
	rotate: 0,
	rotateY: 0,
	skewX: 0,
	skewY: 0,
	scaleX: 1,
	scaleY: 1,
	opacity: 1,
};

/** The point that stays in place while an element turns, in percent of its box from its centre. */
export type Pivot = readonly [x: number, y: number];

/**
 * Returns a pose as CSS. The pivot is part of the transform, since `transform-origin` belongs to the editor. Functions
 * without effect are omitted, so a pose at rest is `{ transform: '', opacity: 1 }`.
 */
export function poseStyle(pose: Pose, pivot?: Pivot): { transform: string; opacity: number } {
	const turning = [
		pose.rotate && `rotate(${short(pose.rotate)}deg)`,
		pose.rotateY && `rotateY(${short(pose.rotateY)}deg)`,
		(pose.skewX || pose.skewY) && `skew(${short(pose.skewX)}deg,${short(pose.skewY)}deg)`,
		(pose.scaleX !== 1 || pose.scaleY !== 1) &&
			`scale(${short(pose.scaleX)},${short(pose.scaleY)})`,
	].filter(Boolean);
	const parts = [
		shift(pose.xPercent, pose.yPercent, '%'),
		shift(pose.x, pose.y, 'px'),
		...(pivot && turning.length > 0
			? [shift(pivot[0], pivot[1], '%'), ...turning, shift(-pivot[0], -pivot[1], '%')]
			: turning),
	];
	return { transform: parts.filter(Boolean).join(' '), opacity: short(pose.opacity) };
}

function shift(x: number, y: number, unit: '%' | 'px'): string {
	return x || y ? `translate(${short(x)}${unit},${short(y)}${unit})` : '';
}

/** Rounds to three decimals, which is finer than any screen, and never writes an exponent. */
function short(value: number): number {
	return Math.round(value * 1000) / 1000;
}
