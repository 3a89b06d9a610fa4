// @vitest-environment happy-dom

import { type UrlAction, writeUrlAction } from '@outrigger/rules/builder/url-action';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { urlActions } from '../url-actions';
import { watchActionLinks } from './action-links';
import { type ActionTable, createActionRunner } from './run-actions';

const ran = vi.fn((..._: unknown[]): boolean | undefined => true);
const lost = vi.fn(() => true);
const table: ActionTable = {
	'popup:open': async () => ran,
	'popup:close': async () => lost,
	'reload-page': async () => ran,
	lightbox: async () => ran,
};
const load = vi.fn(async () => createActionRunner(table));
watchActionLinks(load);

const open = (id = 12): UrlAction => ({ name: 'popup:open', settings: { id, toggle: false } });
const OPEN = writeUrlAction(open());
const settle = () => vi.dynamicImportSettled();
const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});

/** Puts markup into the page and clicks its innermost last element. */
async function clickOn(html: string, init: MouseEventInit = {}): Promise<MouseEvent> {
	document.body.innerHTML = html;
	const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
	const elements = [...document.body.querySelectorAll('*')];
	elements.at(-1)?.dispatchEvent(click);
	await settle();
	return click;
}

/** Opens a page with this hash. */
async function arrive(hash: string, html: string): Promise<void> {
	document.body.innerHTML = html;
	location.hash = hash;
	createActionRunner(table).runFromAddress();
	await settle();
}

beforeEach(() => {
	vi.clearAllMocks();
});
afterEach(() => {
	location.hash = '';
});

describe('a click on a link that is an action', () => {
	it.each([
		['as stored', OPEN],
		['not encoded', decodeURIComponent(OPEN)],
		['with an encoded sign', `%23${OPEN.slice(1)}`],
	])('runs it, %s, also in content that came later', async (_, href) => {
		const click = await clickOn(`<p><a href="${href}"><b>Open</b></a></p>`);
		const element = document.querySelector('a');
		expect(ran.mock.calls).toEqual([[open().settings, { element, event: click }]]);
		expect(click.defaultPrevented).toBe(true);
	});

	it('runs the action that stands beside its address', async () => {
		await clickOn(`<a href="/popup/season/" data-elementor-action="${OPEN}">Open</a>`);
		expect(ran).toHaveBeenCalledOnce();
		expect(assign).not.toHaveBeenCalled();
	});

	it.each([
		'#elementor-action',
		'#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3Djunk',
		`#elementor-action:action=popup:open&settings=${btoa('{"id":"soon"}')}`,
		'#elementor-action:action=__proto__',
		'#elementor-action:action=form:send&settings=e30=',
		'#elementor-action:action=lightbox&settings=e30=',
	])('does nothing where it is unknown or broken: %s', async (href) => {
		const click = await clickOn(`<a href="${href}">Open</a>`);
		expect(click.defaultPrevented).toBe(true);
		expect([ran, lost, assign].map((it) => it.mock.calls.length)).toEqual([0, 0, 0]);
	});

	it('follows its address where the action cannot be carried out, and nothing without one', async () => {
		ran.mockReturnValue(false);
		await clickOn(`<a href="/popup/season/" data-elementor-action="${OPEN}">Open</a>`);
		expect(assign.mock.calls).toEqual([[expect.stringMatching(/\/popup\/season\/$/)]]);
		await clickOn(`<a href="${OPEN}">Open</a>`);
		expect(assign).toHaveBeenCalledOnce();
		load.mockRejectedValueOnce(new Error('offline'));
		await clickOn(`<a href="/popup/season/" data-elementor-action="${OPEN}">Open</a>`);
		expect(assign).toHaveBeenCalledTimes(2);
		ran.mockReturnValue(true);
	});

	it('is left to the browser where a new tab is wanted, and to a script that has answered it', async () => {
		const linked = `<a href="/popup/season/" data-elementor-action="${OPEN}">Open</a>`;
		const beside = await clickOn(linked, { ctrlKey: true });
		expect(beside.defaultPrevented).toBe(false);
		document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
		await clickOn(linked);
		expect(ran).not.toHaveBeenCalled();
	});
});

