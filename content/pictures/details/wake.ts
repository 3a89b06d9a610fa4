import type { Camera } from '../camera';
import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { type Place, type Pose, placed } from '../space';
import { curve, type Point, path } from '../svg';

/** Water that a moving hull throws; `behind` goes under the boat, `before` over its near side. */
export interface Wake {
	readonly behind: string;
	readonly before: string;
}

/** Wake of a boat on the plane. `speed` 0 to 1 sets its length and height. */
export function wake(
	canvas: Canvas,
	camera: Camera,
	pose: Pose,
	hull: { readonly length: number; readonly beam: number },
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
			const x = hull.length * 0.52 - t * reach;
			const y = side * (half + 0.1 + 0.27 * t * reach);
			const thick = (0.32 + random.around(0, 0.16)) * (1 - t) * (1 + t * 3);
			return { out: at([x, y + side * thick, 0.1 * (1 - t)]), in: at([x, y, 0]) };
		});
		behind += path(
			curve([...crest.map((pair) => pair.out), ...crest.map((pair) => pair.in).reverse()]),
			{ fill: foam, opacity: 0.92 },
		);
	}
	return { behind: behind + blade(nearSide === 1 ? -1 : 1, false), before: blade(nearSide, true) };

	function blade(side: 1 | -1, near: boolean): string {
		const start = hull.length * (0.66 - 0.12 * speed);
		const length = start + 1.4;
		const rise = (0.3 + 0.55 * speed) * (near ? 1 : 0.8);
		const sheet = (height: number, out: number, seed: string): string => {
			const local = canvas.random.branch(`blade${side}${seed}${pose.x}`);
			const upper: Place[] = [[start, side * half * 0.5, 0]];
			for (let t = 0.04; t < 1; ) {
				const arc = Math.sin(Math.PI * Math.min(1, t * 0.95 + 0.08)) ** 0.8;
				const peak = rise * height * arc * local.between(0.72, 1.08);
				const tongue = local.between(0.035, 0.09);
				const y = side * (half * (0.55 + 0.45 * Math.min(1, t * 2.4)) + out * t * 1.9 + 0.1);
				upper.push(
					[start - t * length, y, peak],
					[start - (t + tongue * 0.55) * length, y + side * 0.06, peak * local.between(0.94, 1.12)],
					[start - (t + tongue * 0.8) * length, y - side * 0.05, peak * local.between(0.5, 0.74)],
				);
				t += tongue * 1.25;
			}
			upper.push([start - length * 1.06, side * (half + out * 1.9), 0]);
			const lower = Array.from({ length: 8 }, (_, step): Place => {
				const t = 1 - step / 7;
				return [
					start - t * length,
					side * (half * (0.5 + 0.42 * Math.min(1, t * 2.4)) + out * t * 0.7),
					-0.02,
				];
			});
			return curve([...upper, ...lower].map(at));
		};
		return (
			path(sheet(1, 0.85, 'a'), { fill: mix(foam, sea[1], 0.28), opacity: 0.92 }) +
			path(sheet(0.72, 0.6, 'b'), { fill: foam }) +
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
