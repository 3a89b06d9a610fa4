// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { detailsDisclosure } from './details';
import { createDisclosure, type Disclosure } from './disclosure';
import { groupDisclosures } from './group';
import type { PanelMotion } from './play-panel';

const SLIDE: PanelMotion = { kind: 'slide', durationMs: 400 };
const animate = vi.fn(
	(_: Keyframe[]) => ({ cancel, finished: Promise.resolve() }) as unknown as Animation,
);
const cancel = vi.fn();
let setReduced: (isReduced: boolean) => void;

beforeEach(() => {
	vi.useFakeTimers();
	setReduced = fakeReducedMotion();
	vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(animate as never);
	HTMLElement.prototype.scrollIntoView = vi.fn();
	vi.clearAllMocks();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	location.hash = '';
	document.body.replaceChildren();
});

const BUTTON =
	'<button>Title</button><div class="panel"><p id="deep">Text</p><a href="#">x</a></div>';
const DETAILS =
	'<details name="g"><summary>Title</summary><div><p id="deep">Text</p></div></details>';
const press = (element: Element) => (element as HTMLElement).click();
const key = (element: Element, name: string, init: KeyboardEventInit = {}) => {
	const event = new KeyboardEvent('keydown', {
		key: name,
		bubbles: true,
		cancelable: true,
		...init,
	});
	element.dispatchEvent(event);
	return event;
};

function ofButton(html = BUTTON, options: object = {}): Disclosure {
	document.body.innerHTML = `<div>${html}</div>`;
	const trigger = document.querySelector('button,[role=button]') as HTMLElement;
	const panel = document.querySelector('.panel') as HTMLElement;
	return createDisclosure({ trigger, panel, isOpen: false, motion: SLIDE, ...options });
}

function ofDetails(html = DETAILS): Disclosure & { details: HTMLDetailsElement } {
	document.body.innerHTML = html;
	const details = document.querySelector('details') as HTMLDetailsElement;
	const made = detailsDisclosure(details, SLIDE);
	if (!made) throw new Error('This details is none.');
	return { ...made, details };
}

