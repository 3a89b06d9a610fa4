import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { carouselCss, carouselOptions } from '../../ui/carousel/options';
import { LoopCarouselSettings } from './settings';
import { LOOP_SPACING_PX } from './spacing';

const options = (settings: object) =>
	carouselOptions(parse(LoopCarouselSettings, settings), DEFAULT_BREAKPOINTS, LOOP_SPACING_PX);

describe('a loop carousel', () => {
	it('plays, endlessly, three beside each other, with arrows and dots', () => {
		expect(options({})).toMatchObject({
			hasArrows: true,
			pagination: 'bullets',
			autoplay: { stayMs: 5000, pausesOnHover: true, stopsOnUse: true },
			isInfinite: true,
			effect: 'slide',
			speedMs: 500,
		});
	});

	it('has the controls that the editor left on', () => {
		// The export stores a switch that is off as the empty string.
		expect(options({ arrows: '', pagination: '' })).toMatchObject({
			hasArrows: false,
			pagination: null,
		});
		expect(options({ arrows: 'yes', pagination: 'fraction' })).toMatchObject({
			hasArrows: true,
			pagination: 'fraction',
		});
		expect(options({ arrows: 7, pagination: 'junk' })).toMatchObject({
			hasArrows: true,
			pagination: 'bullets',
		});
		expect(options({ autoplay: '' }).autoplay).toBeNull();
	});

	it('never hurries, whatever is stored', () => {
		for (const junk of [0, -5, 'fast', 1e12, null, {}]) {
			const { autoplay, speedMs } = options({ autoplay_speed: junk, speed: junk });
			expect(autoplay?.stayMs).toBeGreaterThanOrEqual(1000);
			expect(autoplay?.stayMs).toBeLessThanOrEqual(600_000);
			expect(speedMs).toBeLessThanOrEqual(10_000);
		}
	});

	it('gives the sheet the width of its slides on every device', () => {
		const css = carouselCss('.x', options({}));
		expect(css).toContain(
			'.x{--e-carousel-slides:1;--e-carousel-gap:10px}@media (min-width:768px)',
		);
		expect(css).toContain('@media (min-width:1025px){.x{--e-carousel-slides:3');
	});
});
