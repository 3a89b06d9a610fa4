import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	activeDevices,
	DEFAULT_BREAKPOINTS as BREAKPOINTS,
	breakpointsOf,
} from '../builder/breakpoints';
import { stickyDevices, stickyOn } from './sticky';

describe('the sticky behaviour of an element', () => {
	it('is absent without a side', () => {
		for (const sticky of [undefined, '', 'left', 'yes', true, 0, [], {}]) {
			expect(stickyOn({ sticky }, 'desktop', BREAKPOINTS)).toBeUndefined();
		}
	});

	it('has the builder’s defaults', () => {
		expect(stickyOn({ sticky: 'top' }, 'mobile', BREAKPOINTS)).toEqual({
			side: 'top',
			offset: 0,
			effectsOffset: 0,
			anchorOffset: 0,
			staysInParent: false,
		});
	});

	it('takes a widescreen’s own offset, else desktop’s, never that of a smaller device', () => {
		const all = breakpointsOf({ widescreen: { enabled: true } });
		const offset = (own: object) =>
			stickyOn({ sticky: 'top', sticky_offset: 10, ...own }, 'widescreen', all)?.offset;
		expect(offset({ sticky_offset_widescreen: 40, sticky_offset_laptop: 20 })).toBe(40);
		expect(offset({ sticky_offset_laptop: 20 })).toBe(10);
		const listed = stickyDevices({ sticky: 'top', sticky_on: ['widescreen'] }, all);
		expect(listed.map(([device]) => device)).toEqual(['widescreen']);
	});

	it('is on the listed devices, on all without a list, nowhere with an empty one', () => {
		const on = (sticky_on: unknown) =>
			stickyDevices({ sticky: 'bottom', sticky_on }, BREAKPOINTS).map(([device]) => device);
		expect(on(['tablet', 'desktop', 'no-such'])).toEqual(['desktop', 'tablet']);
		expect(on(undefined)).toEqual(activeDevices(BREAKPOINTS));
		expect(on('desktop')).toEqual(activeDevices(BREAKPOINTS));
		expect(on([])).toEqual([]);
	});

	it('has offsets of its own on each device, inherited from the next larger one', () => {
		const settings = {
			sticky: 'top',
			sticky_offset: 30,
			sticky_offset_tablet: '0',
			sticky_effects_offset: '120',
			sticky_anchor_link_offset_mobile: { unit: 'px', size: 64 },
		};
		expect(stickyOn(settings, 'laptop', BREAKPOINTS)?.offset).toBe(30);
		expect(stickyOn(settings, 'mobile', BREAKPOINTS)?.offset).toBe(0);
		expect(stickyOn(settings, 'mobile', BREAKPOINTS)?.effectsOffset).toBe(120);
		expect(stickyOn(settings, 'desktop', BREAKPOINTS)?.anchorOffset).toBe(0);
		expect(stickyOn(settings, 'mobile', BREAKPOINTS)?.anchorOffset).toBe(64);
	});

	it('keeps every offset in range, with any stored values', () => {
		fc.assert(
			fc.property(fc.anything(), fc.anything(), (offset, effects) => {
				const sticky = stickyOn(
					{ sticky: 'top', sticky_offset: offset, sticky_effects_offset: effects },
					'desktop',
					BREAKPOINTS,
				);
				expect(sticky?.offset).toBeGreaterThanOrEqual(0);
				expect(sticky?.offset).toBeLessThanOrEqual(500);
				expect(sticky?.effectsOffset).toBeGreaterThanOrEqual(0);
				expect(sticky?.effectsOffset).toBeLessThanOrEqual(1000);
			}),
		);
	});

	it.each([
		[-5, 0],
		[9999, 500],
		[Number.NaN, 0],
		[Infinity, 500],
		['12px', 12],
		['wide', 0],
		[[], 0],
		[12.5, 12.5],
	])('takes an offset of %o for %d', (stored, pixels) => {
		const settings = { sticky: 'top', sticky_offset: stored };
		expect(stickyOn(settings, 'desktop', BREAKPOINTS)?.offset).toBe(pixels);
	});
});

it('stays in its column where an editor chose yes, and for no other word', () => {
	const stays = (sticky_parent: unknown) =>
		stickyOn({ sticky: 'top', sticky_parent }, 'desktop', BREAKPOINTS)?.staysInParent;
	expect(stays('yes')).toBe(true);
	for (const other of ['', 'no', true, 1, undefined]) expect(stays(other)).toBe(false);
});

it('takes no offset of a list that looks like a number', () => {
	expect(stickyOn({ sticky: 'top', sticky_offset: [7] }, 'desktop', BREAKPOINTS)?.offset).toBe(0);
	expect(stickyOn({ sticky: 'top', sticky_offset: '7px' }, 'desktop', BREAKPOINTS)?.offset).toBe(7);
});
