declare module 'subset-font' {
	/** An axis pinned to a number, or kept between two. */
	type Axis = number | { min: number; max: number };
	interface Options {
		targetFormat: 'woff2' | 'truetype';
		variationAxes?: Record<string, Axis>;
		keepFeatures?: readonly string[];
		noHinting?: boolean;
	}
	/** The font with only the characters of a text. */
	// biome-ignore lint/style/noDefaultExport: this is how the library exports it
	export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