describe('a disclosure of a button and its panel', () => {
	it('has its state for screen readers, and hides closed content from all but the search', () => {
		const { trigger, panel } = ofButton(BUTTON, { openClass: 'elementor-active' });
		expect(trigger.getAttribute('aria-expanded')).toBe('false');
		expect(panel.getAttribute('hidden')).toBe('until-found');
		press(trigger);
		expect(trigger.getAttribute('aria-expanded')).toBe('true');
		expect(panel.hasAttribute('hidden')).toBe(false);
		expect([trigger, panel].map(({ className }) => className)).toEqual([
			'elementor-active',
			'panel elementor-active',
		]);
	});

	it('slides in 400 ms, is displayed until it has closed, and writes nothing to stay', () => {
		const { trigger, panel } = ofButton();
		press(trigger);
		expect(animate.mock.calls[0]?.[0]).toMatchObject([{ blockSize: '0px' }, {}]);
		vi.advanceTimersByTime(400);
		expect(cancel).toHaveBeenCalledTimes(1);
		expect(panel.outerHTML).not.toContain('style');
		press(trigger);
		vi.advanceTimersByTime(399);
		expect(panel.hasAttribute('hidden')).toBe(false);
		vi.advanceTimersByTime(1);
		expect(panel.hasAttribute('hidden')).toBe(true);
	});

	it('turns round on its way, and the movement before does not end it', () => {
		const { trigger, panel, isOpen } = ofButton();
		press(trigger);
		vi.advanceTimersByTime(200);
		press(trigger);
		vi.advanceTimersByTime(100);
		press(trigger);
		expect(isOpen()).toBe(true);
		vi.advanceTimersByTime(1000);
		expect(panel.hasAttribute('hidden')).toBe(false);
		expect(vi.getTimerCount()).toBe(0);
	});

	it('fades by its opacity alone', () => {
		const { trigger } = ofButton(BUTTON, { motion: { kind: 'fade', durationMs: 200 } });
		press(trigger);
		expect(Object.keys(animate.mock.calls[0]?.[0][0] ?? {})).toEqual(['opacity']);
	});

	it('does not move for a visitor who wants less motion, also while it moves', () => {
		const { trigger, panel } = ofButton();
		press(trigger);
		press(trigger);
		setReduced(true);
		expect(panel.hasAttribute('hidden')).toBe(true);
		animate.mockClear();
		press(trigger);
		press(trigger);
		expect(animate).not.toHaveBeenCalled();
		expect(panel.hasAttribute('hidden')).toBe(true);
	});

	it('opens at once where the search has found something in it', () => {
		const { panel, isOpen, watch } = ofButton();
		const told = vi.fn();
		watch(told);
		panel.querySelector('#deep')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
		expect(isOpen()).toBe(true);
		expect(told.mock.calls).toEqual([[true, 'find']]);
		expect(animate).not.toHaveBeenCalled();
	});

	it('is pressed by Enter and the space bar where it is no button, by nothing else', () => {
		const { trigger, isOpen } = ofButton(
			BUTTON.replaceAll('button', 'div').replace('<div>', '<div role="button" tabindex="0">'),
		);
		expect(key(trigger, ' ').defaultPrevented).toBe(true);
		expect(isOpen()).toBe(true);
		key(trigger, 'Enter');
		expect(isOpen()).toBe(false);
		key(trigger, 'a');
		key(trigger, 'Enter', { ctrlKey: true });
		key(trigger, 'Enter', { repeat: true });
		expect(isOpen()).toBe(false);
	});

	it('is shown against a sheet that hides it', () => {
		const { trigger, panel } = ofButton(BUTTON, {
			display: 'block',
			motion: { ...SLIDE, kind: 'none' },
		});
		press(trigger);
		expect(panel.style.display).toBe('block');
		expect(panel.style.getPropertyPriority('display')).toBe('important');
		press(trigger);
		expect(panel.hasAttribute('hidden')).toBe(true);
	});

	it('stays unchanged at the end and has no listeners', () => {
		const { trigger, panel, end } = ofButton();
		press(trigger);
		press(trigger);
		end();
		expect(panel.hasAttribute('hidden')).toBe(true);
		expect(vi.getTimerCount()).toBe(0);
		press(trigger);
		expect(panel.hasAttribute('hidden')).toBe(true);
	});
});

describe('a disclosure of details', () => {
	it('slides, and is open for the browser until it has closed', () => {
		const { trigger, details } = ofDetails();
		press(trigger);
		expect(details.open).toBe(true);
		vi.advanceTimersByTime(400);
		press(trigger);
		expect([details.open, details.dataset.state]).toEqual([true, 'closing']);
		vi.advanceTimersByTime(400);
		expect([details.open, details.dataset.state]).toEqual([false, undefined]);
	});

	it('follows the browser’s own opening, without a movement', () => {
		const { details, isOpen } = ofDetails();
		details.open = true;
		details.dispatchEvent(new Event('toggle'));
		expect(isOpen()).toBe(true);
		expect(animate).not.toHaveBeenCalled();
	});

	it('leaves links in the summary to the browser', () => {
		const { details } = ofDetails(
			'<details><summary><a href="#">Link</a></summary><div></div></details>',
		);
		const click = new MouseEvent('click', { bubbles: true, cancelable: true });
		details.querySelector('a')?.dispatchEvent(click);
		expect(click.defaultPrevented).toBe(false);
		expect(details.dataset.state).toBeUndefined();
		expect(animate).not.toHaveBeenCalled();
	});

	it('gives the browser its group back at the end', () => {
		const { details, trigger, end } = ofDetails();
		expect(details.hasAttribute('name')).toBe(false);
		press(trigger);
		end();
		expect(details.outerHTML).toMatch(/^<details open="" name="g">/);
	});

	it.each(['<details></details>', '<details><summary>x</summary></details>'])(
		'is missing without a panel: %s',
		(html) => {
			document.body.innerHTML = html;
			const details = document.querySelector('details') as HTMLDetailsElement;
			expect(detailsDisclosure(details, SLIDE)).toBeUndefined();
		},
	);
});

