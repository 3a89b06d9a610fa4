// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeViewport } from '../browser/testing/fake-viewport';
import type { HandlerTable } from './handler';

const viewport = installFakeViewport();

let attached: string[];
let detached: string[];
let fetched: string[];
let seenSettings: unknown[];
let faults: unknown[];
let mayFetch: boolean;

const table: HandlerTable = {
	counter: async () => {
		fetched.push('counter');
		if (!mayFetch) throw new Error('offline');
		return {
			attach: (element, settings) => {
				attached.push(element.id);
				seenSettings.push(settings);
				return () => detached.push(element.id);
			},
		};
	},
	patient: async () => ({
		async attach(element, _settings, _page, wanted) {
			const isGone = await wanted;
			attached.push(isGone ? 'gone' : element.id);
			return () => detached.push(element.id);
		},
	}),
	broken: async () => ({
		attach: () => {
			throw new Error('bug');
		},
	}),
};

/** A page reports a fault only once for each type, so each test gets a fresh page. */
async function createPage(markup: string) {
	vi.resetModules();
	const { createAttacher } = await import('./attach');
	document.body.innerHTML = markup;
	return createAttacher(table);
}

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const settle = () => vi.advanceTimersByTimeAsync(2100);

const TWO = `
	<div id="a" data-widget_type="counter.default" data-settings='{"ending_number":7}'></div>
	<div id="b" data-widget_type="counter.default"></div>
	<div id="plain" data-widget_type="heading.default"></div>
	<div id="proto" data-widget_type="constructor.default"></div>`;

