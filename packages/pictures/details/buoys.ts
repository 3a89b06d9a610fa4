import type { Camera } from '../camera';
import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { lens } from '../marks';
import { disc, type Point, path, polygon, short } from '../svg';

/** The kinds of buoys: can (port side), cone (starboard side), ball (mooring), a pole with a flag (race). */
export type BuoyKind = 'can' | 'cone' | 'ball' | 'race';

const COLOURS: Readonly<Record<BuoyKind, string>> = {
	can: '#c8342b',
	cone: '#2f8a57',
	ball: '#f2742c',
	race: '#f4b62f',
};

/** A buoy in the water at x and y in metres; `size` is its height above the water in metres. */
export function buoy(
	canvas: Canvas,
	camera: Camera,
	kind: BuoyKind,
	x: number,
	y: number,
	size = 1.6,
	lean = 0,
): string {
	const [px, py] = camera.project([x, y, 0]);
	const s = camera.scaleAt([x, y, 0]) * size;
	const { light, palette } = canvas;
	const colour = COLOURS[kind];
	const [lit, mid, dark] = [
		light.lit(colour),
		light.tone(colour, [0, -0.6, 0]),
		light.shaded(colour),
	];
	const sun = Math.sign(light.sun[0] || 1);
	const body = (points: readonly Point[]): string => {
		const place = ([dx, dy]: Point): Point => [dx * s, -dy * s];
		const outline = points.map(place);
		const half = (side: number, cut: number): Point[] =>
			points.map(([dx, dy]): Point => place([dx * side > 0 ? dx : dx * 0 + side * cut * 0.01, dy]));
		return (
			polygon(outline, mid) +
			polygon(half(-sun, 1), dark) +
			polygon(
				points.map(([dx, dy]): Point => place([sun * dx > 0 ? dx : sun * 0.12, dy])),
				lit,
			)
		);
	};
	const pole = (from: number, to: number): string =>
		path(`M0 ${short(-from * s)}V${short(-to * s)}`, {
			stroke: light.shaded('#56606a'),
			width: Math.max(1.5, s * 0.035),
		});
	let painted = '';
	if (kind === 'ball')
		painted +=
			disc([0, -s * 0.32], s * 0.4, mid) +
			disc([sun * s * 0.09, -s * 0.4], s * 0.27, lit) +
			path(
				`M${short(-s * 0.39)} ${short(-s * 0.3)}q${short(s * 0.39)} ${short(s * 0.16)} ${short(s * 0.78)} 0v${short(s * 0.1)}q${short(-s * 0.39)} ${short(s * 0.16)} ${short(-s * 0.76)} 0z`,
				{ fill: light.lit('#fbf6ea') },
			);
	else if (kind === 'race')
		painted +=
			pole(0.3, 1.7) +
			polygon(
				[
					[0, -s * 1.7],
					[s * 0.55, -s * 1.55],
					[0, -s * 1.32],
				],
				mid,
			) +
			body([
				[-0.34, 0],
				[-0.4, 0.35],
				[-0.3, 0.62],
				[0.3, 0.62],
				[0.4, 0.35],
				[0.34, 0],
			]);
	else {
		const top: Point[] =
			kind === 'can'
				? [
						[-0.15, 1.05],
						[-0.15, 1.3],
						[0.15, 1.3],
						[0.15, 1.05],
					]
				: [
						[-0.17, 1.04],
						[0, 1.34],
						[0.17, 1.04],
					];
		const base: Point[] =
			kind === 'can'
				? [
						[-0.36, 0],
						[-0.36, 0.42],
						[0.36, 0.42],
						[0.36, 0],
					]
				: [
						[-0.4, 0],
						[-0.36, 0.24],
						[-0.1, 0.86],
						[0.1, 0.86],
						[0.36, 0.24],
						[0.4, 0],
					];
		const frame =
			kind === 'can'
				? path(
						`M${short(-s * 0.28)} ${short(-s * 0.42)}L${short(-s * 0.1)} ${short(-s)}H${short(s * 0.1)}L${short(s * 0.28)} ${short(-s * 0.42)}M${short(-s * 0.19)} ${short(-s * 0.7)}H${short(s * 0.19)}L${short(-s * 0.26)} ${short(-s * 0.46)}`,
						{ stroke: mid, width: Math.max(1.5, s * 0.05) },
					)
				: '';
		painted += pole(0.8, 1.1) + frame + body(base) + body(top);
		if (palette.lampsLit)
			painted +=
				disc([0, -s * 1.4], s * 0.4, colour, 0.3) +
				disc([0, -s * 1.4], s * 0.07, mix(colour, '#ffffff', 0.6));
	}
	let ripples = '';
	let mirror = '';
	for (let row = 0; row < 5; row += 1)
		mirror += lens(
			px + ((row % 2) - 0.5) * s * 0.12,
			py + s * (0.08 + row * 0.13),
			s * (0.7 - row * 0.08),
			s * 0.1,
		);
	ripples +=
		lens(px, py + s * 0.02, s * 1.3, s * 0.06) +
		lens(px + s * 0.1, py + s * 0.1, s * 1.7, s * 0.03);
	return (
		path(mirror, { fill: mix(mid, palette.sea[2], 0.4), opacity: 0.7 }) +
		`<g transform="translate(${short(px)} ${short(py)}) rotate(${Math.round(lean)})">${painted}</g>` +
		path(ripples, { fill: palette.foam, opacity: 0.55 })
	);
}