describe('a click on a link to a picture', () => {
	const HASH = writeUrlAction({
		name: 'lightbox',
		settings: { url: '/bay.jpg', id: 3, slideshow: 'g' },
	});
	const opened = () => ran.mock.calls.map(([settings]) => settings);

	beforeEach(() => {
		Object.assign(location, { href: 'https://boats.example/gallery/' });
		ran.mockReturnValue(true);
	});

	it.each([
		[
			'declared for the page’s address',
			`<a href="/bay.jpg" data-e-action-hash="${HASH}"><img></a>`,
		],
		['declared, with nothing of its own', `<a href="#" data-e-action-hash="${HASH}">Bay</a>`],
	])('runs a link that is %s', async (_, html) => {
		const click = await clickOn(html);
		expect(click.defaultPrevented).toBe(true);
		expect(opened()).toEqual([{ url: '/bay.jpg', id: 3, slideshow: 'g' }]);
		expect(assign).not.toHaveBeenCalled();
	});

	it.each(['/bay.jpg', 'https://boats.example/uploads/bay.WEBP?v=2', 'bay.png#top'])(
		'opens %s without a declaration',
		async (href) => {
			const click = await clickOn(`<p><a href="${href}"><img></a></p>`);
			expect(click.defaultPrevented).toBe(true);
			expect(opened()).toEqual([{ url: new URL(href, location.href).href }]);
		},
	);

	it('opens the picture where its declared values are broken', async () => {
		await clickOn(
			'<a href="/bay.jpg" data-e-action-hash="#elementor-action:action=lightbox">x</a>',
		);
		expect(opened()).toEqual([{ url: 'https://boats.example/bay.jpg' }]);
	});

	it.each([
		['the link says no', '<a href="/bay.jpg" data-elementor-open-lightbox="no"></a>'],
		[
			'the link says no, whatever it declares',
			`<a href="/bay.jpg" data-elementor-open-lightbox="no" data-e-action-hash="${HASH}"></a>`,
		],
		['the kit says no', '<div data-elementor-open-lightbox="no"><a href="/bay.jpg"></a></div>'],
		['it is a download', '<a href="/bay.jpg" download></a>'],
		['it lies on another site', '<a href="https://elsewhere.example/bay.jpg"></a>'],
		[
			'it lies on another site, whatever it declares',
			`<a href="https://elsewhere.example/bay.jpg" data-e-action-hash="${HASH}"></a>`,
		],
		['it is no picture', '<a href="/gallery/?of=bay.jpg"></a>'],
	])('is left to the browser where %s', async (_, html) => {
		const click = await clickOn(html);
		expect(click.defaultPrevented).toBe(false);
		expect(load).not.toHaveBeenCalled();
	});

	it('opens where the link is set to yes and the kit to no', async () => {
		await clickOn(
			'<div data-elementor-open-lightbox="no"><a href="/bay.jpg" data-elementor-open-lightbox="yes"></a></div>',
		);
		expect(ran).toHaveBeenCalledOnce();
	});

	it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
		'is left to the browser with %s held, which opens it beside or saves it',
		async (key) => {
			const click = await clickOn('<a href="/bay.jpg"></a>', { [key]: true });
			expect(click.defaultPrevented).toBe(false);
			expect(ran).not.toHaveBeenCalled();
		},
	);

	it('leads to the picture where it cannot be shown', async () => {
		ran.mockReturnValue(false);
		await clickOn('<a href="/bay.jpg"></a>');
		expect(assign).toHaveBeenCalledWith('https://boats.example/bay.jpg');
	});
});

