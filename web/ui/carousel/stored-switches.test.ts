// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { asWritten } from './stored-switches';

afterEach(() => document.body.replaceChildren());
const usual = { autoplay: true, loop: true, speed: 500, pagination: 'bullets' };
const read = (inner: string, settings?: object, known: object = usual) => {
	const element = document.createElement('div');
	element.innerHTML = inner;
	if (settings) element.dataset.settings = JSON.stringify(settings);
	return asWritten(element, known);
};

it("a switch that the builder's own markup leaves out is off", () => {
	expect(read('<div class="swiper"></div>', { loop: 'yes', speed: 500 })).toEqual({
		autoplay: false,
		loop: true,
		speed: 500,
		pagination: '',
	});
});

it("a gap is on where the builder's own markup has its width", () => {
	const gap = { image_spacing_custom: { unit: 'px', size: 10 } };
	const known = { image_spacing: '' };
	expect(read('<div class="swiper"></div>', gap, known)).toEqual({ image_spacing: 'custom' });
	expect(read('<div class="swiper"></div>', { speed: 500 }, known)).toEqual(known);
	expect(read('<section class="e-carousel"></section>', gap, known)).toEqual(known);
});

it('a switch that our markup leaves out is as usual', () => {
	expect(read('<section class="e-carousel"></section>', { speed: 500 })).toEqual(usual);
});

it('missing settings change nothing', () => {
	expect(read('<div class="swiper"></div>')).toEqual(usual);
});
