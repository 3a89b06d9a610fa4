import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { disc, path, polygon, rect, short } from '../svg';

/**
 * Places a drawing at x and y in pixels. The drawing has a box of 1000 by 1000 with its foot at 0,0; `size` is the side
 * of the box in pixels.
 */
export function stand(x: number, y: number, size: number, drawn: string, turn = 0): string {
	return `<g transform="translate(${short(x)} ${short(y)}) scale(${Math.round(size) / 1000})${turn === 0 ? '' : ` rotate(${turn})`}">${drawn}</g>`;
}

/** The shadow of a thing on planks, on the side away from the light, in the box of `stand`. */
export function groundShadow(canvas: Canvas, half: number, depth = 60): string {
	const away = canvas.light.sun[0] > 0 ? -1 : 1;
	return `<ellipse cx="${short(away * half * 0.3)}" cy="0" rx="${short(half * 1.25)}" ry="${depth}" fill="${canvas.light.shaded('#4a3226')}" opacity=".5"/>`;
}

/** A roll-top dry bag with its buckle and its shoulder strap; 520 wide, 920 high. */
export function dryBag(canvas: Canvas, colour: string): string {
	const { light } = canvas;
	const front = light.tone(colour, [0, -1, 0.1]);
	const left = light.tone(colour, [-1, -0.5, 0.1]);
	const right = light.tone(colour, [1, -0.5, 0.1]);
	const fold = light.shaded(mix(colour, '#10222f', 0.2));
	const strap = light.tone('#1f2f3a', [0, -1, 0.2]);
	const body =
		'M-262-40C-262 10 262 10 262-40L250-560C246-640 226-690 268-756H-268C-226-690-246-640-250-560z';
	return (
		groundShadow(canvas, 300) +
		path('M-236-560C-420-470-430-180-250-86', { stroke: strap, width: 34 }) +
		path(body, { fill: front }) +
		path(
			'M-262-40C-262-18-200-6-128-7L-132-560C-136-650-150-700-160-756H-268C-226-690-246-640-250-560z',
			{ fill: left },
		) +
		path(
			'M262-40C262-18 212-8 150-7L146-560C150-650 166-700 176-756H268C226-690 246-640 250-560z',
			{ fill: right },
		) +
		path('M-150-746L-96-580L-70-746zM-30-746L6-610L44-746zM84-746L120-570L148-746z', {
			fill: fold,
			opacity: 0.55,
		}) +
		path('M-258-150C-200-112 200-112 258-150', {
			stroke: fold,
			width: 8,
			opacity: 0.7,
		}) +
		path('M-252-520C-200-486 200-486 252-520', { stroke: fold, width: 8, opacity: 0.7 }) +
		path('M-196-540L-202-120', { stroke: light.lit('#ffffff'), width: 16, opacity: 0.45 }) +
		signalPatch(canvas) +
		rect(-284, -836, 568, 96, light.tone(colour, [0, -0.6, 0.8])) +
		rect(-284, -772, 568, 32, fold, 0.7) +
		disc([-284, -788], 48, left) +
		disc([284, -788], 48, right) +
		path('M-284-788m-24 0a24 24 0 1 0 24-24M284-788m24 0a24 24 0 1 1-24-24', {
			stroke: fold,
			width: 9,
		}) +
		path('M-284-800C-260-930-120-930-70-916M284-800C260-930 120-930 70-916', {
			stroke: strap,
			width: 44,
			round: false,
		}) +
		rect(-82, -946, 164, 62, light.tone('#10202a', [0, -0.6, 0.8])) +
		rect(-54, -932, 108, 14, light.lit('#7d93a0'))
	);
}

/** The house's flag, as a patch sewn on the bag: the two colours of the harbour. */
function signalPatch(canvas: Canvas): string {
	const { light } = canvas;
	return (
		rect(-84, -420, 168, 168, light.lit('#fbf6ea')) +
		polygon(
			[
				[-68, -404],
				[68, -404],
				[-68, -268],
			],
			light.lit('#f4b62f'),
		) +
		polygon(
			[
				[68, -404],
				[68, -268],
				[-68, -268],
			],
			light.lit('#c8342b'),
		)
	);
}

