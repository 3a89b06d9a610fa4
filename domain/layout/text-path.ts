/** The path that a text follows. */
export interface TextShape {
	/** The `viewBox` of the SVG. The builder's font sizes assume shapes that are 250 units wide. */
	viewBox: string;
	/** The path data of SVG; the text begins at the start of the path. */
	d: string;
}

/** The shapes that editors may choose, drawn for this project so that texts have the same place as in the builder. */
export const TEXT_SHAPES = {
	wave: {
		viewBox: '0 0 250 42.5',
		d: 'M0 42.25C62.5 42.25 62.5 .25 125 .25S187.5 42.25 250 42.25',
	},
	arc: { viewBox: '0 0 250 125', d: 'M0 125A125 125 0 0 1 250 125' },
	circle: {
		viewBox: '0 0 250 250',
		d: 'M0 125A125 125 0 0 1 250 125A125 125 0 0 1 0 125',
	},
	line: { viewBox: '0 0 250 22', d: 'M0 27L250 5' },
	oval: {
		viewBox: '0 0 250 126',
		d: 'M0 63A125 62.5 0 0 1 250 63A125 62.5 0 0 1 0 63',
	},
	spiral: {
		viewBox: '0 0 250 250',
		d: 'M0 125A125 125 0 0 1 250 125A110 110 0 0 1 30 125A95 95 0 0 1 220 125A80 80 0 0 1 60 125A65 65 0 0 1 190 125A50 50 0 0 1 90 125',
	},
} as const satisfies Record<string, TextShape>;

/** The longest path data that is read, in characters. */
const MAX_PATH_LENGTH = 20_000;

/**
 * Reads the path from an SVG: the path with `data-path-anchor`, else the first path.
 * @returns undefined where the SVG has no usable path
 */
export function readTextShape(svg: string): TextShape | undefined {
	const paths = [...svg.matchAll(/<path\b[^>]*>/gi)].map(([tag]) => tag);
	const path = paths.find((tag) => /\sdata-path-anchor\b/i.test(tag)) ?? paths[0];
	const d = path && attributeOf(path, 'd')?.trim();
	if (!d || d.length > MAX_PATH_LENGTH || !/^m[\s\d.,+\-eMZLHVCSQTA]*$/i.test(d)) return undefined;
	const root = /<svg\b[^>]*>/i.exec(svg)?.[0] ?? '';
	const viewBox = attributeOf(root, 'viewBox') ?? boxOfSize(root);
	return isBox(viewBox) ? { viewBox: viewBox.trim(), d } : undefined;
}

/**
 * The position on the path where the text begins, in percent of its length.
 * @param start the editor's value, from the start of the path; a right-to-left text begins at the other end
 */
export function textStart(start: number, isRightToLeft: boolean): number {
	const percent = Math.min(100, Math.max(0, start));
	return isRightToLeft ? 100 - percent : percent;
}

function attributeOf(tag: string, name: string): string | undefined {
	const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
	return match?.[1] ?? match?.[2];
}

/**
 * Derives the `viewBox` of a drawing from its width and height if it has no `viewBox`; null if width or height is
 * missing.
 */
function boxOfSize(root: string): string {
	const [width, height] = ['width', 'height'].map((side) =>
		Number.parseFloat(attributeOf(root, side) ?? ''),
	);
	return `0 0 ${width} ${height}`;
}

function isBox(text: string): boolean {
	const [left, top, width, height, ...more] = text
		.trim()
		.split(/[\s,]+/)
		.map(Number);
	return (
		more.length === 0 &&
		[left, top, width, height].every(Number.isFinite) &&
		Number(width) > 0 &&
		Number(height) > 0
	);
}
