import { drawBoat, stageOf } from '../boats/boat';
import { models } from '../boats/fleet';
import { type BoatName, liveries } from '../boats/livery';
import { profileCamera } from '../camera';
import type { Canvas } from '../canvas';
import { lighthouse } from '../land/lighthouse';
import type { Hour } from '../palette';
import { palettes } from '../palette';
import { disc, paint, path, polygon, rect, short } from '../svg';
import { groundShadow } from './goods';

/**
 * A small picture of a boat at an hour of the day, for printed goods. x and y are its upper left corner in the box of
 * `stand`.
 */
function printed(
	canvas: Canvas,
	name: BoatName,
	hour: Hour,
	[x, y, width, height]: readonly [number, number, number, number],
): string {
	const palette = palettes[hour];
	const line = y + height * 0.58;
	const clip = canvas.define(
		(id) =>
			`<clipPath id="${id}"><rect x="${x}" y="${short(y)}" width="${width}" height="${height}"/></clipPath>`,
	);
	const model = models[name];
	const { length } = model.lines.measures;
	const camera = profileCamera(
		[x + width * 0.5, line + height * 0.2],
		(width * 0.74) / length,
		0.12,
	);
	const stage = {
		...stageOf(model, { x: 0, y: 0, heading: 0 }, camera, canvas.light),
		resting: true,
	};
	let sky = '';
	for (const [index, colour] of palette.sky.entries())
		sky += rect(x, y + (height * 0.58 * index) / 4, width, (height * 0.58) / 4 + 1, colour);
	let sea = '';
	for (const [index, colour] of palette.sea.entries())
		sea += rect(x, line + (height * 0.42 * index) / 4, width, (height * 0.42) / 4 + 1, colour);
	return `<g clip-path="url(#${clip})">${sky}${disc([x + width * 0.72, line - height * 0.06], height * 0.16, palette.sun)}${sea}${paint(
		drawBoat(model, liveries[name], stage),
	)}${path(`M${x} ${short(line + height * 0.25)}q${width / 8} -18 ${width / 4} 0t${width / 4} 0t${width / 4} 0t${width / 4} 0V${y + height}H${x}z`, { fill: palette.sea[2] })}</g>`;
}

/** A voucher: a card half out of its open envelope, which has a seal in the harbour's colours; 900 wide, 800 high. */
export function voucher(
	canvas: Canvas,
	design: { readonly boat: BoatName; readonly hour: Hour; readonly lining: string },
): string {
	const { light } = canvas;
	const paper = light.tone('#fbf3df', [0, -0.4, 1]);
	const shade = light.tone('#d8c49c', [0, -0.4, 0.8]);
	const lines = 'M-330-330H-60M-330-290H-140';
	return (
		groundShadow(canvas, 430, 46) +
		polygon(
			[
				[-440, -420],
				[0, -770],
				[440, -420],
			],
			light.tone(design.lining, [0, -1, 0.2]),
		) +
		rect(-392, -760, 784, 560, light.tone('#fffaf0', [0, -0.3, 1])) +
		printed(canvas, design.boat, design.hour, [-364, -732, 728, 420]) +
		path(lines, { stroke: shade, width: 8 }) +
		path('M-440-420L0-130L440-420V0H-440z', { fill: paper }) +
		path('M-440 0L-70-178M440 0L70-178', { stroke: shade, width: 9 }) +
		path('M-440-420L0-130L440-420', { stroke: shade, width: 11 }) +
		disc([0, -150], 78, light.tone('#a81f1a', [0, -1, 0.2])) +
		disc([0, -156], 58, light.tone('#c8342b', [0, -1, 0.4])) +
		path('M-26-134q13-16 26 0t26 0M0-146v-44l34 14l-34 14', {
			stroke: light.lit('#f9d7c6'),
			width: 8,
		})
	);
}

/** A print of a boat in front of the harbour light, in a frame that leans; 720 wide, 940 high. */
export function framedPrint(canvas: Canvas): string {
	const { light } = canvas;
	const wood = '#a86a3c';
	return (
		groundShadow(canvas, 380, 46) +
		rect(-360, -940, 720, 940, light.tone(wood, [0, -1, 0.3])) +
		path('M-360-940L-312-892V-48L-360 0z', { fill: light.tone(wood, [-0.9, -0.5, 0]) }) +
		path('M360-940L312-892V-48L360 0z', { fill: light.tone(wood, [0.9, -0.5, 0]) }) +
		path('M-360 0L-312-48H312L360 0z', { fill: light.shaded(wood) }) +
		rect(-312, -892, 624, 844, light.tone('#fdf9ef', [0, -1, 0.3])) +
		printed(canvas, 'kingfisher', 'golden-hour', [-232, -800, 464, 600]) +
		lighthouse(canvas, { x: -130, y: -452, size: 250, band: '#2f8a57' }) +
		path('M-232-150H-40', { stroke: light.shaded('#cbbf9f'), width: 8 }) +
		path('M-312-600L60-892H190L-312-470z', { fill: '#ffffff', opacity: 0.13 })
	);
}

/** The card that comes with the practice rope: one knot drawn in one stroke; 300 wide, 400 high. */
export function knotCard(canvas: Canvas): string {
	const { light } = canvas;
	const ink = light.tone('#1557a8', [0, -1, 0.2]);
	return (
		groundShadow(canvas, 150, 26) +
		rect(-150, -400, 300, 400, light.tone('#fffaf0', [0, -0.3, 1])) +
		rect(-126, -376, 252, 352, light.tone('#e7f1ef', [0, -1, 0.4])) +
		path(
			'M-10-44V-180C-10-250 70-250 70-190S-20-170-30-210S20-300 60-320S100-230 40-196S-84-150-84-110S-30-84 10-120',
			{ stroke: ink, width: 22 },
		)
	);
}