beforeEach(() => {
	vi.useFakeTimers();
	[attached, detached, fetched, seenSettings, faults] = [[], [], [], [], []];
	mayFetch = true;
	vi.stubGlobal('reportError', (error: unknown) => faults.push(error));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('handlers', () => {
	it('are not fetched while their element is far away', async () => {
		const page = await createPage(TWO);
		page.attach(document);
		await settle();
		expect(fetched).toEqual([]);
	});

	it('are fetched when idle and attached when their element comes near', async () => {
		const page = await createPage(TWO);
		page.attach(document);
		viewport.report(byId('a'), true);
		expect(fetched).toEqual([]);
		await settle();
		expect(attached).toEqual(['a']);
		viewport.report(byId('b'), true);
		await settle();
		expect(attached).toEqual(['a', 'b']);
		expect(fetched).toEqual(['counter']);
	});

	it('are fetched when the part comes near that stands in the window', async () => {
		const page = await createPage(
			'<div id="a" data-widget_type="counter.default"><div id="bar" class="e-floating-bars"></div></div>',
		);
		page.attach(document);
		viewport.report(byId('bar'), true);
		await settle();
		expect(attached).toEqual(['a']);
	});

	it('share one observer, which forgets each element that came near', async () => {
		const page = await createPage(TWO);
		const before = viewport.observed();
		page.attach(document);
		expect(viewport.observed() - before).toBe(2);
		viewport.report(byId('a'), true);
		viewport.report(byId('b'), true);
		expect(viewport.observed()).toBe(before);
	});

	it('come at once for a requested element, with all elements around it', async () => {
		const page = await createPage(
			`<div id="out" data-widget_type="counter.default"><div id="in" data-widget_type="counter.default"><a id="link"></a></div></div>`,
		);
		page.attach(document);
		await page.want(byId('link'));
		expect(attached.sort()).toEqual(['in', 'out']);
		expect(page.want(byId('link'))).toBeUndefined();
	});

	it('may wait for their visitor, with the request unanswered meanwhile', async () => {
		const page = await createPage('<div id="p" data-widget_type="patient.default"><b></b></div>');
		page.attach(document);
		viewport.report(byId('p'), true);
		await settle();
		expect(attached).toEqual([]);
		const ready = page.want(document.querySelector('b') as Element);
		expect(ready).toBeInstanceOf(Promise);
		await ready;
		expect(attached).toEqual(['p']);
		expect(page.want(byId('p'))).toBeUndefined();
	});

	it('end their wait when the element leaves', async () => {
		const page = await createPage('<div id="p" data-widget_type="patient.default"></div>');
		page.attach(document);
		viewport.report(byId('p'), true);
		await settle();
		page.detach(byId('p'));
		await settle();
		expect([attached, detached]).toEqual([['gone'], ['p']]);
	});

	it('get their settings decoded, and none where the text is broken', async () => {
		const page = await createPage(
			`${TWO}<div id="c" data-widget_type="counter.default" data-settings="{oops"></div>
			<div id="d" data-widget_type="counter.default" data-settings="[]"></div>`,
		);
		page.attach(document);
		for (const id of ['a', 'b', 'c', 'd']) await page.want(byId(id));
		expect(seenSettings).toEqual([{ ending_number: 7 }, {}, {}, {}]);
	});

	it('attach once for repeated calls with a root', async () => {
		const page = await createPage(TWO);
		page.attach(document);
		page.attach(byId('a'));
		await page.want(byId('a'));
		page.attach(document);
		await page.want(byId('a'));
		expect(attached).toEqual(['a']);
	});

	it('detach with the root that is taken away, once, and may be attached again', async () => {
		const page = await createPage(`<main id="main">${TWO}</main>`);
		page.attach(document);
		await page.want(byId('a'));
		page.detach(byId('main'));
		page.detach(byId('main'));
		expect(detached).toEqual(['a']);
		expect(page.want(byId('a'))).toBeUndefined();
		page.attach(byId('a'));
		await page.want(byId('a'));
		expect(attached).toEqual(['a', 'a']);
	});

	it('that were detached while they were fetched never attach', async () => {
		const page = await createPage(TWO);
		page.attach(document);
		const wanted = page.want(byId('a'));
		page.detach(byId('a'));
		await wanted;
		viewport.report(byId('b'), true);
		page.detach(byId('b'));
		await settle();
		expect(attached).toEqual([]);
	});

	it('that throw are reported once a type and leave the others alone', async () => {
		const page = await createPage(
			`${TWO}<div id="x" data-widget_type="broken.default"></div><div id="y" data-widget_type="broken.default"></div>`,
		);
		page.attach(document);
		for (const id of ['x', 'y', 'a']) await page.want(byId(id));
		expect(faults).toHaveLength(1);
		expect(attached).toEqual(['a']);
		expect(page.want(byId('x'))).toBeUndefined();
	});

	it('that cannot be fetched are tried again when the page is attached again', async () => {
		const page = await createPage(TWO);
		page.attach(document);
		mayFetch = false;
		await page.want(byId('a'));
		expect(attached).toEqual([]);
		expect(faults).toHaveLength(1);
		mayFetch = true;
		page.attach(document);
		await page.want(byId('a'));
		expect(attached).toEqual(['a']);
	});
});

describe('behaviours', () => {
	/** A page on which one behaviour waits until the test starts it. */
	async function createMoving(markup: string) {
		vi.resetModules();
		const { createAttacher } = await import('./attach');
		document.body.innerHTML = markup;
		const moments: (() => void)[] = [];
		const page = createAttacher(table, [
			{
				name: 'moving',
				selector: `[data-settings*='"moving":']`,
				load: table.counter as NonNullable<typeof table.counter>,
				when: (start) => moments.push(start),
			},
		]);
		return { page, moments };
	}

	const MOVING = `
		<div id="c" data-settings='{"moving":1}'></div>
		<div id="d" data-settings='{"moving":2}'></div>
		<div id="e" data-settings='{"still":3}'></div>`;

	it('begin at their own moment, which is computed once, on all their elements', async () => {
		const { page, moments } = await createMoving(MOVING);
		page.attach(document);
		await settle();
		expect([moments.length, fetched.length]).toEqual([1, 0]);
		moments[0]?.();
		await settle();
		expect(attached).toEqual(['c', 'd']);
		expect(seenSettings).toEqual([{ moving: 1 }, { moving: 2 }]);
	});

	it('report to each element that they could not be attached', async () => {
		vi.resetModules();
		const { createAttacher } = await import('./attach');
		document.body.innerHTML = MOVING;
		const failed: string[] = [];
		const page = createAttacher({}, [
			{
				name: 'moving',
				selector: `[data-settings*='"moving":']`,
				load: () => Promise.reject(new Error('offline')),
				when: (start) => start(),
				onFault: ({ id }) => failed.push(id),
			},
		]);
		page.attach(document);
		await settle();
		expect([failed, faults.length]).toEqual([['c', 'd'], 1]);
	});

	it('are not waited for on a page without such an element', async () => {
		const { page, moments } = await createMoving('<div id="e" data-settings="{}"></div>');
		page.attach(document);
		expect(moments).toEqual([]);
	});

	it('end when their element is detached, also before they began', async () => {
		const { page, moments } = await createMoving(MOVING);
		page.attach(document);
		page.detach(byId('d'));
		moments[0]?.();
		await settle();
		page.detach(byId('c'));
		expect([attached, detached]).toEqual([['c'], ['c']]);
	});

	it('stand beside the handler of a widget, each attached once', async () => {
		const { page, moments } = await createMoving(
			`<div id="f" data-widget_type="counter.default" data-settings='{"moving":1}'></div>`,
		);
		page.attach(document);
		page.attach(document);
		viewport.report(byId('f'), true);
		moments[0]?.();
		await settle();
		expect(attached).toEqual(['f', 'f']);
	});
});

describe('the data that a page names for its elements', () => {
	it('waits for a visitor’s request, where the page marks it so', async () => {
		const { createAttacher } = await import('./attach');
		document.body.innerHTML = TWO;
		const page = createAttacher(table, [], undefined, ({ id }) =>
			id === 'b' ? 'request' : undefined,
		);
		page.attach(document);
		viewport.report(byId('a'), true);
		await settle();
		expect(attached).toEqual(['a']);
		await page.want(byId('b'));
		expect(attached).toEqual(['a', 'b']);
	});

	it('waits for the first input of the page if its handler does, and then until the element is near', async () => {
		const { createAttacher } = await import('./attach');
		document.body.innerHTML = TWO;
		const page = createAttacher(table, [], undefined, () => 'input');
		page.attach(document);
		await page.want(byId('b'));
		expect(attached).toEqual(['b']);
		dispatchEvent(new Event('keydown'));
		await settle();
		expect(attached).toEqual(['b']);
		viewport.report(byId('a'), true);
		await settle();
		expect(attached).toEqual(['b', 'a']);
	});

	it('is widened once, when content that came later holds another type', async () => {
		const { createAttacher } = await import('./attach');
		document.body.innerHTML = '<main id="new"></main>';
		const widen = vi.fn(async () => table);
		const page = createAttacher({}, [], widen);
		page.attach(document);
		expect(widen).not.toHaveBeenCalled();
		byId('new').innerHTML = TWO;
		// The page names the handlers of everything that came with it, such as the content of its popups.
		page.attach(byId('new'), true);
		expect(widen).not.toHaveBeenCalled();
		page.attach(byId('new'));
		page.attach(byId('new'));
		await settle();
		for (const id of ['a', 'b']) viewport.report(byId(id), true);
		await settle();
		expect(attached).toEqual(['a', 'b']);
		page.attach(byId('new'));
		await settle();
		expect(widen).toHaveBeenCalledTimes(1);
		expect(attached).toEqual(['a', 'b']);
	});

	it('is requested again where the whole table could not be fetched', async () => {
		const { createAttacher } = await import('./attach');
		document.body.innerHTML = '<main id="new"></main>';
		const widen = vi.fn<() => Promise<typeof table>>().mockRejectedValueOnce(new Error('offline'));
		widen.mockResolvedValue(table);
		const page = createAttacher({}, [], widen);
		byId('new').innerHTML = TWO;
		page.attach(byId('new'));
		await settle();
		expect(attached).toEqual([]);
		page.attach(byId('new'));
		await settle();
		for (const id of ['a', 'b']) viewport.report(byId(id), true);
		await settle();
		expect(attached).toEqual(['a', 'b']);
	});
});
