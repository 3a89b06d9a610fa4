/**
 * The class of an element that waits for its entrance. The sheet hides it: not on paper, not
 * under reduced motion.
 */
export const INVISIBLE = 'elementor-invisible';

/** The control that names the animation: widgets store it with an underscore. */
export function animationControl(elType: string | undefined): '_animation' | 'animation' {
	return elType === 'widget' ? '_animation' : 'animation';
}