describe('a group', () => {
	const ITEM = (id: string) =>
		`<details id="${id}"><summary>${id}</summary><div><b id="in-${id}">x</b></div></details>`;

	function group(options: Partial<Parameters<typeof groupDisclosures>[1]> = {}) {
		document.body.innerHTML = `<section>${['a', 'b', 'c'].map(ITEM).join('')}</section>`;
		const all = [...document.querySelectorAll('details')].flatMap(
			(details) => detailsDisclosure(details, SLIDE) ?? [],
		);
		const end = groupDisclosures(all, {
			isExclusive: true,
			axis: 'both',
			closesOnEscape: true,
			...options,
		});
		return { all, end, open: () => all.flatMap((one, at) => (one.isOpen() ? ['abc'[at]] : [])) };
	}

	it('has one open at a time, or as many as one likes', () => {
		const one = group();
		for (const { trigger } of one.all) press(trigger);
		expect(one.open()).toEqual(['c']);
		const many = group({ isExclusive: false });
		for (const { trigger } of many.all) press(trigger);
		expect(many.open()).toEqual(['a', 'b', 'c']);
	});

	it.each([
		['ArrowDown', 0, 1],
		['ArrowRight', 2, 0],
		['ArrowUp', 0, 2],
		['ArrowLeft', 1, 0],
		['Home', 2, 0],
		['End', 0, 2],
	])('is walked by %s from %i to %i', (name, from, to) => {
		const { all } = group();
		all[from]?.trigger.focus();
		expect(key(all[from]?.trigger as Element, name).defaultPrevented).toBe(true);
		expect(document.activeElement).toBe(all[to]?.trigger);
	});

	it('is not walked with a modifier, nor without an axis', () => {
		const { all, end } = group();
		const first = all[0]?.trigger as HTMLElement;
		first.focus();
		key(first, 'ArrowDown', { altKey: true });
		expect(document.activeElement).toBe(first);
		end();
		const still = group({ axis: undefined }).all[0]?.trigger as HTMLElement;
		expect(key(still, 'ArrowDown').defaultPrevented).toBe(false);
	});

	it('closes by Escape from inside, and the focus is on its trigger again', () => {
		const { all, open } = group();
		press(all[1]?.trigger as Element);
		const inside = document.getElementById('in-b') as HTMLElement;
		expect(key(inside, 'Escape').defaultPrevented).toBe(true);
		expect(open()).toEqual([]);
		expect(document.activeElement).toBe(all[1]?.trigger);
		expect(key(inside, 'Escape').defaultPrevented).toBe(false);
	});

	it.each(['b', 'in-b'])('opens the item in the address: #%s', (id) => {
		location.hash = id;
		const { open } = group();
		expect(open()).toEqual(['b']);
		expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalledOnce();
		expect(animate).not.toHaveBeenCalled();
	});

	it('follows the address, and a link to where it is already', () => {
		const { all, open, end } = group();
		location.hash = '#in-c';
		dispatchEvent(new Event('hashchange'));
		expect(open()).toEqual(['c']);
		press(all[2]?.trigger as Element);
		document.body.insertAdjacentHTML('beforeend', '<a href="#in-c">there</a>');
		document.querySelector('a')?.click();
		vi.advanceTimersByTime(0);
		expect(open()).toEqual(['c']);
		end();
		location.hash = '#in-a';
		dispatchEvent(new Event('hashchange'));
		expect(open()).toEqual(['c']);
	});

	it('opens nothing for an address that names nothing of it', () => {
		location.hash = '#elsewhere';
		expect(group().open()).toEqual([]);
		location.hash = '#%E0%A4%A';
		expect(group().open()).toEqual([]);
	});
});
