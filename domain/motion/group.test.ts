import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bendsOf } from './bends';
import { type MotionGroupName, motionGroup } from './group';
import { reachOf } from './reach';
import { layerDimensions, motionStyle } from './style';

const on = { motion_fx_motion_fx_scrolling: 'yes' };
const size = (value: unknown) => ({ unit: 'px', size: value, sizes: [] });
const range = (start: unknown, end: unknown) => ({ unit: '%', size: '', sizes: { start, end } });
const EFFECTS = 'translateY translateX rotateZ scale opacity blur mouseTrack tilt'.split(' ');
const FIELDS = 'effect direction speed level range affectedRange'.split(' ');

describe('a motion group', () => {
	it('is off without a switched-on effect', () => {
		expect(motionGroup({}, 'motion_fx')).toBeUndefined();
		expect(motionGroup(on, 'motion_fx')).toBeUndefined();
		expect(motionGroup({ motion_fx_translateY_effect: 'yes' }, 'motion_fx')).toBeUndefined();
	});

	it('has the builder’s defaults', () => {
		const settings = Object.fromEntries(EFFECTS.map((name) => [`motion_fx_${name}_effect`, 'yes']));
		const group = motionGroup(
			{ ...on, motion_fx_motion_fx_mouse: 'yes', ...settings },
			'motion_fx',
		);
		expect(
			group?.scroll.map((effect) => [effect.name, 'speed' in effect ? effect.speed : effect.level]),
		).toEqual([
			['translateY', 4],
			['translateX', 4],
			['rotateZ', 1],
			['scale', 4],
			['opacity', 10],
			['blur', 7],
		]);
		expect(group?.scroll.map((effect) => effect.range.start)).toEqual([0, 0, 0, 20, 20, 20]);
		expect(group?.mouse.map(({ name, speed }) => [name, speed])).toEqual([
			['mouseTrack', 1],
			['tilt', 4],
		]);
	});

	it('reads the settings of each effect', () => {
		const settings = {
			...on,
			motion_fx_motion_fx_mouse: 'yes',
			motion_fx_range: 'page',
			motion_fx_devices: ['desktop', 7, 'mobile'],
			motion_fx_translateX_effect: 'yes',
			motion_fx_translateX_direction: 'negative',
			motion_fx_translateX_speed: size(3),
			motion_fx_scale_effect: 'yes',
			motion_fx_scale_speed: size(-10),
			motion_fx_scale_level: size(5),
			motion_fx_scale_direction: 'in-out-in',
			motion_fx_blur_effect: 'yes',
			motion_fx_blur_level: size(15),
			motion_fx_blur_speed: size(2),
			motion_fx_tilt_effect: 'yes',
			motion_fx_tilt_direction: 'negative',
			motion_fx_tilt_speed: size(6),
		};
		expect(motionGroup(settings, 'motion_fx')).toMatchObject({
			range: 'page',
			devices: ['desktop', 'mobile'],
			scroll: [
				{ name: 'translateX', speed: 3, isInverted: true },
				{ name: 'scale', level: -10, direction: 'in-out-in' },
				{ name: 'blur', level: 15, direction: 'out-in' },
			],
			mouse: [{ name: 'tilt', speed: 6, isInverted: true }],
		});
		const other = { ...settings, motion_fx_range: 'viewport', motion_fx_devices: 'desktop' };
		expect(motionGroup(other, 'motion_fx')).toMatchObject({
			range: 'viewport',
			devices: undefined,
		});
		const positive = { ...settings, motion_fx_range: 'moon', motion_fx_tilt_direction: '' };
		expect(motionGroup(positive, 'motion_fx')).toMatchObject({
			range: undefined,
			mouse: [{ isInverted: false }],
		});
	});

	it('has of the two kinds only the effects that are switched on', () => {
		const both = { motion_fx_translateY_effect: 'yes', motion_fx_mouseTrack_effect: 'yes' };
		const scrolled = motionGroup({ ...both, ...on }, 'motion_fx');
		expect([scrolled?.scroll.length, scrolled?.mouse.length]).toEqual([1, 0]);
		const mouse = { ...both, motion_fx_motion_fx_mouse: 'yes' };
		const followed = motionGroup(mouse, 'motion_fx');
		expect([followed?.scroll.length, followed?.mouse.length]).toEqual([0, 1]);
		expect(motionGroup(mouse, 'motion_fx', false)).toBeUndefined();
	});

	it('keeps the two groups apart, whichever comes last', () => {
		const settings = {
			...on,
			motion_fx_translateY_effect: 'yes',
			motion_fx_translateY_speed: size(2),
			background_motion_fx_motion_fx_scrolling: 'yes',
			background_motion_fx_translateY_effect: 'yes',
			background_motion_fx_translateY_speed: size(8),
		};
		expect(motionGroup(settings, 'motion_fx')?.scroll).toMatchObject([{ speed: 2 }]);
		expect(motionGroup(settings, 'background_motion_fx')?.scroll).toMatchObject([{ speed: 8 }]);
	});

	it('reads both names of a range; the builder’s own for the effect wins', () => {
		const settings = { ...on, motion_fx_opacity_effect: 'yes', motion_fx_translateX_effect: 'yes' };
		const both = {
			motion_fx_opacity_affectedRange: range(1, 2),
			motion_fx_translateX_range: range(3, 4),
		};
		const rangesOf = (more: object) =>
			motionGroup({ ...settings, ...more }, 'motion_fx')?.scroll.map(
				(effect) => effect.range.start,
			);
		expect(rangesOf(both)).toEqual([3, 1]);
		expect(
			rangesOf({
				...both,
				motion_fx_opacity_range: range(11, 12),
				motion_fx_translateX_affectedRange: range('13', '14'),
			}),
		).toEqual([13, 11]);
	});

	it('takes the default for a value that is empty, negative, huge, no number or reversed', () => {
		for (const wrong of [
			undefined,
			null,
			'',
			size(''),
			size(-1),
			size(1e9),
			'x',
			[],
			{},
			Number.NaN,
		]) {
			const settings = {
				...on,
				motion_fx_translateY_effect: 'yes',
				motion_fx_translateY_speed: wrong,
			};
			expect(motionGroup(settings, 'motion_fx')?.scroll).toMatchObject([{ speed: 4 }]);
		}
		for (const wrong of [
			range(80, 20),
			range(-1, 50),
			range(0, 101),
			range('', ''),
			{ sizes: [] },
		]) {
			const settings = { ...on, motion_fx_blur_effect: 'yes', motion_fx_blur_range: wrong };
			expect(motionGroup(settings, 'motion_fx')?.scroll).toMatchObject([
				{ range: { start: 20, end: 80 } },
			]);
		}
	});

	it('takes a speed that an editor typed beyond the end of the slider', () => {
		const settings = {
			motion_fx_motion_fx_scrolling: 'yes',
			motion_fx_translateY_effect: 'yes',
			motion_fx_translateY_speed: size(20),
			motion_fx_blur_effect: 'yes',
			motion_fx_blur_level: size(20),
		};
		expect(motionGroup(settings, 'motion_fx')?.scroll).toMatchObject([
			{ name: 'translateY', speed: 20 },
			{ name: 'blur', level: 7 },
		]);
	});

	it.each([
		[100, 100],
		[100.1, 4],
	])('takes no speed above a hundred: %d', (typed, speed) => {
		const settings = {
			...on,
			motion_fx_translateY_effect: 'yes',
			motion_fx_translateY_speed: size(typed),
		};
		expect(motionGroup(settings, 'motion_fx')?.scroll).toMatchObject([{ speed }]);
	});

	it('gives a background neither turn nor tilt, and a legacy section no mouse', () => {
		const all = Object.fromEntries(
			EFFECTS.map((name) => [`background_motion_fx_${name}_effect`, 'yes']),
		);
		const settings = {
			...all,
			background_motion_fx_motion_fx_scrolling: 'yes',
			background_motion_fx_motion_fx_mouse: 'yes',
		};
		const group = motionGroup(settings, 'background_motion_fx');
		expect(group?.scroll.map(({ name }) => name)).not.toContain('rotateZ');
		expect(group?.mouse.map(({ name }) => name)).toEqual(['mouseTrack']);
		expect(motionGroup(settings, 'background_motion_fx', false)?.mouse).toEqual([]);
	});

	it('never writes a wrong style, with any stored values', () => {
		const junk = fc.oneof(
			fc.anything(),
			fc.record({ size: fc.anything(), sizes: fc.anything() }),
			fc.constantFrom('yes', 'negative', 'out-in', size(4), range(0, 100), range(0, 0)),
		);
		const keys = fc.constantFrom(
			...EFFECTS.flatMap((effect) => FIELDS.map((field) => `${effect}_${field}`)),
			'range',
			'devices',
		);
		const percent = fc.oneof(
			fc.constantFrom(0, 20, 50, 80, 100),
			fc.double({ min: -50, max: 150, noNaN: true }),
		);
		fc.assert(
			fc.property(
				fc.constantFrom<MotionGroupName>('motion_fx', 'background_motion_fx'),
				fc.dictionary(keys, junk),
				percent,
				(name, fields, p) => {
					const settings: Record<string, unknown> = {
						[`${name}_motion_fx_scrolling`]: 'yes',
						[`${name}_motion_fx_mouse`]: 'yes',
					};
					for (const effect of EFFECTS) settings[`${name}_${effect}_effect`] = 'yes';
					for (const [key, value] of Object.entries(fields)) settings[`${name}_${key}`] = value;
					const group = motionGroup(settings, name);
					if (!group) return;
					const style = motionStyle(group, p, { x: p, y: p });
					expect(JSON.stringify([style, layerDimensions(group), reachOf(group)])).not.toMatch(
						/NaN|Infinity|null|undefined|e[+-]\d/,
					);
					if (style.opacity !== undefined) {
						expect(style.opacity).toBeGreaterThanOrEqual(0);
						expect(style.opacity).toBeLessThanOrEqual(1);
					}
				},
			),
		);
	});
});

