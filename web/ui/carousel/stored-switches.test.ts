// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { asWritten } from './stored-switches';

afterEach(() => document.body.replaceChildren());
const usual = { autoplay: true, loop: true, speed: 500, pagination: 'bullets' };
const read = (inner: string, settings?: object) => {
	const element = document.createElement('div');
	element.innerHTML = inner;
	if (settings) element.dataset.settings = JSON.stringify(settings);
	return asWritten(element, usual);
};

it("a switch that the builder's own markup leaves out is off", () => {
	expect(read('<div class="swiper"></div>', { loop: 'yes', speed: 500 })).toEqual({
		autoplay: false,
		loop: true,
		speed: 500,
		pagination: '',
	});
});

it('a switch that our markup leaves out is as usual', () => {
	expect(read('<section class="e-carousel"></section>', { speed: 500 })).toEqual(usual);
});

it('missing settings change nothing', () => {
	expect(read('<div class="swiper"></div>')).toEqual(usual);
});
