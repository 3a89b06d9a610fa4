// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let listeners: Map<string, Set<() => void>>;

beforeEach(() => {
	// The page's table is read once, so each test gets a page of its own.
	vi.resetModules();
	delete document.body.dataset.elementorBreakpoints;
	listeners = new Map();
	vi.stubGlobal('matchMedia', (query: string) => {
		const own = listeners.get(query) ?? new Set();
		listeners.set(query, own);
		return {
			addEventListener: (_: string, listener: () => void) => own.add(listener),
			removeEventListener: (_: string, listener: () => void) => own.delete(listener),
		};
	});
});

afterEach(() => vi.unstubAllGlobals());

const load = () => import('./device');

/** Makes the viewport this wide and tells those who watch the bounds. */
function resize(width: number): void {
	vi.stubGlobal('innerWidth', width);
	for (const own of listeners.values()) for (const listener of own) listener();
}

describe('the device of the viewport', () => {
	it.each([
		[320, 'mobile'],
		[767, 'mobile'],
		[768, 'tablet'],
		[1024, 'tablet'],
		[1025, 'tablet_extra'],
		[1200, 'tablet_extra'],
		[1201, 'laptop'],
		[1536, 'laptop'],
		[1537, 'desktop'],
		[4000, 'desktop'],
	])('is, at %i pixels, %s', async (width, device) => {
		resize(width);
		expect((await load()).currentDevice()).toBe(device);
	});

	it('is told at once, and once for each change, until nobody asks', async () => {
		resize(1537);
		const seen: string[] = [];
		const stop = (await load()).watchDevice((device) => seen.push(device));
		for (const width of [1536, 1201, 1200, 1025, 1024, 768, 767, 768, 1537]) resize(width);
		expect(seen).toEqual([
			'desktop',
			'laptop',
			'tablet_extra',
			'tablet',
			'mobile',
			'tablet',
			'desktop',
		]);
		stop();
		resize(400);
		expect(seen).toHaveLength(7);
		expect([...listeners.values()].every((own) => own.size === 0)).toBe(true);
	});

	it('watches the bounds that are in use only', async () => {
		resize(1000);
		(await load()).watchDevice(() => {});
		expect([...listeners.keys()].sort()).toEqual([
			'(max-width:1024px)',
			'(max-width:1200px)',
			'(max-width:1536px)',
			'(max-width:767px)',
		]);
	});

	it('goes by the bounds that the body names', async () => {
		document.body.dataset.elementorBreakpoints = '{"mobile":600,"tablet":900,"widescreen":2000}';
		const { currentDevice } = await load();
		const at = (width: number) => {
			resize(width);
			return currentDevice();
		};
		expect([600, 601, 900, 901, 1999, 2000].map(at)).toEqual([
			'mobile',
			'tablet',
			'tablet',
			'desktop',
			'desktop',
			'widescreen',
		]);
	});

	it.each(['', 'junk', 'null', '5', '"mobile"', '{"mobile":'])(
		'falls back on the specification where the body says %j',
		async (text) => {
			document.body.dataset.elementorBreakpoints = text;
			resize(1200);
			expect((await load()).currentDevice()).toBe('tablet_extra');
		},
	);

	it.each([null, 'x', -1, 0])('takes the specification’s bound in place of %j', async (value) => {
		document.body.dataset.elementorBreakpoints = JSON.stringify({ mobile: value, tablet: 900 });
		const { currentDevice } = await load();
		resize(767);
		expect(currentDevice()).toBe('mobile');
		resize(768);
		expect(currentDevice()).toBe('tablet');
	});
});
