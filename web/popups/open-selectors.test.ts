// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberClicks } from './early-clicks';
import { watchOpenSelectors } from './open-selectors';
import { popupWith } from './testing/put-popups';

let open: ReturnType<typeof vi.fn<(id: number, opener: Element) => void>>;
const by = (open_selector: string, id = 12) => popupWith({ id, settings: { open_selector } });
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
	// A watcher stays until its page ends, so each test has its own function `open`.
	open = vi.fn();
	document.body.innerHTML =
		'<a class="open" href="#here"><b>Open</b></a><button class="other">Other</button>';
});

describe('a click on an element that matches an open_selector', () => {
	it('opens the popup from anywhere inside, and keeps its own effect', () => {
		expect(watchOpenSelectors([by('.open', 21)], [], open)).toBe(true);
		const click = new MouseEvent('click', { bubbles: true, cancelable: true });
		find('b').dispatchEvent(click);
		expect(open.mock.calls).toEqual([[21, find('.open')]]);
		expect(click.defaultPrevented).toBe(false);
		find('.other').click();
		expect(open).toHaveBeenCalledTimes(1);
	});

	it('opens each popup that names it, also where it came into the page later', () => {
		watchOpenSelectors([by('.late', 31), by('.late, .open', 32)], [], open);
		document.body.insertAdjacentHTML('beforeend', '<i class="late"></i>');
		find('.late').click();
		expect(open.mock.calls.map(([id]) => id)).toEqual([31, 32]);
	});

	it.each(['', 'p[', '<p>', `p${'.a'.repeat(400)}`])('is none for the selector "%.20s"', (text) => {
		expect(watchOpenSelectors([by(text)], [], open)).toBe(false);
	});

	it('is not lost when it comes before the module that opens popups', () => {
		const takeClicks = rememberClicks();
		find('b').click();
		find('.other').click();
		document.dispatchEvent(new MouseEvent('click'));
		const clicked = takeClicks();
		find('.other').click();
		watchOpenSelectors([by('.open', 41)], clicked, open);
		expect(open.mock.calls).toEqual([[41, find('.open')]]);
		expect(clicked).toHaveLength(3);
	});
});
