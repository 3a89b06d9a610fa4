// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_MS, attach } from './handler';

const tools = { attach: () => {}, detach: () => {} };
const copied = vi.fn();
let leave = () => {};
let resize = () => {};

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal(
		'ResizeObserver',
		class {
			constructor(onChange: () => void) {
				resize = onChange;
			}
			observe() {
				resize();
			}
			disconnect() {
				resize = () => {};
			}
		},
	);
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
	vi.restoreAllMocks();
	document.body.replaceChildren();
});

const ROWS =
	'<span aria-hidden="true" class="line-numbers-rows"><span></span><span></span><span></span></span>';
const box = (range: string) =>
	`<div class="line-highlight" data-range="${range}" style="top:calc(1*1lh)"></div>`;

async function place(
	inside: string,
	{ flags = 'copy-to-clipboard', style = '', beside = '' } = {},
) {
	document.body.innerHTML = `<div><div class="prismjs-default ${flags}"><div class="code-toolbar"><pre style="${style}"><code><span class="token">one</span>\ntwo two\nthree${inside}</code>${beside}</pre></div></div></div>`;
	const element = document.body.firstElementChild as HTMLElement;
	const before = element.innerHTML;
	leave = await attach(element, {}, tools);
	const all = <Found extends HTMLElement>(selector: string) => [
		...element.querySelectorAll<Found>(selector),
	];
	return { element, before, all };
}

describe('the button of a code', () => {
	const BUTTON = '.code-toolbar > .toolbar > .toolbar-item > button.copy-to-clipboard-button';

	it('copies the code without what stands beside it, says so for five seconds, and goes again', async () => {
		const { element, before, all } = await place(ROWS + box('2'));
		const [button] = all(BUTTON);
		expect(button?.textContent).toBe('Copy');
		button?.click();
		await vi.advanceTimersByTimeAsync(0);
		expect(copied).toHaveBeenCalledWith('one\ntwo two\nthree');
		expect(button?.textContent).toBe('Copied!');
		expect(document.querySelector('[role=status]')?.textContent).toBe('Copied!');
		await vi.advanceTimersByTimeAsync(ANSWER_MS - 1);
		expect(button?.textContent).toBe('Copied!');
		await vi.advanceTimersByTimeAsync(1);
		expect(button?.textContent).toBe('Copy');
		leave();
		expect(element.innerHTML).toBe(before);
		expect(document.querySelector('[role=status]')).toBeNull();
	});

	it('selects the code where the browser refuses, and names the keys', async () => {
		copied.mockRejectedValue(new Error('refused'));
		const { all } = await place('');
		all(BUTTON)[0]?.click();
		await vi.advanceTimersByTimeAsync(0);
		expect(all(BUTTON)[0]?.textContent).toBe('Press Ctrl+C to copy');
		expect(`${getSelection()}`).toContain('two two');
	});

	it('counts the five seconds from the last press', async () => {
		const { all } = await place('');
		all(BUTTON)[0]?.click();
		await vi.advanceTimersByTimeAsync(ANSWER_MS - 1);
		all(BUTTON)[0]?.click();
		await vi.advanceTimersByTimeAsync(ANSWER_MS - 1);
		expect(all(BUTTON)[0]?.textContent).toBe('Copied!');
	});

	it('is missing where the editor wants none', async () => {
		const { element, before } = await place('', { flags: '' });
		expect(element.innerHTML).toBe(before);
	});
});

describe('the lines of a code', () => {
	/** The second line has this height in pixels, the others 20. */
	let second = 60;
	beforeEach(() => {
		second = 60;
		vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
			this: HTMLElement,
		) {
			return { height: this.textContent === 'two two' ? second : 20 } as DOMRect;
		});
	});

	it('have the heights of wrapped text, in each width', async () => {
		const { element, before, all } = await place(ROWS, {
			style: 'white-space:pre-wrap',
			beside: box('2') + box('2-9') + box('8'),
		});
		const heights = () => all('.line-numbers-rows > span').map(({ style }) => style.height);
		const places = () => all('.line-highlight').map(({ style }) => `${style.top} ${style.height}`);
		expect(heights()).toEqual(['20px', '60px', '20px']);
		expect(places()).toEqual(['20px 60px', '20px 80px', '80px 20px']);
		second = 40;
		resize();
		expect(heights()).toEqual(['20px', '40px', '20px']);
		expect(places()).toEqual(['20px 40px', '20px 60px', '60px 20px']);
		leave();
		expect(element.innerHTML).toBe(before);
	});

	it('keep the places of the markup where they do not wrap', async () => {
		const { all } = await place(ROWS, { style: 'white-space:pre', beside: box('2') });
		expect(all('.line-numbers-rows > span').every((row) => !row.hasAttribute('style'))).toBe(true);
		expect(all('.line-highlight')[0]?.getAttribute('style')).toBe('top:calc(1*1lh)');
	});
});
