import type { Canvas } from '../canvas';
import { path, short } from '../svg';

/** Gulls in the air: x and y in shares of the picture, `spread` and `size` in units. */
export function gulls(
	canvas: Canvas,
	x: number,
	y: number,
	count: number,
	size = 30,
	spread = 160,
): string {
	const random = canvas.random.branch(`gulls${x}${y}`);
	const { unit, light } = canvas;
	let painted = '';
	for (let index = 0; index < count; index += 1) {
		const cx =
			x * canvas.width +
			((index + 0.5) / count - 0.5) * 2.2 * spread * unit +
			random.around(0, spread * 0.2 * unit);
		const cy = y * canvas.height + random.around(0, spread * 0.55 * unit);
		const s = size * unit * random.between(0.55, 1.1);
		const tilt = Math.round(random.around(-4, 16));
		const up = random.between(0.25, 0.6);
		const wing = (side: number): string =>
			`M0 0C${short(side * s * 0.2)} ${short(-s * up * 1.1)} ${short(side * s * 0.55)} ${short(-s * up)} ${short(side * s)} ${short(-s * (up - 0.3))}C${short(side * s * 0.6)} ${short(-s * (up - 0.16))} ${short(side * s * 0.25)} ${short(-s * 0.06)} 0 ${short(s * 0.1)}z`;
		painted += `<g transform="translate(${short(cx)} ${short(cy)}) rotate(${tilt})">${path(wing(-1), { fill: light.lit('#fdfbf4') })}${path(wing(1), { fill: light.tone('#dfe4e6', [0, -0.5, 0]) })}${path(`M${short(-s * 0.06)} ${short(-s * 0.02)}Q0 ${short(-s * 0.12)} ${short(s * 0.09)} 0Q${short(s * 0.02)} ${short(s * 0.2)} ${short(-s * 0.02)} ${short(s * 0.26)}z`, { fill: light.lit('#fdfbf4') })}${path(`M${short(s)} ${short(-s * (up - 0.3))}l${short(-s * 0.2)} ${short(-s * 0.11)}l${short(-s * 0.02)} ${short(s * 0.09)}zM${short(-s)} ${short(-s * (up - 0.3))}l${short(s * 0.2)} ${short(-s * 0.11)}l${short(s * 0.02)} ${short(s * 0.09)}z`, { fill: light.shaded('#4a545c') })}</g>`;
	}
	return painted;
}

/** A gull at rest, seen from the side. x and y are its feet in pixels; with `facing` 1 it looks to the right. */
export function restingGull(
	canvas: Canvas,
	x: number,
	y: number,
	size: number,
	facing: 1 | -1 = 1,
): string {
	const { light } = canvas;
	const white = light.lit('#fdfbf5');
	const grey = light.tone('#a9b6bd', [0, -0.5, 0.2]);
	const body = path(
		'M-42-30C-30-48 0-52 22-44C30-66 36-78 50-78C62-78 68-68 64-60C60-44 56-26 36-18C10-10-24-14-42-30z',
		{ fill: white },
	);
	const belly = path('M-30-26C-4-14 30-14 50-36C48-24 44-20 34-17C10-10-18-14-30-26z', {
		fill: light.shaded('#e9ecec'),
		opacity: 0.7,
	});
	const wing =
		path('M-78-34C-50-40-34-52 2-48C18-46 20-34 8-28C-14-20-46-26-78-34z', { fill: grey }) +
		path('M-92-36L-46-32-62-24z', { fill: light.shaded('#39434b') });
	const head =
		path('M64-68l22 5c2 1 2 4 0 5l-23 1z', { fill: light.lit('#f2b134') }) +
		'<circle cx="54" cy="-67" r="3" fill="#1b242b"/>';
	const legs = path('M2-14L0 0M16-15L15 0M-4 0H8M10 0H22', {
		stroke: light.tone('#e0923a', [0, -0.5, 0]),
		width: 3.2,
	});
	const scale = size / 80;
	return `<g transform="translate(${short(x)} ${short(y)}) scale(${Math.round(scale * facing * 100) / 100} ${Math.round(scale * 100) / 100})">${legs}${body}${belly}${wing}${head}</g>`;
}