describe('a motion style', () => {
	const settings = {
		...on,
		motion_fx_motion_fx_mouse: 'yes',
		motion_fx_translateY_effect: 'yes',
		motion_fx_scale_effect: 'yes',
		motion_fx_tilt_effect: 'yes',
		motion_fx_blur_effect: 'yes',
	};
	it('puts all effects of a group into one transform and one filter', () => {
		const group = motionGroup(settings, 'motion_fx');
		expect(group && motionStyle(group, 0)).toEqual({
			transform: 'translateY(200px)scale(1)',
			filter: 'blur(7px)',
		});
		expect(group && motionStyle(group, 100, { x: 50, y: 0 })).toEqual({
			transform: 'translateY(-200px)rotateX(20deg)rotateY(0deg)scale(1.4)',
			filter: 'blur(0px)',
		});
	});

	it('adds the movement by the pointer to the movement by the scroll', () => {
		const track = { ...settings, motion_fx_mouseTrack_effect: 'yes', motion_fx_tilt_effect: '' };
		const group = motionGroup(track, 'motion_fx');
		expect(group && motionStyle(group, 0, { x: 0, y: 0 }).transform).toBe(
			'translateX(50px)translateY(250px)scale(1)',
		);
	});

	const effectAlone = (settings: object, percent: number, pointer?: { x: number; y: number }) => {
		const group = motionGroup(
			{ ...on, motion_fx_motion_fx_mouse: 'yes', ...settings },
			'motion_fx',
		);
		return group && motionStyle(group, percent, pointer);
	};

	it.each([
		['translateX', 25, { transform: 'translateX(100px)' }],
		['translateY', 25, { transform: 'translateY(100px)' }],
		['rotateZ', 25, { transform: 'rotateZ(25deg)' }],
		['rotateZ', 50, { transform: 'rotateZ(0deg)' }],
		['scale', 50, { transform: 'scale(1.2)' }],
		['opacity', 50, { opacity: 0.5 }],
		['blur', 50, { filter: 'blur(3.5px)' }],
		['mouseTrack', 50, {}],
		['tilt', 50, {}],
	])('of %s alone at %d %% is %j', (name, percent, style) => {
		expect(effectAlone({ [`motion_fx_${name}_effect`]: 'yes' }, percent)).toEqual(style);
	});

	it('moves a background layer against the pointer, or with it when inverted', () => {
		const styleOf = (direction: string) => {
			const group = motionGroup(
				{
					background_motion_fx_motion_fx_mouse: 'yes',
					background_motion_fx_mouseTrack_effect: 'yes',
					background_motion_fx_mouseTrack_direction: direction,
				},
				'background_motion_fx',
			);
			return group && motionStyle(group, 0, { x: 100, y: 25 }).transform;
		};
		expect(styleOf('')).toBe('translateX(-9.0909%)translateY(-2.2727%)');
		expect(styleOf('negative')).toBe('translateX(0%)translateY(-6.8182%)');
	});

	it('moves a background layer inside its box; the scroll takes its axis from the pointer', () => {
		const group = motionGroup(
			{
				background_motion_fx_motion_fx_scrolling: 'yes',
				background_motion_fx_motion_fx_mouse: 'yes',
				background_motion_fx_translateY_effect: 'yes',
				background_motion_fx_mouseTrack_effect: 'yes',
			},
			'background_motion_fx',
		);
		if (!group) throw new Error('It is on.');
		expect(layerDimensions(group)).toEqual({ width: 110, height: 140 });
		expect(motionStyle(group, 100).transform).toBe('translateX(-4.5455%)translateY(-28.5714%)');
		expect(motionStyle(group, 0, { x: 100, y: 100 }).transform).toBe(
			'translateX(-9.0909%)translateY(0%)',
		);
	});
});

