// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { attach } from './handler';

const tools = { attach: () => {}, detach: () => {} };
const HEADINGS = '<h2 id="a">A</h2><h3 id="b">B</h3><h2 id="c">C</h2>';
const item = (id: string, below = '') =>
	`<li class="elementor-toc__list-item"><div class="elementor-toc__list-item-text-wrapper"><a class="elementor-toc__list-item-text" href="#${id}">${id}</a></div>${below}</li>`;
const OURS = `<div class="elementor-toc__header"><button class="elementor-toc__toggle-button" aria-expanded="true"></button></div><nav class="elementor-toc__body"><ol class="elementor-toc__list-wrapper">${item('a', `<ol class="elementor-toc__list-wrapper">${item('b')}</ol>`)}${item('c')}</ol></nav>`;
const BUILDERS =
	'<div class="elementor-toc__header"><h4 class="elementor-toc__header-title">Contents</h4><div class="elementor-toc__toggle-button elementor-toc__toggle-button--expand" role="button" tabindex="0" aria-expanded="false"></div><div class="elementor-toc__toggle-button elementor-toc__toggle-button--collapse" role="button" tabindex="0" aria-expanded="true"></div></div><div class="elementor-toc__body"><div class="elementor-toc__spinner-container"></div></div>';

/** The place of each heading's top. */
let tops: Record<string, number>;
let tellSizes: () => void = () => {};

beforeEach(() => {
	fakeReducedMotion();
	tops = { a: 100, b: 500, c: 900 };
	vi.stubGlobal(
		'ResizeObserver',
		class {
			constructor(callback: () => void) {
				tellSizes = callback;
			}
			observe() {}
			disconnect() {
				tellSizes = () => {};
			}
		},
	);
	vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
		callback();
		return 0;
	});
	vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
		return { top: (tops[this.id] ?? 0) - scrollY } as DOMRect;
	});
	Object.defineProperty(document.documentElement, 'scrollHeight', {
		get: () => 5000,
		configurable: true,
	});
	window.scrollTo(0, 0);
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	document.documentElement.removeAttribute('style');
	document.body.replaceChildren();
});

async function start(markup: string, settings: object = { minimized_on: 'none' }) {
	document.body.innerHTML = `<div data-elementor-type="header" class="elementor"><h2>Head</h2></div><div data-elementor-type="wp-page" class="elementor"><div id="w" class="elementor-widget-table-of-contents">${markup}</div>${HEADINGS}</div>`;
	const element = document.getElementById('w') as HTMLElement;
	const detach = await attach(element, settings, tools);
	tellSizes();
	return { element, detach };
}
const active = () => document.querySelector('.elementor-item-active')?.textContent ?? '';
const scroll = (to: number) => {
	window.scrollTo(0, to);
	document.dispatchEvent(new Event('scroll'));
};

describe('the heading that is read', () => {
	it('is marked, at first and while the page is scrolled', async () => {
		await start(OURS);
		expect(active()).toBe('');
		scroll(100);
		expect(active()).toBe('a');
		expect(document.querySelector('[aria-current=location]')?.textContent).toBe('a');
		scroll(900);
		expect(active()).toBe('c');
		scroll(500);
		expect(active()).toBe('b');
		expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
	});

	it('is right below sticky elements at the top, and after the content has changed', async () => {
		await start(OURS);
		document.documentElement.style.scrollPaddingTop = '120px';
		tellSizes();
		expect(active()).toBe('a');
		tops = { a: 100, b: 900, c: 2000 };
		tellSizes();
		scroll(700);
		expect(active()).toBe('a');
		scroll(780);
		expect(active()).toBe('b');
	});

	it('is the last one in the window where the page ends, to a pixel', async () => {
		tops = { a: 100, b: 4000, c: 5200 };
		await start(OURS);
		const range = 5000 - document.documentElement.clientHeight;
		scroll(range - 1.5);
		expect(active()).not.toBe('c');
		scroll(range - 1);
		expect(active()).toBe('c');
	});

	it('begins sixteen pixels below the top of the window, or above', async () => {
		await start(OURS);
		scroll(483);
		expect(active()).toBe('a');
		scroll(484);
		expect(active()).toBe('b');
	});

	it.each([
		[0, 'a'],
		[1, 'c'],
	])('is, on a page that scrolls by %i px, %s', async (range, name) => {
		const scrollHeight = document.documentElement.clientHeight + range;
		vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
		tops = { a: 10, b: 300, c: 500 };
		await start(OURS);
		expect(active()).toBe(name);
	});

	it('is never one that a device hides, at any place that the browser reports', async () => {
		await start(OURS);
		tops.c = 0;
		(document.getElementById('c') as HTMLElement).checkVisibility = () => false;
		tellSizes();
		scroll(100);
		expect(active()).toBe('a');
	});

	it('is the one that was followed until the visitor scrolls', async () => {
		await start(OURS);
		(document.querySelector('a[href="#c"]') as HTMLElement).click();
		expect(active()).toBe('c');
		scroll(100);
		expect(active()).toBe('c');
		dispatchEvent(new Event('wheel'));
		scroll(101);
		expect(active()).toBe('a');
	});

	it('opens the list below it, and closes it again', async () => {
		await start(OURS, { minimized_on: 'none', collapse_subitems: 'yes' });
		const below = document.querySelector('ol ol') as HTMLElement;
		const states = [50, 100, 500, 900].map((to) => {
			scroll(to - 20);
			scroll(to);
			return below.hasAttribute('hidden');
		});
		expect(states.slice(1, 3)).toEqual([false, false]);
	});

	it('loses its mark after the table is detached', async () => {
		const { detach } = await start(OURS);
		detach();
		scroll(900);
		expect(active()).toBe('');
	});
});

