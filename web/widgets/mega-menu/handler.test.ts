// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { attach } from './handler';

const tools = { attach: () => {}, detach: () => {} };

const ours = `
	<nav class="e-n-menu" data-layout="horizontal">
		<details class="e-menu-opener e-n-menu-fold"><summary class="e-n-menu-toggle">Menu</summary></details>
		<div class="e-n-menu-wrapper"><ul class="e-n-menu-heading">
			<li class="e-n-menu-item" id="fleet"><div class="e-n-menu-title"><a class="e-n-menu-title-container" href="/fleet/">Fleet</a><details class="e-menu-opener" name="m"><summary class="opener">Fleet</summary></details></div>
				<div class="e-n-menu-content"><div class="e-con"><ul><li><a id="in-fleet" href="/a/">A</a></li></ul></div></div></li>
			<li class="e-n-menu-item" id="places"><div class="e-n-menu-title"><details class="e-menu-opener" name="m"><summary class="opener">Places</summary></details></div>
				<div class="e-n-menu-content"><div class="e-con"><a href="/b/">B</a></div></div></li>
			<li class="e-n-menu-item" id="last"><div class="e-n-menu-title"><a class="e-n-menu-title-container" href="/c/">C</a></div></li>
		</ul></div>
	</nav>`;
const stock = `
	<nav class="e-n-menu" data-widget-number="117" data-layout="horizontal">
		<button class="e-n-menu-toggle" aria-haspopup="true" aria-expanded="false">Menu</button>
		<div class="e-n-menu-wrapper"><ul class="e-n-menu-heading">
			<li class="e-n-menu-item" id="fleet"><div class="e-n-menu-title"><a class="e-n-menu-title-container e-focus e-link" href="/fleet/">Fleet</a><button class="e-n-menu-dropdown-icon opener" aria-expanded="false">v</button></div>
				<div class="e-n-menu-content"><div class="e-con"><ul><li><a id="in-fleet" href="/a/">A</a></li></ul></div></div></li>
			<li class="e-n-menu-item" id="places"><div class="e-n-menu-title e-click"><div class="e-n-menu-title-container">Places</div><button class="e-n-menu-dropdown-icon opener" aria-expanded="false">v</button></div>
				<div class="e-n-menu-content"><div class="e-con"><a href="/b/">B</a></div></div></li>
			<li class="e-n-menu-item" id="last"><div class="e-n-menu-title"><a class="e-n-menu-title-container" href="/c/">C</a></div></li>
		</ul></div>
	</nav>`;
const MARKUP = { ours, stock };

let element: HTMLElement;
let detach: () => void;

beforeEach(() => {
	vi.useFakeTimers();
	fakeReducedMotion()(true);
	document.body.innerHTML = '<button id="before"></button><div id="menu"></div>';
	element = document.getElementById('menu') as HTMLElement;
});
afterEach(() => {
	detach?.();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

const start = async (html: string, settings: object = {}) => {
	element.innerHTML = html;
	detach = await attach(element, settings, tools);
};
const one = (selector: string) => element.querySelector(selector) as HTMLElement;
const opener = (name: string) => one(`#${name} .opener`);
const isOpen = (name: string) => {
	const details = opener(name).closest('details');
	return details ? details.open : opener(name).getAttribute('aria-expanded') === 'true';
};
const key = (target: HTMLElement, name: string) => {
	target.focus();
	const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
	target.dispatchEvent(event);
	return event;
};
const point = (type: string, name: string) =>
	one(`#${name}`).dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));

/**
 * A visitor who has not asked for less motion. The query of the viewport's device matches if `matches` is true; all
 * other queries do not match.
 */
function viewportOf(matches: boolean): void {
	vi.stubGlobal('matchMedia', (query: string) =>
		Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') || matches }),
	);
}

