import { type Canvas, roundGradient, verticalGradient } from './canvas';
import { mix } from './colour';
import { disc, type Point, path, rect, short } from './svg';

/** The things in the sky of a scene. */
export interface SkyPlan {
	/** The place of the sun or the moon, as in the canvas's setting; absent for a sky without it. */
	readonly sun?: readonly [number, number];
	/** The radius of the sun or the moon, in units. */
	readonly sunSize?: number;
	readonly clouds?: 'streaks' | 'heaps' | 'towers' | 'front' | 'none';
	readonly count?: number;
	readonly stars?: boolean;
	readonly crescent?: boolean;
}

/** Draws the sky from the top edge to the horizon. */
export function sky(canvas: Canvas, plan: SkyPlan): string {
	const { palette, width, horizon, unit } = canvas;
	const [top, high, low, edge] = palette.sky;
	const fill = verticalGradient(canvas, 0, horizon, [
		[0, top],
		[0.42, high],
		[0.8, low],
		[1, edge],
	]);
	let painted = rect(0, 0, width, horizon + 2, fill);
	if (plan.stars === true) painted += stars(canvas);
	if (plan.sun !== undefined) {
		const centre: Point = [plan.sun[0] * width, horizon - plan.sun[1] * horizon];
		const radius = (plan.sunSize ?? 46) * unit;
		painted += disc(
			centre,
			radius * 7,
			roundGradient(canvas, centre, radius * 7, [
				[0, palette.glow, 0.75],
				[0.35, palette.glow, 0.28],
				[1, palette.glow, 0],
			]),
		);
		painted +=
			plan.crescent === true ? moon(canvas, centre, radius) : disc(centre, radius, palette.sun);
	}
	return painted + clouds(canvas, plan);
}

function stars(canvas: Canvas): string {
	const random = canvas.random.branch('stars');
	let faint = '';
	let bright = '';
	for (let index = 0; index < 150; index += 1) {
		const x = random.whole(0, canvas.width);
		const y = Math.round(canvas.horizon * random.next() ** 1.5 * 0.92);
		if (random.chance(0.18)) bright += `M${x} ${y}h.1`;
		else faint += `M${x} ${y}h.1`;
	}
	return (
		path(faint, { stroke: '#dce7f0', width: 2.4 * canvas.unit, opacity: 0.45 }) +
		path(bright, { stroke: '#fff6df', width: 4.4 * canvas.unit, opacity: 0.85 })
	);
}

function moon(canvas: Canvas, [x, y]: Point, radius: number): string {
	const r = short(radius);
	const data = `M${short(x + radius * 0.34)} ${short(y - radius * 0.94)}A${r} ${r} 0 1 0 ${short(x + radius * 0.94)} ${short(y + radius * 0.34)}A${short(radius * 0.82)} ${short(radius * 0.82)} 0 0 1 ${short(x + radius * 0.34)} ${short(y - radius * 0.94)}z`;
	return path(data, { fill: canvas.palette.sun });
}

function clouds(canvas: Canvas, plan: SkyPlan): string {
	const { palette, width, horizon, unit } = canvas;
	const random = canvas.random.branch('clouds');
	const kind = plan.clouds ?? 'streaks';
	if (kind === 'none') return '';
	let painted = '';
	if (kind === 'front') return stormFront(canvas);
	const count = plan.count ?? 3;
	for (let index = 0; index < count; index += 1) {
		const slot = (index + random.between(0.15, 0.85)) / count;
		const x = width * slot;
		if (kind === 'streaks') {
			const y = horizon * (0.14 + 0.62 * ((index * 0.618 + random.between(0, 0.18)) % 1));
			painted += streak(
				canvas,
				x,
				y,
				unit * random.between(240, 460) * (1.25 - y / horizon),
				mix(palette.cloud, palette.sky[2], 0.15),
			);
		} else {
			const size = unit * (kind === 'towers' ? random.between(150, 240) : random.between(80, 150));
			const y = kind === 'towers' ? horizon + unit * 4 : horizon * random.between(0.5, 0.86);
			painted += heap(canvas, x, y, size, kind === 'towers' ? 1.3 : 0.8);
		}
	}
	return painted;
}

