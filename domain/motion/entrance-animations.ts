const FADING = ['fadeIn', 'fadeInDown', 'fadeInLeft', 'fadeInRight', 'fadeInUp'] as const;
const ZOOMING = ['zoomIn', 'zoomInDown', 'zoomInLeft', 'zoomInRight', 'zoomInUp'] as const;
const BOUNCING = [
	'bounceIn',
	'bounceInDown',
	'bounceInLeft',
	'bounceInRight',
	'bounceInUp',
] as const;
const SLIDING = ['slideInDown', 'slideInLeft', 'slideInRight', 'slideInUp'] as const;
const ROTATING = [
	'rotateIn',
	'rotateInDownLeft',
	'rotateInDownRight',
	'rotateInUpLeft',
	'rotateInUpRight',
] as const;
const ATTENTION = [
	'bounce',
	'flash',
	'pulse',
	'rubberBand',
	'shake',
	'headShake',
	'swing',
	'tada',
	'wobble',
	'jello',
] as const;
const SPECIAL = ['lightSpeedIn', 'rollIn'] as const;

/** The builder's entrance animations, for elements that scroll into view and for popups that open. */
export const ENTRANCE_ANIMATIONS = [
	...FADING,
	...ZOOMING,
	...BOUNCING,
	...SLIDING,
	...ROTATING,
	...ATTENTION,
	...SPECIAL,
] as const;

/** The animations that also serve as exit animations, played backwards. */
export const EXIT_ANIMATIONS = [
	...FADING,
	...ZOOMING,
	...SLIDING,
	...ROTATING,
	...SPECIAL,
] as const satisfies readonly EntranceAnimation[];

/** The stored name of an animation, which is also the class that the element gets. */
export type EntranceAnimation = (typeof ENTRANCE_ANIMATIONS)[number];

/** True for a stored value that names an animation of the table; false for every other value, `none` included. */
export function isEntranceAnimation(value: unknown): value is EntranceAnimation {
	return ENTRANCE_ANIMATIONS.some((name) => name === value);
}
