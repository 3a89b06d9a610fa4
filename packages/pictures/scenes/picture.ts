/** A picture of the library: where its source is written (under `uploads/`), and how it is drawn. */
export interface Picture {
	/** Path under `uploads/`, without ending, such as `2026/05/harbour-at-dawn`. */
	readonly path: string;
	readonly width: number;
	readonly height: number;
	/** Pictures have their horizon at the common line; marks and cut-outs have none. */
	readonly kind: 'picture' | 'layer' | 'mark';
	/** The SVG document. */
	draw(): string;
}

/** Sizes of the site's pictures in pixels. */
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

/** Name of a size. */
export type Size = keyof typeof sizes;

/** A picture of a named size; its path is also its seed. */
export function picture(
	path: string,
	size: Size,
	draw: (frame: { width: number; height: number; seed: string }) => string,
): Picture {
	const frame = { ...sizes[size], seed: path };
	return { path, ...sizes[size], kind: 'picture', draw: () => draw(frame) };
}
