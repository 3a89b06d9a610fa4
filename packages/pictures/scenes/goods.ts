import type { Canvas } from '../canvas';
import { coil, planks, rope } from '../details/deck';
import { dryBag, enamelMug, stand, woolBlanket } from '../details/goods';
import { framedPrint, knotCard, voucher } from '../details/paper-goods';
import { cliff } from '../land/cliff';
import { island } from '../land/islands';
import { village } from '../land/village';
import type { Hour } from '../palette';
import { composeScene, type Layer } from '../scene';
import { type Picture, picture } from './picture';

/** The height at which a thing stands on the quay, as a share of the picture. */
const FOOT = 0.86;

/** The planks of the quay with their edge; everything for sale stands on them. */
const quay: Layer = (c) =>
	planks(c, [c.width * 0.5, c.horizon * 0.8], c.height * 0.72, c.height, 15) +
	`<rect y="${c.height * 0.708}" width="${c.width}" height="${c.height * 0.02}" fill="${c.light.lit('#e0b27c')}"/>`;

/** Draws a thing on the quay; `size` is the side of its box as a share of the picture's height. */
const onQuay =
	(draw: (canvas: Canvas) => string, size: number, x = 0.5, foot = FOOT, turn = 0): Layer =>
	(c) =>
		stand(c.width * x, c.height * foot, c.height * size, draw(c), turn);

/** A picture of something that the shop sells, at an hour of the day, with the coast in the background. */
function good(
	name: string,
	hour: Hour,
	sun: readonly [number, number],
	far: readonly Layer[],
	things: readonly Layer[],
): Picture {
	return picture(`2026/08/${name}`, 'square', (frame) =>
		composeScene({
			...frame,
			hour,
			sun,
			eye: 2,
			sky: { clouds: 'streaks', count: 2, stars: hour === 'before-sunrise', sunSize: 70 },
			sea: { swell: 0.3, glitter: sun[0] },
			far,
			near: [quay, ...things],
		}),
	);
}

const isle = (from: number, to: number, height: number): Layer => {
	return (c) => island(c, { from, to, height, distance: 0.55 });
};
const town: Layer = (c) =>
	village(c, { from: 0.62, to: 1.1, base: 0.6, rows: 3, size: 62, distance: 0.25 });

/** A loop of rope tied with a bowline: the main part of the rope, the loop, and the loose end. */
const bowline: Layer = (c) => {
	const [x, y, s] = [c.width * 0.47, c.height * 0.8, c.width * 0.001];
	const at = (dx: number, dy: number): string =>
		`${Math.round(x + dx * s)} ${Math.round(y + dy * s)}`;
	const strand = (data: string): string => rope(c, data, 44 * s);
	return (
		strand(
			`M${at(70, -4)}C${at(220, -60)} ${at(330, 0)} ${at(310, 70)}C${at(290, 140)} ${at(90, 130)} ${at(10, 40)}`,
		) +
		strand(`M${at(-420, 120)}C${at(-260, 60)} ${at(-140, 30)} ${at(10, 24)}`) +
		strand(`M${at(4, -52)}C${at(70, -70)} ${at(86, 10)} ${at(40, 52)}`) +
		strand(
			`M${at(70, -4)}C${at(10, 20)} ${at(-60, 0)} ${at(-50, -44)}C${at(-40, -84)} ${at(10, -80)} ${at(4, -52)}`,
		) +
		strand(`M${at(40, 52)}C${at(0, 90)} ${at(-60, 96)} ${at(-90, 110)}`)
	);
};

/** The goods of the shop, standing on the quay. */
export const goods: readonly Picture[] = [
	good(
		'voucher-card',
		'morning',
		[0.24, 0.5],
		[isle(0.4, 0.98, 110)],
		[
			(c) => coil(c, c.width * 0.74, c.height * 0.84, c.width * 0.12),
			onQuay(
				(c) => voucher(c, { boat: 'petrel', hour: 'noon', lining: '#1557a8' }),
				0.66,
				0.47,
				0.87,
				-3,
			),
		],
	),
	good(
		'voucher-evening',
		'dusk',
		[0.7, 0.16],
		[isle(0.02, 0.5, 100)],
		[
			onQuay(
				(c) => voucher(c, { boat: 'heron', hour: 'golden-hour', lining: '#c8342b' }),
				0.68,
				0.5,
				0.88,
				2,
			),
		],
	),
	good(
		'dry-bag-orange',
		'morning',
		[0.2, 0.6],
		[town],
		[onQuay((c) => dryBag(c, '#ff6a3d'), 0.66)],
	),
	good(
		'dry-bag-blue',
		'noon',
		[0.78, 0.7],
		[isle(0.5, 1.1, 120)],
		[onQuay((c) => dryBag(c, '#1b5fae'), 0.66)],
	),
	good(
		'mug-on-the-quay',
		'before-sunrise',
		[0.26, 0.04],
		[isle(0.06, 0.46, 90)],
		[onQuay(enamelMug, 0.66, 0.46), (c) => coil(c, c.width * 0.84, c.height * 0.9, c.width * 0.1)],
	),
	good(
		'blanket-folded',
		'golden-hour',
		[0.3, 0.2],
		[isle(0.48, 1.06, 130)],
		[onQuay(woolBlanket, 0.74, 0.5, 0.87)],
	),
	good(
		'line-and-card',
		'morning',
		[0.75, 0.5],
		[
			(c) =>
				cliff(c, {
					ridge: [
						[-0.08, 0.4],
						[0.16, 0.46],
						[0.34, 0.57],
					],
					base: 0.6,
					pines: 5,
					pineSize: 80,
				}),
		],
		[onQuay(knotCard, 0.98, 0.6, 0.79, 4), bowline],
	),
	good(
		'print-framed',
		'noon',
		[0.16, 0.66],
		[isle(0.6, 1.1, 100)],
		[onQuay(framedPrint, 0.68, 0.5, 0.88, -2)],
	),
];