describe('the action in the address of the page', () => {
	it.each([
		['as declared', OPEN, OPEN],
		['not encoded', decodeURIComponent(OPEN), OPEN],
		['encoded where the declaration is not', OPEN, decodeURIComponent(OPEN)],
	])(
		'runs where an element of the page declares exactly that, spelled %s',
		async (_, hash, declared) => {
			await arrive(hash, `<div data-e-action-hash="${declared}"></div>`);
			const element = document.querySelector('div');
			expect(ran.mock.calls).toEqual([[open().settings, { element }]]);
		},
	);

	it.each([
		['nothing of the page declares it', ''],
		['a link merely leads there', `<a href="${OPEN}">Open</a>`],
		['another one is declared', `<i data-e-action-hash="${writeUrlAction(open(13))}"></i>`],
	])('does not where %s', async (_, html) => {
		await arrive(OPEN, html);
		expect(ran).not.toHaveBeenCalled();
	});

	it('does not reload the page for ever', async () => {
		const again = writeUrlAction({ name: 'reload-page', settings: {} });
		await arrive(again, `<div data-e-action-hash="${again}"></div>`);
		expect(ran).not.toHaveBeenCalled();
	});
});

describe('the actions of a page’s links', () => {
	const want = vi.fn((): Promise<unknown> | undefined => undefined);
	const runner = urlActions({ attach: vi.fn(), detach: vi.fn(), want });
	const run = async (action: UrlAction) => {
		const link = document.createElement('a');
		link.href = writeUrlAction(action);
		const event = new MouseEvent('click');
		runner.run(link, event);
		await settle();
		return event;
	};

	it('are also to go back and to print, where a link of a passed page ran a script for it', async () => {
		const back = vi.spyOn(history, 'back').mockImplementation(() => {});
		const print = vi.fn();
		vi.stubGlobal('print', print);
		await run({ name: 'history:back', settings: {} });
		expect([back.mock.calls.length, print.mock.calls.length]).toEqual([1, 0]);
		await run({ name: 'page:print', settings: {} });
		expect([back.mock.calls.length, print.mock.calls.length]).toEqual([1, 1]);
		vi.unstubAllGlobals();
	});

	it.each(['open', 'close', 'toggle'] as const)('is to %s an off-canvas panel', async (mode) => {
		const told = vi.fn();
		const tell = (event: Event) => told((event as CustomEvent).detail);
		addEventListener('elementor-pro/off-canvas/toggle-display-mode', tell);
		const settings = { id: 'ab12cd3', displayMode: mode };
		const event = await run({ name: `off_canvas:${mode}`, settings } as UrlAction);
		expect(told.mock.calls).toEqual([[{ ...settings, previousEvent: event }]]);
		removeEventListener('elementor-pro/off-canvas/toggle-display-mode', tell);
	});

	it('is to wait for the handler of a panel that has not come near', async () => {
		document.body.innerHTML = '<div data-id="ab12cd3" data-widget_type="off-canvas.default"></div>';
		const told = vi.fn();
		addEventListener('elementor-pro/off-canvas/toggle-display-mode', told);
		let isThere = () => {};
		want.mockReturnValueOnce(new Promise<void>((resolve) => (isThere = resolve)));
		await run({ name: 'off_canvas:open', settings: { id: 'ab12cd3', displayMode: 'open' } });
		expect([want.mock.calls, told.mock.calls.length]).toEqual([[[document.body.firstChild]], 0]);
		isThere();
		await settle();
		expect(told).toHaveBeenCalledOnce();
		removeEventListener('elementor-pro/off-canvas/toggle-display-mode', told);
	});

	it('is to reload the page', async () => {
		await run({ name: 'reload-page', settings: {} });
		expect(reload).toHaveBeenCalledOnce();
	});

	it('do nothing for a missing popup, nor close one from outside of it', async () => {
		await run(open(99));
		await run({ name: 'popup:close', settings: { do_not_show_again: true } });
		expect(document.querySelector('dialog')).toBeNull();
		expect(localStorage.getItem('elementor')).toBeNull();
		expect(assign).not.toHaveBeenCalled();
	});
});
