// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { installFakeViewport } from '../../browser/testing/fake-viewport';
import { attach } from './handler';

const viewport = installFakeViewport();
const page = { attach: () => {}, detach: () => {} };
let setReduced: (isReduced: boolean) => void;
let element: HTMLElement;
let detach: () => void;

const OURS = (at: number) =>
	`<div class="e-hotspot" id="m${at}"><button class="e-hotspot__button">${at}</button><div class="e-hotspot__tooltip"><a href="/x" id="a${at}">x</a></div></div>`;
const STOCK = (at: number) =>
	`<div class="e-hotspot" id="m${at}"><div class="e-hotspot__button"></div><div class="e-hotspot__direction-mask"><div class="e-hotspot__tooltip">x</div></div></div>`;
const LINK =
	'<div class="e-hotspot e-hotspot--link" id="m9"><a class="e-hotspot__button" href="#x">9</a><div class="e-hotspot__tooltip">x</div></div>';

async function start(inside: string, settings: object = {}): Promise<void> {
	document.body.innerHTML = `<div>${inside}</div><p id="outside"></p>`;
	element = document.body.firstElementChild as HTMLElement;
	detach = await attach(element, settings, page);
}
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const button = (at: number) => byId(`m${at}`).querySelector('.e-hotspot__button') as HTMLElement;
const open = () =>
	[...element.querySelectorAll('[data-state="open"]')].map(({ id, classList }) => [
		id,
		classList.contains('e-hotspot--active'),
	]);
const point = (target: Element, type: string, pointerType = 'mouse', relatedTarget?: Element) =>
	target.dispatchEvent(
		Object.assign(new PointerEvent(type, { bubbles: true, pointerType }), {}, relatedTarget && {}),
	);
const leave = (target: Element, to: Element | null) => {
	const event = new PointerEvent('pointerout', {
		bubbles: true,
		pointerType: 'mouse',
		relatedTarget: to,
	});
	target.dispatchEvent(event);
};
const pressEscape = () => {
	const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
	document.body.dispatchEvent(event);
	return event.defaultPrevented;
};

beforeEach(() => {
	setReduced = fakeReducedMotion();
});
afterEach(() => {
	detach();
	document.body.replaceChildren();
	vi.unstubAllGlobals();
});

describe('marks that are pressed', () => {
	it('open one at a time, and close when they are pressed again', async () => {
		await start(OURS(1) + OURS(2));
		expect(button(1).getAttribute('aria-expanded')).toBe('false');
		button(1).click();
		expect(open()).toEqual([['m1', true]]);
		expect(button(1).getAttribute('aria-expanded')).toBe('true');
		button(2).click();
		expect(open()).toEqual([['m2', true]]);
		button(2).click();
		expect(open()).toEqual([]);
	});

	it('close on Esc, which then does nothing else, and on a press elsewhere', async () => {
		await start(OURS(1));
		expect(pressEscape()).toBe(false);
		button(1).click();
		expect(pressEscape()).toBe(true);
		expect(open()).toEqual([]);
		button(1).click();
		point(byId('a1'), 'pointerdown');
		expect(open()).toHaveLength(1);
		point(byId('outside'), 'pointerdown');
		expect(open()).toEqual([]);
	});

	it('close when the focus moves on', async () => {
		await start(OURS(1) + OURS(2));
		button(1).click();
		const go = (from: Element, to: Element) =>
			from.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to }));
		go(button(1), byId('a1'));
		expect(open()).toHaveLength(1);
		go(byId('a1'), button(2));
		expect(open()).toEqual([]);
	});

	it('do not mind a pointer that passes', async () => {
		await start(OURS(1));
		point(button(1), 'pointerover');
		expect(open()).toEqual([]);
	});
});

