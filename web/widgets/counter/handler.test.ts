// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { installFakeViewport } from '../../browser/testing/fake-viewport';
import { attach } from './handler';

const viewport = installFakeViewport();
const tools = { attach: () => {}, detach: () => {} };

let setReduced: (isReduced: boolean) => void;

function show(number: string, text = '1,200') {
	document.body.innerHTML = `<div id="w"><div class="elementor-counter-number-wrapper">${number.replace('TEXT', text)}</div></div>`;
	const element = document.getElementById('w') as HTMLElement;
	return { element, number: element.querySelector('.elementor-counter-number') as HTMLElement };
}

const OURS = '<span class="elementor-counter-number">TEXT</span>';

beforeEach(() => {
	vi.useFakeTimers();
	setReduced = fakeReducedMotion();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

const visible = (number: HTMLElement) =>
	number.querySelector('[data-counter="running"]')?.textContent ?? number.textContent;

describe('the counter in the browser', () => {
	it('counts from its first number to its last when it comes into view', async () => {
		const { element, number } = show(OURS);
		attach(element, { starting_number: 200, ending_number: 1200 }, tools);
		viewport.report(number, false);
		expect(visible(number)).toBe('200');
		viewport.report(number, true);
		await vi.advanceTimersByTimeAsync(1000);
		const half = Number(visible(number)?.replace(',', ''));
		expect(half).toBeGreaterThan(400);
		expect(half).toBeLessThan(1000);
		await vi.advanceTimersByTimeAsync(1100);
		expect(number.innerHTML).toBe('1,200');
	});

	it('leaves numbers alone that the visitor has already seen', async () => {
		const { element, number } = show(OURS);
		attach(element, { ending_number: 1200 }, tools);
		expect(visible(number)).toBe('1,200');
		viewport.report(number, true);
		expect(number.innerHTML).toBe('1,200');
		await vi.advanceTimersByTimeAsync(3000);
		expect(number.innerHTML).toBe('1,200');
	});

	it('counts only once', async () => {
		const { element, number } = show(OURS);
		attach(element, { ending_number: 1200 }, tools);
		viewport.report(number, false);
		viewport.report(number, true);
		await vi.advanceTimersByTimeAsync(2100);
		viewport.report(number, false);
		viewport.report(number, true);
		await vi.advanceTimersByTimeAsync(100);
		expect(number.innerHTML).toBe('1,200');
		expect(viewport.observed()).toBe(0);
	});

	it('gives screen readers the final number all the time', () => {
		const { element, number } = show(OURS);
		attach(element, { ending_number: 1200 }, tools);
		viewport.report(number, false);
		const spoken = [...number.children].filter(
			(part) => part.getAttribute('aria-hidden') !== 'true',
		);
		expect(spoken.map((part) => part.textContent)).toEqual(['1,200']);
	});

	it('stands still for visitors who want less motion, also when they choose it half way', async () => {
		const first = show(OURS);
		setReduced(true);
		attach(first.element, { ending_number: 1200 }, tools);
		expect(first.number.innerHTML).toBe('1,200');
		setReduced(false);
		const second = show(OURS);
		attach(second.element, { ending_number: 1200 }, tools);
		viewport.report(second.number, false);
		viewport.report(second.number, true);
		await vi.advanceTimersByTimeAsync(500);
		setReduced(true);
		expect(second.number.innerHTML).toBe('1,200');
	});

	it('is printed with its final number', () => {
		const { element, number } = show(OURS);
		attach(element, { ending_number: 1200 }, tools);
		viewport.report(number, false);
		dispatchEvent(new Event('beforeprint'));
		expect(number.innerHTML).toBe('1,200');
	});

	it('shows its final number when it is detached half way, and counts no more', async () => {
		const { element, number } = show(OURS);
		const detach = await attach(element, { ending_number: 1200 }, tools);
		viewport.report(number, false);
		viewport.report(number, true);
		await vi.advanceTimersByTimeAsync(500);
		detach();
		expect(number.innerHTML).toBe('1,200');
		await vi.advanceTimersByTimeAsync(500);
		expect(number.innerHTML).toBe('1,200');
		expect(vi.getTimerCount()).toBe(0);
		expect(viewport.observed()).toBe(0);
	});

	it('counts on the markup of a real site, which keeps its numbers on the number', async () => {
		const { element, number } = show(
			'<span class="elementor-counter-number" data-from-value="5" data-to-value="4800" data-duration="1000" data-delimiter=".">TEXT</span>',
			'5',
		);
		attach(element, {}, tools);
		viewport.report(number, false);
		viewport.report(number, true);
		await vi.advanceTimersByTimeAsync(1100);
		expect(number.innerHTML).toBe('4.800');
	});

	it('does not change a text of a real site that is no number', () => {
		const { element, number } = show(
			'<span class="elementor-counter-number" data-to-value="many">TEXT</span>',
			'many',
		);
		attach(element, {}, tools);
		viewport.report(number, false);
		expect(visible(number)).toBe('many');
	});

	it('does nothing where there is no number', () => {
		const { element } = show('');
		expect(() => attach(element, { ending_number: 'junk' }, tools)).not.toThrow();
	});
});
