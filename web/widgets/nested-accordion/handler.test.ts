// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { attach } from './handler';

const tools = { attach: () => {}, detach: () => {} };
/** The markup of a real site: inner items are out of the Tab order, and the first item contains an accordion. */
const item = (at: number, inner = '') =>
	`<details id="i${at}" class="e-n-accordion-item"><summary class="e-n-accordion-item-title" tabindex="${at ? -1 : 0}" aria-expanded="false" aria-controls="i${at}">T</summary><div role="region" class="e-con">${inner}</div></details>`;
const MARKUP = `<div class="e-n-accordion">${item(0, `<div class="e-n-accordion">${item(3)}</div>`)}${item(1)}${item(2)}</div>`;

beforeEach(() => {
	fakeReducedMotion()(true);
	HTMLElement.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
	vi.unstubAllGlobals();
	location.hash = '';
	document.body.replaceChildren();
});

async function start(settings: object = {}) {
	document.body.innerHTML = MARKUP;
	const detach = await attach(document.body, settings, tools);
	const summary = (at: number) => document.querySelector(`#i${at} > summary`) as HTMLElement;
	const open = () =>
		[...document.querySelectorAll('details')].filter((one) => one.open).map(({ id }) => id);
	return { summary, open, detach };
}

it('opens one at a time, and leaves an accordion inside it alone', async () => {
	const { summary, open } = await start();
	summary(0).click();
	(document.getElementById('i3') as HTMLDetailsElement).open = true;
	expect(open()).toEqual(['i0', 'i3']);
	summary(2).click();
	expect(open()).toEqual(['i3', 'i2']);
	expect(summary(2).getAttribute('aria-expanded')).toBe('true');
});

it('opens as many as one likes where that is set', async () => {
	const { summary, open } = await start({ max_items_expended: 'multiple' });
	for (const at of [0, 1, 2]) summary(at).click();
	expect(open()).toEqual(['i0', 'i1', 'i2']);
});

it('lets Tab reach every title, and arrows go round', async () => {
	const { summary } = await start();
	expect([0, 1, 2].map((at) => summary(at).hasAttribute('tabindex'))).toEqual([
		false,
		false,
		false,
	]);
	summary(0).focus();
	summary(0).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
	expect(document.activeElement).toBe(summary(2));
});

it('opens the item that the address names, and none once it is detached', async () => {
	location.hash = '#i1';
	const { open, detach } = await start();
	expect(open()).toEqual(['i1']);
	detach();
	location.hash = '#i2';
	dispatchEvent(new Event('hashchange'));
	expect(open()).toEqual(['i1']);
});
