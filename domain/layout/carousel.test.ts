import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_BREAKPOINTS } from '../builder/breakpoints';
import { carouselSteps, slidesToShow } from './carousel';

const on = (settings: Record<string, unknown>) =>
	Object.fromEntries(
		carouselSteps(settings, DEFAULT_BREAKPOINTS, 10).map(({ device, slides }) => [device, slides]),
	);

describe('the slides that show at once', () => {
	it('are three, two on a tablet, one on a phone', () => {
		expect(on({})).toEqual({ desktop: 3, laptop: 3, tablet_extra: 3, tablet: 2, mobile: 1 });
	});

	it('are one on a tablet where the desktop has one', () => {
		expect(on({ slides_to_show: '1' })).toMatchObject({ desktop: 1, tablet: 1, mobile: 1 });
	});

	it('are inherited from the next larger device by devices without a default', () => {
		expect(on({ slides_to_show: 5, slides_to_show_laptop: '4' })).toMatchObject({
			desktop: 5,
			laptop: 4,
			tablet_extra: 4,
			tablet: 2,
		});
	});

	it('are twelve at the most', () => {
		const shown = (stored: number) =>
			slidesToShow({ slides_to_show: stored }, 'desktop', DEFAULT_BREAKPOINTS);
		expect([11, 12, 13, 1e9].map(shown)).toEqual([11, 12, 12, 12]);
	});

	it('are the default for zero and for junk', () => {
		for (const junk of [0, '0', '', 'many', -2, null, {}, [], Number.NaN]) {
			expect(slidesToShow({ slides_to_show: junk }, 'desktop', DEFAULT_BREAKPOINTS)).toBe(3);
		}
	});
});

describe('the steps of a carousel', () => {
	it('begin above the bound of the next smaller device', () => {
		const widths = carouselSteps({}, DEFAULT_BREAKPOINTS, 10).map(({ minWidth }) => minWidth);
		expect(widths).toEqual([0, 768, 1025, 1201, 1537]);
	});

	it('move at most as many slides as are visible, and keep the spacing of a larger device', () => {
		const steps = carouselSteps(
			{ slides_to_scroll: 3, image_spacing_custom: { unit: 'px', size: 24 } },
			DEFAULT_BREAKPOINTS,
			10,
		);
		expect(steps.map(({ group }) => group)).toEqual([1, 2, 3, 3, 3]);
		expect(steps.every(({ spacing }) => spacing === 24)).toBe(true);
	});

	it('are whole numbers for any stored values', () => {
		fc.assert(
			fc.property(fc.anything(), fc.anything(), fc.anything(), (show, scroll, spacing) => {
				const settings = {
					slides_to_show: show,
					slides_to_scroll_tablet: scroll,
					image_spacing_custom: spacing,
				};
				for (const step of carouselSteps(settings, DEFAULT_BREAKPOINTS, 10)) {
					expect(Number.isInteger(step.slides) && step.slides >= 1).toBe(true);
					expect(step.group).toBeLessThanOrEqual(step.slides);
					expect(Number.isFinite(step.spacing)).toBe(true);
				}
			}),
		);
	});
});

describe('a widescreen', () => {
	const wide = DEFAULT_BREAKPOINTS.map((each) =>
		each.device === 'widescreen' ? { ...each, enabled: true } : each,
	);

	it('shows the slides of the desktop, and begins at its own bound', () => {
		const steps = carouselSteps({ slides_to_show: 4 }, wide, 10);
		expect(steps.at(-1)).toMatchObject({ device: 'widescreen', minWidth: 2400, slides: 4 });
		expect(steps.at(-2)?.device).toBe('desktop');
	});

	it('has its own number where an editor set one', () => {
		expect(slidesToShow({ slides_to_show_widescreen: 6 }, 'widescreen', wide)).toBe(6);
	});
});

it('counts from the desktop where a device is not among the breakpoints', () => {
	expect(slidesToShow({ slides_to_show: 5 }, 'laptop', [])).toBe(5);
	expect(carouselSteps({}, [], 10)).toEqual([
		{ device: 'desktop', minWidth: 0, slides: 3, group: 1, perDot: 1, spacing: 10 },
	]);
});

it('a tablet has one slide only where the desktop was given one', () => {
	expect(slidesToShow({ slides_to_show: 1 }, 'tablet', DEFAULT_BREAKPOINTS)).toBe(1);
	expect(slidesToShow({ slides_to_show: 2 }, 'tablet', DEFAULT_BREAKPOINTS)).toBe(2);
});

it('the number of slides is no list and no switch', () => {
	for (const junk of [[7], true, { valueOf: () => 7 }]) {
		expect(slidesToShow({ slides_to_show: junk }, 'desktop', DEFAULT_BREAKPOINTS)).toBe(3);
	}
});

it.each([
	[24, 24],
	['24', 24],
	[' 8 ', 8],
	[0, 0],
	['', 10],
	[' ', 10],
	[-1, 10],
	['wide', 10],
	[Number.POSITIVE_INFINITY, 10],
	[true, 10],
	[[4], 10],
	[null, 10],
])('the size %j between slides is %i px', (size, expected) => {
	const [first] = carouselSteps({ image_spacing_custom: { size } }, DEFAULT_BREAKPOINTS, 10);
	expect(first?.spacing).toBe(expected);
});
