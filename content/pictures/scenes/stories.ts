import { boatFromAir, composeAir, rocksFromAir } from '../air';
import { gulls } from '../details/birds';
import { buoy } from '../details/buoys';
import { coil, planks, rope } from '../details/deck';
import { dolphins } from '../details/dolphins';
import { flag, staff } from '../details/pennants';
import { sailingBoat } from '../details/sails';
import { boathouse } from '../land/boathouse';
import { rockFrame } from '../land/cave';
import { cliff } from '../land/cliff';
import { island } from '../land/islands';
import { lighthouse } from '../land/lighthouse';
import { pine } from '../land/pine';
import { village } from '../land/village';
import { boat, composeScene } from '../scene';
import { type Picture, picture } from './picture';

/** Featured pictures of the stories, all 16:9. */
export const stories: readonly Picture[] = [
	picture('2026/06/leaving-before-the-sun', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'before-sunrise',
			sun: [0.28, 0.02],
			eye: 3,
			lens: 1.4,
			sky: { clouds: 'streaks', count: 3, stars: true, sunSize: 70 },
			sea: { swell: 0.2, glitter: 0.28 },
			far: [(c) => island(c, { from: 0.02, to: 0.36, height: 60, distance: 0.6 })],
			near: [
				(c) => village(c, { from: 0.74, to: 1.14, base: 0.622, rows: 3, size: 64, distance: 0.15 }),
				(c, k) => buoy(c, k, 'cone', -6.4, 42, 2.2),
				(c, k) => buoy(c, k, 'can', 3.2, 42, 2.2),
				boat('heron', { x: -0.6, y: 25, heading: 152, crew: ['helm'] }),
			],
		}),
	),
	picture('2026/06/seven-knots-in-the-harbour', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.2, 0.6],
			sunBehind: true,
			eye: 3,
			lens: 1.5,
			sky: { clouds: 'streaks', count: 2 },
			sea: { swell: 0.25 },
			near: [
				(c) => village(c, { from: -0.05, to: 0.7, base: 0.628, rows: 3, size: 74, distance: 0.16 }),
				(c) =>
					cliff(c, {
						ridge: [
							[0.78, 0.625],
							[0.82, 0.605],
							[0.95, 0.6],
							[1.08, 0.6],
						],
						base: 0.636,
						green: 0.1,
						reflect: false,
					}),
				(c) =>
					lighthouse(c, {
						x: c.width * 0.88,
						y: c.height * 0.606,
						size: c.height * 0.36,
						band: '#2f8a57',
					}),
				boat('kingfisher', { x: -0.6, y: 21, heading: -14, crew: ['helm', [1.6, 0.3, 0.9]] }),
			],
		}),
	),
	picture('2026/06/reading-the-wind', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.8, 0.7],
			sunBehind: true,
			eye: 3,
			sky: { clouds: 'heaps', count: 4 },
			sea: { swell: 1.5 },
			near: [
				(c, k) => sailingBoat(c, k, -6, 90, { heel: 20, facing: -1 }),
				(c, k) => sailingBoat(c, k, 6, 150, { heel: 18, facing: -1, colour: '#e8733f' }),
				(c) =>
					cliff(c, {
						ridge: [
							[0.6, 0.61],
							[0.68, 0.55],
							[0.8, 0.52],
							[1.08, 0.5],
						],
						base: 0.64,
					}),
				(c) =>
					[0.72, 0.83, 0.95]
						.map((x) => pine(c, c.width * x, c.height * 0.54, c.height * 0.26, { lean: -0.42 }))
						.join(''),
				(c) =>
					staff(c, [c.width * 0.3, c.height * 1.02], [c.width * 0.3, c.height * 0.1], 18 * c.unit),
				(c) =>
					flag(
						c,
						c.width * 0.298,
						c.height * 0.12,
						c.width * 0.24,
						c.height * 0.17,
						['#f4b62f', '#c8342b'],
						{ droop: -0.02, taper: 0.5, way: -1 },
					),
				(c) =>
					flag(
						c,
						c.width * 0.298,
						c.height * 0.33,
						c.width * 0.17,
						c.height * 0.16,
						['#f7f1e2', '#1557a8', '#f7f1e2'],
						{ droop: 0, way: -1 },
					),
			],
		}),
	),
	picture('2026/06/anchoring-over-sand', 'wide', (frame) =>
		composeAir({
			...frame,
			hour: 'noon',
			sun: [0.25, 0.7],
			zoom: 62,
			centre: [0.57, 0.66],
			layers: [
				rocksFromAir('right', 0.1),
				boatFromAir('avocet', { x: 0, y: 0, heading: 200 }, { depth: 2.6 }),
				anchorLine,
			],
		}),
	),
	picture('2026/06/a-day-in-the-cave', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.56, 0.24],
			eye: 2,
			lens: 1.2,
			sky: { clouds: 'none', sunSize: 70 },
			sea: { swell: 0.3, glitter: 0.56 },
			near: [
				boat('sandpiper', { x: 0.2, y: 18, heading: 24 }),
				(c) =>
					rockFrame(c, {
						stone: '#8a5a48',
						shine: '#ffd79a',
						opening: [
							[0.24, 0.84],
							[0.25, 0.62],
							[0.32, 0.42],
							[0.45, 0.28],
							[0.6, 0.24],
							[0.74, 0.34],
							[0.82, 0.56],
							[0.84, 0.86],
						],
					}),
			],
		}),
	),
	picture('2026/06/lunch-at-anchor', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.3, 0.7],
			sunBehind: true,
			eye: 3.4,
			lens: 1.4,
			sky: { clouds: 'heaps', count: 2 },
			sea: { swell: 0.2, shallow: 1 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[-0.08, 0.22],
							[0.14, 0.3],
							[0.3, 0.38],
							[0.48, 0.4],
							[0.62, 0.47],
							[0.72, 0.61],
						],
						base: 0.63,
						pines: 8,
						pineSize: 90,
					}),
				boat('avocet', { x: 1.2, y: 30, heading: 12, crew: [[1.6, 0.5, 0.9]] }),
				boat('tern', { x: 0.4, y: 25, heading: 9, crew: [[0.9, 0, 0.6]] }),
			],
		}),
	),
	picture('2026/06/one-knot-is-enough', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.75, 0.5],
			sunBehind: true,
			eye: 2,
			sky: { clouds: 'streaks', count: 2 },
			sea: { swell: 0.3 },
			far: [(c) => island(c, { from: 0.55, to: 1.1, height: 100, distance: 0.6 })],
			near: [
				(c) => planks(c, [c.width * 0.5, c.horizon * 0.8], c.height * 0.76, c.height, 21),
				(c) =>
					`<rect y="${c.height * 0.745}" width="${c.width}" height="${c.height * 0.02}" fill="${c.light.lit('#e0b27c')}"/>`,
				(c) => coil(c, c.width * 0.18, c.height * 0.89, c.width * 0.12),
				bollard,
				(c) => gulls(c, 0.2, 0.26, 3, 40),
			],
		}),
	),
	picture('2026/06/coming-home-by-lights', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'night',
			sun: [0.12, 0.7],
			eye: 2.4,
			lens: 1.4,
			sky: { clouds: 'none', stars: true, crescent: true },
			sea: { swell: 0.3, glitter: 0.12 },
			near: [
				(c) => village(c, { from: 0.26, to: 0.62, base: 0.61, rows: 3, size: 54 }),
				(c) =>
					cliff(c, {
						ridge: [
							[0.7, 0.61],
							[0.76, 0.55],
							[0.9, 0.52],
							[1.08, 0.5],
						],
						base: 0.628,
						pines: 3,
						pineSize: 80,
					}),
				(c) =>
					lighthouse(c, {
						x: c.width * 0.82,
						y: c.height * 0.548,
						size: c.height * 0.3,
						beams: [176, -6],
					}),
				(c, k) => buoy(c, k, 'can', -4.6, 26, 1.8),
				(c, k) => buoy(c, k, 'cone', 3.4, 28, 1.8),
				boat('sandpiper', { x: -0.2, y: 18.5, heading: 66, crew: ['helm'] }),
			],
		}),
	),
	picture('2026/06/autumn-swell', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'storm',
			sun: [0.3, 0.08],
			eye: 2,
			lens: 1.4,
			sky: { clouds: 'front', sunSize: 34 },
			sea: { swell: 2, glitter: 0.3 },
			far: [(c) => island(c, { from: 0.5, to: 0.8, height: 60, distance: 0.5 })],
			near: [
				(c) => lighthouse(c, { x: c.width * 0.88, y: c.height * 0.58, size: c.height * 0.32 }),
				(c) =>
					cliff(c, {
						ridge: [
							[0.72, 0.61],
							[0.78, 0.57],
							[0.88, 0.56],
							[1.08, 0.52],
						],
						base: 0.64,
						green: 0.3,
					}),
				boat('petrel', {
					x: -1.8,
					y: 16.5,
					heading: -24,
					pitch: 8,
					lift: 0.1,
					speed: 0.7,
					crew: ['helm'],
				}),
			],
		}),
	),
	picture('2026/06/the-boathouse-in-winter', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.24, 0.3],
			sunBehind: true,
			eye: 3,
			sky: { clouds: 'streaks', count: 3 },
			sea: { swell: 0.2 },
			far: [(c) => island(c, { from: 0.6, to: 1.2, height: 120, distance: 0.75 })],
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[-0.1, 0.3],
							[0.06, 0.32],
							[0.2, 0.37],
							[0.36, 0.43],
							[0.5, 0.5],
							[0.6, 0.56],
							[0.66, 0.615],
						],
						base: 0.64,
						pines: 5,
						pineSize: 96,
						green: 1,
					}),
				(c) => boathouse(c, { x: 0.06, y: 0.68, width: 0.52 }),
				boat('heron', { x: 3.2, y: 20, heading: 172 }),
			],
		}),
	),
	picture('2026/06/red-right-green-left', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.5, 0.18],
			eye: 2.2,
			lens: 1.3,
			sea: { swell: 0.4, glitter: 0.5 },
			far: [
				(c) => island(c, { from: 0.62, to: 1.2, height: 90, distance: 0.5 }),
				(c) => island(c, { from: -0.2, to: 0.3, height: 70, distance: 0.6 }),
			],
			near: [
				(c, k) => buoy(c, k, 'cone', -7, 54, 2.4),
				(c, k) => buoy(c, k, 'can', 7, 54, 2.4),
				(c, k) => buoy(c, k, 'cone', -5.4, 26, 2.4, 3),
				(c, k) => buoy(c, k, 'can', 5.6, 26, 2.4, -3),
				boat('wren', { x: 0.2, y: 18, heading: 74, crew: [[0.5, 0.1, 0.42]] }),
			],
		}),
	),
	picture('2026/06/dolphins-off-the-cape', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'dusk',
			sun: [0.7, 0.12],
			eye: 2.2,
			lens: 1.5,
			sky: { clouds: 'streaks', count: 3, sunSize: 90 },
			sea: { swell: 0.6, glitter: 0.7 },
			far: [(c) => island(c, { from: -0.15, to: 0.34, height: 150, distance: 0.35 })],
			near: [
				boat('tern', { x: -5, y: 30, heading: 2, crew: ['helm'] }),
				(c) => dolphins(c, 0.5, 0.7, 260),
			],
		}),
	),
	picture('2026/06/first-time-at-the-helm', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.12, 0.3],
			sunBehind: true,
			eye: 2.2,
			lens: 2.2,
			sea: { swell: 0.5 },
			far: [(c) => island(c, { from: 0.5, to: 1.1, height: 130, distance: 0.5 })],
			near: [
				boat('marlin', {
					x: 0.9,
					y: 12.2,
					heading: -18,
					pitch: 3,
					speed: 0.4,
					crew: ['helm', [2.7, -0.35, 0.3]],
				}),
			],
		}),
	),
	picture('2026/06/a-cove-for-the-tender', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.75, 0.7],
			sunBehind: true,
			eye: 4,
			lens: 1.3,
			sky: { clouds: 'heaps', count: 2 },
			sea: { swell: 0.2, shallow: 1 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[0.52, 0.61],
							[0.58, 0.46],
							[0.7, 0.36],
							[0.86, 0.28],
							[1.08, 0.2],
						],
						base: 0.64,
						pines: 6,
						pineSize: 100,
					}),
				(c) =>
					cliff(c, {
						ridge: [
							[-0.08, 0.4],
							[0.06, 0.44],
							[0.16, 0.52],
							[0.22, 0.62],
						],
						base: 0.63,
						pines: 3,
						pineSize: 90,
						distance: 0.1,
					}),
				boat('kingfisher', { x: -3.6, y: 48, heading: 18 }),
				boat('wren', {
					x: 0.6,
					y: 27.5,
					heading: -34,
					crew: [
						[0.5, 0.1, 0.42],
						[1.8, -0.1, 0.42],
					],
				}),
			],
		}),
	),
];

