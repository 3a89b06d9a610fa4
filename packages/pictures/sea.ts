import type { Canvas } from './canvas';
import { along, mix } from './colour';
import { lens } from './marks';
import { path, rect, short } from './svg';

/** The state of the water. */
export interface SeaPlan {
	/** 0 for a mirror, 1 for a breeze, 2 for a rough sea. */
	readonly swell?: number;
	/** The x position of the light on the water, as a share of the width; without it there is no path of light. */
	readonly glitter?: number;
	/** The amount of a pale bottom that shines through the near water, 0 to 1. */
	readonly shallow?: number;
}

const BANDS = 7;

/** The colour of the water at a position in the picture: 0 at the horizon, 1 at the lower edge. */
export function seaColour(canvas: Canvas, depth: number, shallow = 0): string {
	const base = along(canvas.palette.sea, depth ** 0.75);
	return mix(base, canvas.palette.shallow, shallow * Math.min(1, depth * 1.9) * 0.75);
}

/** Sea from the horizon to the lower edge. */
export function sea(canvas: Canvas, plan: SeaPlan): string {
	const { width, height, horizon, unit } = canvas;
	const random = canvas.random.branch('sea');
	const deep = height - horizon;
	let painted = rect(0, horizon, width, deep, seaColour(canvas, 0, plan.shallow));
	for (let band = 1; band < BANDS; band += 1) {
		const depth = (band / BANDS) ** 1.7;
		painted += path(waveEdge(canvas, horizon + deep * depth, depth, plan.swell ?? 0.6, band), {
			fill: seaColour(canvas, band / (BANDS - 1), plan.shallow),
		});
	}
	const groups = [0, 1, 2].map(() => ({ light: '', dark: '' }));
	const count = 70 + 90 * (plan.swell ?? 0.6);
	for (let index = 0; index < count; index += 1) {
		const depth = random.next() ** 1.25;
		const group = groups[Math.min(2, Math.floor(depth * 3))];
		if (group === undefined) continue;
		const place = depth ** 1.7;
		const mark = lens(
			random.between(-0.05, 1.05) * width,
			horizon + deep * place + unit * 2,
			unit * (14 + 170 * place) * random.between(0.5, 1.3),
			unit * (1.2 + 9 * place) * (0.6 + 0.5 * (plan.swell ?? 0.6)),
		);
		if (random.chance(0.55)) group.light += mark;
		else group.dark += mark;
	}
	for (const [index, group] of groups.entries()) {
		const here = seaColour(canvas, 0.2 + index * 0.36, plan.shallow);
		painted += path(group.dark, { fill: mix(here, canvas.palette.sea[3], 0.5), opacity: 0.7 });
		painted += path(group.light, {
			fill: mix(here, mix(canvas.palette.sea[0], canvas.palette.glint, 0.4), 0.5),
			opacity: 0.75,
		});
	}
	return painted + (plan.glitter === undefined ? '' : glitter(canvas, plan.glitter));
}

function waveEdge(canvas: Canvas, y: number, depth: number, swell: number, band: number): string {
	const random = canvas.random.branch(`band${band}`);
	const step = canvas.unit * (60 + 420 * depth);
	const lift = canvas.unit * (1 + 9 * depth) * (0.4 + swell * 0.6);
	let x = -step * random.next();
	let data = `M${short(x)} ${short(y)}`;
	while (x < canvas.width) {
		const long = step * random.between(0.6, 1.4);
		data += `q${short(long * 0.5)} ${short(-lift * random.between(0.6, 1.6))} ${short(long)} 0`;
		x += long;
		const back = long * random.between(0.1, 0.3);
		data += `q${short(back * 0.3)} ${short(lift * 0.5)} ${short(back)} 0`;
		x += back;
	}
	return `${data}V${canvas.height}H-${short(step)}z`;
}

/** The path of light below the sun or the moon. */
export function glitter(canvas: Canvas, at: number, strength = 1): string {
	const { width, height, horizon, unit } = canvas;
	const random = canvas.random.branch('glitter');
	const deep = height - horizon;
	let data = '';
	for (let index = 0; index < 110 * strength; index += 1) {
		const place = random.next() ** 2.1;
		const spread = unit * (26 + 150 * place ** 0.7) * (0.4 + 0.6 * strength);
		data += lens(
			at * width + random.around(0, spread),
			horizon + unit * 2 + deep * place * 0.97,
			unit * (16 + 110 * place) * random.between(0.35, 1.2) * (1 - 0.35 * place),
			unit * (1.5 + 8 * place),
		);
	}
	return path(data, { fill: canvas.palette.glint, opacity: 0.88 });
}

/** Only the nearest swell: it begins at a share of the height and fills the bottom of the picture. */
export function foreground(canvas: Canvas, from: number): string {
	const { height } = canvas;
	let painted = '';
	for (const [band, share] of [from, from + (1 - from) * 0.35, from + (1 - from) * 0.7].entries())
		painted += path(waveEdge(canvas, height * share, 0.9, 1.6, 20 + band), {
			fill: mix(canvas.palette.sea[2], canvas.palette.sea[3], 0.35 + band * 0.32),
		});
	return painted;
}
