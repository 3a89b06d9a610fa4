import { drawBoat, stageOf } from '../boats/boat';
import { models } from '../boats/fleet';
import { liveries } from '../boats/livery';
import { profileCamera } from '../camera';
import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { disc, paint, path, polygon, rect, short } from '../svg';
import { coil } from './deck';

/** The inside of the workshop: its open doors frame the sea, and the wooden boat stands on its cradle. */
export function workshop(canvas: Canvas): string {
	const { width: w, height: h, light, unit } = canvas;
	const wall = mix(light.shaded('#a9734c'), '#1d2a33', 0.25);
	const beam = mix(light.shaded('#7d5234'), '#141d24', 0.3);
	const floor = mix(light.shaded('#c9ab80'), '#2a2f33', 0.2);
	const door = { left: w * 0.3, right: w * 0.74, top: h * 0.16 };
	let painted = `<path fill-rule="evenodd" fill="${wall}" d="M0 0H${w}V${h}H0zM${short(door.left)} ${short(h * 0.7)}V${short(door.top)}H${short(door.right)}V${short(h * 0.7)}z"/>`;
	let boards = '';
	for (let x = w * 0.02; x < w; x += w * 0.034)
		if (x < door.left - 8 || x > door.right + 8) boards += `M${short(x)} 0V${short(h * 0.72)}`;
	painted += path(boards, { stroke: beam, width: 4 * unit, opacity: 0.55 });
	painted += polygon(
		[
			[0, h],
			[0, h * 0.76],
			[door.left, h * 0.7],
			[door.right, h * 0.7],
			[w, h * 0.76],
			[w, h],
		],
		floor,
	);
	painted += polygon(
		[
			[door.left, h * 0.7],
			[door.right, h * 0.7],
			[w * 0.98, h],
			[w * 0.34, h],
		],
		light.lit('#e8d3a8'),
		0.62,
	);
	painted +=
		rect(door.left - w * 0.012, door.top - h * 0.02, w * 0.012, h * 0.56, beam) +
		rect(door.right, door.top - h * 0.02, w * 0.012, h * 0.56, beam) +
		rect(
			door.left - w * 0.03,
			door.top - h * 0.035,
			door.right - door.left + w * 0.06,
			h * 0.03,
			beam,
		);
	painted +=
		rect(0, 0, w, h * 0.05, beam) +
		path(`M0 ${short(h * 0.2)}L${short(w * 0.16)} 0M${w} ${short(h * 0.2)}L${short(w * 0.84)} 0`, {
			stroke: beam,
			width: 26 * unit,
		});
	painted += tools(canvas, wall) + cradle(canvas);
	return painted + coil(canvas, w * 0.88, h * 0.9, w * 0.075) + lampShade(canvas);
}

