// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { attach } from './handler';

const tools = { attach: () => {}, detach: () => {} };

/** An item with a submenu as our server sends it. */
const ours = (name: string, inside: string) => `
	<li class="menu-item menu-item-has-children" id="${name}"><a class="elementor-item has-submenu" href="/${name}/">${name}</a>
	<details class="e-menu-opener" name="g"><summary aria-label="Submenu: ${name}"></summary></details>
	<ul class="sub-menu" id="${name}-menu">${inside}</ul></li>`;
/** The same markup in the form of the builder's plugin. */
const stock = (name: string, inside: string) => `
	<li class="menu-item menu-item-has-children" id="${name}"><a class="elementor-item" href="/${name}/">${name}</a>
	<ul class="sub-menu elementor-nav-menu--dropdown">${inside}</ul></li>`;
const leaf = (name: string, href = `/${name}/`) =>
	`<li class="menu-item" id="${name}"><a href="${href}">${name}</a></li>`;

const listOf = (item: typeof ours) =>
	item('fleet', item('petrel', leaf('reef')) + leaf('heron')) +
	item('places', leaf('bay', '/#bay'));

const MARKUP = {
	ours: `
		<nav class="elementor-nav-menu--main"><ul class="elementor-nav-menu">${listOf(ours)}</ul></nav>`,
	stock: `
		<nav class="elementor-nav-menu--main elementor-nav-menu__container"><ul class="elementor-nav-menu">${listOf(stock)}</ul></nav>`,
};
const FOLDED = {
	ours: `
		<details class="e-menu-opener elementor-nav-menu__fold"><summary class="elementor-menu-toggle">Menu</summary></details>
		<nav class="elementor-nav-menu--dropdown elementor-nav-menu__container"><ul class="elementor-nav-menu">${listOf(ours)}</ul></nav>`,
	stock: `
		<div class="elementor-menu-toggle" role="button" tabindex="0" aria-expanded="false">Menu</div>
		<nav class="elementor-nav-menu--dropdown elementor-nav-menu__container" aria-hidden="true"><ul class="elementor-nav-menu">${listOf(stock).replaceAll('<a ', '<a tabindex="-1" ')}</ul></nav>`,
};

let element: HTMLElement;
let detach: () => void;

