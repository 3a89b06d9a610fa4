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
	/** The file's text, the same each time. */
	draw(): string;
}

/** Every picture of the demonstration as SVG, and every drawing that moves as a Lottie file. */
export const drawings: readonly Drawing[] = [
	...scenes.map(({ path, width, height, draw }) => ({ file: `${path}.svg`, width, height, draw })),
	...animations.map((animation) => ({
		file: `${animation.path}.json`,
		width: animation.width,
		height: animation.height,
		draw: () => lottieOf(animation),
	})),
];
