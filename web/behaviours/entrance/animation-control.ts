/**
 * The class of an element that waits for its entrance. The sheet hides such an element, but not in print and not under
 * reduced motion.
 */
export const INVISIBLE = 'elementor-invisible';

/** Returns the control that names the animation: widgets store it with an underscore in front. */
export function animationControl(elType: string | undefined): '_animation' | 'animation' {
	return elType === 'widget' ? '_animation' : 'animation';
}
