// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { attach } from './handler';

const tools = { attach: () => {}, detach: () => {} };
/** The markup of the builder's own page, in which the list item is the tab. */
const STOCK = `<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">
<li class="description_tab" id="tab-title-description" role="tab" aria-controls="tab-description"><a href="#tab-description">Description</a></li>
<li class="reviews_tab" id="tab-title-reviews" role="tab" aria-controls="tab-reviews"><a href="#tab-reviews">Reviews</a></li></ul>
<div class="woocommerce-Tabs-panel panel" id="tab-description" role="tabpanel">One</div>
<div class="woocommerce-Tabs-panel panel" id="tab-reviews" role="tabpanel" style="display:none">Two</div></div>`;
const OURS = STOCK.replace('wc-tabs-wrapper"', 'wc-tabs-wrapper" data-panels="hidden"')
	.replaceAll(/ (?:role|aria-controls)="[^"]*"/g, '')
	.replace(' style="display:none"', ' hidden="until-found"');

afterEach(() => {
	location.hash = '';
	document.body.replaceChildren();
});

describe.each([
	['ours', OURS],
	['the builder’s own', STOCK],
])('tabs of a product in %s markup', (_, markup) => {
	async function show() {
		document.body.innerHTML = `<div id="w">${markup}</div>`;
		const element = document.getElementById('w') as HTMLElement;
		const detach = await attach(element, {}, tools);
		const [first, second] = [...element.querySelectorAll('a')];
		if (!first || !second) throw new Error('There are no two titles.');
		return { element, detach, first, second };
	}
	const isShown = (id: string) => {
		const panel = document.getElementById(id) as HTMLElement;
		return !panel.hasAttribute('hidden') && panel.style.display !== 'none';
	};

	it('show the first panel, and another one on a press', async () => {
		const { first, second } = await show();
		expect([isShown('tab-description'), isShown('tab-reviews')]).toEqual([true, false]);
		expect(first.getAttribute('aria-selected')).toBe('true');
		second.click();
		expect([isShown('tab-description'), isShown('tab-reviews')]).toEqual([false, true]);
		expect(second.parentElement?.className).toContain('active');
		expect(first.parentElement?.className).not.toContain('active');
	});

	it('have one tab each for screen readers: the link', async () => {
		const { element } = await show();
		const tabs = [...element.querySelectorAll('[role="tab"]')];
		expect(tabs.map(({ tagName }) => tagName)).toEqual(['A', 'A']);
		expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual([
			'tab-description',
			'tab-reviews',
		]);
	});

	it('stay as they are once detached', async () => {
		const { second, detach } = await show();
		detach();
		second.dispatchEvent(new MouseEvent('click', { cancelable: true }));
		expect(isShown('tab-description')).toBe(true);
	});
});

it('does nothing where there are no tabs', () => {
	expect(() => attach(document.createElement('div'), {}, tools)).not.toThrow();
});
