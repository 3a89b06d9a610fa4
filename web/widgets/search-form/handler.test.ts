// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attach } from './handler';

let detach: (() => void) | undefined;
afterEach(() => {
	detach?.();
	document.body.replaceChildren();
});

async function attachTo(html: string): Promise<void> {
	document.body.innerHTML = `<div id="widget">${html}</div>`;
	const widget = document.querySelector<HTMLElement>('#widget');
	if (widget)
		detach = (await attach(widget, {}, { attach: vi.fn(), detach: vi.fn() })) ?? undefined;
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const press = (element: Element, key: string) =>
	element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

describe('a search over the whole screen, in our markup', () => {
	const OURS = `<button class="elementor-search-form__toggle" popovertarget="l">Search</button>
		<dialog id="l" class="elementor-search-form__layer" popover="auto">
			<form><input class="elementor-search-form__input"></form>
			<button class="elementor-search-form__close" type="button">Close</button>
		</dialog>`;
	const dialog = () => find('dialog') as HTMLDialogElement;
	// jsdom has no dialogs and applies no CSS rules.
	const begin = async () => {
		vi.stubGlobal('CSS', { supports: () => true });
		HTMLDialogElement.prototype.showModal = function showModal() {
			this.open = true;
		};
		HTMLDialogElement.prototype.close = function close() {
			if (!this.open) return;
			this.open = false;
			this.dispatchEvent(new Event('close'));
		};
		await attachTo(OURS);
	};

	it('is a modal dialog, closed by its cross and by a press beside the form', async () => {
		await begin();
		const toggle = find('.elementor-search-form__toggle');
		expect(dialog().hasAttribute('popover')).toBe(false);
		for (const closer of ['.elementor-search-form__close', 'dialog']) {
			toggle.click();
			expect(dialog().open).toBe(true);
			expect(toggle.getAttribute('aria-expanded')).toBe('true');
			find('form').click();
			expect(dialog().open).toBe(true);
			find(closer).click();
			expect(dialog().open).toBe(false);
			expect(toggle.getAttribute('aria-expanded')).toBe('false');
			expect(document.activeElement).toBe(toggle);
		}
	});

	it('closes with Escape in its field, which a browser may keep to itself', async () => {
		await begin();
		find('.elementor-search-form__toggle').click();
		const writing = new KeyboardEvent('keydown', {
			key: 'Escape',
			bubbles: true,
			isComposing: true,
		});
		find('input').dispatchEvent(writing);
		expect(dialog().open).toBe(true);
		expect(press(find('input'), 'Escape')).toBe(false);
		expect(dialog().open).toBe(false);
		expect(document.activeElement).toBe(find('.elementor-search-form__toggle'));
	});

	it('is a popover again without its handler', async () => {
		await begin();
		find('.elementor-search-form__toggle').click();
		detach?.();
		detach = undefined;
		expect(dialog().open).toBe(false);
		expect(find('.elementor-search-form__toggle').hasAttribute('aria-expanded')).toBe(false);
	});
});

describe('a search over the whole screen, in the builder’s markup', () => {
	const THEIRS = `<form class="elementor-search-form" role="search">
		<div class="elementor-search-form__toggle" tabindex="0" role="button">Search</div>
		<div class="elementor-search-form__container">
			<input class="elementor-search-form__input" type="search" name="s">
			<div class="dialog-lightbox-close-button dialog-close-button" role="button" tabindex="0"></div>
		</div></form>`;
	const layer = () => find('.elementor-search-form__container');
	const isOpen = () => layer().classList.contains('elementor-search-form--full-screen');

	it('opens by pointer and keys, with the focus in its field', async () => {
		await attachTo(THEIRS);
		find('.elementor-search-form__toggle').click();
		expect(isOpen()).toBe(true);
		expect(document.activeElement).toBe(find('input'));
		press(find('input'), 'Escape');
		expect(isOpen()).toBe(false);
		expect(document.activeElement).toBe(find('.elementor-search-form__toggle'));
		press(find('.elementor-search-form__toggle'), 'Enter');
		expect(isOpen()).toBe(true);
		press(find('.dialog-close-button'), ' ');
		expect(isOpen()).toBe(false);
		find('.elementor-search-form__toggle').click();
		find('input').click();
		expect(isOpen()).toBe(true);
		layer().click();
		expect(isOpen()).toBe(false);
	});

	it('leaves nothing behind', async () => {
		await attachTo(THEIRS);
		const before = document.body.innerHTML;
		find('.elementor-search-form__toggle').click();
		detach?.();
		detach = undefined;
		expect(document.body.innerHTML).toBe(before.replace(' aria-expanded="false"', ''));
	});
});

it('takes the focus into the field when a visitor presses the icon beside it', async () => {
	await attachTo(
		'<form><div class="elementor-search-form__icon"></div><input class="elementor-search-form__input"></form>',
	);
	find('.elementor-search-form__icon').click();
	expect(document.activeElement).toBe(find('input'));
});
