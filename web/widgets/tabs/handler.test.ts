// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { attach } from './handler';

const tools = { attach: () => {}, detach: () => {} };
const each = (row: (at: number) => string) => [1, 2, 3].map(row).join('');
const OURS = `<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">${each(
	(at) =>
		`<button id="t${at}" class="elementor-tab-title elementor-tab-desktop-title" role="tab" aria-controls="c${at}">T</button>`,
)}</div><div class="elementor-tabs-content-wrapper">${each(
	(at) =>
		`<button id="h${at}" class="elementor-tab-title elementor-tab-mobile-title" aria-controls="c${at}">T</button><div id="c${at}" class="elementor-tab-content" role="tabpanel"><i id="in${at}">C${at}</i></div>`,
)}</div></div>`;
const BUILDERS = `<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">${each(
	(at) =>
		`<div id="t${at}" class="elementor-tab-title elementor-tab-desktop-title" aria-selected="${at === 1}" data-tab="${at}" role="tab" tabindex="${at === 1 ? 0 : -1}" aria-controls="c${at}" aria-expanded="false">T</div>`,
)}</div><div class="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">${each(
	(at) =>
		`<div class="elementor-tab-title elementor-tab-mobile-title" role="tab" id="h${at}" aria-controls="c${at}">T</div><div id="c${at}" class="elementor-tab-content elementor-clearfix" role="tabpanel" tabindex="0" hidden="${at === 1 ? 'false' : 'hidden'}"><i id="in${at}">C${at}</i></div>`,
)}</div></div>`;

beforeEach(() => {
	fakeReducedMotion();
	HTMLElement.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
	vi.unstubAllGlobals();
	location.hash = '';
	document.body.replaceChildren();
});

const at = (id: string) => document.getElementById(id) as HTMLElement;
const key = (id: string, name: string, init: KeyboardEventInit = {}) => {
	const event = new KeyboardEvent('keydown', {
		key: name,
		bubbles: true,
		cancelable: true,
		...init,
	});
	at(id).dispatchEvent(event);
	return event.defaultPrevented;
};
const shown = () => [1, 2, 3].filter((one) => !at(`c${one}`).hasAttribute('hidden'));

async function start(html: string, { classes = '', phone = false, dir = 'ltr' } = {}) {
	document.documentElement.dir = dir;
	document.body.innerHTML = `<div id="w" class="${classes}" style="direction:${dir}">${html}</div>`;
	const list = document.querySelector<HTMLElement>('.elementor-tabs-wrapper');
	if (list && phone) list.style.display = 'none';
	return attach(at('w'), {}, tools);
}

describe.each([
	['our markup', OURS],
	['the markup of a real site', BUILDERS],
])('tabs on %s', (_, html) => {
	it('show one text, that of the title which is pressed', async () => {
		await start(html);
		expect(shown()).toEqual([1]);
		at('t3').click();
		expect(shown()).toEqual([3]);
		at('t3').click();
		expect(shown()).toEqual([3]);
		const titles = ['t1', 't2', 't3'].map(at);
		expect(titles.map((title) => title.getAttribute('aria-selected'))).toEqual([
			'false',
			'false',
			'true',
		]);
		expect(titles.map((title) => title.tabIndex)).toEqual([-1, -1, 0]);
		expect(titles.some((title) => title.hasAttribute('aria-expanded'))).toBe(false);
		expect(at('c3').getAttribute('aria-labelledby')).toBe('t3');
	});

	it('are walked by arrows along their line alone, which choose nothing', async () => {
		await start(html);
		at('t1').focus();
		expect(key('t1', 'ArrowDown')).toBe(false);
		expect(key('t1', 'ArrowLeft')).toBe(true);
		expect(document.activeElement?.id).toBe('t3');
		key('t3', 'Home');
		expect(document.activeElement?.id).toBe('t1');
		key('t1', 'End');
		expect([document.activeElement?.id, shown()]).toEqual(['t3', [1]]);
	});

	it('are walked the other way where lines run from right to left, and up and down in a column', async () => {
		await start(html, { dir: 'rtl' });
		at('t1').focus();
		key('t1', 'ArrowLeft');
		expect(document.activeElement?.id).toBe('t2');
		await start(html, { classes: 'elementor-tabs-view-vertical' });
		at('t1').focus();
		expect(key('t1', 'ArrowRight')).toBe(false);
		key('t1', 'ArrowDown');
		expect(document.activeElement?.id).toBe('t2');
		expect(document.querySelector('[role=tablist]')?.getAttribute('aria-orientation')).toBe(
			'vertical',
		);
	});

	it('let Escape lead from a text to its title', async () => {
		await start(html);
		at('t2').click();
		expect(key('in2', 'Escape')).toBe(true);
		expect(document.activeElement?.id).toBe('t2');
	});

	it('are an accordion on a phone, and its open text stays open', async () => {
		await start(html, { phone: true });
		expect(
			document.querySelector(
				'[role=tablist],[role=tabpanel],.elementor-tab-mobile-title[role=tab]',
			),
		).toBeNull();
		at('h2').click();
		at('h2').click();
		expect(shown()).toEqual([2]);
		expect(['h1', 'h2'].map((id) => at(id).getAttribute('aria-expanded'))).toEqual([
			'false',
			'true',
		]);
		expect(['h1', 'h2'].map((id) => at(id).getAttribute('aria-disabled'))).toEqual([null, 'true']);
		expect(at('c2').hasAttribute('aria-labelledby')).toBe(false);
		at('h2').focus();
		key('h2', 'ArrowDown');
		expect(document.activeElement?.id).toBe('h3');
	});

	it.each(['c2', 'in2', 't2', 'h2'])('open the panel that the address names: #%s', async (id) => {
		location.hash = id;
		await start(html);
		expect(shown()).toEqual([2]);
		expect(at(id).scrollIntoView).toHaveBeenCalledOnce();
	});

	it('open the hits of the browser’s search, and nothing after they are detached', async () => {
		const detach = await start(html);
		at('in3').dispatchEvent(new Event('beforematch', { bubbles: true }));
		expect(shown()).toEqual([3]);
		detach();
		at('t1').click();
		at('in2').dispatchEvent(new Event('beforematch', { bubbles: true }));
		expect(shown()).toEqual([3]);
	});
});

it('takes Enter on the titles of a real site, which are no buttons', async () => {
	await start(BUILDERS);
	expect(key('t2', 'Enter')).toBe(true);
	expect(shown()).toEqual([2]);
});

it.each(['', '<div class="elementor-tabs-wrapper"></div>'])(
	'does nothing without parts: %j',
	async (html) => {
		document.body.innerHTML = `<div id="w">${html}</div>`;
		expect(async () => attach(at('w'), {}, tools)).not.toThrow();
	},
);

it('keeps a panel open that the search opened before the handler came, where the markup shows it', async () => {
	const found = OURS.replace(
		'class="elementor-tabs"',
		'class="elementor-tabs" data-panels="hidden"',
	)
		.replaceAll(/(<div id="c[13]")/g, '$1 hidden="until-found"')
		.replace('<div id="c1" hidden="until-found"', '<div id="c1"');
	await start(found);
	expect(shown()).toEqual([2]);
});

it('hides closed panels from assistive technology', async () => {
	await start(OURS);
	const panels = ['c1', 'c2', 'c3'].map(at);
	expect(panels.map((panel) => panel.getAttribute('aria-hidden'))).toEqual([null, 'true', 'true']);
	expect(panels.map((panel) => panel.getAttribute('tabindex'))).toEqual(['0', null, null]);
});
