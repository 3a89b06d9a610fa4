/** A picture of the media library: its path, and the function that draws it. */
export interface Picture {
	/** The path under `uploads/`, without a file extension, such as `2026/05/harbour-at-dawn`. */
	readonly path: string;
	readonly width: number;
	readonly height: number;
	/** A `picture` has its horizon at the common height; a `layer` and a `mark` have no horizon. */
	readonly kind: 'picture' | 'layer' | 'mark';
	/** Returns the SVG document. */
	draw(): string;
}

/** The sizes of the site's pictures, in pixels. */
export const sizes = {
	landscape: { width: 2400, height: 1600 },
	portrait: { width: 1600, height: 2400 },
	upright: { width: 1600, height: 2000 },
	square: { width: 1800, height: 1800 },
	wide: { width: 2400, height: 1350 },
	hero: { width: 2400, height: 1200 },
	phone: { width: 1200, height: 1600 },
	coast: { width: 4800, height: 1080 },
	share: { width: 1200, height: 630 },
} as const;

/** The name of a size. */
export type Size = keyof typeof sizes;

/** Creates a picture of a named size; its path is also the seed of its random numbers. */
export function picture(
	path: string,
	size: Size,
	draw: (frame: { width: number; height: number; seed: string }) => string,
): Picture {
	const frame = { ...sizes[size], seed: path };
	return { path, ...sizes[size], kind: 'picture', draw: () => draw(frame) };
}