describe('the box', () => {
	it('opens and closes by its button', async () => {
		const { element } = await start(OURS);
		const button = element.querySelector('button') as HTMLElement;
		const body = element.querySelector('nav') as HTMLElement;
		fakeReducedMotion()(true);
		button.click();
		expect([button.getAttribute('aria-expanded'), body.hasAttribute('hidden')]).toEqual([
			'false',
			true,
		]);
		expect(element.classList.contains('elementor-toc--collapsed')).toBe(true);
		button.click();
		expect([button.getAttribute('aria-expanded'), body.hasAttribute('hidden')]).toEqual([
			'true',
			false,
		]);
	});

	it.each([
		['desktop', true],
		['none', false],
		['mobile_extra', false],
	])('minimised on %s and smaller is closed at first: %s', async (minimized_on, isClosed) => {
		vi.resetModules();
		const { element } = await start(OURS, { minimized_on });
		expect(element.querySelector('nav')?.hasAttribute('hidden')).toBe(isClosed);
	});
});

describe('on the markup of a real site', () => {
	it('the plain buttons of an older builder close and open the box, by keys as well', async () => {
		const plain = BUILDERS.replaceAll(/ (?:role|tabindex|aria-expanded)="[^"]*"/g, '');
		const { element, detach } = await start(plain, { minimized_on: 'desktop' });
		fakeReducedMotion()(true);
		const [more, less] = element.querySelectorAll<HTMLElement>('.elementor-toc__toggle-button');
		const isClosed = () => element.classList.contains('elementor-toc--collapsed');
		expect(isClosed()).toBe(true);
		expect(more?.matches('[role=button][tabindex="0"][aria-label=Contents]')).toBe(true);
		more?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
		expect(isClosed()).toBe(false);
		less?.click();
		expect(isClosed()).toBe(true);
		detach();
		expect(element.innerHTML).not.toContain('role="button"');
	});

	it('the list is made, of the page’s own headings', async () => {
		const { element } = await start(BUILDERS);
		const links = [...element.querySelectorAll('a')];
		expect(links.map((link) => [link.textContent, link.hash])).toEqual([
			['A', '#a'],
			['B', '#b'],
			['C', '#c'],
		]);
		expect(element.querySelectorAll('ol ol a')).toHaveLength(1);
		expect(element.querySelector('.elementor-toc__spinner-container')).toBeNull();
	});

	it('it follows its settings, and shows a text where it is empty', async () => {
		const bulleted = await start(BUILDERS, {
			minimized_on: 'none',
			marker_view: 'bullets',
			headings_by_tags: ['h2'],
			exclude_headings_by_selector: '#a',
		});
		expect([...bulleted.element.querySelectorAll('ul a')].map((link) => link.textContent)).toEqual([
			'C',
		]);
		const empty = await start(BUILDERS, { container: '.nowhere', no_headings_message: 'None.' });
		expect(empty.element.querySelector('p')?.textContent).toBe('None.');
		const broken = await start(BUILDERS, { exclude_headings_by_selector: ':has(' });
		expect(broken.element.querySelectorAll('a')).toHaveLength(3);
	});

	it('its two buttons open and close it, and pass the focus on', async () => {
		const { element } = await start(BUILDERS);
		const [expand, collapse] = element.querySelectorAll<HTMLElement>('[role=button]');
		fakeReducedMotion()(true);
		collapse?.click();
		expect(element.classList.contains('elementor-toc--collapsed')).toBe(true);
		expect(document.activeElement).toBe(expand);
		expand?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
		expect(element.classList.contains('elementor-toc--collapsed')).toBe(false);
		expect(document.activeElement).toBe(collapse);
	});
});

describe('the list of a builder’s table', () => {
	it('has the icon that the host puts into its body before each entry', async () => {
		const icon = '<template><svg class="arrow"></svg></template>';
		const markup = BUILDERS.replace('<div class="elementor-toc__spinner', `${icon}$&`);
		const { element } = await start(markup, { marker_view: 'bullets', minimized_on: 'none' });
		const icons = [...element.querySelectorAll('li > div > svg:first-child')];
		expect(icons).toHaveLength(3);
		for (const one of icons) expect(one.getAttribute('aria-hidden')).toBe('true');
	});

	it('has no icon where the host found none', async () => {
		const { element } = await start(BUILDERS, { marker_view: 'bullets', minimized_on: 'none' });
		expect(element.querySelector('li > div > :first-child')?.tagName).toBe('A');
	});

	it('gives no heading the id of another table’s heading', async () => {
		document.body.innerHTML = `<div class="elementor"><div class="elementor-widget-table-of-contents" id="w">${BUILDERS}</div><div class="elementor-widget-table-of-contents" id="v">${BUILDERS}</div><h2>A</h2><h4>B</h4><h2>C</h2></div>`;
		const of = (id: string) => document.getElementById(id) as HTMLElement;
		await attach(of('w'), { headings_by_tags: ['h2'] }, tools);
		await attach(of('v'), { headings_by_tags: ['h2', 'h4'] }, tools);
		const link = [...of('v').querySelectorAll('a')].find(({ textContent }) => textContent === 'C');
		expect(document.querySelector(link?.hash ?? '')?.textContent).toBe('C');
	});
});
