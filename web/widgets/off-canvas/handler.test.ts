// @vitest-environment happy-dom

import { writeUrlAction } from '@outrigger/rules/builder/url-action';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OFF_CANVAS_EVENT } from '../../actions/off-canvas';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { attach } from './handler';

const played = vi.hoisted(() => vi.fn());
vi.mock('../../behaviours/entrance/play-entrance', () => ({
	playEntrance: (_: Element, name: string, { seconds }: { seconds: number }) => {
		played(name, seconds);
		return { finished: new Promise(() => {}), finish: () => {}, cancel: () => {} };
	},
}));

const tools = { attach: () => {}, detach: () => {} };
const INSIDE =
	'<div class="e-off-canvas__overlay"></div><div class="e-off-canvas__main"><div class="e-off-canvas__content"><a id="inside" href="/x/">x</a><a class="e-off-canvas__close" href="#closed">Close</a></div></div>';
const OURS = `<dialog id="off-canvas-ab1" class="e-off-canvas" aria-label="Log">${INSIDE}</dialog>`;
const BUILDERS = `<div id="off-canvas-ab1" class="e-off-canvas" role="dialog" aria-hidden="true" aria-label="Log" aria-modal="true" inert data-delay-child-handlers="true">${INSIDE}</div>`;
const TRIGGER = `<a id="trigger" href="${writeUrlAction({ name: 'off_canvas:toggle', settings: { id: 'ab1', displayMode: 'toggle' } })}">Open</a>`;

beforeEach(() => {
	vi.useFakeTimers();
	fakeReducedMotion();
	vi.stubGlobal(
		'ResizeObserver',
		class {
			observe() {}
			disconnect() {}
		},
	);
});
let end = () => {};
afterEach(() => {
	end();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	location.hash = '';
	document.body.replaceChildren();
	document.body.className = '';
});

const page = (markup: string) =>
	`${TRIGGER}<div id="w" data-id="ab1" data-widget_type="off-canvas.default">${markup}</div><p id="beside">x</p><a id="other" href="/x/">x</a>`;

async function start(markup = OURS, settings: object = {}) {
	document.body.innerHTML = page(markup);
	const detach = await attach(document.getElementById('w') as HTMLElement, settings, tools);
	end = detach;
	const dialog = document.querySelector('dialog') as HTMLDialogElement;
	return { dialog, detach, trigger: document.getElementById('trigger') as HTMLElement };
}
const ask = async (displayMode: string, id = 'ab1', target?: Element) => {
	const previousEvent = target && { target };
	dispatchEvent(new CustomEvent(OFF_CANVAS_EVENT, { detail: { id, displayMode, previousEvent } }));
	await vi.dynamicImportSettled();
};
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const over = (id: string) =>
	byId(id).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
const fire = (target: Element, event: Event) => {
	target.dispatchEvent(event);
	vi.advanceTimersByTime(1);
	return event;
};
const escapeKey = () =>
	new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
const press = (target: Element) => {
	for (const type of ['pointerdown', 'pointerup']) {
		fire(target, new PointerEvent(type, { bubbles: true, button: 0 }));
	}
};

