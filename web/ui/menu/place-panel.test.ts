// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePanel, placePanel } from './place-panel';

let panel: HTMLElement;
let item: HTMLElement;

beforeEach(() => {
	vi.stubGlobal('innerHeight', 600);
	document.body.innerHTML = '<div id="item"></div><div id="panel"></div>';
	item = document.getElementById('item') as HTMLElement;
	panel = document.getElementById('panel') as HTMLElement;
	Object.defineProperty(document.documentElement, 'clientWidth', {
		value: 800,
		configurable: true,
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	Reflect.deleteProperty(document.documentElement, 'clientWidth');
	document.body.replaceChildren();
});

const place = (itemBox: number[], panelBox: number[], isFlyout: boolean) => {
	item.getBoundingClientRect = () => new DOMRect(...itemBox);
	panel.getBoundingClientRect = () => new DOMRect(...panelBox);
	placePanel(panel, item, isFlyout);
	return [...panel.attributes]
		.filter(({ name }) => name !== 'id')
		.map(({ name, value }) => `${name}=${value}`)
		.join(' ');
};

it('leaves a panel alone that lies inside the window', () => {
	expect(place([10, 0, 100, 40], [10, 40, 200, 300], false)).toBe('');
});

it('moves one that would leave it', () => {
	const attributes = place([700, 0, 90, 40], [700, 40, 200, 300], false);
	expect(attributes).toContain('--menu-shift: -104px 0px');
});

it('opens a flyout to the other side, and a panel over its item, where there is more room', () => {
	expect(place([500, 100, 200, 40], [700, 100, 200, 100], true)).toContain('data-side=start');
	expect(place([100, 100, 200, 40], [300, 100, 200, 100], true)).toBe('');
	expect(place([10, 500, 100, 40], [10, 540, 200, 300], false)).toContain('data-above');
});

it('lets one scroll that is taller than its room', () => {
	expect(place([10, 0, 100, 40], [10, 40, 200, 556], false)).toBe('');
	const attributes = place([10, 0, 100, 40], [10, 40, 200, 557], false);
	expect(attributes).toContain('data-scrolls');
	expect(attributes).toContain('--menu-room: 556px');
});

it('takes everything away again', () => {
	place([500, 100, 200, 40], [700, 100, 200, 900], true);
	freePanel(panel);
	expect(panel.getAttributeNames()).not.toContain('data-side');
	expect(panel.getAttribute('style') ?? '').toBe('');
});
