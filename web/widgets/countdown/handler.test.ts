// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replacePage } from '../../browser/leave-page';
import { attach } from './handler';

vi.mock('../../browser/leave-page', () => ({ replacePage: vi.fn() }));

const NOW = 1_800_000_000_000;
const tools = { attach: () => {}, detach: () => {} };

function show(attributes: string, message = '') {
	document.body.innerHTML = `<div data-id="a1b2c3d"><div class="elementor-countdown-wrapper" ${attributes}>${[
		'days',
		'hours',
		'minutes',
		'seconds',
	]
		.map((unit) => `<span class="elementor-countdown-${unit}">00</span>`)
		.join('')}</div>${message}</div>`;
	const element = document.body.firstElementChild as HTMLElement;
	const wrapper = element.firstElementChild as HTMLElement;
	const digits = () => [...wrapper.children].map((part) => part.textContent).join(':');
	return { element, wrapper, digits };
}

const dueIn = (seconds: number) => `data-date="${NOW / 1000 + seconds}"`;
const MESSAGE = '<div class="elementor-countdown-expire--message" hidden>Too late</div>';

beforeEach(() => {
	vi.useFakeTimers({ now: NOW });
	vi.mocked(replacePage).mockClear();
	localStorage.clear();
	sessionStorage.clear();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	document.body.replaceChildren();
});