beforeEach(() => {
	vi.useFakeTimers();
	fakeReducedMotion()(true);
});
afterEach(() => {
	detach?.();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

const start = async (html: string, settings: object = {}) => {
	document.body.innerHTML = `<button id="before"></button><div class="elementor-element">${html}</div>`;
	element = document.querySelector('.elementor-element') as HTMLElement;
	detach = await attach(element, settings, tools);
};
const one = (selector: string) => element.querySelector(selector) as HTMLElement;
const opener = (name: string) => one(`#${name} > details > summary`);
const isOpen = (name: string) => (one(`#${name} > details`) as HTMLDetailsElement).open;
const key = (target: HTMLElement, name: string) => {
	target.focus();
	const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
	target.dispatchEvent(event);
	return event;
};
const tap = (target: HTMLElement, pointerType: string) => {
	const event = new PointerEvent('click', {
		pointerType,
		detail: 1,
		bubbles: true,
		cancelable: true,
	});
	target.dispatchEvent(event);
	return !event.defaultPrevented;
};

describe.each(['ours', 'stock'] as const)('a bar in markup that is %s', (whose) => {
	beforeEach(() => start(MARKUP[whose]));

	it('has a named button beside each link with a submenu, and a link that stays one', () => {
		expect(opener('fleet').getAttribute('aria-label')).toBe('Submenu: fleet');
		expect(element.querySelectorAll('summary')).toHaveLength(3);
		expect(tap(one('#fleet > a'), 'mouse')).toBe(true);
		expect(isOpen('fleet')).toBe(false);
	});

	it('opens by its button, one way at a time; submenus close with it', () => {
		opener('fleet').click();
		opener('petrel').click();
		expect([isOpen('fleet'), isOpen('petrel')]).toEqual([true, true]);
		expect(one('#fleet > a').classList.contains('highlighted')).toBe(true);
		opener('places').click();
		expect([isOpen('fleet'), isOpen('petrel'), isOpen('places')]).toEqual([false, false, true]);
		expect(one('#fleet > a').classList.contains('highlighted')).toBe(false);
	});

	it('opens with the first tap and follows the second; a pen is a finger', () => {
		expect(tap(one('#fleet > a'), 'touch')).toBe(false);
		expect(isOpen('fleet')).toBe(true);
		expect(tap(one('#fleet > a'), 'touch')).toBe(true);
		expect(tap(one('#places > a'), 'pen')).toBe(false);
		expect(tap(one('#heron > a'), 'touch')).toBe(true);
	});

	it('opens and closes by a link that leads nowhere, with the keyboard as well', () => {
		one('#fleet > a').setAttribute('href', '#');
		one('#fleet > a').click();
		expect(isOpen('fleet')).toBe(true);
		one('#fleet > a').click();
		expect(isOpen('fleet')).toBe(false);
	});

	it('is walked with the arrows, into submenus and out again', () => {
		const focused = () => document.activeElement;
		key(one('#fleet > a'), 'ArrowRight');
		expect(focused()).toBe(opener('fleet'));
		key(opener('fleet'), 'ArrowRight');
		expect(focused()).toBe(one('#places > a'));
		key(one('#places > a'), 'Home');
		expect(focused()).toBe(one('#fleet > a'));
		key(one('#fleet > a'), 'End');
		expect(focused()).toBe(opener('places'));
		key(one('#fleet > a'), 'ArrowDown');
		expect(isOpen('fleet')).toBe(true);
		expect(focused()).toBe(one('#petrel > a'));
		key(one('#petrel > a'), 'ArrowRight');
		expect(focused()).toBe(one('#reef > a'));
		key(one('#reef > a'), 'ArrowLeft');
		expect(focused()).toBe(opener('petrel'));
		expect(isOpen('petrel')).toBe(false);
		key(one('#petrel > a'), 'ArrowUp');
		expect(focused()).toBe(opener('fleet'));
	});

	it('closes the innermost with Escape inside, and leaves the key to others elsewhere', () => {
		opener('fleet').click();
		opener('petrel').click();
		expect(key(document.getElementById('before') as HTMLElement, 'Escape').defaultPrevented).toBe(
			false,
		);
		expect(key(one('#reef > a'), 'Escape').defaultPrevented).toBe(true);
		expect([isOpen('fleet'), isOpen('petrel')]).toEqual([true, false]);
		expect(document.activeElement).toBe(opener('petrel'));
		key(opener('petrel'), 'Escape');
		expect(isOpen('fleet')).toBe(false);
		expect(document.activeElement).toBe(opener('fleet'));
		expect(key(opener('fleet'), 'Escape').defaultPrevented).toBe(false);
	});

	it('closes when the focus leaves it, and by a press beside it', () => {
		opener('fleet').click();
		one('#heron > a').focus();
		document.getElementById('before')?.focus();
		expect(isOpen('fleet')).toBe(false);
		opener('fleet').click();
		for (const type of ['pointerdown', 'pointerup']) {
			document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));
		}
		expect(isOpen('fleet')).toBe(false);
	});

	it('closes by a link to a place on the page, which it may cover; not by a link that leads on', () => {
		one('#heron > a').addEventListener('click', (event) => event.preventDefault());
		opener('fleet').click();
		one('#heron > a').click();
		expect(isOpen('fleet')).toBe(true);
		opener('places').click();
		one('#bay > a').click();
		expect(isOpen('places')).toBe(false);
	});

	it('finds the place of an open submenu anew once the window has another size', () => {
		const panel = one('#places > ul');
		panel.getBoundingClientRect = () => new DOMRect(0, 40, 200, 300);
		opener('places').click();
		expect(panel.hasAttribute('data-scrolls')).toBe(false);
		vi.stubGlobal('innerHeight', 200);
		dispatchEvent(new Event('resize'));
		vi.advanceTimersByTime(249);
		expect(panel.hasAttribute('data-scrolls')).toBe(false);
		vi.advanceTimersByTime(1);
		expect(panel.hasAttribute('data-scrolls')).toBe(true);
		expect(one('#fleet > ul').hasAttribute('data-scrolls')).toBe(false);
	});

	it('opens the first level below its item and inner levels beside theirs, where the window ends', () => {
		vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800);
		const put = (selector: string, box: DOMRect) => {
			one(selector).getBoundingClientRect = () => box;
		};
		put('#fleet', new DOMRect(650, 0, 100, 40));
		put('#fleet > ul', new DOMRect(650, 40, 130, 80));
		put('#petrel', new DOMRect(650, 40, 130, 40));
		put('#petrel > ul', new DOMRect(780, 40, 130, 40));
		opener('fleet').click();
		opener('petrel').click();
		expect(one('#fleet > ul').dataset.side).toBeUndefined();
		expect(one('#petrel > ul').dataset.side).toBe('start');
	});

	it('shows a submenu until it has faded', () => {
		fakeReducedMotion();
		const animate = vi.fn(() => ({ cancel: () => {}, finished: Promise.resolve() }));
		vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(animate as never);
		opener('fleet').click();
		expect(animate).not.toHaveBeenCalled();
		opener('fleet').click();
		expect(isOpen('fleet')).toBe(false);
		expect(one('#fleet > ul').dataset.state).toBe('closing');
		vi.advanceTimersByTime(199);
		expect(one('#fleet > ul').dataset.state).toBe('closing');
		vi.advanceTimersByTime(1);
		expect(one('#fleet > ul').dataset.state).toBeUndefined();
	});

	it('is as it was once it is detached', () => {
		detach();
		const before = MARKUP[whose].replace(/\s+/g, ' ');
		expect(element.innerHTML.replace(/\s+/g, ' ').replaceAll(' id="e-submenu-', '§')).toContain(
			before.slice(1, 80),
		);
		expect(element.querySelectorAll('summary')).toHaveLength(whose === 'ours' ? 3 : 0);
		expect(element.dataset.menu).toBeUndefined();
	});
});

