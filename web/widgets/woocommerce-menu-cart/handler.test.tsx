// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWidget } from '../../elements/testing/render-on-server';
import { keepCartSummary, tellCart } from '../../shop/cart/cart-signal';
import { attach } from './handler';
import { woocommerceMenuCart } from './index';

const tools = { attach: () => {}, detach: () => {} };

/** The markup that a stock WordPress sends. */
const STOCK = `<div id="w" class="elementor-element" data-widget_type="woocommerce-menu-cart.default"><div class="elementor-widget-container">
<div class="elementor-menu-cart__wrapper"><div class="elementor-menu-cart__toggle_wrapper">
<div class="elementor-menu-cart__container elementor-lightbox" aria-hidden="true"><div class="elementor-menu-cart__main" aria-hidden="true">
<div class="elementor-menu-cart__close-button"></div>
<div class="widget_shopping_cart_content"><a href="/product/x/">A product</a></div></div></div>
<div class="elementor-menu-cart__toggle elementor-button-wrapper">
<a id="elementor-menu-cart__toggle_button" href="#" class="elementor-menu-cart__toggle_button elementor-button elementor-size-sm" aria-expanded="false">
<span class="elementor-button-text"><span class="woocommerce-Price-amount amount">0,00</span></span>
<span class="elementor-button-icon"><span class="elementor-button-icon-qty" data-counter="0">0</span><i></i><span class="elementor-screen-only">Cart</span></span></a></div></div></div></div></div>`;

let shown: Element[];
let detach: () => void = () => {};

beforeEach(() => {
	shown = [];
	localStorage.clear();
	Object.assign(HTMLElement.prototype, {
		showPopover(this: Element) {
			shown.push(this);
		},
		hidePopover(this: Element) {
			shown = shown.filter((one) => one !== this);
		},
	});
});
afterEach(() => {
	detach();
	detach = () => {};
	vi.useRealTimers();
	document.body.replaceChildren();
});

const MARKUPS = [
	[
		'ours',
		() =>
			renderWidget('woocommerce-menu-cart', {}, { widgets: [woocommerceMenuCart], hasShop: true }),
	],
	['the builder’s own', async () => STOCK],
] as const;

async function show(markup: () => Promise<string>, settings = {}) {
	document.body.innerHTML = `${await markup()}<button id="else">Else</button>`;
	const element = document.querySelector<HTMLElement>('[data-widget_type]') as HTMLElement;
	detach = await attach(element, settings, tools);
	const find = (selector: string) => element.querySelector(selector) as HTMLElement;
	return {
		element,
		toggle: find('.elementor-menu-cart__toggle a'),
		main: find('.elementor-menu-cart__main'),
		counter: find('.elementor-button-icon-qty'),
		close: find('.elementor-menu-cart__close-button'),
		isOpen: () => element.classList.contains('elementor-menu-cart--shown'),
	};
}