describe('the countdown in the browser', () => {
	it('shows the remaining time, second by second', async () => {
		const { element, digits, wrapper } = show(dueIn(86_400 + 3600 + 61));
		const detach = await attach(element, {}, tools);
		expect(digits()).toBe('01:01:01:01');
		expect(wrapper.dataset.state).toBe('running');
		vi.advanceTimersByTime(2000);
		expect(digits()).toBe('01:01:00:59');
		detach();
	});

	it('counts hidden units in the next smaller one', async () => {
		const { element, wrapper } = show(dueIn(86_400 + 3600));
		wrapper.querySelector('.elementor-countdown-days')?.remove();
		const detach = await attach(element, {}, tools);
		expect(wrapper.firstElementChild?.textContent).toBe('25');
		detach();
	});

	it('sends one bubbling event at its end, and stops', () => {
		const { element, digits, wrapper } = show(dueIn(2));
		const listener = vi.fn();
		document.body.addEventListener('countdown_expire', listener);
		attach(element, {}, tools);
		vi.advanceTimersByTime(5000);
		expect(listener).toHaveBeenCalledTimes(1);
		expect(digits()).toBe('00:00:00:00');
		expect(wrapper.dataset.state).toBe('expired');
		expect(vi.getTimerCount()).toBe(0);
		document.body.removeEventListener('countdown_expire', listener);
	});

	it('hides itself and shows its message, also when it was over before', () => {
		const { element, wrapper } = show(dueIn(-10), MESSAGE);
		attach(element, { expire_actions: ['message', 'hide', 'dance'] }, tools);
		expect(wrapper.hidden).toBe(true);
		expect(element.querySelector<HTMLElement>('[class*=message]')?.hidden).toBe(false);
		expect(vi.getTimerCount()).toBe(0);
	});

	it('does nothing of that unless the editor chose it', () => {
		const { element, wrapper } = show(dueIn(-10), MESSAGE);
		attach(element, { expire_actions: 'x' }, tools);
		expect(wrapper.hidden).toBe(false);
		expect(element.querySelector<HTMLElement>('[class*=message]')?.hidden).toBe(true);
	});

	it('sends its visitor to another page, and not again within ten seconds', () => {
		const settings = {
			expire_actions: ['redirect'],
			expire_redirect_url: { url: 'https://late.example/' },
		};
		const { element } = show(dueIn(-10));
		attach(element, settings, tools);
		expect(replacePage).toHaveBeenCalledExactlyOnceWith('https://late.example/');
		attach(element, settings, tools);
		expect(replacePage).toHaveBeenCalledTimes(1);
		vi.setSystemTime(NOW + 11_000);
		attach(element, settings, tools);
		expect(replacePage).toHaveBeenCalledTimes(2);
	});

	it.each(['javascript:alert(1)', 'mailto:a@b.example', '', '#top'])(
		'sends no visitor to %j',
		(url) => {
			const { element } = show(dueIn(-10));
			attach(element, { expire_actions: ['redirect'], expire_redirect_url: { url } }, tools);
			expect(replacePage).not.toHaveBeenCalled();
		},
	);

	it('delays its actions at the end until the page is visible', () => {
		const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
		const { element, wrapper } = show(dueIn(-10));
		attach(element, { expire_actions: ['hide'] }, tools);
		expect(wrapper.hidden).toBe(false);
		hidden.mockReturnValue(false);
		document.dispatchEvent(new Event('visibilitychange'));
		expect(wrapper.hidden).toBe(true);
	});

	describe('on the builder’s own markup, which names its actions', () => {
		const STOCK_MESSAGE = MESSAGE.replace(' hidden', '');
		const stock = (actions: object[], message = '') =>
			show(`${dueIn(-10)} data-expire-actions='${JSON.stringify(actions)}'`, message);

		it('hides the time and shows the message, against the builder’s sheet', async () => {
			const { element, wrapper } = stock([{ type: 'hide' }, { type: 'message' }], STOCK_MESSAGE);
			const detach = await attach(element, {}, tools);
			expect(wrapper.style.display).toBe('none');
			expect((element.lastElementChild as HTMLElement).style.display).toBe('block');
			detach();
			expect(element.querySelector('[style]')).toBeNull();
		});

		it('leads on to the address that is named', () => {
			const url = 'https://late.example/';
			attach(stock([{ type: 'redirect', redirect_url: url }]).element, {}, tools);
			expect(replacePage).toHaveBeenCalledExactlyOnceWith(url);
		});

		it('does nothing where they are no list', () => {
			const { element, wrapper } = show(`${dueIn(-10)} data-expire-actions="false"`);
			attach(element, {}, tools);
			expect(wrapper.hidden).toBe(false);
			expect(replacePage).not.toHaveBeenCalled();
		});
	});

	it('remembers when a visitor’s own countdown began, under the builder’s keys', async () => {
		const first = show('data-evergreen-interval="3600"');
		const detach = await attach(first.element, {}, tools);
		expect(first.digits()).toBe('00:01:00:00');
		expect(localStorage.getItem('a1b2c3d-evergreen_due_date')).toBe(`${NOW + 3_600_000}`);
		expect(localStorage.getItem('a1b2c3d-evergreen_interval')).toBe('3600');
		detach();
		vi.setSystemTime(NOW + 60_000);
		const again = show('data-evergreen-interval="3600"');
		(await attach(again.element, {}, tools))();
		const second = show('data-evergreen-interval="3600"');
		const end = await attach(second.element, {}, tools);
		expect(second.digits()).toBe('00:00:59:00');
		end();
		const changed = show('data-evergreen-interval="7200"');
		const over = await attach(changed.element, {}, tools);
		expect(changed.digits()).toBe('00:02:00:00');
		over();
	});

	it('leaves nothing behind', async () => {
		const { element } = show(dueIn(100), MESSAGE);
		const before = element.innerHTML;
		const detach = await attach(element, { expire_actions: ['hide', 'message'] }, tools);
		vi.advanceTimersByTime(101_000);
		detach();
		detach();
		expect(element.innerHTML).toBe(before);
		expect(vi.getTimerCount()).toBe(0);
	});

	it('does nothing on markup without a time', () => {
		for (const attributes of ['', 'data-date="soon"', 'data-evergreen-interval="x"']) {
			const { element } = show(attributes);
			const before = element.innerHTML;
			attach(element, { expire_actions: [null] }, tools);
			expect(element.innerHTML).toBe(before);
		}
		expect(() => attach(document.createElement('div'), {}, tools)).not.toThrow();
	});
});
