// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { loadFrameOnClick } from './load-frame';

function page(): { root: HTMLElement; detach: () => void } {
	document.body.innerHTML = `<div><a class="e-click-to-load" href="https://maps.example/embed" data-frame-title="Map: Bay"
		data-frame-sandbox="allow-scripts nonsense" data-frame-class="frame"><span>Bay</span></a></div>`;
	const root = document.body.firstElementChild as HTMLElement;
	return { root, detach: loadFrameOnClick(root) };
}
const click = (root: HTMLElement, options: MouseEventInit = {}) => {
	const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
	root.querySelector('span')?.dispatchEvent(event);
	return event;
};

afterEach(() => {
	document.body.innerHTML = '';
});

describe('a frame that waits for a click', () => {
	it('takes the place of its link, sandboxed and named', () => {
		const { root } = page();
		expect(click(root).defaultPrevented).toBe(true);
		const frame = root.querySelector('iframe');
		expect(frame?.src).toBe('https://maps.example/embed');
		expect(frame?.title).toBe('Map: Bay');
		expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
		expect(root.querySelector('a')).toBeNull();
	});

	it('may be another address than the link’s, which leads people to a page', () => {
		const { root } = page();
		const link = root.querySelector('a') as HTMLAnchorElement;
		link.dataset.frameSrc = 'https://maps.example/player';
		click(root);
		expect(root.querySelector('iframe')?.src).toBe('https://maps.example/player');
	});

	it('leaves a click with a modifier to the browser', () => {
		const { root } = page();
		expect(click(root, { ctrlKey: true }).defaultPrevented).toBe(false);
		expect(root.querySelector('iframe')).toBeNull();
	});

	it('stays a link once the handler is detached', () => {
		const { root, detach } = page();
		detach();
		expect(click(root).defaultPrevented).toBe(false);
	});
});
