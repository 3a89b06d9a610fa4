/** The shapes that a word can be marked with. */
export const MARKERS = [
	'circle',
	'curly',
	'underline',
	'double',
	'double_underline',
	'underline_zigzag',
	'diagonal',
	'strikethrough',
	'x',
] as const;

/** One of the shapes. */
export type Marker = (typeof MARKERS)[number];

/** True for the name of a shape. */
export const isMarker = (name: string): name is Marker => MARKERS.some((one) => one === name);

/** The strokes of each shape in the order of drawing, in a box of 500 × 150 that is stretched over the word. */
export const STROKES: Readonly<Record<Marker, readonly string[]>> = {
	circle: [
		'M346 22C232 2 112 8 54 36C4 60 0 98 62 123C152 153 348 154 440 122C508 98 506 52 446 31C388 12 298 9 208 20',
	],
	curly: ['M4 138q20.5-24 41 0t41 0t41 0t41 0t41 0t41 0t41 0t41 0t41 0t41 0t41 0t41 0'],
	underline: ['M8 139C130 126 330 124 492 135'],
	double: ['M10 18C150 8 350 8 490 16', 'M490 138C350 128 150 128 10 140'],
	double_underline: ['M8 127C150 116 350 116 492 124', 'M480 145C340 135 160 135 24 145'],
	underline_zigzag: [
		'M8 122C170 113 330 111 486 117C350 122 210 126 84 134C200 131 310 131 408 136C330 138 250 141 186 146',
	],
	diagonal: ['M12 140C170 98 330 52 488 10'],
	strikethrough: ['M6 80C150 70 350 70 494 78'],
	x: ['M14 14C170 56 330 98 486 136', 'M486 14C330 54 170 96 14 136'],
};
