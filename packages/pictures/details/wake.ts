import type { Camera } from '../camera';
import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { lens } from '../marks';
import { type Place, type Pose, placed } from '../space';
import { curve, type Point, path, short } from '../svg';

/**
 * The water that a moving hull throws up. `behind` is painted before the boat, `before` is painted over its near side.
 */
export interface Wake {
	readonly behind: string;
	readonly before: string;
}

const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/**
 * The wake of a planing boat. `entry` is the place where its keel meets the water, in metres from the transom; `speed`
 * from 0 to 1 sets the length and height of the wake.
 */
export function wake(
	canvas: Canvas,
	camera: Camera,
	pose: Pose,
	hull: { readonly length: number; readonly beam: number; readonly entry: number },
	nearSide: 1 | -1,
	speed = 0.8,
): Wake {
	const random = canvas.random.branch(`wake${pose.x}${pose.y}`);
	const flat = placed({ x: pose.x, y: pose.y, heading: pose.heading }, hull.length);
	const at = (place: Place): Point => camera.project(flat(place));
	const { foam, sea } = canvas.palette;
	const half = hull.beam * 0.46;
	const reach = 10 + 32 * speed;
	const steps = 22;
	const edge = (side: 1 | -1, spread: number, wander: number): Place[] =>
		Array.from({ length: steps + 1 }, (_, step): Place => {
			const t = (step / steps) ** 1.5;
			return [
				0.9 - t * reach,
				side * (half * 0.8 + spread * t * reach + random.around(0, wander * (0.2 + t * 1.4))),
				0,
			];
		});
	const carpet = [...edge(1, 0.05, 0.3), ...edge(-1, 0.05, 0.3).reverse()].map(at);
	const trough = [
		...edge(1, 0.015, 0.18).slice(1),
		...edge(-1, 0.015, 0.18).slice(1).reverse(),
	].map(([x, y, z]): Point => at([x - 0.8, y * 0.6, z]));
	const under = [0.95, 0.8, 0.5, 0.1, 0.5, 0.8].map(
		(t, index): Point => at([t * hull.length, (index < 3 ? -1 : 1) * half * (1.15 - t * 0.75), 0]),
	);
	let behind =
		path(curve(under), { fill: sea[3], opacity: 0.6 }) +
		path(curve(carpet), { fill: foam, opacity: 0.9 });
	behind += path(curve(trough), { fill: mix(sea[1], foam, 0.55) });
	const streaks = Array.from({ length: 9 }, (_, index): string => {
		const from = 1.2 + index * reach * 0.075;
		const y = random.around(0, half * 0.9);
		return curve([
			at([-from, y, 0]),
			at([-from - 1.2, y + 0.1, 0]),
			at([-from - 2.6 - index * 0.4, y + random.around(0, 0.3), 0]),
			at([-from - 1.2, y - 0.12, 0]),
		]);
	});
	behind += path(streaks.join(''), { fill: foam });
	for (const side of [1, -1] as const) {
		const crest = Array.from({ length: steps }, (_, step): { out: Point; in: Point } => {
			const t = step / (steps - 1);
			const x = hull.entry * 0.86 - t * reach;
			const y = side * (half + 0.1 + 0.27 * t * reach);
			const thick =
				(0.32 + random.around(0, 0.16)) * Math.sin(Math.PI * Math.min(1, t * 0.96 + 0.04)) * 1.5;
			return { out: at([x, y + side * thick, 0.1 * (1 - t)]), in: at([x, y, 0]) };
		});
		behind += path(
			curve([...crest.map((pair) => pair.out), ...crest.map((pair) => pair.in).reverse()]),
			{ fill: foam, opacity: 0.92 },
		);
	}
	return { behind: behind + blade(nearSide === 1 ? -1 : 1, false), before: blade(nearSide, true) };

	function blade(side: 1 | -1, near: boolean): string {
		const start = hull.entry - 0.15;
		const length = start + 1.4;
		const rise = (0.3 + 0.55 * speed) * (near ? 1 : 0.8);
		const sheet = (height: number, out: number, seed: string): string => {
			const local = canvas.random.branch(`blade${side}${seed}${pose.x}`);
			const place = (t: number, up: number): Point =>
				at([
					start - t * length,
					side * (half * (0.5 + 0.5 * Math.min(1, t * 2.2)) + out * t * 1.9 + 0.08),
					rise * height * up * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) ** 0.75,
				]);
			let data = `M${pair(at([start + 0.3, side * half * 0.4, 0]))}`;
			let t = 0.02;
			while (t < 0.96) {
				const wide = local.between(0.12, 0.26);
				const high = local.between(0.7, 1.08);
				const tip = place(t + wide * 0.98, high * 0.9);
				data += `Q${pair(place(t + wide * 0.3, high * 1.02))} ${pair(tip)}Q${pair(place(t + wide * 0.8, high * 0.86))} ${pair(place(t + wide * 0.78, high * 0.66))}`;
				t += wide * 0.78;
			}
			data += `Q${pair(place(1, 0.3))} ${pair(at([start - length * 1.12, side * (half + out * 2), 0]))}`;
			for (let step = 0; step <= 6; step += 1) {
				const back = 1 - step / 6;
				data += `L${pair(at([start - back * length, side * (half * (0.48 + 0.4 * Math.min(1, back * 2.4)) + out * back * 0.8), -0.02]))}`;
			}
			return `${data}z`;
		};
		return (
			path(sheet(1, 0.85, 'a'), { fill: mix(foam, sea[1], 0.28), opacity: 0.92 }) +
			path(sheet(0.66, 0.55, 'b'), { fill: foam }) +
			drops(side, start, rise)
		);
	}

	function drops(side: 1 | -1, start: number, rise: number): string {
		let data = '';
		for (let index = 0; index < 16; index += 1) {
			const t = random.next();
			const [x, y] = at([
				start - t * (start + 0.6),
				side * (half + 0.2 + t * 1.4),
				rise * random.between(0.7, 1.5) * Math.sin(Math.PI * Math.min(1, t + 0.1)),
			]);
			data += `M${Math.round(x)} ${Math.round(y)}h.1`;
		}
		return path(data, {
			stroke: foam,
			width: Math.max(1.5, camera.scaleAt(flat([start, 0, 0])) * 0.035),
		});
	}
}

/** Small waves around a boat at rest: they cut its reflection and draw its waterline. */
export function ripples(
	canvas: Canvas,
	camera: Camera,
	pose: Pose,
	hull: { readonly length: number; readonly beam: number },
	water: string,
): string {
	const random = canvas.random.branch(`ripples${pose.x}${pose.y}`);
	const [, y] = camera.project([pose.x, pose.y, 0]);
	const scale = camera.scaleAt([pose.x, pose.y, 0]);
	const [x] = camera.project([pose.x, pose.y, 0]);
	const wide =
		hull.length * scale * Math.max(0.45, Math.abs(Math.cos((pose.heading * Math.PI) / 180)));
	let cuts = '';
	for (let index = 0; index < 16; index += 1) {
		const t = index / 16;
		const long = wide * random.between(0.1, 0.34) * (0.7 + t);
		cuts += lens(
			x + random.around(0, wide * 0.62),
			y + scale * (0.34 + 1.9 * t ** 1.2),
			long,
			scale * (0.025 + 0.05 * t),
		);
	}
	const dark = lens(x, y + scale * 0.2, wide * 0.92, scale * 0.09);
	return (
		path(dark, { fill: mix(water, canvas.palette.sea[3], 0.7), opacity: 0.35 }) +
		path(cuts, { fill: mix(water, canvas.palette.sea[0], 0.28), opacity: 0.85 })
	);
}