function tools(canvas: Canvas, wall: string): string {
	const { width: w, height: h, light, unit } = canvas;
	const wood = light.tone('#c98d56', [0, -0.4, 0]);
	const steel = light.tone('#b9c6cc', [0, -0.4, 0.1]);
	const x = w * 0.06;
	let painted =
		rect(w * 0.03, h * 0.2, w * 0.21, h * 0.018, wood) +
		rect(w * 0.03, h * 0.5, w * 0.21, h * 0.018, wood);
	const jars = ['#d9442f', '#f3b63c', '#0e7c86', '#fbf6ea', '#2a4f86'] as const;
	for (const [index, colour] of jars.entries())
		painted +=
			rect(
				w * (0.04 + index * 0.038),
				h * (0.5 - 0.07),
				w * 0.027,
				h * 0.07,
				light.tone(colour, [0, -0.5, 0]),
			) + rect(w * (0.04 + index * 0.038), h * 0.428, w * 0.027, h * 0.01, steel);
	for (const [index, high] of [0.14, 0.11, 0.16, 0.12].entries())
		painted +=
			rect(x + index * w * 0.042, h * 0.24, w * 0.008, h * high, wood) +
			rect(x + index * w * 0.042 - w * 0.007, h * (0.24 + high), w * 0.022, h * 0.035, steel);
	painted += `<circle cx="${short(w * 0.86)}" cy="${short(h * 0.34)}" r="${short(w * 0.062)}" fill="none" stroke="${light.tone('#fbf6ea', [0, -0.5, 0])}" stroke-width="${short(w * 0.034)}"/>`;
	const ring = 2 * Math.PI * w * 0.062;
	painted += `<circle cx="${short(w * 0.86)}" cy="${short(h * 0.34)}" r="${short(w * 0.062)}" fill="none" stroke="${light.tone('#d2452f', [0, -0.5, 0])}" stroke-width="${short(w * 0.034)}" stroke-dasharray="${short(ring / 8)} ${short(ring / 8)}"/>`;
	return (
		painted +
		path(`M${short(w * 0.95)} ${short(h * 0.78)}L${short(w * 0.93)} ${short(h * 0.16)}`, {
			stroke: wood,
			width: 15 * unit,
		}) +
		path(`M${short(w * 0.93)} ${short(h * 0.3)}L${short(w * 0.927)} ${short(h * 0.14)}`, {
			stroke: mix(wood, wall, 0.2),
			width: 44 * unit,
		})
	);
}

function cradle(canvas: Canvas): string {
	const { width: w, height: h, light, unit } = canvas;
	const scale = (w * 0.66) / 7;
	const camera = profileCamera([w * 0.47, h * 0.775], scale, 0.12);
	const stage = {
		...stageOf(models.heron, { x: 0, y: 0, heading: 0 }, camera, light),
		whole: true,
	};
	const wood = light.tone('#b98654', [0, -0.5, 0.1]);
	const dark = light.shaded('#7d5234');
	const foot = h * 0.93;
	let painted = `<ellipse cx="${short(w * 0.48)}" cy="${short(foot)}" rx="${short(w * 0.36)}" ry="${short(h * 0.035)}" fill="#1d2126" opacity=".45"/>`;
	painted += paint(drawBoat(models.heron, liveries.heron, stage));
	for (const x of [0.26, 0.47, 0.66])
		painted +=
			polygon(
				[
					[w * (x - 0.04), h * 0.79],
					[w * (x - 0.03), h * 0.775],
					[w * (x - 0.005), foot],
					[w * (x - 0.03), foot],
				],
				wood,
			) +
			polygon(
				[
					[w * (x + 0.07), h * 0.79],
					[w * (x + 0.06), h * 0.775],
					[w * (x + 0.035), foot],
					[w * (x + 0.06), foot],
				],
				dark,
			) +
			rect(w * (x - 0.05), foot - h * 0.02, w * 0.13, h * 0.026, wood);
	return (
		painted +
		disc([w * 0.2, h * 0.925], 26 * unit, light.tone('#d2452f', [0, -0.5, 0.2])) +
		rect(w * 0.188, h * 0.9, w * 0.024, h * 0.045, light.tone('#d2452f', [0, -0.5, 0.2])) +
		rect(w * 0.186, h * 0.896, w * 0.028, h * 0.01, light.lit('#dfe5e6'))
	);
}

function lampShade(canvas: Canvas): string {
	const { width: w, height: h, light } = canvas;
	const x = w * 0.17;
	return (
		path(`M${short(x)} 0V${short(h * 0.09)}`, { stroke: '#1d2126', width: 5 * canvas.unit }) +
		path(
			`M${short(x - w * 0.032)} ${short(h * 0.135)}Q${short(x - w * 0.03)} ${short(h * 0.09)} ${short(x)} ${short(h * 0.085)}Q${short(x + w * 0.03)} ${short(h * 0.09)} ${short(x + w * 0.032)} ${short(h * 0.135)}z`,
			{ fill: light.tone('#0e7c86', [0, -0.5, 0.2]) },
		) +
		disc([x, h * 0.138], w * 0.009, light.lit('#fff2c4'))
	);
}
