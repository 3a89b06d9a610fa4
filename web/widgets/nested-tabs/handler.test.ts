// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { attach } from './handler';

const tools = { attach: () => {}, detach: () => {} };
/** The markup of a real site; its first panel contains tabs. */
const tabs = (name: string, inner = '') =>
	`<div class="e-n-tabs" data-widget-number="12"><div class="e-n-tabs-heading" role="tablist">${[
		1, 2, 3,
	]
		.map(
			(at) =>
				`<button id="${name}-t${at}" class="e-n-tab-title" role="tab" aria-selected="${at === 1}" tabindex="${at === 1 ? 0 : -1}" style="--n-tabs-title-order:${at}">T</button>`,
		)
		.join('')}</div><div class="e-n-tabs-content">${[1, 2, 3]
		.map(
			(at) =>
				`<div id="${name}-c${at}" role="tabpanel" class="${at === 1 ? 'e-active ' : ''}e-con">${at === 1 ? inner : ''}</div>`,
		)
		.join('')}</div></div>`;

beforeEach(() => {
	fakeReducedMotion();
	HTMLElement.prototype.scrollIntoView = vi.fn();
	document.body.innerHTML = `<div id="w">${tabs('a', tabs('b'))}</div>`;
});
afterEach(() => {
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

const at = (id: string) => document.getElementById(id) as HTMLElement;
const list = () => document.querySelector('.e-n-tabs-heading') as HTMLElement;
const shown = (name: string) =>
	[1, 2, 3].filter((one) => !at(`${name}-c${one}`).hasAttribute('hidden'));
const pointer = (type: string, clientX: number, pointerType = 'mouse') =>
	list().dispatchEvent(new PointerEvent(type, { clientX, pointerType, button: 0, bubbles: true }));

describe('nested tabs', () => {
	it('show one container, and leave tabs inside it alone', async () => {
		await attach(at('w'), {}, tools);
		at('a-t2').click();
		expect(shown('a')).toEqual([2]);
		expect(shown('b')).toEqual([1, 2, 3]);
		expect(at('a-t2').scrollIntoView).toHaveBeenCalledOnce();
		expect(['a-t2', 'a-c2'].map((id) => at(id).classList.contains('e-active'))).toEqual([
			true,
			true,
		]);
	});

	it('are an accordion where their titles have no box around them', async () => {
		list().style.display = 'contents';
		await attach(at('w'), {}, tools);
		expect(list().hasAttribute('role')).toBe(false);
		expect(at('a-t1').getAttribute('aria-expanded')).toBe('true');
		expect(at('a-t1').hasAttribute('aria-selected')).toBe(false);
		at('a-t3').click();
		expect(shown('a')).toEqual([3]);
		expect(at('a-t3').scrollIntoView).not.toHaveBeenCalled();
	});

	it('stay tabs on a passed page, whose sheet selects them by `aria-selected`', async () => {
		document.body.dataset.passed = '';
		list().style.display = 'contents';
		await attach(at('w'), {}, tools);
		expect(list().getAttribute('role')).toBe('tablist');
		at('a-t3').click();
		expect(shown('a')).toEqual([3]);
		expect(['a-t1', 'a-t3'].map((id) => at(id).getAttribute('aria-selected'))).toEqual([
			'false',
			'true',
		]);
		at('a-t3').focus();
		at('a-t3').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
		expect(document.activeElement?.id).toBe('a-t2');
		delete document.body.dataset.passed;
	});

	it.each([
		[0, 'false'],
		[5, 'true'],
	])('tell the sheet of a passed page at %s touch points: %s', async (points, expected) => {
		document.body.dataset.passed = '';
		vi.stubGlobal('navigator', { maxTouchPoints: points });
		const root = document.querySelector<HTMLElement>('.e-n-tabs');
		root?.setAttribute('data-touch-mode', 'false');
		await attach(at('w'), {}, tools);
		expect(root?.dataset.touchMode).toBe(expected);
		delete document.body.dataset.passed;
	});

	it('have second titles above their panels in older markup, which open them on a phone', async () => {
		document.body.dataset.passed = '';
		document.body.innerHTML = `<div id="w"><div class="e-n-tabs"><div class="e-n-tabs-heading" role="tablist">${[
			1, 2,
		]
			.map((one) => `<div id="t${one}" class="e-n-tab-title e-normal" role="tab">T</div>`)
			.join('')}</div><div class="e-n-tabs-content">${[1, 2]
			.map(
				(one) =>
					`<div id="h${one}" class="e-n-tab-title e-collapse" role="tab">T</div><div id="a-c${one}" class="e-con">P</div>`,
			)
			.join('')}</div></div></div>`;
		list().style.display = 'none';
		await attach(at('w'), {}, tools);
		expect([1, 2].filter((one) => !at(`a-c${one}`).hasAttribute('hidden'))).toEqual([1]);
		at('h2').click();
		expect([1, 2].filter((one) => !at(`a-c${one}`).hasAttribute('hidden'))).toEqual([2]);
		expect(['h1', 'h2'].map((id) => at(id).getAttribute('aria-expanded'))).toEqual([
			'false',
			'true',
		]);
		delete document.body.dataset.passed;
	});

	it('follow the up and down keys in a column', async () => {
		list().style.flexDirection = 'column';
		await attach(at('w'), {}, tools);
		at('a-t1').focus();
		at('a-t1').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
		expect(document.activeElement?.id).toBe('a-t3');
	});

	it('are dragged sideways by a mouse, which then presses nothing', async () => {
		const detach = await attach(at('w'), {}, tools);
		Object.defineProperties(list(), { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
		const scrolled = vi.spyOn(list(), 'scrollTo').mockImplementation(() => {});
		pointer('pointerdown', 100);
		pointer('pointermove', 96);
		expect(scrolled).not.toHaveBeenCalled();
		pointer('pointermove', 95);
		expect(scrolled).toHaveBeenCalledWith({ left: 5, behavior: 'instant' });
		pointer('pointerup', 60);
		at('a-t2').click();
		expect(shown('a')).toEqual([1]);
		at('a-t2').click();
		expect(shown('a')).toEqual([2]);
		pointer('pointerdown', 100, 'touch');
		pointer('pointermove', 10, 'touch');
		expect(scrolled).toHaveBeenCalledOnce();
		detach();
		pointer('pointerdown', 100);
		pointer('pointermove', 10);
		expect(scrolled).toHaveBeenCalledOnce();
	});
});
