/**
 * Draws the small picture of a widget from a line of letters: `/` separates rows, spaces separate the parts of a row
 * from left to right. A digit after a letter is the part's share of the row's width.
 */

/** A rectangle in the picture, in units of its grid. */
interface Box {
	x: number;
	y: number;
	w: number;
	h: number;
}

/**
 * A part of the picture. `weight` is the share of the picture's height that its row takes; its path is filled, or drawn
 * as a line.
 */
interface Part {
	weight: number;
	isFilled?: boolean;
	path: (box: Box) => string;
}

const WIDTH = 48;
const HEIGHT = 32;
const GAP = 3;

const number = (value: number): string => String(Math.round(value * 2) / 2);
const at = (x: number, y: number): string => `M${number(x)} ${number(y)}`;
const rect = ({ x, y, w, h }: Box): string =>
	`${at(x, y)}h${number(w)}v${number(h)}h${number(-w)}z`;
/** A box of the same width that is at most `most` high, in the middle of the given box's height. */
const flat = ({ x, y, w, h }: Box, most: number): Box => {
	const height = Math.min(h, most);
	return { x, y: y + (h - height) / 2, w, h: height };
};
/** The largest square in the middle of the box. */
const square = ({ x, y, w, h }: Box, most = HEIGHT): Box => {
	const side = Math.min(w, h, most);
	return { x: x + (w - side) / 2, y: y + (h - side) / 2, w: side, h: side };
};
const circle = ({ x, y, w }: Omit<Box, 'h'>): string => {
	const across = Math.round(w * 2) / 2;
	const r = across / 2;
	return `${at(x, y + w / 2)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${-across} 0`;
};
const line = ({ x, y, w, h }: Box, share = 1): string => `${at(x, y + h / 2)}h${number(w * share)}`;
const chevron = (box: Box, way: 1 | -1): string => {
	const { x, y, w, h } = square(box, 8);
	const from = way === 1 ? x + w * 0.3 : x + w * 0.7;
	return `${at(from, y)}l${number((way * w) / 2.5)} ${number(h / 2)} ${number((-way * w) / 2.5)} ${number(h / 2)}`;
};

