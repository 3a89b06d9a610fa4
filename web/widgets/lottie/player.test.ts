// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawAnimation } from './player';

const drawn = vi.hoisted(() => ({ by: [] as string[] }));
const libraryOf = vi.hoisted(() => (name: string) => ({
	loadAnimation: () => {
		drawn.by.push(name);
		return { addEventListener: () => {}, isLoaded: true, totalFrames: 60, destroy: () => {} };
	},
}));
vi.mock('./shapes-library', () => libraryOf('shapes'));
vi.mock('lottie-web/build/player/lottie_light', () => ({ default: libraryOf('whole') }));
vi.mock('lottie-web/build/player/lottie_light_canvas', () => ({ default: libraryOf('canvas') }));

const ANIMATION = { w: 100, h: 100, fr: 30, ip: 0, op: 60 };
const SHAPES = { ty: 4, shapes: [{ ty: 'gr', it: [{ ty: 'rc' }, { ty: 'tm' }] }] };
const TEXT = { ty: 5, t: {} };
let box: HTMLElement;

beforeEach(() => {
	drawn.by = [];
	box = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

function answer(layers: object[], more: object = {}) {
	vi.stubGlobal('fetch', async () => Response.json({ ...ANIMATION, layers, ...more }));
}
const draw = (renderer: 'svg' | 'canvas' = 'svg', signal = new AbortController().signal) =>
	drawAnimation(box, '/a.json', renderer, signal);

it.each([
	['shapes', 'shapes', [SHAPES], {}],
	['text', 'whole', [SHAPES, TEXT], {}],
	['text in a composition', 'whole', [{ ty: 0 }], { assets: [{ id: 'c', layers: [TEXT] }] }],
	['zig zags', 'whole', [{ ty: 4, shapes: [{ ty: 'gr', it: [{ ty: 'zz' }] }] }], {}],
])('an animation with %s gets the library "%s"', async (_, library, layers, more) => {
	answer(layers, more);
	const player = await draw();
	expect(drawn.by).toEqual([library]);
	expect(box.dataset.state).toBe('drawn');
	player?.end();
	expect(box.childElementCount).toBe(0);
});

it('an animation for a canvas gets the library for canvases', async () => {
	vi.stubGlobal(
		'ResizeObserver',
		class {
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	);
	answer([TEXT]);
	await draw('canvas');
	expect(drawn.by).toEqual(['canvas']);
});

it('an animation that ended while it was fetched draws nothing', async () => {
	answer([SHAPES]);
	const abort = new AbortController();
	const drawing = draw('svg', abort.signal);
	abort.abort();
	expect(await drawing).toBeUndefined();
	expect(drawn.by).toEqual([]);
});

it('a file that is no animation draws nothing', async () => {
	vi.stubGlobal('fetch', async () => Response.json({ layers: 'none' }));
	expect(await draw()).toBeUndefined();
	expect(drawn.by).toEqual([]);
});
