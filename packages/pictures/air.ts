import { airCamera, type Camera } from './camera';
import { type Canvas, closeCanvas, grain, openCanvas, type Setting } from './canvas';
import { mix } from './colour';
import { lens } from './marks';
import { curve, type Point, path, rect, short } from './svg';

/**
 * A picture from a drone, without a sky. The shallow water ends in a line where it drops into deep water; at both edges
 * of the picture this line is at the height of the common horizon.
 */
export interface AirPlan extends Setting {
	/** Pixels per metre in a picture whose unit is 1. */
	readonly zoom: number;
	/** The origin of the world, as shares of the picture's width and height. */
	readonly centre: readonly [number, number];
	/** The side of the line on which the water is shallow over sand. */
	readonly shoal?: 'below' | 'above';
	readonly layers: readonly AirLayer[];
}

/** Something in a picture from the air. */
export type AirLayer = (canvas: Canvas, camera: Camera) => string;

/** Composes a picture from the air. */
export function composeAir(plan: AirPlan): string {
	const canvas = openCanvas(plan);
	const camera = airCamera(
		[plan.centre[0] * plan.width, plan.centre[1] * plan.height],
		plan.zoom * canvas.unit,
	);
	return closeCanvas(
		canvas,
		seabed(canvas, plan.shoal ?? 'below') +
			plan.layers.map((layer) => layer(canvas, camera)).join('') +
			grain(canvas),
	);
}

function seabed(canvas: Canvas, shoal: 'below' | 'above'): string {
	const { width, height, horizon, unit, palette } = canvas;
	const random = canvas.random.branch('seabed');
	const down = shoal === 'below' ? 1 : -1;
	const tones = [
		palette.sea[2],
		mix(palette.sea[1], palette.shallow, 0.35),
		mix(palette.sea[1], palette.shallow, 0.75),
		mix(palette.shallow, '#f4ecc8', 0.22),
		mix(palette.shallow, '#f6ecca', 0.48),
	] as const;
	let painted = rect(0, 0, width, height, tones[0]);
	for (let band = 0; band < 4; band += 1) {
		const level = horizon + down * (band * height * 0.085);
		const edge = Array.from({ length: 9 }, (_, index): Point => {
			const middle = Math.sin((index / 8) * Math.PI);
			return [
				(index / 8) * (width + 200) - 100,
				index === 0 || index === 8
					? level
					: level +
						random.around(0, unit * 70) * middle +
						down * unit * 46 * Math.sin(index * 1.3 + band * 0.4),
			];
		});
		const far = down === 1 ? height + 40 : -40;
		painted += path(`${curve(edge, false)}L${width + 100} ${far}H-100z`, {
			fill: tones[band + 1] ?? tones[4],
		});
	}
	let weed = '';
	for (let index = 0; index < 16; index += 1) {
		const x = random.between(0, width);
		const y = horizon + down * random.between(0.02, 0.36) * height;
		const size = unit * random.between(26, 90);
		weed += curve(
			Array.from(
				{ length: 9 },
				(_, corner): Point => [
					x + Math.cos(corner * 0.7) * size * random.between(0.7, 1.3),
					y + Math.sin(corner * 0.7) * size * 0.62 * random.between(0.7, 1.2),
				],
			),
		);
	}
	painted += path(weed, { fill: mix(palette.sea[2], '#1f5a55', 0.4), opacity: 0.4 });
	return painted + caustics(canvas);
}

function caustics(canvas: Canvas): string {
	const random = canvas.random.branch('caustics');
	const { width, height, unit } = canvas;
	let net = '';
	for (let index = 0; index < 120; index += 1) {
		const x = random.between(0, width);
		const y = random.between(0, height);
		const long = unit * random.between(24, 80);
		net += `M${short(x)} ${short(y)}q${short(long * 0.3)} ${short(-long * random.between(0.1, 0.34))} ${short(long * 0.62)} ${short(random.around(0, long * 0.12))}t${short(long * 0.5)} ${short(random.around(0, long * 0.2))}`;
	}
	let dark = '';
	for (let index = 0; index < 46; index += 1)
		dark += lens(
			random.between(0, width),
			random.between(0, height),
			unit * random.between(40, 140),
			unit * random.between(4, 9),
		);
	return (
		path(dark, { fill: canvas.palette.sea[2], opacity: 0.22 }) +
		path(net, { stroke: canvas.palette.glint, width: 2.6 * unit, opacity: 0.38 })
	);
}
