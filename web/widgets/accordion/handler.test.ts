// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { attach } from './handler';

const tools = { attach: () => {}, detach: () => {} };
const OURS = (kind: string) =>
	[1, 2, 3]
		.map(
			(at) =>
				`<details class="elementor-${kind}-item" ${kind === 'accordion' ? `name="g" ${at === 1 ? 'open' : ''}` : ''}><summary class="elementor-tab-title">T</summary><div class="elementor-tab-content">C${at}</div></details>`,
		)
		.join('');
const BUILDERS = (kind: string) =>
	[1, 2, 3]
		.map(
			(at) =>
				`<div class="elementor-${kind}-item"><h3 id="elementor-tab-title-12${at}" class="elementor-tab-title" data-tab="${at}" role="button" aria-controls="elementor-tab-content-12${at}" aria-expanded="false"><a class="elementor-${kind}-title" tabindex="0">T</a></h3><div id="elementor-tab-content-12${at}" class="elementor-tab-content" role="region">C${at}</div></div>`,
		)
		.join('');

beforeEach(() => {
	fakeReducedMotion()(true);
});
afterEach(() => {
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

async function start(kind: string, items: string) {
	document.body.innerHTML = `<div id="w"><div class="elementor-${kind}">${items}</div></div>`;
	const element = document.getElementById('w') as HTMLElement;
	const detach = await attach(element, {}, tools);
	const titles = [...element.querySelectorAll<HTMLElement>('.elementor-tab-title')];
	const open = () =>
		[...element.querySelectorAll('.elementor-tab-content')].flatMap((panel) =>
			panel.matches('[hidden], details:not([open]) > *') ? [] : [panel.textContent],
		);
	return { element, titles, open, detach };
}

describe.each([
	['our markup', OURS],
	['the markup of a real site', BUILDERS],
])('on %s', (_, markup) => {
	it('an accordion has one item open, the first to begin with, and may have none', async () => {
		const { titles, open } = await start('accordion', markup('accordion'));
		expect(open()).toEqual(['C1']);
		titles[2]?.click();
		expect(open()).toEqual(['C3']);
		titles[2]?.click();
		expect(open()).toEqual([]);
	});

	it('a toggle opens each item by itself', async () => {
		const { titles, open } = await start('toggle', markup('toggle'));
		expect(open()).toEqual([]);
		titles[0]?.click();
		titles[2]?.click();
		expect(open()).toEqual(['C1', 'C3']);
	});

	it('changes nothing after it is detached', async () => {
		const { titles, open, detach } = await start('toggle', markup('toggle'));
		detach();
		if (markup === BUILDERS) titles[0]?.click();
		expect(open()).toEqual([]);
	});
});

describe('the markup of a real site', () => {
	it('gets one control per title, whose name is its action', async () => {
		const { titles } = await start('accordion', BUILDERS('accordion'));
		const [title] = titles;
		expect([title?.tabIndex, title?.querySelector('a')?.hasAttribute('tabindex')]).toEqual([
			0,
			false,
		]);
		expect(titles.map((one) => one.getAttribute('aria-expanded'))).toEqual([
			'true',
			'false',
			'false',
		]);
		expect(titles.map((one) => one.classList.contains('elementor-active'))).toEqual([
			true,
			false,
			false,
		]);
		titles[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
		expect(titles.map((one) => one.getAttribute('aria-expanded'))).toEqual([
			'false',
			'true',
			'false',
		]);
	});

	it('leaves a title alone that has no text', async () => {
		const { open } = await start('accordion', '<h3 class="elementor-tab-title">T</h3>');
		expect(open()).toEqual([]);
	});
});
