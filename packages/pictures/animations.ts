import { type Animation, stillOf } from './animations/animation';
import { crossing } from './animations/crossing';
import { turningLight } from './animations/turning-light';
import type { Picture } from './scenes/picture';

/** All animated drawings of the site. */
export const animations: readonly Animation[] = [turningLight, crossing];

/** The pictures that replace the animations if there is no script, or if the visitor wants less motion. */
export const stills: readonly Picture[] = animations.map((animation) => ({
	path: `${animation.path}-still`,
	width: animation.width,
	height: animation.height,
	kind: 'mark',
	draw: () => stillOf(animation),
}));
