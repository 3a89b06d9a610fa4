// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetMemory } from '../../browser/storage';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { attach } from './handler';
import { COPIED_MS } from './offer-coupon';

const tools = { attach: () => {}, detach: () => {} };
const copied = vi.fn();
let leave = () => {};
let setReduced: (isReduced: boolean) => void;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, 16));
	sessionStorage.clear();
	forgetMemory();
	setReduced = fakeReducedMotion();
	copied.mockReset().mockResolvedValue(undefined);
	Object.defineProperty(navigator, 'clipboard', {
		value: { writeText: copied },
		configurable: true,
	});
});
afterEach(() => {
	leave();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	document.body.replaceChildren();
	document.documentElement.removeAttribute('style');
});

const CLOSE = '<button class="e-floating-bars__close-button" hidden>Close</button>';
const bar = (inner: string, more = 'is-sticky') =>
	`<section class="e-floating-bars has-vertical-position-top ${more}" data-document-id="7">${inner}</section>`;
const TICKER = bar(
	'<div class="e-floating-bars__headlines-container" tabindex="0"><ul class="e-floating-bars__headlines"><li><a href="/a/">One</a></li></ul></div>',
);
const COUPON = bar(
	'<code class="e-floating-bars__coupon-code">NEW10</code><button class="e-floating-bars__coupon-button" hidden><span class="e-floating-bars__coupon-success"></span></button>',
);

async function place(markup: string, settings: object = {}) {
	document.body.innerHTML = `<div data-id="ab12">${markup}</div>`;
	const element = document.body.firstElementChild as HTMLElement;
	const before = document.body.innerHTML;
	const detach = await attach(element, settings, tools);
	leave = detach;
	const find = <Found extends HTMLElement>(selector: string) =>
		element.querySelector(selector) as Found;
	return { element, before, detach, find };
}

describe('a bar', () => {
	it('takes no focus, and stays closed for the session', async () => {
		const first = await place(bar(CLOSE));
		expect(document.activeElement).toBe(document.body);
		const close = first.find('.e-floating-bars__close-button');
		expect(close.hidden).toBe(false);
		close.click();
		expect(first.find('section').classList.contains('is-hidden')).toBe(true);
		leave();
		const second = await place(bar(CLOSE));
		expect(second.find('section').classList.contains('is-hidden')).toBe(true);
		leave();
		sessionStorage.clear();
		const third = await place(bar(CLOSE));
		expect(third.find('section').classList.contains('is-hidden')).toBe(false);
	});

	it('of another document or place is another bar', async () => {
		(await place(bar(CLOSE))).find('button').click();
		leave();
		const other = await place(bar(CLOSE).replace('"7"', '"8"'));
		expect(other.find('section').classList.contains('is-hidden')).toBe(false);
	});

	it("of the builder's is a region, and closes by the builder's own button", async () => {
		const markup = bar(CLOSE.replace(' hidden', ' aria-controls="e-floating-bars"'))
			.replace('<section', '<div role="alertdialog"')
			.replace('</section>', '</div>');
		const { find, detach, before } = await place(markup);
		expect(find('[role]').getAttribute('role')).toBe('region');
		expect(find('button').hasAttribute('aria-controls')).toBe(false);
		detach();
		expect(document.body.innerHTML).toBe(before);
	});

	it('that does not stay leaves with the page', async () => {
		const { find } = await place(bar('', ''));
		Object.defineProperty(find('section'), 'offsetHeight', { value: 60 });
		document.body.scrollTop = 25;
		document.dispatchEvent(new Event('scroll'));
		await vi.advanceTimersByTimeAsync(50);
		expect(find('section').style.translate).toBe('0 -25px');
		document.body.scrollTop = 900;
		document.dispatchEvent(new Event('scroll'));
		await vi.advanceTimersByTimeAsync(50);
		expect(find('section').style.translate).toBe('0 -60px');
		document.body.scrollTop = 0;
	});

	it('leaves nothing behind', async () => {
		const { before, detach } = await place(bar(CLOSE));
		detach();
		expect(document.body.innerHTML).toBe(before);
	});
});

