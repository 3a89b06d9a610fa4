// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COPIED_MS } from './copy-link';
import { attach } from './handler';

const tools = { attach: () => {}, detach: () => {} };
const opened = vi.fn();
const copied = vi.fn();
const printed = vi.fn();
let leave = () => {};

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('open', opened.mockReset());
	window.print = printed.mockReset();
	copied.mockReset().mockResolvedValue(undefined);
	Object.defineProperty(navigator, 'clipboard', {
		value: { writeText: copied },
		configurable: true,
	});
	history.replaceState(null, '', '/bay/?e-filter-a1-boat_type=tender&x=1');
	document.head.innerHTML =
		'<meta property="og:title" content="Sea &amp; sun"><meta property="og:image" content="https://b.example/bay.jpg">';
});
afterEach(() => {
	leave();
	document.body.replaceChildren();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	Reflect.deleteProperty(navigator, 'share');
});

/** The links have no addresses, because the test's window would follow them even if a handler prevents that. */
const OURS = `<div class="elementor-widget-container"><ul><li><a class="elementor-share-btn elementor-share-btn_x-twitter"><span>X</span></a></li>
	<li><a class="elementor-share-btn elementor-share-btn_email" href="mailto:">Email</a></li>
	<li><button class="elementor-share-btn elementor-share-btn_print">Print</button></li>
	<li><button class="elementor-share-btn elementor-share-btn_copy-link"><span class="elementor-share-btn__title">Copy link</span></button></li>
	<li hidden><button class="elementor-share-btn elementor-share-btn_native">Share</button></li></ul></div>`;
const BUILDERS =
	'<div class="elementor-grid"><div class="elementor-share-btn elementor-share-btn_facebook" role="button" tabindex="0"><i></i></div></div>';

async function place(markup = OURS, settings: object = {}) {
	document.body.innerHTML = `<div>${markup}</div>`;
	const element = document.body.firstElementChild as HTMLElement;
	leave = await attach(element, settings, tools);
	const find = (name: string) =>
		element.querySelector(`.elementor-share-btn_${name}`) as HTMLElement;
	return { element, find };
}
const click = (target: Element, init: MouseEventInit = {}) => {
	const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
	target.dispatchEvent(event);
	return event.defaultPrevented;
};
const key = (target: Element, name: string) => {
	const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
	target.dispatchEvent(event);
	return event.defaultPrevented;
};
const sharedUrl = () => new URL(opened.mock.calls[0]?.[0] ?? '');

describe('a press', () => {
	it('opens the network in a window of its own, with the address of this moment', async () => {
		const { find } = await place();
		expect(click(find('x-twitter').firstElementChild as Element)).toBe(true);
		expect(sharedUrl().href).toMatch(/%26x%3D1$/);
		const [, target, features] = opened.mock.calls[0] ?? [];
		expect(target).toBe('_blank');
		expect(features).toContain('popup,noopener,width=640,height=480');
	});

	it('with a key held is the browser’s', async () => {
		const { find } = await place();
		expect(click(find('x-twitter'), { ctrlKey: true })).toBe(false);
		expect(opened).not.toHaveBeenCalled();
	});

	it('on the builder’s own button does the same, by Enter and Space too', async () => {
		const { find } = await place(BUILDERS);
		for (const name of ['Enter', ' ']) expect(key(find('facebook'), name)).toBe(true);
		expect(key(find('facebook'), 'Tab')).toBe(false);
		click(find('facebook').firstElementChild as Element);
		expect(opened).toHaveBeenCalledTimes(3);
		expect(sharedUrl().origin).toBe('https://www.facebook.com');
	});

	it('by key works on the builder’s older markup, which has no role of a button', async () => {
		const { find } = await place(BUILDERS.replace('role="button"', ''));
		expect(key(find('facebook'), 'Enter')).toBe(true);
		expect(opened).toHaveBeenCalledTimes(1);
	});

	it('shares the editor’s address alone', async () => {
		const { find } = await place(OURS, { share_url_type: 'custom', share_url: { url: '/fleet/' } });
		click(find('x-twitter'));
		expect(sharedUrl().searchParams.get('text')).toBe(`${location.origin}/fleet/`);
	});

	it.each([
		['https://evil.example/', false],
		['/somewhere', false],
		[`${location.origin}/fleet/`, true],
	])('with the parameter u=%s keeps it: %s', async (target, isKept) => {
		history.replaceState(null, '', `/bay/?u=${encodeURIComponent(target)}`);
		const { find } = await place();
		click(find('x-twitter'));
		expect(sharedUrl().href.includes('%3Fu%3D')).toBe(isKept);
	});

	it('prints', async () => {
		const { find } = await place();
		click(find('print'));
		expect(printed).toHaveBeenCalledTimes(1);
	});

	it('does nothing once the handler has gone', async () => {
		const { find } = await place();
		leave();
		expect(click(find('print'))).toBe(false);
		expect(key(find('print'), 'Enter')).toBe(false);
		expect(printed).not.toHaveBeenCalled();
	});
});

describe('copying', () => {
	it('shows a note for a moment, on the button and to screen readers', async () => {
		const { find } = await place();
		click(find('copy-link'));
		await vi.advanceTimersByTimeAsync(0);
		expect(copied).toHaveBeenCalledWith(location.href);
		expect(find('copy-link').textContent).toBe('Copied');
		expect(document.querySelector('[role=status]')?.textContent).toBe('The link is copied.');
		vi.advanceTimersByTime(COPIED_MS - 1);
		expect(find('copy-link').textContent).toBe('Copied');
		vi.advanceTimersByTime(1);
		expect(find('copy-link').textContent).toBe('Copy link');
	});

	it('shows the address where the browser refuses', async () => {
		copied.mockRejectedValue(new Error('denied'));
		const { element, find } = await place();
		click(find('copy-link'));
		click(find('copy-link'));
		await vi.advanceTimersByTimeAsync(0);
		expect(element.querySelectorAll('.e-share-address')).toHaveLength(1);
		expect(element.querySelector('.e-share-address')?.textContent).toBe(location.href);
		leave();
		expect(element.querySelector('.e-share-address')).toBeNull();
	});
});

describe('the device’s own sheet', () => {
	it('has a button where there is one', async () => {
		const share = vi.fn().mockResolvedValue(undefined);
		Object.assign(navigator, { share });
		const { find } = await place();
		expect(find('native').closest('li')?.hidden).toBe(false);
		click(find('native'));
		expect(share).toHaveBeenCalledWith({ url: location.href, title: 'Sea & sun' });
		leave();
		expect(find('native').closest('li')?.hidden).toBe(true);
	});

	it('is hidden where the device has none, and shows no message where the visitor closes it', async () => {
		const { find } = await place();
		expect(find('native').closest('li')?.hidden).toBe(true);
		Object.assign(navigator, {
			share: vi.fn().mockRejectedValue(new DOMException('', 'AbortError')),
		});
		click(find('native'));
		await vi.advanceTimersByTimeAsync(0);
	});
});