const PARTS: Readonly<Record<string, Part>> = {
	// H: a heading; t: a line of text; s: a short line; x: an empty space.
	H: { weight: 2, isFilled: true, path: (box) => rect(flat(box, 4)) },
	t: { weight: 1.2, path: (box) => line(box) },
	s: { weight: 1.2, path: (box) => line(box, 0.6) },
	x: { weight: 1, path: () => '' },
	// A picture, a film, a frame, a field, a button.
	p: {
		weight: 6,
		path: (box) =>
			`${rect(box)}m0 ${number(box.h)}l${number(box.w * 0.4)} ${number(-box.h * 0.55)} ${number(box.w * 0.25)} ${number(box.h * 0.3)} ${number(box.w * 0.15)} ${number(-box.h * 0.15)} ${number(box.w * 0.2)} ${number(box.h * 0.4)}`,
	},
	v: {
		weight: 6,
		path: (box) => {
			const { x, y, w, h } = square(box, 10);
			return `${rect(box)}${at(x + w * 0.25, y)}l${number(w * 0.6)} ${number(h / 2)} ${number(-w * 0.6)} ${number(h / 2)}z`;
		},
	},
	r: { weight: 4, path: rect },
	f: { weight: 2.4, path: (box) => rect(flat(box, 7)) },
	b: { weight: 2.4, isFilled: true, path: (box) => rect(flat(box, 7)) },
	// A sign, a point, a star, a quotation mark.
	i: { weight: 2.6, path: (box) => circle(square(box, 14)) },
	o: { weight: 1.2, isFilled: true, path: (box) => circle(square(box, 4)) },
	d: {
		weight: 1.6,
		isFilled: true,
		path: (box) => {
			const { x, y, w, h } = square(box, 7);
			const [a, b] = [number(w / 2), number(h / 2)];
			return `${at(x + w / 2, y)}l${a} ${b}-${a} ${b}-${a}-${b}z`;
		},
	},
	q: {
		weight: 1.6,
		isFilled: true,
		path: (box) => {
			const { x, y, w, h } = square(box, 8);
			return `${at(x, y)}h${number(w * 0.4)}v${number(h * 0.4)}l${number(-w * 0.4)} ${number(h * 0.5)}z${at(x + w * 0.6, y)}h${number(w * 0.4)}v${number(h * 0.4)}l${number(-w * 0.4)} ${number(h * 0.5)}z`;
		},
	},
	// Ways: back, on, further down, more, less, a menu, a search, a place, an arrow.
	'<': { weight: 1.6, path: (box) => chevron(box, -1) },
	'>': { weight: 1.6, path: (box) => chevron(box, 1) },
	'+': {
		weight: 1.6,
		path: (box) => {
			const { x, y, w, h } = square(box, 6);
			return `${at(x, y + h / 2)}h${number(w)}${at(x + w / 2, y)}v${number(h)}`;
		},
	},
	'-': { weight: 1.6, path: (box) => line(square(box, 6)) },
	'=': {
		weight: 2.4,
		path: (box) => {
			const { x, y, w, h } = square(box, 10);
			return [0.15, 0.5, 0.85].map((part) => `${at(x, y + h * part)}h${number(w)}`).join('');
		},
	},
	z: {
		weight: 2.4,
		path: (box) => {
			const { x, y, w, h } = square(box, 12);
			const ring = circle({ x, y, w: w * 0.7 });
			return `${ring}${at(x + w * 0.62, y + h * 0.62)}L${number(x + w)} ${number(y + h)}`;
		},
	},
	m: {
		weight: 4,
		path: (box) => {
			const { x, y, w, h } = square(box, 18);
			const r = number(w * 0.35);
			return `${at(x + w / 2, y + h)}L${number(x + w * 0.18)} ${number(y + h * 0.5)}A${r} ${r} 0 1 1 ${number(x + w * 0.82)} ${number(y + h * 0.5)}z`;
		},
	},
	a: {
		weight: 2,
		path: (box) => {
			const { x, y, w, h } = flat(box, 10);
			return `${at(x, y + h / 2)}h${number(w)}m${number(-h / 2)} ${number(-h / 2)}l${number(h / 2)} ${number(h / 2)}${number(-h / 2)} ${number(h / 2)}`;
		},
	},
	// Figures, a rise, a wave, a basket, a person.
	n: {
		weight: 3,
		isFilled: true,
		path: ({ x, y, w, h }) =>
			[0.5, 0.75, 1]
				.map((part, place) =>
					rect({ x: x + (place * w) / 3, y: y + h * (1 - part), w: w / 3 - 2, h: h * part }),
				)
				.join(''),
	},
	w: {
		weight: 2,
		path: (box) => {
			const { x, y, w, h } = flat(box, 8);
			return `${at(x, y + h / 2)}q${number(w / 4)} ${number(-h)} ${number(w / 2)} 0t${number(w / 2)} 0`;
		},
	},
	c: {
		weight: 4,
		path: (box) => {
			const { x, y, w, h } = square(box, 18);
			return `${at(x, y)}h${number(w * 0.2)}l${number(w * 0.15)} ${number(h * 0.65)}h${number(w * 0.5)}l${number(w * 0.15)} ${number(-h * 0.45)}h${number(-w * 0.7)}${circle({ x: x + w * 0.35, y: y + h * 0.8, w: w * 0.18 })}${circle({ x: x + w * 0.68, y: y + h * 0.8, w: w * 0.18 })}`;
		},
	},
	u: {
		weight: 4,
		path: (box) => {
			const { x, y, w, h } = square(box, 18);
			const head = circle({ x: x + w * 0.28, y, w: w * 0.44 });
			return `${head}${at(x, y + h)}a${number(w / 2)} ${number(h * 0.45)} 0 0 1 ${number(w)} 0z`;
		},
	},
};

/**
 * The picture as markup, in the colour of the text around it, hidden from screen readers.
 * @param drawing for example `i H4/x1 t4`: a sign and a heading, and below them a line of text
 * @throws Error for an unknown letter
 */
export function drawPicture(drawing: string): string {
	const rows = drawing.split('/').map((row) => row.trim().split(/\s+/).map(readPart));
	const weights = rows.map((row) => Math.max(...row.map(({ part }) => part.weight)));
	const unit = (HEIGHT - GAP * (rows.length - 1)) / weights.reduce((sum, one) => sum + one, 0);
	const paths = { filled: '', drawn: '' };
	let y = 0;
	for (const [index, row] of rows.entries()) {
		const h = (weights[index] ?? 0) * unit;
		const share = row.reduce((sum, { width }) => sum + width, 0);
		let x = 0;
		for (const { part, width } of row) {
			const w = ((WIDTH - GAP * (row.length - 1)) * width) / share;
			paths[part.isFilled ? 'filled' : 'drawn'] += part.path({ x, y, w, h });
			x += w + GAP;
		}
		y += h + GAP;
	}
	const filled = paths.filled && `<path fill="currentColor" d="${paths.filled}"/>`;
	const drawn =
		paths.drawn &&
		`<path fill="none" stroke="currentColor" stroke-width="1.5" d="${paths.drawn}"/>`;
	return `<svg aria-hidden="true" viewBox="-1 -1 ${WIDTH + 2} ${HEIGHT + 2}" width="${WIDTH + 2}" height="${HEIGHT + 2}">${filled}${drawn}</svg>`;
}

function readPart(word: string): { part: Part; width: number } {
	const [letter = '', width = '1'] = [word.slice(0, 1), word.slice(1) || '1'];
	const part = PARTS[letter];
	if (!part || !/^[1-9]$/.test(width))
		throw new Error(`“${word}” draws nothing; known are ${Object.keys(PARTS).join(' ')}.`);
	return { part, width: Number(width) };
}
