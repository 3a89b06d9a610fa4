import type { AirLayer } from './air';
import { drawBoat, stageOf } from './boats/boat';
import { person } from './boats/crew';
import { models } from './boats/fleet';
import { type BoatName, liveries } from './boats/livery';
import type { Camera } from './camera';
import type { Canvas } from './canvas';
import { mix } from './colour';
import { type Pose, placed } from './space';
import { curve, type Point, paint, path, polygon, short } from './svg';

/**
 * A boat seen from above, with its shadow on the sand `depth` metres below it; a boat with a `speed` also has a wake.
 */
export function boatFromAir(
	name: BoatName,
	pose: Pose,
	options: { readonly depth?: number; readonly speed?: number; readonly crew?: boolean } = {},
): AirLayer {
	return (canvas, camera) => {
		const model = models[name];
		const stage = stageOf(model, pose, camera, canvas.light);
		const place = placed(pose, model.lines.measures.length);
		const outline = [
			...model.lines.sheer,
			...model.lines.sheer.map(([x, y, z]) => [x, -y, z] as const).reverse(),
		];
		const depth = options.depth ?? 1.4;
		const shift = canvas.light.sun[0] < 0 ? 1 : -1;
		const shadow = outline.map((point): Point => {
			const [x, y] = camera.project(place([point[0], point[1] * 1.05, 0]));
			const size = camera.scaleAt([0, 0, 0]);
			return [x + shift * depth * 0.8 * size, y + depth * 0.55 * size];
		});
		const aboard =
			options.crew === true
				? [person(stage, model.helm, { shirt: '#f6f1e4', hat: '#f4ead2' }, 'sits')]
				: [];
		const hull = paint(drawBoat(model, liveries[name], stage, aboard));
		const shade = polygon(shadow, canvas.palette.sea[3], 0.36);
		return (
			(options.speed === undefined
				? shade
				: airWake(canvas, camera, pose, model.lines.measures, options.speed)) + hull
		);
	};
}

function airWake(
	canvas: Canvas,
	camera: Camera,
	pose: Pose,
	hull: { readonly length: number; readonly beam: number },
	speed: number,
): string {
	const random = canvas.random.branch('air-wake');
	const place = placed({ x: pose.x, y: pose.y, heading: pose.heading }, hull.length);
	const at = (x: number, y: number): Point => camera.project(place([x, y, 0]));
	const { foam, glint, shallow } = canvas.palette;
	const reach = 46 * speed;
	const arm = (side: 1 | -1, gap: number, slope: number, thick: number): string => {
		const out: Point[] = [];
		const back: Point[] = [];
		for (let step = 0; step <= 30; step += 1) {
			const t = step / 30;
			const x = hull.length * 0.62 - t * reach;
			const y = gap + t * reach * slope + 0.5 * Math.sin(t * 20) * t;
			const wide =
				thick * (0.25 + Math.sin(Math.PI * Math.min(1, t * 1.1 + 0.1))) * random.between(0.6, 1.25);
			out.push(at(x, side * (y + wide)));
			back.push(at(x, side * (y - wide * 0.25)));
		}
		return curve([...out, ...back.reverse()]);
	};
	const trail = (wide: number, grow: number): string => {
		const edge = (side: 1 | -1): Point[] =>
			Array.from({ length: 24 }, (_, step): Point => {
				const t = step / 23;
				return at(
					0.3 - t * reach * 1.15,
					side * (wide + grow * t * reach + random.around(0, 0.22 + t * 0.8)) * (1 - 0.4 * t ** 3),
				);
			});
		return curve([...edge(1), ...edge(-1).reverse()]);
	};
	let dots = '';
	for (let index = 0; index < 130; index += 1) {
		const t = random.next();
		const [x, y] = at(hull.length * 0.5 - t * reach, random.around(0, 1.2 + t * reach * 0.3));
		dots += `M${short(x)} ${short(y)}h.1`;
	}
	return (
		path(arm(1, 0.9, 0.3, 1.3) + arm(-1, 0.9, 0.3, 1.3), {
			fill: mix(shallow, foam, 0.45),
			opacity: 0.55,
		}) +
		path(arm(1, 0.8, 0.25, 0.6) + arm(-1, 0.8, 0.25, 0.6), { fill: foam, opacity: 0.92 }) +
		path(trail(hull.beam * 0.46, 0.05), { fill: mix(shallow, foam, 0.6), opacity: 0.8 }) +
		path(trail(hull.beam * 0.3, 0.015), { fill: foam, opacity: 0.95 }) +
		path(dots, { stroke: glint, width: 5 * canvas.unit, opacity: 0.85 })
	);
}
