import { path, polygon, rect, short } from './svg';

const RED = '#c8342b';
const BLUE = '#1d4fa3';
const YELLOW = '#f4c02f';
const WHITE = '#fdfaf2';
const BLACK = '#16222b';

/** The letters whose flags the site uses, from the International Code of Signals. */
export type Signal = 'B' | 'C' | 'D' | 'E' | 'G' | 'I' | 'O' | 'P' | 'R' | 'T' | 'V' | 'W';

const SIZE = 240;

const diagonal = (x1: number, y1: number, x2: number, y2: number, colour: string): string =>
	path(`M${x1} ${y1}L${x2} ${y2}`, { stroke: colour, width: 46, round: false });

const drawings: Readonly<Record<Signal, () => string>> = {
	B: () => `<path fill="${RED}" d="M0 0H240L180 120L240 240H0z"/>`,
	C: () => stripes([BLUE, WHITE, RED, WHITE, BLUE]),
	D: () => rect(0, 0, SIZE, SIZE, YELLOW) + rect(0, 60, SIZE, 120, BLUE),
	E: () => rect(0, 0, SIZE, 120, BLUE) + rect(0, 120, SIZE, 120, RED),
	G: () =>
		rect(0, 0, SIZE, SIZE, YELLOW) +
		[1, 3, 5].map((stripe) => rect(stripe * 40, 0, 40, SIZE, BLUE)).join(''),
	I: () => `${rect(0, 0, SIZE, SIZE, YELLOW)}<circle cx="120" cy="120" r="62" fill="${BLACK}"/>`,
	O: () =>
		rect(0, 0, SIZE, SIZE, RED) +
		polygon(
			[
				[0, 0],
				[0, SIZE],
				[SIZE, SIZE],
			],
			YELLOW,
		),
	P: () => rect(0, 0, SIZE, SIZE, BLUE) + rect(80, 80, 80, 80, WHITE),
	R: () =>
		rect(0, 0, SIZE, SIZE, RED) + rect(96, 0, 48, SIZE, YELLOW) + rect(0, 96, SIZE, 48, YELLOW),
	T: () => rect(0, 0, 80, SIZE, RED) + rect(80, 0, 80, SIZE, WHITE) + rect(160, 0, 80, SIZE, BLUE),
	V: () =>
		`<clipPath id="v"><path d="M0 0H240V240H0z"/></clipPath>${rect(0, 0, SIZE, SIZE, WHITE)}<g clip-path="url(#v)">${diagonal(-20, -20, 260, 260, RED)}${diagonal(260, -20, -20, 260, RED)}</g>`,
	W: () => rect(0, 0, SIZE, SIZE, BLUE) + rect(44, 44, 152, 152, WHITE) + rect(86, 86, 68, 68, RED),
};

function stripes(colours: readonly string[]): string {
	const high = SIZE / colours.length;
	return colours.map((colour, index) => rect(0, index * high, SIZE, high + 0.5, colour)).join('');
}

/** A signal flag as a square sign; the flag B has two tails (a swallow tail). */
export function signalFlag(letter: Signal): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${drawings[letter]()}</svg>\n`;
}

/** The colours of a logo, for the staff and the sea line. */
export interface LogoInk {
	readonly ink: string;
}

/**
 * The logo of Sette Nodi: the numeral pennant seven, yellow over red, bent by the wind, above a wake drawn in one
 * stroke.
 */
export function logoMark({ ink }: LogoInk): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">${pennant(ink)}</svg>\n`;
}

/** The logo on a square of dark blue, for icons. */
export function siteIcon(size: number): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 256 256"><rect width="256" height="256" fill="#0c1b2e"/><g transform="translate(128 128) scale(.8) translate(-128 -128)">${pennant('#f4efe6')}</g></svg>\n`;
}

function pennant(ink: string): string {
	const yellow =
		'M64 34C104 18 136 54 176 48C196 45 214 40 232 40C230 46 228 62 228 70C206 72 190 80 168 80C130 80 104 62 64 78z';
	const red =
		'M64 78C104 62 130 80 168 80C190 80 206 72 228 70C228 80 229 90 231 98C210 98 192 104 168 106C128 110 104 106 64 126z';
	return `${path(yellow, { fill: YELLOW })}${path(red, { fill: '#d8402c' })}${path('M58 22V176', { stroke: ink, width: 13 })}${path('M20 190C62 160 96 172 128 190S196 218 240 186', { stroke: ink, width: 15 })}${path(`M62 ${short(226)}C92 208 112 212 134 222S184 236 208 220`, { stroke: ink, width: 11 })}`;
}
