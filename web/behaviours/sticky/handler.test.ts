// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeViewport, installFakeViewport } from '../../browser/testing/fake-viewport';
import { attach } from './handler';
import { stickySettings } from './settings';

let viewport: FakeViewport;

beforeEach(() => {
	viewport = installFakeViewport();
	document.body.innerHTML = '<div class="elementor-element e-con" data-id="a">x</div>';
	sheetSays('20 0 0');
});

afterEach(() => vi.useRealTimers());

/** Sets the value of the sheet for the element on the present device. */
function sheetSays(lengths: string): void {
	document.head.innerHTML = `<style>[data-id="a"]{--e-sticky:${lengths}}</style>`;
}

const element = () => document.querySelector<HTMLElement>('[data-id="a"]') as HTMLElement;

describe('the sticky handler', () => {
	it('leaves no trace after repeated attaching and detaching', () => {
		const before = document.documentElement.outerHTML;
		for (let round = 0; round < 50; round += 1) attach(element(), { sticky: 'top' })();
		expect(document.documentElement.outerHTML.replaceAll(' style=""', '')).toBe(before);
		expect(viewport.observed()).toBe(0);
	});

	it('marks an element that may stick, and only that', () => {
		const end = attach(element(), { sticky: 'bottom' });
		expect(element().className).toContain('elementor-sticky');
		expect(element().className).not.toContain('--active');
		end();
		expect(element().className).toBe('elementor-element e-con');
	});

	it('leaves elements alone that the sheet does not stick, until another device where it does', () => {
		vi.useFakeTimers();
		document.head.innerHTML = '';
		const end = attach(element(), { sticky: 'top' });
		expect(element().className).toBe('elementor-element e-con');
		sheetSays('0 100 64');
		dispatchEvent(new Event('resize'));
		vi.advanceTimersByTime(300);
		expect(element().className).toContain('elementor-sticky');
		end();
		expect(element().className).toBe('elementor-element e-con');
	});

	it('starts again after a resize only if the sheet has another value or the device changed', () => {
		vi.useFakeTimers();
		const end = attach(element(), { sticky: 'top' });
		const resize = () => {
			const before = viewport.observers();
			dispatchEvent(new Event('resize'));
			vi.advanceTimersByTime(300);
			return viewport.observers() > before;
		};
		expect(resize()).toBe(false);
		document.body.dataset.elementorDeviceMode = 'tablet';
		expect(resize()).toBe(true);
		sheetSays('30 0 0');
		expect(resize()).toBe(true);
		expect(resize()).toBe(false);
		end();
		delete document.body.dataset.elementorDeviceMode;
	});

	it.each([{}, { sticky: 'left' }, { sticky: null }, { sticky: ['top'] }])(
		'is off with %o, which has no rule in the sheet',
		(settings) => {
			document.head.innerHTML = '';
			const before = document.documentElement.outerHTML;
			attach(element(), settings);
			expect(document.documentElement.outerHTML.replace(' style=""', '')).toBe(before);
		},
	);
});

describe('the settings that travel to it', () => {
	it('is its side and its column, and nothing of an element that does not stick', () => {
		const others = { sticky_on: ['desktop'], sticky_offset_tablet: 4, title: 'x' };
		expect(stickySettings({ sticky: 'top', sticky_parent: '', ...others })).toEqual({
			sticky: 'top',
		});
		expect(stickySettings({ sticky: 'bottom', sticky_parent: 'yes', ...others })).toEqual({
			sticky: 'bottom',
			sticky_parent: 'yes',
		});
		expect(stickySettings({ sticky: '', ...others })).toEqual({});
	});
});
