import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_BREAKPOINTS } from '../builder/breakpoints';
import { slidesPerViewSteps } from './slides-per-view';

const MEDIA = { desktop: 3, tablet: 2, mobile: 1, mobile_extra: 2 };
const steps = (settings: object, usual: typeof MEDIA | { desktop: number } = MEDIA, count = 9) =>
	slidesPerViewSteps({ ...settings }, DEFAULT_BREAKPOINTS, usual, count);
const slides = (...given: Parameters<typeof steps>) =>
	Object.fromEntries(steps(...given).map((step) => [step.device, step.slides]));

describe('slides of the carousel module', () => {
	it('are three, two on a tablet, one on a phone', () => {
		expect(slides({})).toEqual({ desktop: 3, laptop: 3, tablet_extra: 3, tablet: 2, mobile: 1 });
	});

	it('on a tablet and a phone take nothing from the desktop', () => {
		expect(slides({ slides_per_view: '5' })).toEqual({
			desktop: 5,
			laptop: 5,
			tablet_extra: 5,
			tablet: 2,
			mobile: 1,
		});
		expect(slides({ slides_per_view: 4, slides_per_view_mobile: '2' })).toMatchObject({
			tablet: 2,
			mobile: 2,
		});
	});

	it('take the number of the next larger device with a default', () => {
		const wide = DEFAULT_BREAKPOINTS.map((each) => ({ ...each, enabled: true }));
		const usual = { desktop: 3, tablet: 2, mobile: 1 };
		const seen = slidesPerViewSteps({}, wide, usual, 9).map(({ device, slides }) => [
			device,
			slides,
		]);
		expect(seen).toContainEqual(['mobile_extra', 2]);
		expect(seen).toContainEqual(['tablet_extra', 3]);
	});

	it('begin above the bound of the next smaller device', () => {
		expect(steps({}).map(({ minWidth }) => minWidth)).toEqual([0, 768, 1025, 1201, 1537]);
	});

	it('are at most the number of slides, and at least one', () => {
		expect(slides({ slides_per_view: 5 }, MEDIA, 5)).toMatchObject({ desktop: 5 });
		expect(slides({ slides_per_view: 5 }, MEDIA, 4)).toMatchObject({ desktop: 4 });
		expect(slides({}, MEDIA, 0)).toMatchObject({ desktop: 1, mobile: 1 });
	});

	it('move at most as many as are visible, one by default', () => {
		const groups = (settings: object) => steps(settings).map(({ group }) => group);
		expect(groups({})).toEqual([1, 1, 1, 1, 1]);
		const wanted = { slides_to_scroll: '9', slides_to_scroll_tablet: 2 };
		expect(groups(wanted)).toEqual([1, 2, 3, 3, 3]);
		expect(steps(wanted).map(({ perDot }) => perDot)).toEqual([1, 2, 9, 9, 9]);
	});

	it('stand ten pixels apart by default', () => {
		const spacings = (settings: object) => steps(settings).map(({ spacing }) => spacing);
		expect(spacings({ space_between: { size: 30 } })).toEqual([10, 10, 30, 30, 30]);
		expect(spacings({ space_between_mobile: { size: 0 }, space_between: 'wide' })).toEqual([
			0, 10, 10, 10, 10,
		]);
	});

	it('are whole numbers for any stored values', () => {
		fc.assert(
			fc.property(fc.anything(), fc.anything(), fc.anything(), (show, scroll, spacing) => {
				const settings = {
					slides_per_view: show,
					slides_to_scroll_tablet: scroll,
					space_between: spacing,
				};
				for (const step of steps(settings)) {
					expect(Number.isInteger(step.slides) && step.slides >= 1).toBe(true);
					expect(step.group).toBeLessThanOrEqual(step.slides);
					expect(step.spacing).toBeGreaterThanOrEqual(0);
				}
			}),
		);
	});
});
