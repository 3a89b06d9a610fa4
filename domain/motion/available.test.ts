import { describe, expect, it } from 'vitest';
import { motionGroups } from './available';

const moved = {
	motion_fx_motion_fx_scrolling: 'yes',
	motion_fx_translateY_effect: 'yes',
	background_motion_fx_motion_fx_scrolling: 'yes',
	background_motion_fx_translateX_effect: 'yes',
};
const followed = {
	motion_fx_motion_fx_mouse: 'yes',
	motion_fx_mouseTrack_effect: 'yes',
	background_motion_fx_motion_fx_mouse: 'yes',
	background_motion_fx_mouseTrack_effect: 'yes',
	background_background: 'classic',
};

describe('the groups of an element', () => {
	it.each(['container', 'section', 'column'] as const)(
		'of a %s are its own and that of its background',
		(elType) => {
			const groups = motionGroups({ ...moved, background_background: 'classic' }, elType);
			expect(groups.motion_fx?.scroll).toMatchObject([{ name: 'translateY' }]);
			expect(groups.motion_fx?.isBackground).toBe(false);
			expect(groups.background_motion_fx?.scroll).toMatchObject([{ name: 'translateX' }]);
			expect(groups.background_motion_fx?.isBackground).toBe(true);
		},
	);

	it('of a widget are its own alone', () => {
		const groups = motionGroups({ ...moved, background_background: 'classic' }, 'widget');
		expect(Object.keys(groups)).toEqual(['motion_fx']);
	});

	it.each([
		['classic', true],
		['gradient', true],
		['video', false],
		['slideshow', false],
		['', false],
		[undefined, false],
	])('let a background of the kind %j move: %s', (background_background, moves) => {
		const groups = motionGroups({ ...moved, background_background }, 'container');
		expect('background_motion_fx' in groups).toBe(moves);
	});

	it('follow no pointer on a legacy section', () => {
		expect(motionGroups(followed, 'section')).toEqual({});
		expect(Object.keys(motionGroups(followed, 'column'))).toEqual([
			'motion_fx',
			'background_motion_fx',
		]);
	});

	it('are empty if nothing is on', () => {
		expect(motionGroups({}, 'container')).toEqual({});
		const { motion_fx_translateY_effect: _, ...rest } = moved;
		const groups = motionGroups({ ...rest, background_background: 'gradient' }, 'container');
		expect(Object.keys(groups)).toEqual(['background_motion_fx']);
	});
});
