import { mix } from './colour';
import { disc, type Point, path, polygon, short } from './svg';

export const paper = '#fbf7ee';

export const ink = '#10222f';

export function sector([x, y]: Point, radius: number): string {
	const wedge = (from: number, to: number): Point[] => [
		[x, y],
		...Array.from({ length: 9 }, (_, index): Point => {
			const angle = ((from + ((to - from) * index) / 8) * Math.PI) / 180;
			return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
		}),
	];
	return (
		polygon(wedge(62, 96), '#f4b62f', 0.5) +
		polygon(wedge(96, 130), '#c8342b', 0.28) +
		polygon(wedge(28, 62), '#2f8a57', 0.28) +
		path(`M${short(x)} ${short(y - 26)}l7 17 18 1-14 12 5 18-16-10-16 10 5-18-14-12 18-1z`, {
			fill: '#10222f',
		})
	);
}

export function mark([x, y]: Point, unit: number, colour: string): string {
	return (
		polygon(
			[
				[x - 9 * unit, y],
				[x + 9 * unit, y],
				[x + 5 * unit, y - 30 * unit],
				[x - 5 * unit, y - 30 * unit],
			],
			colour,
		) +
		disc([x, y], 5 * unit, paper) +
		path(`M${short(x - 14 * unit)} ${short(y)}h${short(28 * unit)}`, {
			stroke: ink,
			width: 2.4 * unit,
		})
	);
}

export function rose([x, y]: Point, radius: number): string {
	let painted = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${paper}" fill-opacity=".55" stroke="${ink}" stroke-width="3"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.86)}" fill="none" stroke="${ink}" stroke-width="1.5"/>`;
	let ticks = '';
	for (let degrees = 0; degrees < 360; degrees += 10) {
		const angle = (degrees * Math.PI) / 180;
		const inner = degrees % 30 === 0 ? 0.8 : 0.86;
		ticks += `M${short(x + Math.cos(angle) * radius * inner)} ${short(y + Math.sin(angle) * radius * inner)}L${short(x + Math.cos(angle) * radius)} ${short(y + Math.sin(angle) * radius)}`;
	}
	painted += path(ticks, { stroke: ink, width: 2 });
	for (const [offset, long, wide] of [
		[45, 0.56, 0.12],
		[0, 0.78, 0.15],
	] as const) {
		for (let point = 0; point < 4; point += 1) {
			const angle = ((offset + point * 90 - 90) * Math.PI) / 180;
			const tip: Point = [x + Math.cos(angle) * radius * long, y + Math.sin(angle) * radius * long];
			const side = (turn: number): Point => [
				x + Math.cos(angle + turn) * radius * wide,
				y + Math.sin(angle + turn) * radius * wide,
			];
			painted +=
				polygon([tip, side(Math.PI / 4), [x, y]], offset === 0 && point === 0 ? '#c8342b' : ink) +
				polygon([tip, side(-Math.PI / 4), [x, y]], mix(paper, '#d8c39a', 0.3));
		}
	}
	return painted + disc([x, y], radius * 0.05, paper);
}

export function frame(width: number, height: number, unit: number): string {
	const edge = 22 * unit;
	let painted = `<rect x="${short(edge / 2)}" y="${short(edge / 2)}" width="${short(width - edge)}" height="${short(height - edge)}" fill="none" stroke="${paper}" stroke-width="${short(edge)}"/>`;
	const stroke = (data: string, dash: number): string =>
		`<path fill="none" stroke="${ink}" stroke-width="${short(8 * unit)}" stroke-dasharray="${short(dash)}" d="${data}"/>`;
	const m = 13 * unit;
	painted +=
		stroke(
			`M${short(m)} ${short(m)}H${short(width - m)}M${short(m)} ${short(height - m)}H${short(width - m)}`,
			width / 32,
		) +
		stroke(
			`M${short(m)} ${short(m)}V${short(height - m)}M${short(width - m)} ${short(m)}V${short(height - m)}`,
			height / 24,
		);
	return (
		painted +
		`<rect x="${short(edge)}" y="${short(edge)}" width="${short(width - edge * 2)}" height="${short(height - edge * 2)}" fill="none" stroke="${ink}" stroke-width="${short(3 * unit)}"/>`
	);
}