/** An enamel mug with a rim, a handle and a chip; 560 wide without its handle, 600 high. */
export function enamelMug(canvas: Canvas): string {
	const { light } = canvas;
	const white = '#fbf8f0';
	const blue = light.tone('#1d4f9c', [0, -1, 0.2]);
	const body = 'M-270-580L-236-50C-232 14 232 14 236-50L270-580z';
	let steam = '';
	for (const [x, y] of [
		[-90, -650],
		[40, -690],
		[140, -640],
	] as const)
		steam += `M${x} ${y}c-70-60 60-110 0-180s50-110 10-170`;
	return (
		groundShadow(canvas, 330, 50) +
		path('M240-470C470-520 480-120 222-170', {
			stroke: light.tone(white, [0.8, -0.6, 0]),
			width: 60,
		}) +
		path('M240-490C490-545 505-100 222-150', { stroke: blue, width: 12 }) +
		path(body, { fill: light.tone(white, [0, -1, 0.2]) }) +
		path('M-270-580L-236-50C-234-20-170-6-110-2L-140-580z', {
			fill: light.tone(white, [-1, -0.4, 0.1]),
		}) +
		path('M270-580L236-50C234-18 180-6 130-2L160-580z', {
			fill: light.tone(white, [1, -0.4, 0.1]),
		}) +
		path('M-236-50C-232 14 232 14 236-50', { stroke: blue, width: 20 }) +
		path('M-190-520L-170-110', { stroke: '#ffffff', width: 18, opacity: 0.7 }) +
		path('M-104-190q26-30 52 0t52 0t52 0t52 0', { stroke: blue, width: 16 }) +
		path('M-74-250H84L48-210H-36zM-4-270V-430', { stroke: blue, width: 14, fill: blue }) +
		path('M6-428L96-400L6-372z', { fill: light.lit('#d9442f') }) +
		`<ellipse cy="-580" rx="270" ry="58" fill="${blue}"/><ellipse cy="-576" rx="246" ry="46" fill="${light.shaded('#b9b3a4')}"/><ellipse cy="-556" rx="216" ry="28" fill="${light.tone('#4a2c1c', [0, -0.4, 1])}"/>` +
		path('M150-540l26-10l30 14l-10 34l-34 2z', { fill: light.shaded('#39424a') }) +
		path(steam, { stroke: light.lit('#ffffff'), width: 22, opacity: 0.28 })
	);
}

/** A folded wool blanket with its stripes and its fringe; 860 wide, 520 high. */
export function woolBlanket(canvas: Canvas): string {
	const { light } = canvas;
	const wool = '#f3e8cf';
	const top = light.tone(wool, [0, -0.2, 1]);
	const front = light.tone(wool, [0, -0.5, 0.7]);
	const under = light.shaded(mix(wool, '#7a5a3c', 0.35));
	const stripes = [
		[-300, 84, '#12406e'],
		[-190, 26, '#d9573c'],
		[190, 26, '#d9573c'],
		[230, 84, '#12406e'],
	] as const;
	let painted = groundShadow(canvas, 400, 60);
	for (let layer = 0; layer < 4; layer += 1) {
		const y = -layer * 96;
		const out = (layer % 2) * 12;
		painted += path(
			`M${-400 - out} ${y - 48}C${-420 - out} ${y - 4} ${-390 - out} ${y} ${-360} ${y}H${390 + out}C${436 + out} ${y} ${436 + out} ${y - 96} ${390 + out} ${y - 96}H-360C${-400 - out} ${y - 96} ${-420 - out} ${y - 80} ${-400 - out} ${y - 48}z`,
			{ fill: front },
		);
		for (const [x, width, colour] of stripes)
			painted += rect(x, y - 94, width, 92, light.tone(colour, [0, -0.5, 0.7]));
		painted += path(`M-370 ${y - 3}H400`, { stroke: under, width: 11 });
		painted += path(`M${402 + out} ${y - 76}q20 28 0 56`, { stroke: under, width: 7 });
	}
	painted += polygon(
		[
			[-380, -380],
			[-280, -486],
			[330, -486],
			[402, -380],
		],
		top,
	);
	for (const [x, width, colour] of stripes)
		painted += polygon(
			[
				[x, -380],
				[x * 0.86 + 14, -486],
				[(x + width) * 0.86 + 14, -486],
				[x + width, -380],
			],
			light.tone(colour, [0, -0.2, 1]),
		);
	let fringe = '';
	for (let x = -384; x < 396; x += 22) fringe += `M${x}-378q${x % 44 === 0 ? 8 : -6} 40 2 74`;
	return painted + path(fringe, { stroke: light.lit('#fff6e0'), width: 9 });
}