describe('headlines', () => {
	it('move by themselves, seamlessly, with a button that holds them', async () => {
		const { find, element, detach, before } = await place(TICKER, {
			style_ticker_scroll_direction: 'reverse',
		});
		const box = find('.e-floating-bars__headlines-container');
		expect(box.dataset).toMatchObject({ state: 'moving', direction: 'reverse' });
		expect(box.hasAttribute('data-pauses')).toBe(true);
		const lists = element.querySelectorAll<HTMLElement>('ul');
		expect(lists).toHaveLength(2);
		expect(lists[1]?.getAttribute('aria-hidden')).toBe('true');
		expect(lists[1]?.inert).toBe(true);
		const button = find('.e-pause-button');
		expect(button.getAttribute('aria-label')).toBe('Pause the headlines');
		button.click();
		expect(box.dataset.state).toBe('paused');
		button.click();
		expect(box.dataset.state).toBe('moving');
		detach();
		expect(document.body.innerHTML).toBe(before);
	});

	it('do not stop under the pointer where the editor switched that off', async () => {
		const { find } = await place(TICKER, { style_ticker_pause_hover: false });
		expect(find('.e-floating-bars__headlines-container').hasAttribute('data-pauses')).toBe(false);
	});

	it('stand, to be scrolled by hand, for visitors who want less motion, also when they choose it later', async () => {
		const { find, element } = await place(TICKER);
		setReduced(true);
		expect(element.querySelectorAll('ul')).toHaveLength(1);
		expect(find('.e-pause-button')).toBeNull();
		expect(find('.e-floating-bars__headlines-container').getAttribute('tabindex')).toBe('0');
		setReduced(false);
		expect(find('.e-pause-button')).not.toBeNull();
	});

	it.each([
		['forwards', '-30px'],
		['reverse', '-70px'],
	])(
		'go %s with the page, as far as it is scrolled',
		async (style_ticker_scroll_direction, translate) => {
			Object.defineProperty(HTMLElement.prototype, 'offsetWidth', {
				value: 100,
				configurable: true,
			});
			const settings = { style_ticker_animation_type: 'scroll', style_ticker_scroll_direction };
			const { find } = await place(TICKER, settings);
			document.body.scrollTop = 230;
			document.dispatchEvent(new Event('scroll'));
			await vi.advanceTimersByTimeAsync(50);
			expect(find('ul').style.translate).toBe(translate);
			expect(find('.e-pause-button')).toBeNull();
			document.body.scrollTop = 0;
		},
	);
});

describe('a coupon', () => {
	const status = () => document.querySelector('[role="status"]')?.textContent;

	it('is copied, shown for a moment and announced', async () => {
		const { find, detach, before } = await place(COUPON, { coupon_success_message: 'Got it' });
		const button = find('.e-floating-bars__coupon-button');
		expect(button.hidden).toBe(false);
		button.click();
		await vi.advanceTimersByTimeAsync(COPIED_MS - 1);
		expect(copied).toHaveBeenCalledWith('NEW10');
		expect(status()).toBe('Got it');
		expect(find('.e-floating-bars__coupon-success').textContent).toBe('Got it');
		await vi.advanceTimersByTimeAsync(1);
		expect(find('.e-floating-bars__coupon-success').textContent).toBe('');
		detach();
		expect(document.body.innerHTML).toBe(before);
	});

	it('shows the message that the builder’s markup contains, and hides it again', async () => {
		const printed = '<span class="e-floating-bars__coupon-success hidden">Copied it</span>';
		const { find, before, detach } = await place(COUPON.replace(/<span.*<\/span>/, printed));
		const success = find('.e-floating-bars__coupon-success');
		find('.e-floating-bars__coupon-button').click();
		await vi.advanceTimersByTimeAsync(COPIED_MS - 1);
		expect([status(), success.textContent]).toEqual(['Copied it', 'Copied it']);
		expect(success.classList.contains('hidden')).toBe(false);
		await vi.advanceTimersByTimeAsync(1);
		expect(success.classList.contains('hidden')).toBe(true);
		detach();
		expect(document.body.innerHTML).toBe(before);
	});

	it('is shown once for two quick presses, and not at all where its bar has gone meanwhile', async () => {
		const { find, detach } = await place(COUPON);
		find('.e-floating-bars__coupon-button').click();
		find('.e-floating-bars__coupon-button').click();
		await vi.advanceTimersByTimeAsync(1);
		expect(vi.getTimerCount()).toBe(1);
		find('.e-floating-bars__coupon-button').click();
		detach();
		await vi.advanceTimersByTimeAsync(1);
		expect(vi.getTimerCount()).toBe(0);
	});

	it('is selected where the browser refuses, with a message', async () => {
		copied.mockRejectedValue(new Error('NotAllowedError'));
		const { find } = await place(COUPON);
		find('.e-floating-bars__coupon-button').click();
		await vi.advanceTimersByTimeAsync(1);
		expect(status()).toContain('copy it with your keyboard');
		expect(find('.e-floating-bars__coupon-button').dataset.state).toBeUndefined();
		expect(`${getSelection()}`).toBe('NEW10');
	});
});
