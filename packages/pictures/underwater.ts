import { drawBoat, stageOf } from './boats/boat';
import { models } from './boats/fleet';
import { type BoatName, liveries } from './boats/livery';
import { profileCamera } from './camera';
import { type Canvas, verticalGradient } from './canvas';
import { mix } from './colour';
import { lens } from './marks';
import { curve, type Point, paint, path, polygon, short } from './svg';

/** The inside of the water, seen through a vertical cut, from the horizon down: rays of light, rocks, weeds. */
export function depths(canvas: Canvas): string {
	const { width, height, horizon, unit, palette } = canvas;
	const random = canvas.random.branch('depths');
	const top = mix(palette.shallow, '#ffffff', 0.18);
	const fill = verticalGradient(canvas, horizon, height, [
		[0, top],
		[0.3, palette.shallow],
		[0.75, palette.sea[1]],
		[1, palette.sea[2]],
	]);
	let painted = `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${fill}"/>`;
	let rays = '';
	for (let index = 0; index < 9; index += 1) {
		const x = width * (0.05 + index * 0.115) + random.around(0, unit * 30);
		const wide = unit * random.between(16, 60);
		const lean = unit * random.between(90, 220) * -Math.sign(canvas.light.sun[0] || 1);
		rays += `M${short(x)} ${horizon}h${short(wide)}L${short(x + lean + wide * 2.4)} ${height}h${short(-wide * 3)}z`;
	}
	painted += path(rays, { fill: '#ffffff', opacity: 0.13 });
	const bed = (level: number, colour: string, seed: string): string => {
		const local = canvas.random.branch(seed);
		const points = Array.from(
			{ length: 11 },
			(_, index): Point => [
				(index / 10) * (width + 160) - 80,
				height * level + local.around(0, unit * 40),
			],
		);
		return path(`${curve(points, false)}V${height + 20}H-80z`, { fill: colour });
	};
	painted +=
		bed(0.9, mix(palette.sea[1], '#e8dcb0', 0.32), 'bed-a') +
		bed(0.945, mix(palette.sea[1], '#f0e4ba', 0.55), 'bed-b');
	for (const [at, size] of [
		[0.06, 190],
		[0.2, 110],
		[0.93, 230],
		[0.78, 120],
	] as const)
		painted += rock(canvas, at * width, height * 0.965, size * unit);
	let weed = '';
	for (let index = 0; index < 46; index += 1) {
		const x = width * (random.chance(0.5) ? random.between(0, 0.34) : random.between(0.66, 1));
		const y = height * random.between(0.92, 1);
		const high = unit * random.between(50, 130);
		const sway = random.around(unit * 16, unit * 26);
		weed += `M${short(x)} ${short(y)}q${short(-sway)} ${short(-high * 0.5)} ${short(sway)} ${short(-high)}q${short(unit * 8)} ${short(high * 0.5)} ${short(unit * 9 - sway)} ${short(high)}z`;
	}
	return painted + path(weed, { fill: mix(palette.sea[2], '#2f7a52', 0.6) });
}

function rock(canvas: Canvas, x: number, y: number, size: number): string {
	const { palette } = canvas;
	const tint = (colour: string): string => mix(colour, palette.sea[1], 0.5);
	return (
		polygon(
			[
				[x - size, y + size * 0.3],
				[x - size * 0.78, y - size * 0.32],
				[x - size * 0.3, y - size * 0.66],
				[x + size * 0.3, y - size * 0.56],
				[x + size * 0.8, y - size * 0.14],
				[x + size, y + size * 0.3],
			],
			tint('#7b5f52'),
		) +
		polygon(
			[
				[x - size * 0.78, y - size * 0.32],
				[x - size * 0.3, y - size * 0.66],
				[x + size * 0.3, y - size * 0.56],
				[x + size * 0.1, y - size * 0.3],
				[x - size * 0.4, y - size * 0.2],
			],
			tint('#d6b48c'),
		) +
		polygon(
			[
				[x + size * 0.1, y - size * 0.3],
				[x + size * 0.3, y - size * 0.56],
				[x + size * 0.8, y - size * 0.14],
				[x + size * 0.5, y + size * 0.1],
			],
			tint('#a07c66'),
		)
	);
}

