// @vitest-environment node

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HandlerModule } from '@outrigger/elements/attach/handler';
import { everyHandler as handlers } from '@outrigger/elements/every-handler';
import { ENGLISH } from '@outrigger/rules/texts/english';
import { openSite } from 'outrigger/testing/whole-site';
import { prerender } from 'react-dom/static';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { type LeftBehind, watchLeftBehind } from './support/left-behind';

const CONTENT = join(import.meta.dirname, '../content');

/** Maps behaviours to pages of the catalogue that show them. */
const BEHAVIOURS: Readonly<Record<string, readonly string[]>> = {
	'background-slideshow': ['background-slideshow'],
	'background-video': ['background-video'],
	entrance: ['entrance-animations'],
	'lazy-background': ['lazy-backgrounds'],
	sticky: ['sticky-places'],
	motion: ['motion-scroll', 'motion-mouse', 'motion-background'],
};
const NAMES = [...Object.keys(handlers), ...Object.keys(BEHAVIOURS)];

/** Handlers that have no work left after they were attached. */
const ENDS_BY_ITSELF = new Set(['login', 'text-path']);

/** A time in milliseconds that is longer than anything for which a handler waits. */
const LONG_MS = 60_000;

const FRAME_MS = 16;

/**
 * A warning of React's development build, once for each context, because server and browser run in one process here.
 */
const TWO_RENDERERS = 'Detected multiple renderers concurrently rendering the same context';

/** Handlers of the shop whose page has the name of another widget of their family. */
const SHOP_PAGES: Readonly<Record<string, string>> = {
	'wc-add-to-cart': 'woocommerce-product-add-to-cart',
	'wc-archive-products': 'woocommerce-products',
	'woocommerce-product-related': 'woocommerce-products',
	'woocommerce-product-upsell': 'woocommerce-products',
};

/** The catalogue page of a handler's widget: its own, or that of its family. */
const pagesOf = (name: string) => {
	const family = [
		SHOP_PAGES[name] ?? name,
		name.replace(/-var-\d+$/, ''),
		name.replace(/-.*$/, ''),
	].find((page) => existsSync(join(CONTENT, `pages/widgets/${page}.json`)));
	return BEHAVIOURS[name] ?? [family ?? name];
};

const bodies = new Map<string, string>();
let ask: (path: string, init?: RequestInit) => Promise<Response>;
let left: LeftBehind;
let closeWindow: () => unknown = () => {};

beforeAll(async () => {
	const site = await openSite(CONTENT);
	for (const slug of new Set(NAMES.flatMap(pagesOf))) {
		// The first page of a process may take longer than the time that a visitor would wait.
		const html = await vi.waitFor(
			async () => {
				const answer = await site.get(`/widgets/${slug}/`);
				expect(answer.status).not.toBe(503);
				return answer.ok ? answer.text() : '';
			},
			{ timeout: 60_000, interval: 1000 },
		);
		expect([slug, html !== '']).toEqual([slug, true]);
		// The test attaches the handlers itself.
		const [, body = ''] = /<body[^>]*>(.*)<script\b[^>]*><\/script><\/body>/s.exec(html) ?? [];
		bodies.set(slug, body);
	}
	// React leaves the contexts of its last tree set. This matters only in tests, which have server and browser in one
	// process.
	await prerender(null);
	ask = async (path, init) => site.app.request(new URL(path, 'http://site.test').href, init);
	const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {});
	closeWindow = () => teardown(globalThis);
	vi.useFakeTimers();
	// Frames of the test's clock, and browser features that the test's window lacks.
	const { setTimeout: later } = globalThis;
	Object.assign(globalThis, {
		requestAnimationFrame: (callback: FrameRequestCallback) =>
			later(() => callback(performance.now()), FRAME_MS),
		cancelAnimationFrame: clearTimeout,
	});
	Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
	Object.assign(globalThis, { print() {} });
	Object.assign(document, { fonts: document.createElement('i') });
	document.body.dataset.texts = JSON.stringify(ENGLISH);
	left = watchLeftBehind();
	const { error } = console;
	vi.spyOn(console, 'error').mockImplementation((message, ...more) => {
		if (!`${message}`.startsWith(TWO_RENDERERS)) error(message, ...more);
	});
});
afterAll(async () => {
	vi.useRealTimers();
	await closeWindow();
});

beforeEach(() => {
	vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => ask(`${input}`, init));
});
afterEach(() => {
	document.body.replaceChildren();
	vi.unstubAllGlobals();
});

async function moduleOf(name: string): Promise<HandlerModule> {
	// The module tests the browser's features when it loads, so it is imported after the window was made.
	const { behaviours } = await import('@outrigger/elements/behaviours');
	const load = behaviours.find((behaviour) => behaviour.name === name)?.load ?? handlers[name];
	if (!load) throw new Error(`Nothing brings the handler "${name}".`);
	return load();
}

/** Attaches a handler to all its elements of a page; the promise gives the function that detaches it. */
async function attachAll(name: string, slug: string): Promise<() => void> {
	document.body.innerHTML = bodies.get(slug) ?? '';
	const { behaviours } = await import('@outrigger/elements/behaviours');
	const selector =
		behaviours.find((behaviour) => behaviour.name === name)?.selector ??
		`[data-widget_type^="${name}."]`;
	const elements = [...document.querySelectorAll<HTMLElement>(selector)];
	expect(elements.length).toBeGreaterThan(0);
	const { attach } = await moduleOf(name);
	const page = { attach: () => {}, detach: () => {} };
	const detaches = elements.map((element) =>
		attach(element, JSON.parse(element.dataset.settings ?? '{}'), page),
	);
	await pass(100);
	const all = await Promise.all(detaches);
	return () => {
		for (const detach of all) detach();
	};
}

/** Lets time pass, and lets code that waits for modules and answers continue. */
async function pass(milliseconds: number): Promise<void> {
	await vi.advanceTimersByTimeAsync(milliseconds);
	await vi.dynamicImportSettled();
	await vi.advanceTimersByTimeAsync(1);
}

/** Does with every element what a visitor may do: look, scroll, point, type and press. */
async function use(): Promise<void> {
	left.reportAll(false);
	left.reportAll(true);
	await pass(20);
	for (const type of ['scroll', 'resize', 'pointermove', 'pointerdown']) {
		dispatchEvent(new Event(type));
	}
	for (const input of document.querySelectorAll<HTMLInputElement>('main input[type="search"]')) {
		input.focus();
		input.value = 'boat';
		input.dispatchEvent(new Event('input', { bubbles: true }));
	}
	for (const button of document.querySelectorAll<HTMLElement>('main button[type="button"]')) {
		for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'click']) {
			button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
		}
	}
	await pass(20);
}

describe.each(NAMES)('the handler %s', (name) => {
	it.each(pagesOf(name))('leaves nothing behind on the page %s', async (slug) => {
		await attachAll(name, slug).then((detach) => detach());
		await pass(LONG_MS);
		// From here on the modules are loaded, and what libraries keep for the page is not counted.
		left.forget();
		for (const isUsed of [false, true]) {
			const detach = await attachAll(name, slug);
			const held = [...left.own(), ...left.ofLibraries()];
			if (!ENDS_BY_ITSELF.has(name)) expect(held).not.toEqual([]);
			if (isUsed) await use();
			detach();
			await pass(1);
			expect(left.own()).toEqual([]);
			// A script that loads late must not start again.
			await pass(LONG_MS);
			expect(left.own()).toEqual([]);
			document.body.replaceChildren();
			expect(left.ofLibraries()).toEqual([]);
		}
	});
});
