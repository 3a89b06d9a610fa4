// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { attach } from './handler';

const tools = { attach: () => {}, detach: () => {} };
let leave = () => {};
let setReduced: (isReduced: boolean) => void;

beforeEach(() => {
	vi.useFakeTimers({ now: new Date(2026, 10, 22, 15, 7) });
	setReduced = fakeReducedMotion();
	HTMLElement.prototype.animate = vi.fn(() => ({
		cancel() {},
		finished: Promise.resolve(),
	})) as never;
	document.documentElement.lang = 'en-US';
});
afterEach(() => {
	leave();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

const BOX =
	'<div class="e-contact-buttons__content"><button class="e-contact-buttons__close-button" type="button" hidden>Close</button><div class="e-contact-buttons__message-bubble has-typing-animation"><p class="e-contact-buttons__message-bubble-time"></p></div><a class="e-contact-buttons__send-cta" href="#x">Send</a></div>';
const OURS = `<div class="e-contact-buttons"><details><summary class="e-contact-buttons__chat-button">Chat</summary><div class="e-contact-buttons__content-wrapper" tabindex="-1">${BOX}</div></details></div>`;
const BUILDERS = `<div class="e-contact-buttons" aria-role="dialog"><div id="e-contact-buttons__content-wrapper" class="e-contact-buttons__content-wrapper hidden" aria-hidden="true">${BOX.replace(' hidden', ' aria-controls="e-contact-buttons__content-wrapper"')}</div><div class="e-contact-buttons__chat-button-container"><button class="e-contact-buttons__chat-button" aria-controls="e-contact-buttons__content-wrapper">Chat</button></div></div>`;
const TABS =
	'<div class="e-contact-buttons e-contact-buttons-var-10"><a href="#one">One</a><a href="#two">Two</a></div>';

async function place(markup: string, settings: object = {}) {
	document.body.innerHTML = `<button id="other">Other</button><div data-id="ab12">${markup}</div>`;
	const element = document.querySelector<HTMLElement>('[data-id]') as HTMLElement;
	const before = document.body.innerHTML;
	const detach = await attach(element, settings, tools);
	leave = detach;
	const find = (selector: string) => element.querySelector(selector) as HTMLElement;
	return { element, before, detach, find };
}
const press = (target: Element, pointerType = 'mouse') => {
	const event = new MouseEvent('click', { bubbles: true, cancelable: true });
	Object.defineProperty(event, 'pointerType', { value: pointerType });
	target.dispatchEvent(event);
	return event;
};
const key = (target: Element, name: string) =>
	target.dispatchEvent(
		new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
	);
const pressBeside = () => {
	const other = document.getElementById('other') as HTMLElement;
	for (const type of ['pointerdown', 'pointerup']) {
		other.dispatchEvent(new PointerEvent(type, { bubbles: true }));
	}
};

describe.each([
	['our markup', OURS],
	["the builder's markup", BUILDERS],
])('a chat box in %s', (_, markup) => {
	const isOpen = (find: (selector: string) => HTMLElement) =>
		find('details')
			? (find('details') as HTMLDetailsElement).open
			: !find('.e-contact-buttons__content-wrapper').hasAttribute('hidden');

	it('takes no focus until its button is pressed, and the focus goes in then', async () => {
		const { find } = await place(markup);
		expect(document.activeElement).toBe(document.body);
		expect(isOpen(find)).toBe(false);
		press(find('.e-contact-buttons__chat-button'));
		expect(isOpen(find)).toBe(true);
		expect(document.activeElement).toBe(find('.e-contact-buttons__content-wrapper'));
	});

	it.each(['Escape', 'its close button'])('closes by %s and gives the focus back', async (how) => {
		const { find } = await place(markup);
		const trigger = find('.e-contact-buttons__chat-button');
		press(trigger);
		if (how === 'Escape') key(find('a'), 'Escape');
		else press(find('.e-contact-buttons__close-button'));
		vi.advanceTimersByTime(300);
		expect(isOpen(find)).toBe(false);
		expect(document.activeElement).toBe(trigger);
	});

	it('closes by a press beside it and leaves the focus alone; Escape elsewhere does nothing', async () => {
		const { find } = await place(markup);
		press(find('.e-contact-buttons__chat-button'));
		const other = document.getElementById('other') as HTMLElement;
		other.focus();
		key(other, 'Escape');
		vi.advanceTimersByTime(300);
		expect(isOpen(find)).toBe(true);
		pressBeside();
		vi.advanceTimersByTime(300);
		expect(isOpen(find)).toBe(false);
		expect(document.activeElement).toBe(other);
	});

	it('shows the hour in the editor’s format', async () => {
		const first = await place(markup);
		expect(first.find('[class$="-time"]').textContent).toMatch(/^3:07\sPM$/);
		leave();
		const second = await place(markup, { chat_button_time_format: '24h' });
		expect(second.find('[class$="-time"]').textContent).toBe('15:07');
		leave();
		vi.setSystemTime(new Date(2026, 4, 2, 0, 5));
		const third = await place(markup, { chat_button_time_format: '24h' });
		expect(third.find('[class$="-time"]').textContent).toBe('00:05');
	});

	it('types for a moment and a half, and not at all for visitors who want less motion', async () => {
		const { find } = await place(markup);
		const message = find('.has-typing-animation');
		press(find('.e-contact-buttons__chat-button'));
		expect(message.dataset.state).toBe('typing');
		vi.advanceTimersByTime(1499);
		expect(message.dataset.state).toBe('typing');
		vi.advanceTimersByTime(1);
		expect(message.dataset.state).toBeUndefined();
		leave();
		const still = await place(markup);
		setReduced(true);
		press(still.find('.e-contact-buttons__chat-button'));
		expect(still.find('.has-typing-animation').dataset.state).toBeUndefined();
	});

	it('restores its closed markup', async () => {
		const { find, detach } = await place(markup);
		press(find('.e-contact-buttons__chat-button'));
		press(find('.e-contact-buttons__chat-button'));
		vi.advanceTimersByTime(300);
		detach();
		expect(isOpen(find) && !find('.hidden')).toBe(false);
		expect(find('[class$="-time"]').textContent).toBe('');
		press(find('.e-contact-buttons__close-button'));
		expect(document.activeElement).not.toBe(find('.e-contact-buttons__chat-button'));
	});
});

it('two boxes of the builder on one page have ids of their own', async () => {
	const { find, detach } = await place(BUILDERS);
	const panel = find('.e-contact-buttons__content-wrapper');
	expect(panel.id).toBe('e-contact-buttons__content-wrapper-ab12');
	expect(find('button[aria-controls]').getAttribute('aria-controls')).toBe(panel.id);
	detach();
	expect(panel.id).toBe('e-contact-buttons__content-wrapper');
	expect(panel.getAttribute('aria-hidden')).toBe('true');
});

describe('tabs at the edge', () => {
	it('open at the first tap of a finger and lead on at the second', async () => {
		const { element } = await place(TABS);
		const [one, two] = element.querySelectorAll('a');
		if (!one || !two) throw new Error('no links');
		expect(press(one, 'touch').defaultPrevented).toBe(true);
		expect(one.dataset.state).toBe('open');
		expect(press(two, 'touch').defaultPrevented).toBe(true);
		expect(one.dataset.state).toBeUndefined();
		expect(press(two, 'touch').defaultPrevented).toBe(false);
		pressBeside();
		expect(two.dataset.state).toBeUndefined();
	});

	it('lead on at once under a mouse and by keyboard', async () => {
		const { find, detach } = await place(TABS);
		expect(press(find('a')).defaultPrevented).toBe(false);
		expect(press(find('a'), '').defaultPrevented).toBe(false);
		detach();
		expect(press(find('a'), 'touch').defaultPrevented).toBe(false);
	});
});
