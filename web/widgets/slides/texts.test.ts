// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { passedTexts } from './texts';

let setReduced: (isReduced: boolean) => void;
beforeEach(() => {
	setReduced = fakeReducedMotion();
});
afterEach(() => document.body.replaceChildren());

function place(animation: string) {
	const slide = '<div class="swiper-slide"><div class="swiper-slide-contents"></div></div>';
	document.body.innerHTML = `<div class="elementor-slides-wrapper" data-animation="${animation}"><div class="elementor-slides">${slide}${slide}</div></div>`;
	const before = document.body.innerHTML;
	const row = document.querySelector('.elementor-slides') as HTMLElement;
	const classes = () =>
		[...row.querySelectorAll('.swiper-slide-contents')].map(({ classList }) => `${classList}`);
	return { row, classes, before, texts: passedTexts(row) };
}
const PLAIN = 'swiper-slide-contents';

describe('the texts of slides of a passed page', () => {
	it('are hidden while the row moves, and enter by the keyframes of the sheet', () => {
		const { row, classes, texts, before } = place('fadeInUp');
		texts.enter(0);
		expect([row.dataset.contents, classes()]).toEqual([undefined, [PLAIN, PLAIN]]);
		for (const index of [1, 0]) {
			texts.wait(index);
			expect([row.dataset.contents, classes()]).toEqual(['waiting', [PLAIN, PLAIN]]);
			texts.enter(index);
			const moving = `${PLAIN} animated fadeInUp`;
			expect([row.dataset.contents, classes()]).toEqual([undefined, [moving, moving]]);
		}
		texts.end();
		expect(document.body.innerHTML).toBe(before);
	});

	it('enter also when the visitor comes back before the row has come to rest', () => {
		const { row, classes, texts } = place('zoomIn');
		texts.wait(1);
		texts.wait(0);
		texts.enter(0);
		expect([row.dataset.contents, classes()[0]]).toEqual([undefined, `${PLAIN} animated zoomIn`]);
	});

	it.each([
		['without an animation', '', false],
		['with a name that is no class', 'fade in', false],
		['with less motion', 'fadeInUp', true],
	])('stay visible and still %s', (_, animation, isReduced) => {
		setReduced(isReduced);
		const { texts, before } = place(animation);
		texts.wait(1);
		texts.enter(1);
		expect(document.body.innerHTML).toBe(before);
	});
});
