// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let listeners: Map<string, Set<() => void>>;
let width: number;

beforeEach(() => {
	// A page reads its table once, so each test gets a fresh page.
	vi.resetModules();
	delete document.body.dataset.elementorBreakpoints;
	listeners = new Map();
	vi.stubGlobal('matchMedia', (query: string) => {
		const own = listeners.get(query) ?? new Set();
		listeners.set(query, own);
		const [, side, bound] = /\((\w+)-width:(\d+)px\)/.exec(query) ?? [];
		return {
			get matches() {
				return side === 'min' ? width >= Number(bound) : width <= Number(bound);
			},
			addEventListener: (_: string, listener: () => void) => own.add(listener),
			removeEventListener: (_: string, listener: () => void) => own.delete(listener),
		};
	});
});

afterEach(() => vi.unstubAllGlobals());

const load = () => import('./device');

/** Sets the width of the viewport and notifies the listeners of the bounds. */
function resize(to: number): void {
	width = to;
	for (const own of listeners.values()) for (const listener of own) listener();
}

describe('the device of the viewport', () => {
	it.each([
		[320, 'mobile'],
		[767, 'mobile'],
		// A zoomed window can have a width between two pixels, where the phone's rules no longer apply.
		[767.4, 'tablet'],
		[768, 'tablet'],
		[1024, 'tablet'],
		[1025, 'tablet_extra'],
		[1200, 'tablet_extra'],
		[1201, 'laptop'],
		[1536, 'laptop'],
		[1537, 'desktop'],
		[4000, 'desktop'],
	])('is, at %d pixels, %s', async (px, device) => {
		resize(px);
		expect((await load()).currentDevice()).toBe(device);
	});

	it('comes at once, and once for each change, until no listener is left', async () => {
		resize(1537);
		const seen: string[] = [];
		const stop = (await load()).watchDevice((device) => seen.push(device));
		for (const px of [1536, 1201, 1200, 1025, 1024, 768, 767, 768, 1537]) resize(px);
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
		const bounds = [...listeners.keys()].filter((query) => query !== 'not all');
		expect(bounds.sort()).toEqual([
			'(max-width:1024px)',
			'(max-width:1200px)',
			'(max-width:1536px)',
			'(max-width:767px)',
		]);
	});

	it('depends on the bounds in the body', async () => {
		document.body.dataset.elementorBreakpoints = '{"mobile":600,"tablet":900,"widescreen":2000}';
		const { currentDevice } = await load();
		const at = (px: number) => {
			resize(px);
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

	it('is one of seven where a kit uses them all', async () => {
		document.body.dataset.elementorBreakpoints =
			'{"mobile":767,"mobile_extra":880,"tablet":1024,"tablet_extra":1200,"laptop":1536,"widescreen":2400}';
		const { currentDevice } = await load();
		const at = (px: number) => {
			resize(px);
			return currentDevice();
		};
		expect([767, 768, 880, 881, 1537, 2399, 2400].map(at)).toEqual([
			'mobile',
			'mobile_extra',
			'mobile_extra',
			'tablet',
			'desktop',
			'desktop',
			'widescreen',
		]);
	});

	it.each(['', 'junk', 'null', '5', '"mobile"', '{"mobile":'])(
		'falls back on the specification where the body has %j',
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
