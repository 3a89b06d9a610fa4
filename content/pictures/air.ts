import { drawBoat, stageOf } from './boats/boat';
import { person } from './boats/crew';
import { models } from './boats/fleet';
import { type BoatName, liveries } from './boats/livery';
import { airCamera, type Camera } from './camera';
import { type Canvas, closeCanvas, grain, openCanvas, type Setting } from './canvas';
import { mix } from './colour';
import { lens } from './marks';
import { type Pose, placed } from './space';
import { curve, disc, type Point, paint, path, polygon, rect, short } from './svg';

/** A picture from a drone: no sky, but where the shoal drops into the deep lies on the line of the horizon at both edges. */
export interface AirPlan extends Setting {
	/** Pixels a metre in a picture of unit 1. */
	readonly zoom: number;
	/** The origin of the world in shares of the picture. */
	readonly centre: readonly [number, number];
	/** Sand on the shallow side: below the line, or above it. */
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

/** A boat from above with its shadow on the sand, `depth` metres under it; with `speed` its wake. */
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

/** Beach along the lower edge with parasols and towels; its foam follows the sand. */
export function beachFromAir(level: number): AirLayer {
	return (canvas) => {
		const { width, height, unit, light } = canvas;
		const random = canvas.random.branch('beach');
		const edgeAt = (x: number): number =>
			height * level + Math.sin((x / width) * 5.2 + 0.6) * unit * 46;
		const edge = (drop: number): string =>
			curve(
				Array.from({ length: 13 }, (_, index): Point => {
					const x = (index / 12) * (width + 120) - 60;
					return [x, edgeAt(x) + drop * unit + Math.sin(index * 1.9) * unit * 9];
				}),
				false,
			);
		const down = `L${width + 60} ${height + 20}H-60z`;
		let painted =
			path(`${edge(-58)}${down}`, { fill: canvas.palette.foam, opacity: 0.5 }) +
			path(`${edge(-26)}${down}`, { fill: canvas.palette.foam }) +
			path(`${edge(-8)}${down}`, { fill: light.lit('#d8b983') }) +
			path(`${edge(44)}${down}`, { fill: light.lit('#f1dcae') });
		const colours = ['#d9442f', '#f3b63c', '#1f7f86', '#f7f1e2', '#2a4f86'] as const;
		for (let index = 0; index < 13; index += 1) {
			const x =
				width * ((index % 7) / 7 + 0.07) +
				random.around(0, unit * 36) +
				(index > 6 ? width * 0.07 : 0);
			const y = edgeAt(x) + unit * (150 + (index > 6 ? 150 : 0)) + random.around(0, unit * 22);
			painted += parasol(
				canvas,
				x,
				y,
				unit * random.between(44, 60),
				random.pick(colours),
				random.chance(0.7),
			);
		}
		return painted;
	};
}

function parasol(
	canvas: Canvas,
	x: number,
	y: number,
	size: number,
	colour: string,
	striped: boolean,
): string {
	const { light } = canvas;
	const sun = light.sun[0] < 0 ? 1 : -1;
	let painted = `<g transform="rotate(${Math.round(x % 30) - 15} ${short(x)} ${short(y)})">${rect(x + size * 0.5, y - size * 0.2, size * 0.55, size * 1.5, light.lit('#fbf6ea'))}${rect(x + size * 0.5, y + size * 0.3, size * 0.55, size * 0.18, light.lit(colour))}${rect(x - size * 1.15, y - size * 0.1, size * 0.55, size * 1.4, light.lit('#8fc0bd'))}</g>`;
	painted += disc([x + sun * size * 0.45, y + size * 0.4], size, '#7a5a48', 0.4);
	for (let wedge = 0; wedge < 8; wedge += 1) {
		const [from, to] = [(wedge * Math.PI) / 4, ((wedge + 1) * Math.PI) / 4];
		const tint = striped && wedge % 2 === 0 ? '#fbf6ea' : colour;
		const shaded = Math.cos((from + to) / 2) * sun > 0.3;
		painted += polygon(
			[
				[x, y],
				[x + Math.cos(from) * size, y + Math.sin(from) * size],
				[x + Math.cos((from + to) / 2) * size * 1.02, y + Math.sin((from + to) / 2) * size * 1.02],
				[x + Math.cos(to) * size, y + Math.sin(to) * size],
			],
			shaded ? mix(light.lit(tint), light.shaded(tint), 0.5) : light.lit(tint),
		);
	}
	return painted + disc([x, y], size * 0.07, light.lit('#fbf6ea'));
}

/** Rocks that rise from the water, seen from above, along one edge of the picture. */
export function rocksFromAir(side: 'left' | 'right', reach: number): AirLayer {
	return (canvas) => {
		const { width, height, unit, light, palette } = canvas;
		const random = canvas.random.branch(`rocks${side}`);
		const outline = (grow: number, seed: string): Point[] => {
			const local = canvas.random.branch(`outline${seed}`);
			const points = Array.from({ length: 16 }, (_, index): Point => {
				const y = (index / 15) * (height + 80) - 40;
				const out =
					(reach * (0.55 + 0.45 * Math.sin(index * 0.9 + 0.7)) + grow) * width +
					local.around(0, unit * 22);
				return [side === 'left' ? out : width - out, y];
			});
			const edge = side === 'left' ? -50 : width + 50;
			return [...points, [edge, height + 60], [edge, -60]];
		};
		let painted =
			path(curve(outline(0.05, 'a')), { fill: palette.shallow, opacity: 0.6 }) +
			path(curve(outline(0.018, 'b')), { fill: palette.foam, opacity: 0.9 });
		painted +=
			polygon(outline(0, 'c'), light.shaded('#c29a70')) +
			polygon(outline(-0.03, 'd'), light.tone('#d8b084', [0, 0, 0.3])) +
			polygon(outline(-0.07, 'e'), light.lit('#e3c294'));
		for (let index = 0; index < 26; index += 1) {
			const y = random.between(0, height);
			const x = random.between(0, reach * 0.62) * width;
			const size = unit * random.between(22, 64);
			const px = side === 'left' ? x : width - x;
			const sun = light.sun[0] < 0 ? 1 : -1;
			painted +=
				disc([px + sun * size * 0.3, y + size * 0.3], size, light.shaded('#8b7450'), 0.6) +
				disc([px, y], size, light.shaded('#4f7a48')) +
				disc(
					[px - sun * size * 0.18, y - size * 0.18],
					size * 0.72,
					light.tone('#6b9150', [0, 0, 0.4]),
				) +
				disc([px - sun * size * 0.3, y - size * 0.3], size * 0.4, light.lit('#8dab5c'));
		}
		return painted;
	};
}
