/** The shape that a text runs along. */
export interface TextShape {
	/** As of an SVG. The builder's sizes of letters hold for shapes that are 250 units wide. */
	viewBox: string;
	/** Path data, from where the text begins. */
	d: string;
}

/** The shapes that editors choose from, each drawn by us. */
export const TEXT_SHAPES = {
	wave: { viewBox: '0 0 250 60', d: 'M0 30C31 0 94 0 125 30S219 60 250 30' },
	arc: { viewBox: '0 0 250 125', d: 'M0 125A125 125 0 0 1 250 125' },
	circle: {
		viewBox: '0 0 250 250',
		d: 'M0 125A125 125 0 0 1 250 125A125 125 0 0 1 0 125',
	},
	line: { viewBox: '0 0 250 22', d: 'M0 20H250' },
	oval: {
		viewBox: '0 0 250 125',
		d: 'M0 62.5A125 62.5 0 0 1 250 62.5A125 62.5 0 0 1 0 62.5',
	},
	spiral: {
		viewBox: '0 0 250 250',
		d: 'M0 125A125 125 0 0 1 250 125A110 110 0 0 1 30 125A95 95 0 0 1 220 125A80 80 0 0 1 60 125A65 65 0 0 1 190 125A50 50 0 0 1 90 125',
	},
} as const satisfies Record<string, TextShape>;

/** Longer than any shape that a text could follow, in characters. */
const MAX_PATH_LENGTH = 20_000;

/**
 * The shape in the text of an SVG file: its path that is marked with `data-path-anchor`, else its first one.
 * @returns undefined where there is no path in it, or none that could be one
 */
export function readTextShape(svg: string): TextShape | undefined {
	const paths = [...svg.matchAll(/<path\b[^>]*>/gi)].map(([tag]) => tag);
	const path = paths.find((tag) => /\sdata-path-anchor\b/i.test(tag)) ?? paths[0];
	const d = path && attributeOf(path, 'd')?.trim();
	if (!d || d.length > MAX_PATH_LENGTH || !/^m[\s\d.,+\-eMZLHVCSQTA]*$/i.test(d)) return undefined;
	const root = /<svg\b[^>]*>/i.exec(svg)?.[0] ?? '';
	const viewBox = attributeOf(root, 'viewBox') ?? boxOfSize(root);
	return viewBox && isBox(viewBox) ? { viewBox: viewBox.trim(), d } : undefined;
}

/**
 * Where on its shape a text begins, in percent of its length.
 * @param start as editors set it, from the beginning; a text that runs to the left begins at the other end
 */
export function textStart(start: number, isRightToLeft: boolean): number {
	const percent = Math.min(100, Math.max(0, start));
	return isRightToLeft ? 100 - percent : percent;
}

function attributeOf(tag: string, name: string): string | undefined {
	const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
	return match?.[1] ?? match?.[2];
}

/** A drawing without a box of its own has that of its measures. */
function boxOfSize(root: string): string | undefined {
	const [width, height] = ['width', 'height'].map((side) =>
		Number.parseFloat(attributeOf(root, side) ?? ''),
	);
	return width && height ? `0 0 ${width} ${height}` : undefined;
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