/** A group of small fish that all swim in the same direction. */
export function shoal(
	canvas: Canvas,
	x: number,
	y: number,
	count: number,
	size: number,
	spread: number,
): string {
	const { unit, palette } = canvas;
	const random = canvas.random.branch(`shoal${x}`);
	let backs = '';
	let bellies = '';
	for (let index = 0; index < count; index += 1) {
		const t = (index / count) * Math.PI * 2;
		const px = x * canvas.width + Math.cos(t * 3.7) * spread * unit * random.between(0.2, 1);
		const py =
			y * canvas.height + Math.sin(t * 2.3) * spread * 0.36 * unit * random.between(0.2, 1);
		const s = size * unit * random.between(0.7, 1.15);
		backs += `M${short(px - s)} ${short(py)}q${short(s * 0.8)} ${short(-s * 0.62)} ${short(s * 1.7)} 0l${short(s * 0.5)} ${short(-s * 0.34)}l${short(-s * 0.1)} ${short(s * 0.36)}l${short(s * 0.1)} ${short(s * 0.34)}l${short(-s * 0.5)} ${short(-s * 0.3)}q${short(-s * 0.9)} ${short(s * 0.56)} ${short(-s * 1.7)} ${short(-s * 0.06)}z`;
		bellies += lens(px - s * 0.1, py + s * 0.12, s * 1.4, s * 0.24);
	}
	return (
		path(backs, { fill: mix(palette.sea[2], '#f2b84a', 0.72) }) +
		path(bellies, { fill: mix(palette.foam, palette.shallow, 0.2) })
	);
}

/**
 * A boat at the cut through the water: the part above the water has its own colours, the part below is tinted by the
 * water.
 */
export function halfSunk(
	canvas: Canvas,
	name: BoatName,
	at: readonly [number, number],
	pixelsAMetre: number,
	heading: number,
): string {
	const model = models[name];
	const camera = profileCamera(
		[at[0] * canvas.width, canvas.horizon],
		pixelsAMetre * canvas.unit,
		0.05,
	);
	const pose = { x: 0, y: 0, heading, lift: at[1] };
	const stage = { ...stageOf(model, pose, camera, canvas.light), whole: true };
	const markup = paint(drawBoat(model, liveries[name], stage));
	const clip = canvas.define(
		(id) =>
			`<clipPath id="${id}"><rect y="${canvas.horizon}" width="${canvas.width}" height="${canvas.height}"/></clipPath>`,
	);
	const tint = paint(
		drawBoat(model, liveries[name], stage)
			.filter((shape) => shape.fill !== undefined)
			.map((shape) => ({
				points: shape.points,
				fill: mix(canvas.palette.sea[1], canvas.palette.shallow, 0.5),
			})),
	);
	return `${markup}<g clip-path="url(#${clip})" opacity=".45">${tint}</g>`;
}

/** The surface of the water at the cut: a bright line with a swell. */
export function meniscus(canvas: Canvas): string {
	const { width, horizon, unit, palette } = canvas;
	const edge = (drop: number, swell: number): Point[] =>
		Array.from(
			{ length: 15 },
			(_, index): Point => [
				(index / 14) * (width + 60) - 30,
				horizon +
					drop * unit +
					(index === 0 || index === 14 ? 0 : Math.sin(index * 1.4) * swell * unit),
			],
		);
	const band = (from: number, to: number, swell: number): string =>
		curve([...edge(from, swell), ...edge(to, swell * 1.2).reverse()]);
	return (
		path(band(-3, 26, 7), { fill: mix(palette.shallow, '#ffffff', 0.55), opacity: 0.75 }) +
		path(band(-6, 5, 6), { fill: palette.foam })
	);
}