describe.each(['ours', 'stock'] as const)('a folded menu in markup that is %s', (whose) => {
	const toggle = () => one('.elementor-menu-toggle');
	const panel = () => one('.elementor-nav-menu__container');
	const isPanelOpen = () =>
		whose === 'ours'
			? (toggle().parentElement as HTMLDetailsElement).open
			: toggle().getAttribute('aria-expanded') === 'true';

	it('opens by its button and closes with Escape, which leads back to it', async () => {
		await start(FOLDED[whose]);
		toggle().click();
		expect(isPanelOpen()).toBe(true);
		key(one('#fleet > a'), 'Escape');
		expect(isPanelOpen()).toBe(false);
		expect(document.activeElement).toBe(toggle());
	});

	it('opens a submenu with the first click of any pointer, and keeps others open', async () => {
		await start(FOLDED[whose]);
		expect(tap(one('#fleet > a'), 'mouse')).toBe(false);
		opener('places').click();
		expect([isOpen('fleet'), isOpen('places')]).toEqual([true, true]);
		expect(tap(one('#fleet > a'), 'mouse')).toBe(true);
	});

	it('closes by a link to a place on the page; stretched by every link that leads on', async () => {
		await start(FOLDED[whose]);
		toggle().click();
		one('#heron > a').addEventListener('click', (event) => event.stopPropagation());
		one('#bay > a').click();
		expect(isPanelOpen()).toBe(false);
		detach();
		await start(FOLDED[whose], { full_width: 'stretch' });
		toggle().click();
		expect(panel().getAttribute('style')).toMatch(/--menu-width|inline-size/);
		// The first click opens the submenu and does not follow the link.
		tap(one('#fleet > a'), 'mouse');
		expect(isPanelOpen()).toBe(true);
		one('#heron > a').click();
		expect(isPanelOpen()).toBe(false);
	});

	it('is as tall as the rest of the window in a bar that sticks, else without bound', async () => {
		await start(FOLDED[whose]);
		toggle().click();
		expect(panel().style.getPropertyValue('--menu-height')).toBe('1000vmax');
		toggle().click();
		element.classList.add('elementor-sticky--active');
		vi.stubGlobal('innerHeight', 700);
		panel().getBoundingClientRect = () => new DOMRect(0, 60, 300, 900);
		toggle().click();
		expect(panel().style.getPropertyValue('--menu-height')).toBe('640px');
		vi.stubGlobal('innerHeight', 500);
		document.dispatchEvent(new Event('scroll', { bubbles: true }));
		vi.advanceTimersByTime(16 + 249);
		expect(panel().style.getPropertyValue('--menu-height')).toBe('640px');
		vi.advanceTimersByTime(20);
		expect(panel().style.getPropertyValue('--menu-height')).toBe('440px');
	});
});

it('a stretched menu of the builder goes below its button, and a narrow one stays', async () => {
	const panel = () => document.querySelector<HTMLElement>('.elementor-nav-menu__container');
	for (const [full_width, top] of [
		['stretch', '33px'],
		['', ''],
	]) {
		await start(FOLDED.stock, { full_width });
		const toggle = document.querySelector<HTMLElement>('.elementor-menu-toggle');
		Object.defineProperty(toggle, 'offsetHeight', { value: 33 });
		toggle?.click();
		expect(panel()?.style.getPropertyValue('inset-block-start')).toBe(top);
		detach();
		expect(panel()?.style.getPropertyValue('inset-block-start')).toBe('');
	}
});

it('keeps the keys out of a closed menu of the builder, and lets its sheet know', async () => {
	await start(FOLDED.stock);
	const panel = one('.elementor-nav-menu__container');
	one('.elementor-menu-toggle').click();
	expect(one('.elementor-menu-toggle').classList.contains('elementor-active')).toBe(true);
	expect(panel.getAttribute('aria-hidden')).toBe('false');
	expect(one('#heron > a').tabIndex).toBe(0);
	one('.elementor-menu-toggle').click();
	expect(panel.getAttribute('aria-hidden')).toBe('true');
	expect([one('#heron > a').tabIndex, opener('fleet').tabIndex]).toEqual([-1, -1]);
});

it('opens on the side that the text runs to', async () => {
	await start(`<div dir="rtl" style="direction: rtl">${MARKUP.ours}</div>`);
	key(one('#fleet > a'), 'ArrowLeft');
	expect(document.activeElement).toBe(opener('fleet'));
});