describe.each(MARKUPS)('the menu cart in %s markup', (_, markup) => {
	it('shows the number in the cart as far as this browser knows, and follows it', async () => {
		keepCartSummary({ count: 3, subtotal: '€30.00' });
		const { counter, toggle } = await show(markup);
		expect(counter.getAttribute('data-counter')).toBe('3');
		expect(toggle.textContent).toContain('€30.00');
		expect(toggle.querySelector('.elementor-screen-only')?.textContent).toBe('Cart, 3 items');
		keepCartSummary({ count: 1, subtotal: '€10.00' });
		expect(counter.textContent).toBe('1');
		expect(toggle.querySelector('.elementor-screen-only')?.textContent).toBe('Cart, 1 item');
	});

	it('leaves the button of an empty cart as the page has it', async () => {
		const { toggle } = await show(markup);
		expect(toggle.querySelector('.elementor-screen-only')?.textContent).toBe('Cart');
	});

	it('opens above the page on a click and closes by its button, by Escape and by a press beside it', async () => {
		const { toggle, main, close, isOpen } = await show(markup);
		const ways = [
			() => close.click(),
			() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
			() => {
				const other = document.getElementById('else');
				for (const type of ['pointerdown', 'pointerup']) {
					other?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
				}
			},
		];
		for (const closeIt of ways) {
			toggle.click();
			expect(isOpen()).toBe(true);
			expect(shown).toHaveLength(1);
			expect(toggle.getAttribute('aria-expanded')).toBe('true');
			expect(main.getAttribute('aria-hidden')).toBe('false');
			expect(main.getAttribute('aria-modal')).toBe('true');
			closeIt();
			expect(isOpen()).toBe(false);
			expect(shown).toEqual([]);
			expect(toggle.getAttribute('aria-expanded')).toBe('false');
			expect(main.getAttribute('aria-hidden')).toBe('true');
		}
	});

	it('gives the focus back to its button', async () => {
		const { toggle, main, close } = await show(markup);
		toggle.click();
		expect(document.activeElement).toBe(main);
		close.click();
		expect(document.activeElement).toBe(toggle);
	});

	it('stays closed for a click with a key, which opens the page of the cart elsewhere', async () => {
		const { toggle, isOpen } = await show(markup);
		toggle.addEventListener('click', (event) => event.preventDefault());
		toggle.dispatchEvent(
			new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }),
		);
		expect(isOpen()).toBe(false);
	});

	it('opens by itself only where the editor wants that', async () => {
		const quiet = await show(markup);
		tellCart({ kind: 'added', notice: '' });
		expect(quiet.isOpen()).toBe(false);
		detach();
		const eager = await show(markup, { automatically_open_cart: 'yes' });
		tellCart({ kind: 'changed', notice: '' });
		expect(eager.isOpen()).toBe(false);
		tellCart({ kind: 'added', notice: '' });
		expect(eager.isOpen()).toBe(true);
	});

	it('does not follow the cart where the editor switched that off', async () => {
		const { counter } = await show(markup, { automatically_update_cart: '' });
		keepCartSummary({ count: 4, subtotal: '' });
		expect(counter.getAttribute('data-counter')).toBe('0');
	});

	it('opens for a mouse over the button and closes half a second after it has left', async () => {
		const { element, toggle, isOpen } = await show(markup, {
			cart_type: 'mini-cart',
			open_cart: 'mouseover',
		});
		vi.useFakeTimers();
		const area = element.querySelector('.elementor-menu-cart__toggle_wrapper');
		toggle.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
		expect(isOpen()).toBe(false);
		toggle.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
		expect(isOpen()).toBe(true);
		expect(shown).toEqual([]);
		area?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
		vi.advanceTimersByTime(499);
		expect(isOpen()).toBe(true);
		vi.advanceTimersByTime(1);
		expect(isOpen()).toBe(false);
	});

	it('leaves the markup as it was', async () => {
		const { element, main, toggle } = await show(markup);
		toggle.click();
		detach();
		expect(element.className).not.toContain('--shown');
		expect(main.getAttribute('aria-modal')).toBeNull();
		expect(element.querySelector('[popover]')).toBeNull();
	});
});

describe('the markup of the menu cart', () => {
	const render = (settings = {}) =>
		renderWidget('woocommerce-menu-cart', settings, {
			widgets: [woocommerceMenuCart],
			hasShop: true,
		});

	it('is a link to the cart without data of any visitor’s cart', async () => {
		const html = await render();
		expect(html).toContain('href="/cart/"');
		expect(html).toContain('data-counter="0"');
		expect(html).toContain('Your cart is loading');
	});

	it('wears the builder’s classes of its settings', async () => {
		const html = await render({
			cart_type: 'mini-cart',
			items_indicator: 'plain',
			hide_empty_indicator: 'yes',
			show_subtotal: '',
		});
		expect(html).toContain('elementor-menu-cart--items-indicator-plain');
		expect(html).toContain('elementor-menu-cart--cart-type-mini-cart');
		expect(html).toContain('elementor-menu-cart--empty-indicator-hide');
		expect(html).not.toContain('elementor-button-text');
	});
});

it('does nothing where a part is missing', async () => {
	const element = document.createElement('div');
	expect(() => attach(element, {}, tools)).not.toThrow();
});