describe('the way of a group', () => {
	it('bends where a range begins or ends, once for each place', () => {
		const group = motionGroup(
			{
				...on,
				motion_fx_translateY_effect: 'yes',
				motion_fx_opacity_effect: 'yes',
				motion_fx_blur_effect: 'yes',
			},
			'motion_fx',
		);
		expect(group && bendsOf(group)).toEqual([0, 20, 80, 100]);
		expect(group && reachOf(group)).toEqual({ px: 250, share: 0 });
	});

	it.each([
		[0, 0, [0, 100]],
		[40, 40, [0, 39.99, 40, 100]],
		[40, 60, [0, 40, 60, 100]],
	])('with a range from %d to %d bends at %j', (start, end, bends) => {
		const settings = {
			...on,
			motion_fx_blur_effect: 'yes',
			motion_fx_blur_range: range(start, end),
		};
		const group = motionGroup(settings, 'motion_fx');
		expect(group && bendsOf(group)).toEqual(bends);
	});
});

describe('the reach of a group', () => {
	const reach = (settings: object, name: MotionGroupName = 'motion_fx') => {
		const group = motionGroup({ ...on, [`${name}_motion_fx_scrolling`]: 'yes', ...settings }, name);
		return group && reachOf(group);
	};

	it('is half of its box further where it turns, tilts or grows', () => {
		expect(reach({ motion_fx_rotateZ_effect: 'yes' })).toEqual({ px: 50, share: 0.5 });
		expect(reach({ motion_fx_scale_effect: 'yes', motion_fx_scale_speed: size(0) })?.share).toBe(
			0.5,
		);
		const tilt = { motion_fx_motion_fx_mouse: 'yes', motion_fx_tilt_effect: 'yes' };
		expect(reach(tilt)).toEqual({ px: 200, share: 0.5 });
	});

	it('is its travel alone where it only moves, and nothing for a background', () => {
		expect(reach({ motion_fx_translateX_effect: 'yes' })).toEqual({ px: 200, share: 0 });
		expect(reach({ motion_fx_opacity_effect: 'yes' })).toEqual({ px: 0, share: 0 });
		const background = { background_motion_fx_scale_effect: 'yes' };
		expect(reach(background, 'background_motion_fx')).toEqual({ px: 0, share: 0 });
	});
});
