import type { Canvas } from '../canvas';
import { curve, type Point, path, short } from '../svg';

interface PineOptions {
	readonly haze?: (colour: string) => string;
	/** The lean of the trunk, as the wind has bent it, as a share of its height; a negative value leans to the left. */
	readonly lean?: number;
}

/** A crown with an almost flat bottom: an arc of small bumps above it. */
function crown(
	x: number,
	y: number,
	width: number,
	height: number,
	bumps: number,
	wobble: () => number,
): string {
	const half = width / 2;
	let data = `M${short(x - half)} ${short(y)}`;
	let [lastX, lastY] = [x - half, y];
	for (let bump = 1; bump <= bumps; bump += 1) {
		const angle = Math.PI * (1 - bump / bumps);
		const nextX = x + Math.cos(angle) * half;
		const nextY = y - Math.sin(angle) * height * (bump === bumps ? 0 : 0.86 + wobble() * 0.14);
		const r = Math.hypot(nextX - lastX, nextY - lastY) * 0.62;
		data += `A${short(r)} ${short(r)} 0 0 1 ${short(nextX)} ${short(nextY)}`;
		[lastX, lastY] = [nextX, nextY];
	}
	return `${data}Q${short(x + half * 0.3)} ${short(y + height * 0.18)} ${short(x - half)} ${short(y)}z`;
}

/** An umbrella pine. x and y are its foot, `size` is its height in pixels. */
export function pine(
	canvas: Canvas,
	x: number,
	y: number,
	size: number,
	options: PineOptions = {},
): string {
	const { light } = canvas;
	const haze = options.haze ?? ((colour: string) => colour);
	const random = canvas.random.branch(`pine${Math.round(x)}.${Math.round(y)}`);
	const lean = (options.lean ?? random.around(0, 0.22)) * size;
	const top: Point = [x + lean, y - size * 0.74];
	const thick = size * 0.028;
	const trunk: Point[] = [
		[x - thick * 1.3, y],
		[x - thick + lean * 0.1, y - size * 0.3],
		[top[0] - thick * 0.5, top[1]],
		[top[0] + thick * 0.5, top[1]],
		[x + thick + lean * 0.1, y - size * 0.3],
		[x + thick * 1.3, y],
	];
	const fork: Point = [x + lean * 0.55, y - size * 0.48];
	const branches = [-1, 1]
		.map(
			(side) =>
				`M${short(fork[0])} ${short(fork[1])}Q${short(fork[0] + side * size * 0.08)} ${short(fork[1] - size * 0.12)} ${short(top[0] + side * size * 0.2)} ${short(top[1] - size * 0.04)}`,
		)
		.join('');
	const bark = haze(light.shaded('#8a5a3c'));
	let painted =
		path(branches, { stroke: bark, width: Math.max(1, thick * 0.9) }) +
		path(curve(trunk), { fill: bark });
	if (size > 300 * canvas.unit)
		painted +=
			shrub(canvas, x - size * 0.03, y + size * 0.03, size * 0.075, haze) +
			shrub(canvas, x + size * 0.05, y + size * 0.032, size * 0.055, haze);
	const wide = size * random.between(0.74, 0.98);
	const dark = haze(light.shaded('#3f6a45'));
	const middle = haze(light.tone('#4d7a48', [0, -0.3, 0.3]));
	const bright = haze(light.lit('#7d9b52'));
	const wobble = (): number => random.next();
	const sun = Math.sign(light.sun[0] || 1);
	const lobes: readonly (readonly [number, number, number])[] = [
		[-0.24, 0.02, 0.6],
		[0.26, -0.03, 0.62],
		[0, -0.12, 0.74],
	];
	const small = size < 55 * canvas.unit;
	for (const [shift, rise, share] of lobes) {
		const [cx, cy] = [top[0] + shift * wide, top[1] + rise * size];
		painted += path(crown(cx, cy, wide * share, size * 0.2, 5, wobble), { fill: dark });
		if (!small)
			painted += path(
				crown(
					cx + sun * wide * 0.025,
					cy - size * 0.035,
					wide * share * 0.88,
					size * 0.16,
					5,
					wobble,
				),
				{ fill: middle },
			);
		painted += path(
			crown(
				cx + sun * wide * 0.08 * share,
				cy - size * 0.085,
				wide * share * 0.6,
				size * 0.1,
				4,
				wobble,
			),
			{ fill: bright },
		);
	}
	return painted;
}

/** A low bush in two tones. */
export function shrub(
	canvas: Canvas,
	x: number,
	y: number,
	size: number,
	haze: (colour: string) => string = (colour) => colour,
): string {
	const random = canvas.random.branch(`shrub${Math.round(x)}.${Math.round(y)}`);
	const wobble = (): number => random.next();
	return (
		path(crown(x, y, size * 1.7, size * 0.8, 4, wobble), {
			fill: haze(canvas.light.shaded('#4a7047')),
		}) +
		path(
			crown(
				x + Math.sign(canvas.light.sun[0] || 1) * size * 0.15,
				y - size * 0.16,
				size * 1.1,
				size * 0.5,
				3,
				wobble,
			),
			{ fill: haze(canvas.light.lit('#7f9a55')) },
		)
	);
}

/** A cypress, shaped like a dark flame with a lit side. */
export function cypress(canvas: Canvas, x: number, y: number, size: number): string {
	const half = size * 0.11;
	const sun = Math.sign(canvas.light.sun[0] || 1);
	const flame = (shift: number, share: number): string =>
		curve([
			[x + shift - half * share, y - size * 0.12],
			[x + shift - half * share * 0.9, y - size * 0.5],
			[x + shift, y - size],
			[x + shift + half * share * 0.9, y - size * 0.5],
			[x + shift + half * share, y - size * 0.12],
			[x + shift, y],
		]);
	return (
		path(flame(0, 1), { fill: canvas.light.shaded('#355a41') }) +
		path(flame(sun * half * 0.4, 0.5), { fill: canvas.light.lit('#5b7d4a') })
	);
}
