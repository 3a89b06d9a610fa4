import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { lens } from '../marks';
import { type Point, path, polygon } from '../svg';

/** A distant island or headland on the horizon. */
export interface IslandPlan {
	/** Its left and right ends in shares of the width; they may lie outside the picture. */
	readonly from: number;
	readonly to: number;
	/** Its height in units. */
	readonly height: number;
	/** 0 for near and clear, 1 for almost invisible in the haze. */
	readonly distance: number;
	/** The place of the summit between the two ends, 0 to 1. */
	readonly summit?: number;
	readonly colour?: string;
}

/** Draws its silhouette with a shaded side, and a thin line of light at the water. */
export function island(canvas: Canvas, plan: IslandPlan): string {
	const { width, horizon, unit, palette, light } = canvas;
	const random = canvas.random.branch(`island${plan.from}`);
	const [left, right] = [plan.from * width, plan.to * width];
	const summit = plan.summit ?? 0.45;
	const base = horizon + unit * (1 + 3 * (1 - plan.distance));
	const ridge: Point[] = [];
	const steps = 26;
	for (let step = 0; step <= steps; step += 1) {
		const t = step / steps;
		const slope = t < summit ? t / summit : (1 - t) / (1 - summit);
		const shape = slope ** 0.8 * (0.78 + 0.22 * Math.sin(t * 9 + plan.from * 20));
		const jag = step === 0 || step === steps ? 0 : random.around(0, 0.07);
		ridge.push([
			left + (right - left) * t,
			base - plan.height * unit * Math.max(0, shape + jag * slope),
		]);
	}
	const stone = plan.colour ?? '#8f8a6a';
	const bright = mix(light.lit(stone), palette.haze, 0.3 + 0.6 * plan.distance);
	const dark = mix(
		light.shaded(mix(stone, '#4f6b52', 0.4)),
		palette.haze,
		0.2 + 0.7 * plan.distance,
	);
	const fromLeft = light.sun[0] < 0;
	const flank: Point[] = [];
	const peaks = ridge.filter((_, index) => index % 3 === 0);
	for (const [index, [x, y]] of peaks.entries()) {
		const next = peaks[index + 1];
		if (next === undefined) break;
		const drop = base - y;
		const sign = fromLeft ? 1 : -1;
		flank.push(
			[x, y + 0.5],
			[x + sign * drop * random.between(0.1, 0.3), y + drop * random.between(0.25, 0.6)],
			[(x + next[0]) / 2, y + drop * random.between(0.1, 0.35)],
		);
	}
	return (
		polygon([...ridge, [right, base + 1], [left, base + 1]], bright) +
		polygon([...flank, [right, base + 1], [left, base + 1]], dark, 0.75) +
		path(lens((left + right) / 2, base + unit, (right - left) * 1.04, unit * 2.4), {
			fill: palette.sea[0],
			opacity: 0.8,
		})
	);
}
