// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { attach } from './handler';

const tools = { attach: () => {}, detach: () => {} };
const MARKUP = `<div class="elementor-element"><div class="elementor-widget-container">
<ul class="elementor-portfolio__filters" hidden>
<li><button class="elementor-portfolio__filter" data-filter="__all" aria-pressed="true">All</button></li>
<li><button class="elementor-portfolio__filter" data-filter="4" aria-pressed="false">Places</button></li>
<li><button class="elementor-portfolio__filter" data-filter="44" aria-pressed="false">Far places</button></li>
</ul><div class="elementor-portfolio elementor-posts-container">
<article class="elementor-filter-4 elementor-filter-44">1</article>
<article class="elementor-filter-4">2</article><article>3</article></div></div></div>`;

function show() {
	document.body.innerHTML = MARKUP;
	const element = document.body.firstElementChild as HTMLElement;
	const shown = () =>
		[...element.querySelectorAll('article')]
			.filter(({ hidden }) => !hidden)
			.map((item) => item.textContent);
	const press = (filter: string) =>
		element.querySelector<HTMLElement>(`[data-filter="${filter}"]`)?.click();
	const status = () => document.querySelector('[role=status]')?.textContent;
	return { element, shown, press, status };
}

afterEach(() => document.body.replaceChildren());

describe('the filter bar of a portfolio', () => {
	it('leaves the items of the pressed term and announces their number', async () => {
		const { element, shown, press, status } = show();
		const detach = await attach(element, {}, tools);
		expect(element.querySelector('ul')?.hidden).toBe(false);
		press('4');
		expect([shown(), status()]).toEqual([['1', '2'], '2 results']);
		press('44');
		expect([shown(), status()]).toEqual([['1'], '1 result']);
		expect(
			[...element.querySelectorAll('button')].map((button) => button.getAttribute('aria-pressed')),
		).toEqual(['false', 'false', 'true']);
		press('__all');
		expect([shown(), status()]).toEqual([['1', '2', '3'], '3 results']);
		detach();
	});

	it('leaves nothing behind', async () => {
		const { element, shown, press } = show();
		const before = document.body.innerHTML;
		const detach = await attach(element, {}, tools);
		press('44');
		detach();
		expect(document.body.innerHTML).toBe(before);
		press('4');
		expect(shown()).toEqual(['1', '2', '3']);
	});

	it('marks the chosen term of the builder’s own markup, by keys too, and leaves nothing behind', async () => {
		document.body.innerHTML = MARKUP.replace(' hidden', '')
			.replaceAll(
				/<li><button class="([^"]+)" data-filter="([^"]+)"[^>]*>/g,
				(_, name, filter) =>
					`<li class="${name}${filter === '__all' ? ' elementor-active' : ''}" tabindex="0" data-filter="${filter}">`,
			)
			.replaceAll('</button>', '');
		const element = document.body.firstElementChild as HTMLElement;
		const before = document.body.innerHTML;
		const detach = await attach(element, {}, tools);
		const [all, places, far] = element.querySelectorAll('li');
		const shown = () => element.querySelectorAll('article:not([hidden])').length;
		const active = () =>
			[all, places, far].map((one) => one?.classList.contains('elementor-active'));
		const pressed = () => [all, places, far].map((one) => one?.getAttribute('aria-pressed'));
		expect([active(), pressed()]).toEqual([
			[true, false, false],
			['true', 'false', 'false'],
		]);
		const key = (target: Element | undefined, name: string) =>
			target?.dispatchEvent(
				new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
			);
		key(places, 'Enter');
		expect([shown(), active(), pressed()]).toEqual([
			2,
			[false, true, false],
			['false', 'true', 'false'],
		]);
		expect(key(far, ' '), 'the page does not scroll').toBe(false);
		expect([shown(), active()]).toEqual([1, [false, false, true]]);
		key(all, 'Tab');
		expect(shown()).toBe(1);
		expect([places?.role, element.querySelector('ul')?.role]).toEqual(['button', 'group']);
		detach();
		expect(document.body.innerHTML).toBe(before);
	});

	it('does nothing without a bar', async () => {
		const { element } = show();
		element.querySelector('ul')?.remove();
		const before = document.body.innerHTML;
		const detach = await attach(element, {}, tools);
		expect(document.body.innerHTML).toBe(before);
		detach();
	});
});
