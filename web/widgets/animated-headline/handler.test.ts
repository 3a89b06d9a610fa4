// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { installFakeViewport } from '../../browser/testing/fake-viewport';
import { attach } from './handler';

const viewport = installFakeViewport();
const tools = { attach: () => {}, detach: () => {} };
let setReduced: (isReduced: boolean) => void;

function show(words: string[]) {
	document.body.innerHTML = `<div id="w"><h3 class="elementor-headline"><span class="elementor-headline-dynamic-wrapper">${words
		.map(
			(word, index) =>
				`<span class="elementor-headline-dynamic-text${index === 0 ? ' elementor-headline-text-active' : ''}">${word}</span>`,
		)
		.join('')}</span></h3></div>`;
	const element = document.getElementById('w') as HTMLElement;
	return { element, headline: element.firstElementChild as HTMLElement, before: element.innerHTML };
}

const active = () => document.querySelector('.elementor-headline-text-active')?.textContent;
const button = () => document.querySelector<HTMLButtonElement>('button');
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const plain = (html: string) => html.replaceAll(' style=""', '');

beforeEach(() => {
	vi.useFakeTimers();
	setReduced = fakeReducedMotion();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

describe('words that take turns', () => {
	const slide = { headline_style: 'rotate', animation_type: 'slide', rotate_iteration_delay: 1000 };

	it('begin when they are in view, go round in a loop, and leave no trace', async () => {
		const { element, headline, before } = show(['One', 'Two']);
		const detach = await attach(element, slide, tools);
		pass(3000);
		expect(active()).toBe('One');
		viewport.report(headline, true);
		pass(1000);
		expect(active()).toBe('Two');
		pass(1000);
		expect(active()).toBe('One');
		detach();
		expect(plain(element.innerHTML)).toBe(before);
		expect([vi.getTimerCount(), viewport.observed()]).toEqual([0, 0]);
	});

	it('stop at the last word without a loop', () => {
		const { element, headline } = show(['One', 'Two', 'Three']);
		attach(element, { ...slide, loop: false }, tools);
		viewport.report(headline, true);
		pass(20_000);
		expect(active()).toBe('Three');
		expect(button()).toBeNull();
	});

	it('are typed letter by letter, selected, and typed again', () => {
		const { element, headline } = show(['Ab', 'Cde']);
		attach(element, { headline_style: 'rotate' }, tools);
		viewport.report(headline, true);
		expect(document.querySelectorAll('.elementor-headline-letter')).toHaveLength(5);
		pass(2500);
		expect(document.querySelector<HTMLElement>('[data-state="selected"]')?.textContent).toBe('Ab');
		pass(500);
		expect(active()).toBeUndefined();
		pass(800);
		expect(active()).toBe('Cde');
	});

	it('keep a word of joined letters whole', () => {
		const { element, headline } = show(['بحر', 'Sea']);
		attach(element, { headline_style: 'rotate', animation_type: 'wave' }, tools);
		viewport.report(headline, true);
		expect(document.querySelectorAll('.elementor-headline-letter')).toHaveLength(3);
	});

	it('can be paused, and go on afterwards', () => {
		const { element, headline } = show(['One', 'Two']);
		attach(element, slide, tools);
		viewport.report(headline, true);
		expect(button()?.getAttribute('aria-label')).toMatch(/^Pause/);
		button()?.click();
		pass(10_000);
		expect([active(), button()?.getAttribute('aria-label')?.slice(0, 4)]).toEqual(['One', 'Play']);
		button()?.click();
		pass(1000);
		expect(active()).toBe('Two');
	});

	it('stand still as soon as the visitor switches reduced motion on', () => {
		const { element, headline, before } = show(['One', 'Two']);
		attach(element, slide, tools);
		viewport.report(headline, true);
		pass(1000);
		setReduced(true);
		expect(plain(element.innerHTML)).toBe(before);
		pass(10_000);
		expect(active()).toBe('One');
		setReduced(false);
		pass(1000);
		expect(active()).toBe('Two');
	});
});

describe('a marked word', () => {
	it('waits for its marker below the fold, and is drawn again and again', async () => {
		const { element, headline, before } = show(['One']);
		const detach = await attach(element, {}, tools);
		viewport.report(headline, false);
		expect(headline.dataset.marker).toBe('waiting');
		viewport.report(headline, true);
		expect(headline.dataset.marker).toBe('drawing');
		pass(7600);
		expect(headline.dataset.marker).toBe('gone');
		pass(1600);
		expect(headline.dataset.marker).toBe('drawing');
		detach();
		expect(plain(element.innerHTML)).toBe(before);
		expect(vi.getTimerCount()).toBe(0);
	});

	it('stays unchanged if the first screen drew it', () => {
		const { element, headline } = show(['One']);
		attach(element, { loop: false }, tools);
		viewport.report(headline, true);
		pass(20_000);
		expect(headline.dataset.marker).toBeUndefined();
	});
});
