// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeViewport } from '../../browser/testing/fake-viewport';

const viewport = installFakeViewport();
const BELOW = { top: 2000, bottom: 2100 };
const ABOVE = { top: -300, bottom: -200 };

let isReduced: boolean;
let element: HTMLElement;

/** Returns the handler of a page that has just been loaded, whether the visitor has used the page or not. */
async function loadPage() {
	vi.resetModules();
	const { attach } = await import('./handler');
	return attach;
}

function place({ top, bottom }: { top: number; bottom: number }, hasBox = true): void {
	const size = hasBox ? 100 : 0;
	element.getBoundingClientRect = () => ({ top, bottom, width: size, height: size }) as DOMRect;
}

const use = () => dispatchEvent(new Event('scroll'));
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const classes = () => [...element.classList];

beforeEach(async () => {
	vi.useFakeTimers();
	await import('./play-entrance');
	isReduced = false;
	vi.stubGlobal('matchMedia', () =>
		Object.assign(new EventTarget(), {
			get matches() {
				return isReduced;
			},
		}),
	);
	element = document.createElement('div');
	document.body.replaceChildren(element);
	place(BELOW);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('an element with an entrance', () => {
	it('waits below the first screen, plays once in view, and keeps the classes of the played entrance', async () => {
		const attach = await loadPage();
		const detach = attach(element, { animation: 'fadeInUp' });
		expect(classes()).toEqual([]);
		viewport.report(element, false);
		expect(classes()).toEqual(['elementor-invisible']);
		use();
		await vi.dynamicImportSettled();
		viewport.report(element, true);
		await settle(10);
		expect(classes()).toEqual(['animated', 'fadeInUp']);
		expect(element.style.opacity).not.toBe('');
		viewport.report(element, false);
		expect(classes()).toEqual(['animated', 'fadeInUp']);
		detach();
		expect([classes(), element.style.cssText, viewport.observed()]).toEqual([[], '', 0]);
	});

	it('stays where the first screen shows it, or where it was scrolled past', async () => {
		const attach = await loadPage();
		const detach = attach(element, { animation: 'fadeIn' });
		viewport.report(element, true);
		viewport.report(element, false);
		expect(classes()).toEqual([]);
		detach();
		place(ABOVE);
		attach(element, { animation: 'fadeIn' });
		viewport.report(element, false);
		expect([classes(), viewport.observed()]).toEqual([[], 0]);
	});

	describe('on a passed page, where WordPress hides it', () => {
		beforeEach(() => {
			document.body.dataset.passed = '';
			element.className = 'elementor-invisible';
			element.style.visibility = 'hidden';
		});
		afterEach(() => {
			for (const name of ['passed', 'entrances']) delete document.body.dataset[name];
		});

		it('stays hidden below the first screen, and the page’s sheet leaves it to us', async () => {
			const attach = await loadPage();
			const detach = attach(element, { animation: 'fadeIn' });
			viewport.report(element, false);
			expect(classes()).toEqual(['elementor-invisible']);
			expect(document.body.dataset.entrances).toBe('');
			detach();
		});

		it('shows at once where it was scrolled past', async () => {
			const attach = await loadPage();
			place(ABOVE);
			attach(element, { animation: 'fadeIn' });
			expect([classes(), viewport.observed()]).toEqual([[], 0]);
		});

		it('stays visible if the page’s sheet has shown it', async () => {
			const attach = await loadPage();
			element.style.visibility = 'visible';
			attach(element, { animation: 'fadeIn' });
			expect([classes(), viewport.observed()]).toEqual([[], 0]);
			expect(document.body.dataset.entrances).toBeUndefined();
		});
	});

	it('is hidden at once without a box, and when it is inserted later', async () => {
		const attach = await loadPage();
		place({ top: 0, bottom: 0 }, false);
		attach(element, { animation: 'fadeIn' })();
		const detach = attach(element, { animation: 'fadeIn' });
		expect(classes()).toEqual(['elementor-invisible']);
		detach();
		await settle(10);
		place({ top: 10, bottom: 110 });
		const again = attach(element, { animation: 'fadeIn' });
		expect(classes()).toEqual(['elementor-invisible']);
		again();
		expect(classes()).toEqual([]);
	});

	it('is just shown on a device that has none, and where the page is not in use', async () => {
		const attach = await loadPage();
		for (const settings of [
			{ animation: 'none', animation_mobile: 'pulse' },
			{ animation: 'fadeIn' },
		]) {
			const detach = attach(element, settings);
			viewport.report(element, false);
			viewport.report(element, true);
			await settle(10);
			expect([classes(), element.style.cssText]).toEqual([[], '']);
			detach();
		}
	});

	it('waits for its delay in any stored form, up to a limit', async () => {
		const attach = await loadPage();
		use();
		await vi.dynamicImportSettled();
		element.dataset.element_type = 'widget';
		for (const [delay, ms] of [
			['300', 300],
			[1e12, 10_000],
			['junk', 0],
			[-5, 0],
		] as const) {
			const detach = attach(element, { _animation: 'pulse', _animation_delay: delay });
			viewport.report(element, false);
			viewport.report(element, true);
			if (ms > 0) await settle(ms - 10);
			expect(classes()).toEqual(['elementor-invisible']);
			await settle(20);
			expect(classes()).toEqual(['animated', 'pulse']);
			detach();
		}
	});

	it('is at rest at once under reduced motion', async () => {
		const attach = await loadPage();
		use();
		await vi.dynamicImportSettled();
		isReduced = true;
		const detach = attach(element, { animation: 'bounceInUp' });
		viewport.report(element, false);
		viewport.report(element, true);
		await settle(10);
		expect([classes(), element.style.cssText]).toEqual([['animated', 'bounceInUp'], '']);
		detach();
	});

	it('is shown when it is detached while it waits', async () => {
		const attach = await loadPage();
		use();
		const detach = attach(element, { animation: 'fadeIn', animation_delay: 500 });
		viewport.report(element, false);
		viewport.report(element, true);
		detach();
		await settle(2000);
		expect([classes(), element.style.cssText]).toEqual([[], '']);
	});
});