describe.each([
	['our markup', OURS],
	['the markup of a real site', BUILDERS],
])('an off-canvas panel on %s', (_, markup) => {
	it('opens, closes and toggles for actions with its own id', async () => {
		const { dialog, trigger } = await start(markup);
		expect([dialog.getAttribute('aria-label'), dialog.id]).toEqual(['Log', 'off-canvas-ab1']);
		await ask('open', 'other');
		expect(dialog.open).toBe(false);
		await ask('open');
		await ask('open');
		expect([dialog.open, dialog.dataset.state]).toEqual([true, 'open']);
		expect(trigger.getAttribute('aria-expanded')).toBe('true');
		expect(trigger.getAttribute('aria-controls')).toBe('off-canvas-ab1');
		await ask('toggle');
		vi.advanceTimersByTime(1);
		expect([dialog.open, dialog.dataset.state]).toEqual([false, undefined]);
		expect(trigger.getAttribute('aria-expanded')).toBe('false');
		await ask('toggle');
		expect(dialog.open).toBe(true);
		await ask('close');
		vi.advanceTimersByTime(1);
		expect(dialog.open).toBe(false);
	});

	it('takes the focus, and gives it back to its opener', async () => {
		const { dialog, trigger } = await start(markup);
		await ask('open', 'ab1', trigger);
		expect(document.activeElement).toBe(dialog);
		await ask('close');
		expect(document.activeElement).toBe(trigger);
	});

	it('leads the focus to its first control a tenth of a second later', async () => {
		vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
		const { dialog } = await start(markup);
		await ask('open');
		vi.advanceTimersByTime(99);
		expect(document.activeElement).toBe(dialog);
		vi.advanceTimersByTime(1);
		expect(document.activeElement).toBe(byId('inside'));
	});

	/** Makes a control ignore the focus, as browsers do while it is not visible. */
	const hide = (control: HTMLElement, isHidden: () => boolean) => {
		const { focus } = HTMLElement.prototype;
		control.focus = (options) => void (isHidden() || focus.call(control, options));
	};

	it('leads the focus to its first control at the first opening too, when its entrance has begun', async () => {
		vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
		const { dialog } = await start(markup);
		const first = byId('inside');
		first.classList.add('elementor-invisible');
		hide(first, () => first.matches('.elementor-invisible'));
		await ask('open');
		vi.advanceTimersByTime(500);
		expect(document.activeElement).toBe(dialog);
		first.classList.remove('elementor-invisible');
		vi.advanceTimersByTime(100);
		expect(document.activeElement).toBe(first);
	});

	it('leads the focus past a control that stays hidden', async () => {
		vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
		await start(markup);
		hide(byId('inside'), () => true);
		await ask('open');
		vi.advanceTimersByTime(100);
		expect(document.activeElement?.className).toBe('e-off-canvas__close');
	});
});

