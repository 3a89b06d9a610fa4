import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { lens } from '../marks';
import { path, short } from '../svg';

/**
 * The wake seen from the stern: foaming water from the lower edge to a point of the horizon, given as a share of the
 * width, and the two waves beside it.
 */
export function sternWake(canvas: Canvas, at: number): string {
	const { width, height, horizon, unit, palette } = canvas;
	const random = canvas.random.branch('stern-wake');
	const deep = height - horizon;
	const x = at * width;
	const half = (t: number): number => unit * 5 + width * 0.15 * t ** 1.15;
	const level = (t: number): number => horizon + unit * 3 + deep * t;
	const edge = (side: number, grow: number): string => {
		let data = '';
		const steps = 16;
		for (let step = 0; step <= steps; step += 1) {
			const t = side < 0 ? 1.06 - (step / steps) * 1.06 : (step / steps) * 1.06;
			const place = `${short(x + side * half(t) * grow * random.between(0.86, 1.16))} ${short(level(t ** 1.6))}`;
			data += step === 0 && side < 0 ? `M${place}` : `L${place}`;
		}
		return data;
	};
	let painted = path(`${edge(-1, 1.35)}${edge(1, 1.35)}z`, {
		fill: mix(palette.sea[1], palette.foam, 0.25),
		opacity: 0.8,
	});
	painted += path(`${edge(-1, 0.86)}${edge(1, 0.86)}z`, {
		fill: mix(palette.sea[1], palette.foam, 0.62),
	});
	let foam = '';
	let dark = '';
	for (let index = 0; index < 150; index += 1) {
		const t = random.next() ** 1.4;
		const y = level(t ** 1.6);
		const wide = unit * (10 + 110 * t) * random.between(0.5, 1.2);
		const mark = lens(x + random.around(0, half(t) * 1.15), y, wide, unit * (1.6 + 10 * t));
		if (random.chance(0.74)) foam += mark;
		else dark += mark;
	}
	for (const side of [-1, 1]) {
		for (let index = 0; index < 46; index += 1) {
			const t = (index / 46) ** 0.8;
			const spread = half(t) * 2 + width * 0.2 * t;
			foam += lens(
				x + side * spread + random.around(0, unit * 22 * t),
				level(t ** 1.6),
				unit * (14 + 120 * t) * random.between(0.5, 1.1),
				unit * (1.5 + 9 * t),
			);
		}
	}
	return (
		painted +
		path(dark, { fill: palette.sea[2], opacity: 0.5 }) +
		path(foam, { fill: palette.foam })
	);
}