describe('marks that are pointed at', () => {
	const HOVER = { tooltip_trigger: 'mouseenter' };

	it.each([
		[true, ['m1']],
		[false, []],
	])('open if the mouse came before the handler: %s', async (isMouse, opened) => {
		vi.stubGlobal('matchMedia', () => ({
			matches: isMouse,
			addEventListener() {},
			removeEventListener() {},
		}));
		const { matches } = HTMLElement.prototype;
		const hover = vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (
			this: HTMLElement,
			selector,
		) {
			return selector === ':hover' ? this.id === 'm1' : matches.call(this, selector);
		});
		await start(OURS(1) + OURS(2), HOVER);
		hover.mockRestore();
		vi.unstubAllGlobals();
		expect(open().map(([id]) => id)).toEqual(opened);
	});

	it('open while the mouse is over them or their tooltip', async () => {
		await start(OURS(1) + OURS(2), HOVER);
		point(button(1), 'pointerover');
		leave(button(1), byId('a1'));
		expect(open()).toEqual([['m1', true]]);
		leave(byId('a1'), byId('outside'));
		expect(open()).toEqual([]);
	});

	it('stay open under a press of the mouse, and open and close at a finger’s', async () => {
		await start(OURS(1), HOVER);
		point(button(1), 'pointerover');
		point(button(1), 'click');
		expect(open()).toHaveLength(1);
		pressEscape();
		point(button(1), 'pointerover', 'touch');
		expect(open()).toEqual([]);
		point(button(1), 'click', 'touch');
		expect(open()).toHaveLength(1);
		point(button(1), 'click', 'touch');
		expect(open()).toEqual([]);
	});

	it('and are links lead there at a finger’s press', async () => {
		await start(LINK, HOVER);
		point(button(9), 'pointerover', 'touch');
		point(button(9), 'click', 'touch');
		expect(open()).toEqual([]);
		point(button(9), 'pointerover');
		expect(open()).toHaveLength(1);
	});
});

describe('the builder’s own marks', () => {
	it('become buttons for the keyboard, and are restored afterwards', async () => {
		document.body.innerHTML = `<div>${STOCK(1)}</div>`;
		const before = document.body.innerHTML;
		await start(STOCK(1));
		expect([button(1).getAttribute('role'), button(1).tabIndex]).toEqual(['button', 0]);
		expect(button(1).getAttribute('aria-label')).toBe('Show hint');
		button(1).dispatchEvent(
			new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
		);
		expect(open()).toEqual([['m1', true]]);
		detach();
		expect(`<div>${element.innerHTML.replace(' style=""', '')}</div>`).toBe(before);
	});
});

describe('marks that come one after the other', () => {
	const SEQUENCED = {
		hotspot_sequenced_animation: 'yes',
		hotspot_sequenced_animation_duration: 600,
	};
	const states = () => [1, 2, 3].map((at) => byId(`m${at}`).dataset.sequence);
	const delays = () =>
		[1, 2, 3].map((at) => byId(`m${at}`).style.getPropertyValue('--e-hotspot-delay'));
	const THREE = OURS(1) + OURS(2) + OURS(3);

	it('wait below the first screen, appear when they are visible, and are restored', async () => {
		await start(THREE, SEQUENCED);
		viewport.report(element, false);
		expect(states()).toEqual(['waiting', 'waiting', 'waiting']);
		viewport.report(element, true);
		expect(states()).toEqual(['coming', 'coming', 'coming']);
		expect(delays()).toEqual(['0ms', '200ms', '400ms']);
		byId('m1').dispatchEvent(new Event('animationend'));
		expect(states()[0]).toBe('coming');
		byId('m3').dispatchEvent(new Event('animationend'));
		expect(states()).toEqual([undefined, undefined, undefined]);
		expect(viewport.observed()).toBe(0);
	});

	it.each([
		['the first screen shows them', SEQUENCED, true],
		['their editor did not ask for it', {}, false],
	])('stand where %s', async (_, settings, isSeen) => {
		await start(THREE, settings);
		viewport.report(element, isSeen);
		viewport.report(element, false);
		expect(states()).toEqual([undefined, undefined, undefined]);
	});

	it('stand where less motion is wanted, and before they are printed', async () => {
		await start(THREE, SEQUENCED);
		viewport.report(element, false);
		dispatchEvent(new Event('beforeprint'));
		expect(states()[0]).toBeUndefined();
		setReduced(true);
		await start(THREE, SEQUENCED);
		viewport.report(element, false);
		expect(states()[0]).toBeUndefined();
	});

	it('take a second where the stored value is no number', async () => {
		await start(THREE, { ...SEQUENCED, hotspot_sequenced_animation_duration: 'soon' });
		viewport.report(element, false);
		expect(delays()[1]).toBe(`${1000 / 3}ms`);
	});
});
