import { describe, expect, it } from 'vitest';
import { entranceSettings, entranceSpeedClass } from './settings';

describe('the settings that travel for an entrance', () => {
	it('is the animation of each device and the delay, under the name of the kind of element', () => {
		expect(
			entranceSettings(
				{ _animation: 'fadeInUp', _animation_mobile: 'none', _animation_delay: 300 },
				'widget',
			),
		).toEqual({ _animation: 'fadeInUp', _animation_mobile: 'none', _animation_delay: 300 });
		expect(entranceSettings({ animation: 'zoomIn', animation_delay: '200' }, 'section')).toEqual({
			animation: 'zoomIn',
			animation_delay: 200,
		});
		expect(entranceSettings({ animation: 'zoomIn' }, 'widget')).toEqual({});
	});

	it('can be found where only a phone has one', () => {
		expect(entranceSettings({ animation_mobile: 'pulse' }, 'container')).toEqual({
			animation: 'none',
			animation_mobile: 'pulse',
		});
	});

	it('is nothing where there is no animation of the table, or junk', () => {
		for (const animation of [undefined, '', 'none', 'toString', 5, null, {}, ['fadeIn']]) {
			expect(entranceSettings({ animation }, 'container')).toEqual({});
		}
		for (const animation_delay of [-1, 'soon', {}, null, Number.NaN]) {
			expect(entranceSettings({ animation: 'fadeIn', animation_delay }, 'column')).toEqual({
				animation: 'fadeIn',
			});
		}
	});
});

describe('the speed of an entrance', () => {
	it('is a class where it is slow or fast', () => {
		expect(entranceSpeedClass({ animation_duration: 'slow' })).toBe('animated-slow');
		expect(entranceSpeedClass({ animation_duration: 'fast' })).toBe('animated-fast');
		expect(entranceSpeedClass({ animation_duration: 'x"><b' })).toBeUndefined();
	});
});