function anchorLine(
	canvas: Parameters<typeof rope>[0],
	camera: { project(place: readonly [number, number, number]): readonly [number, number] },
): string {
	const { light, unit, palette } = canvas;
	const [x, y] = camera.project([-4, -1.5, 0.9]);
	const [ax, ay] = camera.project([-10.2, -3.1, 0]);
	const line = `M${Math.round(x)} ${Math.round(y)}Q${Math.round((x + ax) / 2)} ${Math.round((y + ay) / 2 + unit * 40)} ${Math.round(ax)} ${Math.round(ay)}`;
	const size = unit * 34;
	const stock = `M${Math.round(ax)} ${Math.round(ay)}l${Math.round(-size * 1.6)} ${Math.round(size * 0.5)}m${Math.round(size * 0.35)} ${Math.round(-size * 0.75)}q${Math.round(-size)} ${Math.round(size * 0.3)} ${Math.round(-size * 0.2)} ${Math.round(size * 1.1)}`;
	return `<path fill="none" stroke="${palette.sea[2]}" stroke-width="${Math.round(unit * 5)}" opacity=".4" transform="translate(${Math.round(unit * 16)} ${Math.round(unit * 18)})" d="${line}"/><path fill="none" stroke="${light.lit('#f4ead2')}" stroke-width="${Math.round(unit * 4)}" d="${line}"/><path fill="none" stroke="${light.shaded('#4b555c')}" stroke-width="${Math.round(unit * 9)}" stroke-linecap="round" opacity=".85" d="${stock}"/>`;
}

