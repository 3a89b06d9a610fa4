// @vitest-environment happy-dom

import type { PopupSettings, Timing } from '@outrigger/rules/popups/popup';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAttacher } from '../../attach/attach';
import { forgetMemory } from '../../browser/storage';
import { popupsOfPage } from '../registry';
import { popupWith, putPopups } from '../testing/put-popups';

const page = { attach: vi.fn(), detach: vi.fn() };
const CONTENT = '<h2>Season</h2><a class="contact-button" href="#call">Call</a><input>';
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const dialog = (id = 12) =>
	document.getElementById(`elementor-popup-modal-${id}`) as HTMLDialogElement;
const state = (id = 12) => dialog(id)?.dataset.state ?? 'hidden';
const clickOn = (target: Element) =>
	target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
const press = (key: string) =>
	document.body.dispatchEvent(
		new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
	);

let module: typeof import('./popups') | undefined;

/**
 * Returns the module that opens the popups of a newly loaded page: two popups, with these
 * settings.
 */
async function load(settings: Partial<PopupSettings> = {}, timing: Timing = {}) {
	putPopups([popupWith({ settings, timing }), popupWith({ id: 13, title: 'Another' })], CONTENT);
	vi.resetModules();
	module = await import('./popups');
	return module;
}

beforeEach(() => {
	vi.useFakeTimers();
	localStorage.clear();
	forgetMemory();
	vi.clearAllMocks();
	document.body.innerHTML = '<main><button>Open</button></main>';
	vi.stubGlobal(
		'ResizeObserver',
		class {
			observe() {}
			disconnect() {}
		},
	);
});
afterEach(() => {
	for (const id of [15, 14, 13, 12, 13]) module?.closePopup(id, 'action');
	vi.runAllTimers();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('an open popup', () => {
	it('is a dialog under the names that editors’ CSS relies on, with fresh content each time', async () => {
		const { openPopup, closePopup } = await load({ classes: 'night wide <b>' });
		for (const round of [1, 2]) {
			expect(openPopup(12, 'action', page)).toBeNull();
			expect(dialog().classList.contains('elementor-popup-modal')).toBe(true);
			expect([...dialog().classList]).toEqual(
				expect.arrayContaining(['night', 'wide', 'dialog-widget']),
			);
			const input = find('.dialog-widget-content > .dialog-message > input') as HTMLInputElement;
			expect(input.value, `round ${round}`).toBe('');
			input.value = 'typed';
			closePopup(12, 'action');
			vi.runAllTimers();
		}
		expect(page.attach).toHaveBeenCalledTimes(2);
		expect(page.detach).toHaveBeenCalledTimes(2);
	});

	it('stays closed when the click that closes it is on a link beside it that toggles it', async () => {
		const { openPopup } = await load({ overlay: false });
		const { runPopupOpen } = await import('../popup-actions');
		const link = find('main button');
		link.addEventListener('click', (event) =>
			runPopupOpen(page, { id: 12, toggle: true }, { element: link, event }),
		);
		openPopup(12, 'action', page);
		clickOn(link);
		vi.runAllTimers();
		expect(state()).toBe('hidden');
		clickOn(link);
		expect(state()).toBe('shown');
	});

	it.each([
		['overlay', true, 'true'],
		['overlay', false, null],
	] as const)('with %s %s is modal: %s', async (_, overlay, expected) => {
		const { openPopup } = await load({ overlay });
		openPopup(12, 'trigger', page);
		expect(dialog().getAttribute('aria-modal')).toBe(expected);
		expect(dialog().hasAttribute('data-overlay')).toBe(overlay);
	});

	it.each([
		['', null, false],
		['pointer-events:all;background-color:#0008', 'true', true],
	])('on a passed page has the overlay of the sheet’s rule {%s}', async (rule, modal, overlay) => {
		document.body.dataset.passed = '';
		document.body.insertAdjacentHTML(
			'beforeend',
			`<style>.elementor-popup-modal{pointer-events:none}#elementor-popup-modal-12{${rule}}</style>`,
		);
		const { openPopup } = await load();
		openPopup(12, 'trigger', page);
		delete document.body.dataset.passed;
		expect(dialog().getAttribute('aria-modal')).toBe(modal);
		expect(dialog().hasAttribute('data-overlay')).toBe(overlay);
		expect(find('.dialog-close-button > i > svg > path')).not.toBeNull();
	});

	it.each([
		[{ close_button: false }, null],
		[{ close_button_position: 'inside' }, 'dialog-widget-content'],
		[{ close_button_position: 'outside' }, 'dialog-widget'],
	] as const)('with %j has its close button in: %s', async (settings, parent) => {
		const { openPopup } = await load(settings);
		openPopup(12, 'action', page);
		const button = find('.dialog-close-button');
		if (parent) expect(button.parentElement?.classList.contains(parent)).toBe(true);
		else expect(button).toBeNull();
	});

	it('gets its close button after close_button_delay, closes after close_automatically', async () => {
		const { openPopup } = await load({ close_button_delay: 1.5, close_automatically: 3 });
		openPopup(12, 'action', page);
		vi.advanceTimersByTime(1499);
		expect(find('.dialog-close-button').hidden).toBe(true);
		vi.advanceTimersByTime(1);
		expect(find('.dialog-close-button').hidden).toBe(false);
		vi.advanceTimersByTime(1499);
		expect(state()).toBe('shown');
		vi.advanceTimersByTime(2);
		expect(state()).toBe('hidden');
	});

	it('closes by itself only when nothing is above it any more', async () => {
		const { openPopup, closePopup } = await load({ close_automatically: 3 });
		openPopup(12, 'action', page);
		openPopup(13, 'action', page);
		vi.advanceTimersByTime(10_000);
		expect(state()).toBe('shown');
		closePopup(13, 'action');
		vi.advanceTimersByTime(10);
		expect(state()).toBe('hidden');
	});

	it.each([true, false])(
		'with a11y_navigation %s leads the keyboard to its first control after 250 ms, or not',
		async (a11y_navigation) => {
			const { openPopup } = await load({ a11y_navigation, close_button: false });
			openPopup(12, 'action', page);
			expect(document.activeElement).toBe(dialog());
			vi.advanceTimersByTime(249);
			expect(document.activeElement).toBe(dialog());
			vi.advanceTimersByTime(1);
			expect(document.activeElement).toBe(a11y_navigation ? find('.contact-button') : dialog());
		},
	);

	it.each([
		[{}, true],
		[{ a11y_navigation: false }, false],
		[{ overlay: false }, false],
	])('with %j leads the Tab key round inside it: %s', async (settings, isLed) => {
		const { openPopup } = await load(settings);
		openPopup(12, 'action', page);
		const controls = [...dialog().querySelectorAll<HTMLElement>('button,a,input')];
		const [first, last] = [controls[0], controls.at(-1)] as [HTMLElement, HTMLElement];
		const tab = (from: HTMLElement, shiftKey: boolean) => {
			from.focus();
			const key = { key: 'Tab', shiftKey, bubbles: true, cancelable: true };
			const isLeft = from.dispatchEvent(new KeyboardEvent('keydown', key));
			return isLeft ? 'on' : controls.indexOf(document.activeElement as HTMLElement);
		};
		expect(tab(last, false)).toBe(isLed ? 0 : 'on');
		expect(tab(first, true)).toBe(isLed ? 2 : 'on');
		expect(tab(dialog(), true)).toBe(isLed ? 2 : 'on');
		expect(tab(first, false)).toBe('on');
	});

	it('shows the markup of content that throws, and closes as ever', async () => {
		vi.stubGlobal('reportError', vi.fn());
		const attach = vi.fn(() => {
			throw new Error('broken');
		});
		const elements = createAttacher({ broken: async () => ({ attach }) });
		const { openPopup, closePopup } = await load();
		const { template } = popupsOfPage().get(12) ?? {};
		if (template) template.innerHTML = '<p data-widget_type="broken.default">Season</p>';
		openPopup(12, 'action', elements);
		const markup = find('dialog p');
		await elements.want(markup);
		expect(attach).toHaveBeenCalledOnce();
		expect(markup.textContent).toBe('Season');
		expect(closePopup(12, 'close-button')).toBe(true);
	});

	it('gives the focus back to its opener', async () => {
		const { openPopup, closePopup } = await load();
		openPopup(12, 'action', page, find('main button'));
		vi.advanceTimersByTime(250);
		closePopup(12, 'close-button');
		expect(document.activeElement).toBe(find('main button'));
	});

	it('holds the page with prevent_scroll, and lets it go', async () => {
		const { openPopup, closePopup } = await load({ prevent_scroll: true });
		openPopup(12, 'action', page);
		expect(document.documentElement.style.overflow).toBe('hidden');
		closePopup(12, 'action');
		expect(document.documentElement.style.overflow).toBe('');
	});
});

describe('closing', () => {
	const ways: Record<string, () => unknown> = {
		'close button': () => find('.dialog-close-button').click(),
		escape: () => press('Escape'),
		background: () => clickOn(dialog()),
		'contact button': () => clickOn(find('dialog .contact-button')),
	};
	it.each([
		[{}, Object.keys(ways)],
		[{ prevent_close_on_esc_key: true }, ['close button', 'background', 'contact button']],
		[{ prevent_close_on_background_click: true }, ['close button', 'escape', 'contact button']],
	])('with %j works by: %j', async (settings, expected) => {
		const { openPopup, closePopup } = await load(settings);
		const closing: string[] = [];
		for (const [name, close] of Object.entries(ways)) {
			openPopup(12, 'action', page);
			close();
			if (state() !== 'shown') closing.push(name);
			closePopup(12, 'action');
			vi.runAllTimers();
		}
		expect(closing).toEqual(expected);
	});

	it.each([
		[1, 'shown'],
		[0, 'exiting'],
	])(
		'takes a click of detail %i beside it, after a press inside, so that it is %s',
		async (detail, expected) => {
			const { openPopup } = await load();
			openPopup(12, 'action', page);
			// The selection of a text ends beside the popup; a click without a pointer has no beginning.
			dialog()
				.querySelector('h2')
				?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
			dialog().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
			expect(state()).toBe(expected);
		},
	);

	it('concerns the top popup only', async () => {
		const { openPopup } = await load();
		openPopup(12, 'action', page);
		openPopup(13, 'action', page);
		press('Escape');
		expect([state(12), state(13)]).toEqual(['shown', 'exiting']);
		press('Escape');
		expect(state(12)).toBe('exiting');
	});

	it('concerns the one that the keyboard is in, of several without a veil', async () => {
		putPopups([14, 15].map((id) => popupWith({ id, settings: { overlay: false } })));
		const { openPopup } = await load();
		openPopup(14, 'action', page);
		openPopup(15, 'action', page);
		const button = dialog(14).querySelector('.dialog-close-button') as HTMLElement;
		button.focus();
		button.click();
		expect([state(14), state(15)]).toEqual(['exiting', 'shown']);
		press('Escape');
		expect(state(15)).toBe('exiting');
	});
});

describe('opening', () => {
	it('is refused for popups that are unknown, open, disabled, or one too many', async () => {
		const { openPopup, closePopup } = await load({ avoid_multiple_popups: true });
		expect(openPopup(99, 'action', page)).toBe('not on this page');
		openPopup(13, 'trigger', page);
		expect(openPopup(13, 'action', page)).toBe('open already');
		expect(openPopup(12, 'trigger', page)).toBe('avoid_multiple_popups');
		closePopup(13, 'action');
		vi.runAllTimers();
		expect(openPopup(12, 'trigger', page)).toBe('avoid_multiple_popups');
		expect(openPopup(12, 'selector', page)).toBeNull();
		localStorage.setItem('elementor', '{"popup_13_disable":true}');
		expect(openPopup(13, 'action', page)).toBe('disabled');
		expect(openPopup(13, 'preview', page)).toBeNull();
	});

	it('by a trigger is not one too many after the popup itself has shown', async () => {
		const { openPopup, closePopup } = await load({ avoid_multiple_popups: true });
		openPopup(12, 'action', page);
		closePopup(12, 'action');
		vi.runAllTimers();
		expect(openPopup(12, 'trigger', page)).toBeNull();
	});

	it('and closing reach integrators once each, with the id', async () => {
		const told: unknown[] = [];
		const tell = ({ type, detail }: Event & { detail?: { id: number } }) =>
			told.push([type, detail?.id]);
		addEventListener('elementor/popup/show', tell);
		addEventListener('elementor/popup/hide', tell);
		const { openPopup, closePopup } = await load();
		openPopup(12, 'action', page);
		closePopup(12, 'action');
		closePopup(12, 'action');
		vi.runAllTimers();
		expect(told).toEqual([
			['elementor/popup/show', 12],
			['elementor/popup/hide', 12],
		]);
		removeEventListener('elementor/popup/show', tell);
		removeEventListener('elementor/popup/hide', tell);
	});

	it('is an impression unless an editor previews it', async () => {
		const { openPopup, closePopup } = await load(
			{},
			{ times: { times: 3, period: null, count: 'open' } },
		);
		for (const reason of ['preview', 'debug', 'trigger', 'action'] as const) {
			openPopup(12, reason, page);
			closePopup(12, 'action');
			vi.runAllTimers();
		}
		expect(JSON.parse(localStorage.getItem('elementor') ?? '{}')).toMatchObject({
			popup_12_times: 2,
		});
	});
});