function capsule(x: number, y: number, width: number, height: number): string {
	const r = height / 2;
	return `M${short(x - width / 2 + r)} ${short(y)}h${short(width - height)}a${short(r)} ${short(r)} 0 0 1 0 ${short(height)}h${short(height - width)}a${short(r)} ${short(r)} 0 0 1 0 ${short(-height)}z`;
}

function streak(canvas: Canvas, x: number, y: number, width: number, colour: string): string {
	const random = canvas.random.branch(`streak${Math.round(x)}`);
	const height = width * 0.052;
	let light = '';
	let shade = '';
	let middle = x;
	const layers = random.whole(3, 4);
	for (let layer = 0; layer < layers; layer += 1) {
		const share =
			layer === 0 || layer === layers - 1 ? random.between(0.3, 0.5) : random.between(0.75, 1);
		const part = capsule(middle, y + layer * height * 0.96, width * share, height);
		if (layer === layers - 1) shade += part;
		else light += part;
		middle = x + random.around(0, width * 0.2);
	}
	return (
		path(shade, { fill: mix(colour, canvas.palette.cloudShade, 0.22) }) +
		path(light, { fill: colour })
	);
}

function heap(canvas: Canvas, x: number, base: number, size: number, rise: number): string {
	const random = canvas.random.branch(`heap${Math.round(x)}`);
	const { palette, light } = canvas;
	const sun = Math.sign(light.sun[0] || 1);
	const half = size * 1.3;
	const domes = [-0.72, -0.34, 0.06, 0.42, 0.76].map((place) => ({
		place: place + random.around(0, 0.07),
		radius: size * (0.5 - 0.3 * Math.abs(place - 0.06 * sun)) * random.between(0.85, 1.15) * rise,
	}));
	const silhouette = (shift: number, grow: number, high: number): string =>
		domes
			.map(({ place, radius }) => {
				const r = radius * grow;
				const cx = x + place * half * 0.8 + shift;
				const lift = Math.min(base - 1, base - radius * high);
				return `M${short(cx - r)} ${short(base)}V${short(lift)}A${short(r)} ${short(r)} 0 0 1 ${short(cx + r)} ${short(lift)}V${short(base)}z`;
			})
			.join('') +
		`M${short(x - half)} ${short(base)}q${short(size * 0.05)} ${short(-size * 0.16)} ${short(size * 0.34)} ${short(-size * 0.16)}H${short(x + half - size * 0.34)}q${short(size * 0.29)} 0 ${short(size * 0.34)} ${short(size * 0.16)}z`;
	return (
		path(silhouette(0, 1, 0.5), { fill: palette.cloud }) +
		path(silhouette(-sun * size * 0.09, 0.86, 0.06), {
			fill: mix(palette.cloudShade, palette.cloud, 0.35),
		})
	);
}

function stormFront(canvas: Canvas): string {
	const { palette, width, horizon, unit } = canvas;
	const random = canvas.random.branch('front');
	let painted = '';
	for (const [share, colour] of [
		[0.74, mix(palette.cloud, palette.sky[2], 0.35)],
		[0.6, palette.cloud],
		[0.42, mix(palette.cloud, palette.cloudShade, 0.6)],
		[0.24, palette.cloudShade],
	] as const) {
		let data = `M${short(-unit * 60)} 0V${short(horizon * share)}`;
		let x = -unit * 60;
		while (x < width + unit * 60) {
			const step = unit * random.between(160, 520);
			const r = step * random.between(0.8, 1.7);
			data += `a${short(r)} ${short(r)} 0 0 0 ${short(step)} ${short(random.around(0, unit * 14))}`;
			x += step;
		}
		painted += path(`${data}V0z`, { fill: colour });
	}
	let rain = '';
	for (let index = 0; index < 7; index += 1) {
		const x = width * random.between(0.02, 0.34);
		const wide = unit * random.between(16, 60);
		const from = horizon * 0.62;
		const lean = unit * 60;
		rain += `M${short(x)} ${short(from)}h${short(wide)}l${short(-lean)} ${short(horizon - from)}h${short(-wide)}z`;
	}
	return painted + path(rain, { fill: palette.cloudShade, opacity: 0.28 });
}
