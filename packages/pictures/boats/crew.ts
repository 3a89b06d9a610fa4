import { type Colour, mix } from '../colour';
import type { Place } from '../space';
import type { Point, Shape } from '../svg';
import { inside, type Part } from './parts';
import type { Stage } from './stage';

/**
 * A person aboard, drawn small and without a face, who looks to the bow. The given place is that of the feet, or of the
 * seat.
 */
export function person(
	stage: Stage,
	at: Place,
	colours: { shirt: Colour; hat: Colour },
	attitude: 'stands' | 'sits' = 'stands',
): Part {
	const foot = stage.place(at);
	const [x, y] = stage.camera.project(foot);
	const scale = stage.camera.scaleAt(foot);
	const head = stage.place([at[0] + 1, at[1], at[2]]);
	const ahead = stage.camera.project(head);
	const way = Math.max(-1, Math.min(1, (ahead[0] - x) / (scale || 1)));
	const point = (across: number, up: number): Point => [x + across * scale, y - up * scale];
	const skin = stage.light.lit('#b9794f');
	const skinDark = stage.light.shaded('#a5673f');
	const shirt = stage.light.lit(colours.shirt);
	const dark = mix(stage.light.shaded(colours.shirt), shirt, 0.25);
	const rise = attitude === 'stands' ? 0.82 : 0.12;
	const shapes: Shape[] = [];
	if (attitude === 'stands') {
		shapes.push({
			points: [point(-0.15, 0), point(0.15, 0), point(0.17, 0.86), point(-0.17, 0.86)],
			fill: stage.light.shaded('#36485c'),
		});
	} else {
		shapes.push({
			points: [
				point(-0.15, 0),
				point(0.15 + 0.3 * way, 0),
				point(0.15 + 0.3 * way, 0.15),
				point(0.15, 0.2),
				point(-0.15, 0.2),
			],
			fill: stage.light.shaded('#36485c'),
		});
	}
	shapes.push(
		{
			points: [
				point(-0.19, rise),
				point(0.17, rise),
				point(0.2 + 0.04 * way, rise + 0.34),
				point(0.13 + 0.05 * way, rise + 0.54),
				point(-0.13 + 0.05 * way, rise + 0.54),
				point(-0.22 + 0.04 * way, rise + 0.34),
			],
			fill: shirt,
		},
		{
			points: [
				point(-0.19 * Math.sign(way || 1), rise),
				point(0, rise),
				point(0.02, rise + 0.54),
				point((-0.13 + 0.05 * way) * Math.sign(way || 1), rise + 0.54),
				point(-0.22 * Math.sign(way || 1), rise + 0.34),
			],
			fill: dark,
		},
		{
			points: [
				point(0.02 + 0.03 * way, rise + 0.44),
				point(0.12 * way + 0.04, rise + 0.24),
				point(0.42 * way, rise + 0.26),
			],
			stroke: skin,
			width: 0.1 * scale,
			open: true,
		},
	);
	const centre = point(0.06 * way, rise + 0.7);
	const round = (radius: number, from: number, to: number, fill: Colour, shift = 0): Shape => ({
		points: Array.from({ length: 13 }, (_, index): Point => {
			const angle = from + ((to - from) * index) / 12;
			return [
				centre[0] + shift * scale + Math.cos(angle) * radius * scale,
				centre[1] - Math.sin(angle) * radius * 1.12 * scale,
			];
		}),
		fill,
	});
	shapes.push(
		round(0.12, 0, Math.PI * 2, skin),
		round(0.12, Math.PI * 0.5, Math.PI * 1.5, skinDark, 0),
		round(0.135, 0.1, Math.PI - 0.1, stage.light.lit(colours.hat)),
		{
			points: [
				[centre[0], centre[1] - 0.03 * scale],
				[centre[0] + 0.24 * way * scale, centre[1] - 0.01 * scale],
				[centre[0] + 0.22 * way * scale, centre[1] - 0.05 * scale],
				[centre[0], centre[1] - 0.08 * scale],
			],
			fill: stage.light.lit(colours.hat),
		},
	);
	return inside(at, shapes);
}