describe('an open off-canvas panel', () => {
	it.each([
		['Escape', {}, () => fire(document.body, escapeKey()), false],
		[
			'Escape that is prevented',
			{ is_not_close_on_esc_overlay: 'yes' },
			() => fire(document.body, escapeKey()),
			true,
		],
		[
			'a press beside it',
			{},
			() => press(document.querySelector('.e-off-canvas__overlay') as Element),
			false,
		],
		[
			'a press beside it that is prevented',
			{ is_not_close_on_overlay: 'yes' },
			() => press(document.querySelector('.e-off-canvas__overlay') as Element),
			true,
		],
		['a press inside', {}, () => press(document.getElementById('inside') as Element), true],
		[
			'its way out, whatever is prevented',
			{ is_not_close_on_overlay: 'yes', is_not_close_on_esc_overlay: 'yes' },
			() => (document.querySelector('.e-off-canvas__close') as HTMLElement).click(),
			false,
		],
	])('after %s is still open or not', async (_, settings, act, isStillOpen) => {
		const { dialog } = await start(OURS, settings);
		await ask('open');
		act();
		vi.advanceTimersByTime(1);
		expect(dialog.open).toBe(isStillOpen);
	});

	it.each([
		['#beside', {}, false],
		['#beside', { elementorAction: 'popup:open' }, true],
		['#inside', {}, true],
		['#nowhere', {}, true],
		['/another/#beside', {}, true],
	])('after its link to %s %j was followed is open: %s', async (href, data, isStillOpen) => {
		const { dialog } = await start();
		await ask('open');
		const link = byId('inside') as HTMLAnchorElement;
		link.href = href;
		Object.assign(link.dataset, data);
		const stay = (event: Event) => event.preventDefault();
		document.addEventListener('click', stay, { once: true });
		link.click();
		vi.advanceTimersByTime(1);
		expect(dialog.open).toBe(isStillOpen);
	});

	it('handles Escape, so that the browser does not close a panel that an editor keeps open', async () => {
		await start(OURS, { is_not_close_on_esc_overlay: 'yes' });
		await ask('open');
		expect(fire(document.body, escapeKey()).defaultPrevented).toBe(true);
	});

	it.each([
		['closes', {}, false],
		['stays', { is_not_close_on_esc_overlay: 'yes' }, true],
	])('%s at a gesture back, which comes without a key', async (_, settings, isStillOpen) => {
		const { dialog } = await start(OURS, settings);
		await ask('open');
		const back = new Event('cancel', { cancelable: true });
		fire(dialog, back);
		expect([dialog.open, back.defaultPrevented]).toEqual([isStillOpen, true]);
	});

	it.each([
		[undefined, 1.5],
		[{ unit: 's', size: 0.4 }, 0.4],
		[{ unit: 's', size: 0 }, 0],
		[{ unit: 's', size: -0.1 }, 1.5],
		[{ unit: 's', size: 'soon' }, 1.5],
	])('comes in within %j: %d seconds', async (offcanvas_animation_duration, seconds) => {
		await start(OURS, { entrance_animation: 'fadeIn', offcanvas_animation_duration });
		// The handler fetches the player when it first needs the panel.
		await ask('open');
		await ask('close');
		played.mockClear();
		await ask('open');
		expect(played.mock.calls).toEqual([['fadeIn', seconds]]);
	});

	it('keeps the page where it is, where that is set, and lets it go', async () => {
		await start(OURS, { prevent_scroll: 'yes' });
		await ask('open');
		expect(document.body.className).toBe('e-off-canvas__no-scroll');
		expect(document.documentElement.style.overflow).toBe('hidden');
		await ask('close');
		expect(document.body.className).toBe('');
		expect(document.documentElement.style.overflow).toBe('');
	});

	it('opens for an address that names it, or something in it', async () => {
		location.hash = '#inside';
		const { dialog } = await start();
		await vi.dynamicImportSettled();
		expect(dialog.open).toBe(true);
	});

	it('runs the actions that came while it was fetched, in that order', async () => {
		const { dialog, trigger } = await start();
		ask('open');
		ask('toggle');
		await ask('toggle', 'ab1', trigger);
		expect([dialog.open, dialog.dataset.state]).toEqual([true, 'open']);
		end();
		const again = await start();
		ask('open');
		again.detach();
		await vi.dynamicImportSettled();
		expect(again.dialog.open).toBe(false);
	});

	it('closes when it is detached, and removes its listeners', async () => {
		const { dialog, trigger, detach } = await start();
		await ask('open');
		detach();
		expect(dialog.open).toBe(false);
		await ask('open');
		expect(dialog.open).toBe(false);
		expect(trigger.hasAttribute('aria-expanded')).toBe(false);
	});
});

describe('the code of an open panel', () => {
	/** Returns true if the session code has loaded: it then listens to the browser's own ways to close a dialog. */
	const hasCome = (listens: { mock: { calls: unknown[][] } }) =>
		listens.mock.calls.some(([type]) => type === 'cancel');

	it.each([
		['nothing', () => {}, false],
		['a request to close what is closed', () => ask('close'), false],
		['the pointer over another link', () => over('other'), false],
		['the pointer over its link', () => over('trigger'), true],
		['the focus on its link', () => byId('trigger').focus(), true],
	])('is fetched for %s, or not', async (_, act, comes) => {
		const { dialog } = await start();
		const listens = vi.spyOn(dialog, 'addEventListener');
		await act();
		await vi.dynamicImportSettled();
		expect(hasCome(listens)).toBe(comes);
		expect(dialog.open).toBe(false);
	});

	it('is fetched at once where its link has the focus already', async () => {
		const listens = vi.spyOn(HTMLDialogElement.prototype, 'addEventListener');
		document.body.innerHTML = page(OURS);
		byId('trigger').focus();
		end = await attach(byId('w'), {}, tools);
		await vi.dynamicImportSettled();
		expect(hasCome(listens)).toBe(true);
	});
});

it('does nothing where there is no panel', async () => {
	document.body.innerHTML = '<div id="w"></div>';
	expect(async () => attach(document.getElementById('w') as HTMLElement, {}, tools)).not.toThrow();
});
