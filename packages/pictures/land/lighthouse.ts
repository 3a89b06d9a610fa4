import { type Canvas, roundGradient } from '../canvas';
import { disc, type Point, path, polygon, rect, short } from '../svg';
import { house } from './house';

/** A lighthouse. */
export interface LighthousePlan {
	/** The middle of its foot, in pixels. */
	readonly x: number;
	readonly y: number;
	/** Its height in pixels. */
	readonly size: number;
	/** The colour of its bands. */
	readonly band?: string;
	/**
	 * The directions of the beams in degrees (0 right, 180 left, positive values turn upward); without beams the light
	 * is off.
	 */
	readonly beams?: readonly number[];
	/** True if the keeper's house stands beside it. */
	readonly keeper?: boolean;
}

/**
 * A tower that becomes narrower, with bands, a gallery, a lantern and a roof; the light of its `beams` reaches across
 * the picture.
 */
export function lighthouse(canvas: Canvas, plan: LighthousePlan): string {
	const { light, palette } = canvas;
	const { x, y, size } = plan;
	const foot = size * 0.115;
	const head = size * 0.072;
	const top = y - size * 0.74;
	const fromLeft = light.sun[0] < 0;
	const at = (up: number, share: number): Point => [
		x + share * (foot + (head - foot) * up),
		y - size * 0.74 * up,
	];
	const slice = (low: number, high: number, colour: string): string => {
		const cut = fromLeft ? [-1, 0.1, 0.55, 1] : [1, -0.1, -0.55, -1];
		const piece = (one: number, two: number, fill: string): string =>
			polygon([at(low, one), at(low, two), at(high, two), at(high, one)], fill);
		return (
			piece(cut[0] ?? -1, cut[3] ?? 1, light.lit(colour)) +
			piece(cut[1] ?? 0, cut[3] ?? 1, light.tone(colour, [0, -0.5, -0.3])) +
			piece(cut[2] ?? 0, cut[3] ?? 1, light.shaded(colour))
		);
	};
	const band = plan.band ?? '#c8392b';
	let painted =
		plan.keeper === true
			? house(canvas, {
					x: x + foot * 0.6,
					y,
					width: size * 0.34,
					height: size * 0.15,
					gable: false,
				})
			: '';
	if (plan.beams !== undefined) painted += beams(canvas, plan, plan.beams);
	painted += [
		[0, 0.2, '#f7f0e2'],
		[0.2, 0.4, band],
		[0.4, 0.6, '#f7f0e2'],
		[0.6, 0.8, band],
		[0.8, 1, '#f7f0e2'],
	]
		.map(([low, high, colour]) => slice(Number(low), Number(high), String(colour)))
		.join('');
	let openings = '';
	for (const up of [0.12, 0.48, 0.86])
		openings += `M${short(x - size * 0.012)} ${short(y - size * 0.74 * up)}v${short(-size * 0.03)}a${short(size * 0.012)} ${short(size * 0.012)} 0 0 1 ${short(size * 0.024)} 0v${short(size * 0.03)}z`;
	painted += path(openings, { fill: palette.lampsLit ? palette.lamp : light.shaded('#40535f') });
	const iron = light.tone('#4a5560', [0, -0.4, 0.2]);
	painted += rect(x - head * 1.5, top - size * 0.012, head * 3, size * 0.022, iron);
	painted += rect(x - head * 1.4, top - size * 0.05, head * 2.8, size * 0.006, iron);
	for (const share of [-1.38, -0.92, 0.92, 1.38])
		painted += rect(
			x + head * share - size * 0.003,
			top - size * 0.05,
			size * 0.006,
			size * 0.045,
			iron,
		);
	const lampColour = palette.lampsLit ? palette.lamp : light.lit('#d9eef0');
	painted += rect(x - head * 0.72, top - size * 0.115, head * 1.44, size * 0.105, lampColour);
	painted += [-0.72, -0.24, 0.24, 0.72]
		.map((share) =>
			rect(x + head * share - size * 0.003, top - size * 0.115, size * 0.006, size * 0.105, iron),
		)
		.join('');
	painted += path(
		`M${short(x - head * 0.95)} ${short(top - size * 0.112)}Q${short(x - head * 0.7)} ${short(top - size * 0.2)} ${short(x)} ${short(top - size * 0.215)}Q${short(x + head * 0.7)} ${short(top - size * 0.2)} ${short(x + head * 0.95)} ${short(top - size * 0.112)}z`,
		{ fill: light.tone(band, [0, -0.4, 0.4]) },
	);
	return (
		painted +
		rect(x - size * 0.003, top - size * 0.26, size * 0.006, size * 0.05, iron) +
		(plan.beams === undefined ? '' : disc([x, top - size * 0.06], size * 0.05, '#fffbe6', 0.9))
	);
}

function beams(canvas: Canvas, plan: LighthousePlan, directions: readonly number[]): string {
	const reach = Math.hypot(canvas.width, canvas.height) * 0.8;
	const centre: Point = [plan.x, plan.y - plan.size * 0.8];
	const fill = roundGradient(canvas, centre, reach, [
		[0, canvas.palette.lamp, 0.85],
		[0.25, canvas.palette.lamp, 0.4],
		[1, canvas.palette.lamp, 0],
	]);
	const glow = roundGradient(canvas, centre, plan.size * 0.6, [
		[0, canvas.palette.lamp, 0.7],
		[1, canvas.palette.lamp, 0],
	]);
	return (
		directions
			.map((degrees) => {
				const ray = (spread: number): Point => {
					const angle = ((degrees + spread) * Math.PI) / 180;
					return [centre[0] + Math.cos(angle) * reach, centre[1] - Math.sin(angle) * reach];
				};
				return polygon(
					[
						[centre[0], centre[1] - plan.size * 0.02],
						ray(3.4),
						ray(-3.4),
						[centre[0], centre[1] + plan.size * 0.02],
					],
					fill,
				);
			})
			.join('') + disc(centre, plan.size * 0.6, glow)
	);
}
