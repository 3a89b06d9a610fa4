// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playEntrance } from './play-by-sheet';

let element: HTMLElement;
let isReduced: boolean;
let query: EventTarget;
/** Names of keyframes that the page's sheets have. */
let keyframes: string[];
let run: { end: () => void; finish: ReturnType<typeof vi.fn> };

beforeEach(() => {
	isReduced = false;
	query = new EventTarget();
	keyframes = ['fadeInUp'];
	vi.stubGlobal('matchMedia', () =>
		Object.defineProperty(query, 'matches', { get: () => isReduced, configurable: true }),
	);
	element = document.createElement('div');
	document.body.replaceChildren(element);
	element.getAnimations = () => {
		const name = keyframes.find((one) => element.style.animation.startsWith(`${one} `));
		if (!name) return [];
		const finished = new Promise<void>((resolve) => {
			run = { end: resolve, finish: vi.fn(resolve) };
		});
		return [{ animationName: name, finished, finish: run.finish } as unknown as Animation];
	};
});
afterEach(() => {
	delete document.body.dataset.passed;
	vi.unstubAllGlobals();
});

describe('an entrance on a passed page', () => {
	it('runs by the keyframes of the builder’s sheet, and leaves no trace', async () => {
		const { finished } = playEntrance(element, 'fadeInUp', { seconds: 2, delaySeconds: 0.5 });
		expect(element.style.animation).toBe('fadeInUp 2s 0.5s normal both');
		run.end();
		await finished;
		expect(element.style.cssText).toBe('');
	});

	it('backwards stays out at its end, and comes back when it is cancelled', async () => {
		const entrance = playEntrance(element, 'fadeInUp', { seconds: 1, reversed: true });
		expect(element.style.animation).toBe('fadeInUp 1s 0s reverse both');
		entrance.finish();
		await entrance.finished;
		expect([run.finish.mock.calls.length, element.style.animation]).toEqual([
			1,
			'fadeInUp 1s 0s reverse both',
		]);
		entrance.cancel();
		expect(element.style.cssText).toBe('');
	});

	it.each(['zoomIn', 'blink 1s infinite'])(
		'without keyframes is over at once: %s',
		async (name) => {
			keyframes.push('blink');
			const entrance = playEntrance(element, name, { seconds: 1 });
			expect(element.style.cssText).toBe('');
			await entrance.finished;
		},
	);

	it('ends where the visitor wants less motion, and where it takes no time', async () => {
		const { finished } = playEntrance(element, 'fadeInUp', { seconds: 60 });
		isReduced = true;
		query.dispatchEvent(new Event('change'));
		await finished;
		expect(element.style.cssText).toBe('');
		isReduced = false;
		await playEntrance(element, 'fadeInUp', { seconds: 0 }).finished;
		expect(element.style.cssText).toBe('');
	});

	it('is played by the sheet there alone', async () => {
		const fetched = async () => {
			vi.resetModules();
			const { bringPlayer, whenPlayer } = await import('./player');
			bringPlayer();
			await vi.dynamicImportSettled();
			return new Promise((resolve) => whenPlayer(resolve));
		};
		expect(await fetched()).toBe(await import('./play-entrance'));
		document.body.dataset.passed = '';
		expect(await fetched()).toBe(await import('./play-by-sheet'));
	});
});