function bollard(canvas: Parameters<typeof rope>[0]): string {
	const { width: w, height: h, light } = canvas;
	const x = w * 0.6;
	const y = h * 0.87;
	const s = w * 0.1;
	const iron = '#3d4a55';
	const body = `<path fill="${light.tone(iron, [0, -0.6, 0])}" d="M${x - s * 0.62} ${y}C${x - s * 0.36} ${y - s * 0.4} ${x - s * 0.36} ${y - s} ${x - s * 0.5} ${y - s * 1.5}H${x + s * 0.5}C${x + s * 0.36} ${y - s} ${x + s * 0.36} ${y - s * 0.4} ${x + s * 0.62} ${y}Q${x} ${y + s * 0.24} ${x - s * 0.62} ${y}z"/><path fill="${light.lit('#5d6c78')}" d="M${x + s * 0.1} ${y + s * 0.1}C${x + s * 0.16} ${y - s * 0.4} ${x + s * 0.14} ${y - s} ${x + s * 0.16} ${y - s * 1.5}H${x + s * 0.5}C${x + s * 0.36} ${y - s} ${x + s * 0.36} ${y - s * 0.4} ${x + s * 0.62} ${y}Q${x + s * 0.4} ${y + s * 0.09} ${x + s * 0.1} ${y + s * 0.1}z"/>`;
	const head = `<path fill="${light.tone(iron, [0, -0.5, 0.2])}" d="M${x - s * 0.85} ${y - s * 1.58}Q${x - s * 0.85} ${y - s * 1.95} ${x} ${y - s * 2}Q${x + s * 0.85} ${y - s * 1.95} ${x + s * 0.85} ${y - s * 1.58}Q${x} ${y - s * 1.3} ${x - s * 0.85} ${y - s * 1.58}z"/><path fill="${light.lit('#6d7d89')}" d="M${x - s * 0.6} ${y - s * 1.76}Q${x} ${y - s * 2.02} ${x + s * 0.72} ${y - s * 1.72}Q${x} ${y - s * 1.86} ${x - s * 0.6} ${y - s * 1.76}z"/>`;
	const shadow = `<ellipse cx="${x - s * 0.5}" cy="${y + s * 0.06}" rx="${s * 1.5}" ry="${s * 0.24}" fill="${light.shaded('#5a3b28')}" opacity=".5"/>`;
	const turns = [0.5, 0.68, 0.86]
		.map((up) =>
			rope(
				canvas,
				`M${x - s * 0.46} ${y - s * up}Q${x} ${y - s * (up - 0.22)} ${x + s * 0.46} ${y - s * (up + 0.04)}`,
				s * 0.2,
			),
		)
		.join('');
	const lead = rope(
		canvas,
		`M${x + s * 0.42} ${y - s * 0.52}C${x + s * 2} ${y - s * 0.5} ${x + s * 3.4} ${y - s * 1.2} ${w * 1.04} ${y - s * 2.1}`,
		s * 0.2,
	);
	const knot = rope(
		canvas,
		`M${x + s * 0.3} ${y - s * 0.6}C${x + s * 0.7} ${y - s * 0.1} ${x + s * 1.3} ${y - s * 0.2} ${x + s * 1.2} ${y - s * 0.6}C${x + s * 1.1} ${y - s * 0.95} ${x + s * 0.7} ${y - s * 0.8} ${x + s * 0.9} ${y - s * 0.3}C${x + s * 1.1} ${y + s * 0.2} ${x + s * 1.7} ${y + s * 0.3} ${x + s * 2.3} ${y + s * 0.22}`,
		s * 0.2,
	);
	return shadow + body + turns + lead + knot + head;
}