describe.each(['ours', 'stock'] as const)('a mega menu in markup that is %s', (whose) => {
	it('opens by its openers, one panel at a time', async () => {
		await start(MARKUP[whose], { item_layout: 'horizontal', breakpoint_selector: 'none' });
		opener('fleet').click();
		expect(isOpen('fleet')).toBe(true);
		opener('places').click();
		expect([isOpen('fleet'), isOpen('places')]).toEqual([false, true]);
		opener('places').click();
		expect(isOpen('places')).toBe(false);
	});

	it('opens under a pointer unless the editor wants a click', async () => {
		await start(MARKUP[whose], { breakpoint_selector: 'none' });
		point('pointerenter', 'fleet');
		vi.advanceTimersByTime(250);
		expect(isOpen('fleet')).toBe(true);
		detach();
		await start(MARKUP[whose], { breakpoint_selector: 'none', open_on: 'click' });
		point('pointerenter', 'fleet');
		vi.advanceTimersByTime(1000);
		expect(isOpen('fleet')).toBe(false);
	});

	it('opens with the first tap on a link, and follows the second', async () => {
		await start(MARKUP[whose], { breakpoint_selector: 'none' });
		const tap = () => {
			const event = new PointerEvent('click', {
				pointerType: 'touch',
				detail: 1,
				bubbles: true,
				cancelable: true,
			});
			one('#fleet a').dispatchEvent(event);
			return event.defaultPrevented;
		};
		expect([tap(), isOpen('fleet'), tap()]).toEqual([true, true, false]);
	});

	it('moves with the arrows, and leaves arrows inside a panel to the panel’s elements', async () => {
		await start(MARKUP[whose], { breakpoint_selector: 'none' });
		key(one('#fleet a'), 'ArrowRight');
		expect(document.activeElement).toBe(opener('fleet'));
		key(opener('fleet'), 'End');
		expect(document.activeElement).toBe(one('#last a'));
		key(one('#last a'), 'Home');
		expect(document.activeElement).toBe(one('#fleet a'));
		key(opener('fleet'), 'ArrowDown');
		expect(isOpen('fleet')).toBe(true);
		expect(document.activeElement).toBe(one('#in-fleet'));
		expect(key(one('#in-fleet'), 'ArrowDown').defaultPrevented).toBe(false);
	});

	it('closes with Escape inside, which leads back to the opener; elsewhere the key is free', async () => {
		await start(MARKUP[whose], { breakpoint_selector: 'none' });
		opener('fleet').click();
		const before = document.getElementById('before') as HTMLElement;
		expect(key(before, 'Escape').defaultPrevented).toBe(false);
		key(one('#in-fleet'), 'Escape');
		expect(isOpen('fleet')).toBe(false);
		expect(document.activeElement).toBe(opener('fleet'));
	});

	it('closes when the focus leaves it', async () => {
		await start(MARKUP[whose], { breakpoint_selector: 'none' });
		opener('fleet').click();
		one('#in-fleet').focus();
		document.getElementById('before')?.focus();
		expect(isOpen('fleet')).toBe(false);
	});

	it('closes by a link to a place on the page, which its panel may cover', async () => {
		await start(MARKUP[whose], { breakpoint_selector: 'none' });
		opener('fleet').click();
		one('#in-fleet').setAttribute('href', '#before');
		one('#in-fleet').click();
		expect(isOpen('fleet')).toBe(false);
	});

	it('keeps an open panel as wide as the page when the window gets another size', async () => {
		await start(MARKUP[whose], { breakpoint_selector: 'none' });
		const width = () => one('#fleet .e-n-menu-content').style.getPropertyValue('--menu-width');
		const root = document.documentElement;
		Object.defineProperty(root, 'clientWidth', { value: 1000, configurable: true });
		opener('fleet').click();
		expect(width()).toBe('1000px');
		Object.defineProperty(root, 'clientWidth', { value: 700, configurable: true });
		dispatchEvent(new Event('resize'));
		vi.advanceTimersByTime(250);
		expect(width()).toBe('700px');
		expect(one('#places .e-n-menu-content').style.getPropertyValue('--menu-width')).toBe('');
		Reflect.deleteProperty(root, 'clientWidth');
	});

	it('is folded behind its button from its device on, where no pointer opens anything', async () => {
		viewportOf(true);
		await start(MARKUP[whose], { breakpoint_selector: 'tablet' });
		expect(one('.e-n-menu').dataset.layout).toBe('dropdown');
		const toggle = one('.e-n-menu-toggle');
		const isFoldOpen = () => {
			const details = toggle.closest('details');
			return details ? details.open : toggle.getAttribute('aria-expanded') === 'true';
		};
		toggle.click();
		expect(isFoldOpen()).toBe(true);
		point('pointerenter', 'fleet');
		vi.advanceTimersByTime(1000);
		expect(isOpen('fleet')).toBe(false);
		opener('fleet').click();
		key(one('#in-fleet'), 'Escape');
		expect([isOpen('fleet'), isFoldOpen()]).toEqual([false, true]);
		key(opener('fleet'), 'Escape');
		expect(isFoldOpen()).toBe(false);
		expect(document.activeElement).toBe(toggle);
	});

	it('is as it was once it is detached', async () => {
		await start(MARKUP[whose], { breakpoint_selector: 'none' });
		const before = element.innerHTML;
		opener('fleet').click();
		opener('fleet').click();
		detach();
		expect(element.innerHTML.replaceAll(/ (class|style)=""/g, '')).toBe(
			before
				.replaceAll(' name="m"', '')
				.replaceAll('<details class="e-menu-opener">', '<details class="e-menu-opener" name="m">'),
		);
	});
});

it('opens a panel of the builder by its title as well, and lets its sheet know', async () => {
	await start(stock, { breakpoint_selector: 'none' });
	one('#places .e-n-menu-title-container').click();
	expect(opener('places').getAttribute('aria-expanded')).toBe('true');
	expect(one('#places .e-n-menu-content').classList.contains('e-active')).toBe(true);
	expect(one('#places .e-con').classList.contains('e-active')).toBe(true);
	one('#places .e-n-menu-title-container').click();
	expect(one('#places .e-n-menu-content').classList.contains('e-active')).toBe(false);
});

it('opens a panel of the builder by the whole row of its title, and once by its button', async () => {
	await start(stock, { breakpoint_selector: 'none' });
	one('#places .e-n-menu-title').click();
	expect(isOpen('places')).toBe(true);
	opener('places').click();
	expect(isOpen('places')).toBe(false);
});

it.each(['ours', 'stock'] as const)(
	'closes a panel when the focus goes on to the next title, in markup that is %s',
	async (whose) => {
		await start(MARKUP[whose], { breakpoint_selector: 'none' });
		opener('fleet').click();
		one('#in-fleet').focus();
		one('#fleet a').focus();
		expect(isOpen('fleet')).toBe(true);
		one('#in-fleet').focus();
		opener('places').focus();
		expect(isOpen('fleet')).toBe(false);
	},
);
