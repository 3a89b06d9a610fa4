export { chartPlaces } from './chart';

import { animations } from './animations';
import { lottieOf } from './animations/animation';
import { scenes } from './scenes';

/** A file of the demonstration's media library, drawn by code. */
export interface Drawing {
	/** Path under `uploads/`, such as `2026/05/harbour-at-dawn.svg`. */
	readonly file: string;
	/** Pixels. */
	readonly width: number;
	readonly height: number;
	/** Returns the text of the file, which is the same each time. */
	draw(): string;
}

/** All pictures of the demonstration as SVG, and all its animated drawings as Lottie files. */
export const drawings: readonly Drawing[] = [
	...scenes.map(({ path, width, height, draw }) => ({ file: `${path}.svg`, width, height, draw })),
	...animations.map((animation) => ({
		file: `${animation.path}.json`,
		width: animation.width,
		height: animation.height,
		draw: () => lottieOf(animation),
	})),
];
