import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { path, polygon, rect, short } from '../svg';

const WALLS = [
	'#f4dcb4',
	'#eeb98c',
	'#e88f6b',
	'#f6ead2',
	'#efc98f',
	'#d9785c',
	'#f3e3cf',
	'#e3ad94',
] as const;
const SHUTTERS = ['#3d7068', '#46688c', '#7a4a3a', '#55794e'] as const;
const ROOF = '#c9673f';

/** A house. x and y are the left end of its foot; all sizes are in pixels. */
export interface HousePlan {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly gable?: boolean;
	readonly haze?: (colour: string) => string;
}

/** One house with a lit front, a shaded side, shuttered windows and a tiled roof. */
export function house(canvas: Canvas, plan: HousePlan): string {
	const { light, palette } = canvas;
	const haze = plan.haze ?? ((colour: string) => colour);
	const random = canvas.random.branch(`house${Math.round(plan.x)}.${Math.round(plan.y)}`);
	const { x, y, width, height } = plan;
	const wall = random.pick(WALLS);
	const front = haze(light.tone(wall, [0, -0.9, 0.1]));
	const side = haze(light.shaded(wall));
	const fromLeft = light.sun[0] < 0;
	const deep = width * random.between(0.16, 0.3);
	const roofHigh = Math.min(width * 0.26, height * 0.3);
	const roof = haze(light.tone(ROOF, [fromLeft ? -0.3 : 0.3, -0.5, 0.6]));
	const roofDark = haze(light.shaded(ROOF));
	const top = y - height;
	const sideX = fromLeft ? x + width - deep : x;
	let painted = rect(x, top, width, height, front) + rect(sideX, top, deep, height, side);
	if (plan.gable === true) {
		const frontX = fromLeft ? x : x + deep;
		const frontWidth = width - deep;
		painted += polygon(
			[
				[frontX, top + 1],
				[frontX + frontWidth / 2, top - roofHigh],
				[frontX + frontWidth, top + 1],
			],
			front,
		);
		const over = width * 0.04;
		const far = fromLeft ? x + width + over : x - over;
		const peak = frontX + frontWidth / 2;
		const near = fromLeft ? frontX + frontWidth + over : frontX - over;
		painted += polygon(
			[
				[peak, top - roofHigh - 2],
				[peak + (far - near), top - roofHigh - 2],
				[far, top + over],
				[near, top + over],
			],
			roofDark,
		);
		const other = fromLeft ? frontX - over : frontX + frontWidth + over;
		painted += path(
			`M${short(other)} ${short(top + over)}L${short(peak)} ${short(top - roofHigh - 2)}L${short(near)} ${short(top + over)}`,
			{ stroke: roof, width: Math.max(2, width * 0.045) },
		);
	} else {
		const over = width * 0.05;
		painted += polygon(
			[
				[x - over, top + 1],
				[x + width * 0.1, top - roofHigh * 0.75],
				[x + width * 0.9, top - roofHigh * 0.75],
				[x + width + over, top + 1],
			],
			roof,
		);
		painted += polygon(
			fromLeft
				? [
						[x + width * 0.62, top - roofHigh * 0.75],
						[x + width * 0.9, top - roofHigh * 0.75],
						[x + width + over, top + 1],
						[x + width * 0.8, top + 1],
					]
				: [
						[x + width * 0.38, top - roofHigh * 0.75],
						[x + width * 0.1, top - roofHigh * 0.75],
						[x - over, top + 1],
						[x + width * 0.2, top + 1],
					],
			roofDark,
		);
	}
	return (
		painted +
		windows(
			canvas,
			plan,
			fromLeft ? x : x + deep,
			width - deep,
			haze,
			random.pick(SHUTTERS),
			palette.lampsLit,
		)
	);
}

function windows(
	canvas: Canvas,
	plan: HousePlan,
	left: number,
	wide: number,
	haze: (colour: string) => string,
	shutter: string,
	lamps: boolean,
): string {
	const random = canvas.random.branch(`windows${Math.round(plan.x)}.${Math.round(plan.y)}`);
	const size = Math.max(4, Math.min(wide * 0.16, canvas.unit * 15));
	const columns = Math.max(1, Math.min(4, Math.floor(wide / (size * 2.7))));
	const rows = Math.max(1, Math.floor(plan.height / (size * 3.1)));
	const glass = haze(mix(canvas.light.shaded('#3d5664'), '#10202c', 0.3));
	const lit = canvas.palette.lamp;
	let dark = '';
	let bright = '';
	let leaves = '';
	for (let row = 0; row < rows; row += 1) {
		for (let column = 0; column < columns; column += 1) {
			if (random.chance(0.1)) continue;
			const x = left + ((column + 0.5) / columns) * wide - size / 2;
			const y = plan.y - plan.height + size * 1 + row * ((plan.height - size) / rows);
			const box = `M${short(x)} ${short(y)}h${short(size)}v${short(size * 1.5)}h${short(-size)}z`;
			if (lamps && random.chance(0.45)) bright += box;
			else dark += box;
			leaves += `M${short(x - size * 0.44)} ${short(y)}h${short(size * 1.88)}v${short(size * 1.5)}h${short(-size * 1.88)}z`;
		}
	}
	return (
		path(leaves, { fill: haze(canvas.light.tone(shutter, [0, -0.8, 0.1])) }) +
		path(dark, { fill: glass }) +
		path(bright, { fill: lit })
	);
}

/** A bell tower with a pointed roof. x is its middle, y is its foot. */
export function belfry(
	canvas: Canvas,
	x: number,
	y: number,
	size: number,
	haze: (colour: string) => string = (colour) => colour,
): string {
	const { light } = canvas;
	const wall = '#f1d9b3';
	const half = size * 0.11;
	const fromLeft = light.sun[0] < 0;
	const lit = haze(light.tone(wall, [0, -0.9, 0.1]));
	const dark = haze(light.shaded(wall));
	const shade = (top: number, foot: number, wide: number): string =>
		rect(fromLeft ? x + wide * 0.2 : x - wide, top, wide * 0.8, foot - top, dark);
	let painted =
		rect(x - half, y - size * 0.78, half * 2, size * 0.78, lit) + shade(y - size * 0.78, y, half);
	painted +=
		rect(x - half * 1.16, y - size * 0.6, half * 2.32, size * 0.022, lit) +
		rect(x - half * 1.2, y - size * 0.8, half * 2.4, size * 0.03, lit);
	painted += path(
		`M${short(x - half * 0.42)} ${short(y - size * 0.62)}v${short(-size * 0.09)}a${short(half * 0.42)} ${short(half * 0.42)} 0 0 1 ${short(half * 0.84)} 0v${short(size * 0.09)}z`,
		{ fill: canvas.palette.lampsLit ? canvas.palette.lamp : haze(light.shaded('#5b4a4a')) },
	);
	painted += polygon(
		[
			[x - half * 1.2, y - size * 0.8],
			[x, y - size],
			[x + half * 1.2, y - size * 0.8],
		],
		haze(light.tone(ROOF, [0, -0.6, 0.5])),
	);
	return (
		painted +
		polygon(
			fromLeft
				? [
						[x, y - size],
						[x + half * 1.2, y - size * 0.8],
						[x + half * 0.2, y - size * 0.8],
					]
				: [
						[x, y - size],
						[x - half * 1.2, y - size * 0.8],
						[x - half * 0.2, y - size * 0.8],
					],
			haze(light.shaded(ROOF)),
		)
	);
}
