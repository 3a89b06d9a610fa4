// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeViewport } from '../../browser/testing/fake-viewport';
import { kenBurnsClasses } from '../../ui/ken-burns';
import { attach } from './handler';

const tools = { attach: () => {}, detach: () => {} };
const slide = (at: number) =>
	`<div class="swiper-slide" role="group" aria-label="${at} of 3"><div class="swiper-slide-bg ${kenBurnsClasses('in')}"></div><div class="swiper-slide-inner"><div class="swiper-slide-contents">${at}</div></div></div>`;
const BOX = `<div class="elementor-slides-wrapper elementor-main-swiper swiper" data-animation="fadeInUp"><div class="swiper-wrapper elementor-slides">${[1, 2, 3].map(slide).join('')}</div></div>`;
const MARKUP = {
	ours: `<section class="e-carousel"><div class="e-carousel-controls"><button class="e-carousel-pause"></button></div><button class="elementor-swiper-button-next"></button>${BOX}</section>`,
	"the builder's": `<div class="elementor-swiper">${BOX}<div class="elementor-swiper-button elementor-swiper-button-next" role="button" tabindex="0"></div></div>`,
};

beforeEach(() => {
	vi.stubGlobal(
		'ResizeObserver',
		class {
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	);
	installFakeViewport();
});
afterEach(() => {
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

const nameOf = (slide: Element) => slide.getAttribute('aria-label') ?? '';

describe.each(Object.entries(MARKUP))('the handler of slides, on %s markup', (_, html) => {
	const find = (selector: string) => document.querySelector(selector) as HTMLElement;
	const states = () =>
		[...document.querySelectorAll<HTMLElement>('.swiper-slide')]
			.sort((a, b) => nameOf(a).localeCompare(nameOf(b)))
			.map(({ dataset }) => dataset.contents ?? '');
	const moving = () =>
		[...document.querySelectorAll('.elementor-ken-burns--active')].map(
			(picture) => picture.parentElement && nameOf(picture.parentElement),
		);
	async function start(settings: object) {
		document.body.innerHTML = `<div id="w">${html}</div>`;
		const before = document.body.innerHTML;
		const end = await attach(find('#w'), { transition_speed: 0, ...settings }, tools);
		return { end, before };
	}

	it('keeps the state that its visitor found, and moves its picture', async () => {
		const { end } = await start({ autoplay: '' });
		expect(states()).toEqual(['', '', '']);
		expect(moving()).toEqual(['1 of 3']);
		end();
		expect(moving()).toEqual([]);
	});

	it('restores the markup', async () => {
		const { end, before } = await start({});
		find('.elementor-swiper-button-next').click();
		end();
		expect(document.body.innerHTML).toBe(before);
	});
});
